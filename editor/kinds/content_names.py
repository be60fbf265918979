"""Content names: what a person reads for the content of a cell, which is a word of the file."""

from collections.abc import Mapping

from hullwright.schema.messages import Message, joined, message, verbatim


def named(names: Mapping[str, Message], content: str) -> Message:
    """Return a content part by part: "tee 90°, new path N", "gate NW, queen".

    >>> str(named({"pod": message("Kapsel")}, "pod 3, ice_giant"))
    'Kapsel 3, ice giant'
    """
    return joined(_part(names, each) for each in content.split(", "))


def _part(names: Mapping[str, Message], part: str) -> Message:
    """Return one thing, with its number behind it; what is not known keeps its name."""
    if part in names:
        return names[part]
    word, _, number = part.rpartition(" ")
    if not word:
        return verbatim(part.replace("_", " "))
    return message("{thing} {number}", thing=_part(names, word), number=number)
