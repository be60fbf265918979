"""Presets by the names that people type: those of the targets, in small letters with hyphens."""

from collections.abc import Mapping

from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from .contract import DraftKind


def short_name(name: str) -> str:
    """Return a name as it is typed, or stands in the name of a file.

    >>> short_name("The long way"), short_name("¿Fácil?")
    ('the-long-way', 'fácil')
    """
    kept = "".join(each if each.isalnum() else " " for each in name.lower())
    return "-".join(kept.split())


def presets_by_name(kind: DraftKind) -> Mapping[str, Target]:
    """Return the ready targets of a kind by the names that people type."""
    return {short_name(each.name): each for each in kind.presets()}


def preset_named(kind: DraftKind, name: str) -> Target:
    """Return a ready target; HullwrightError with the likely one if there is none of that name."""
    known = presets_by_name(kind)
    if name in known:
        return known[name]
    meant = closest(name, known)
    raise HullwrightError(
        message("There is no target “{name}” (did you mean “{meant}”?).", name=name, meant=meant)
        if meant
        else message(
            "There is no target “{name}”, neither as a file nor among the ready ones: {known}.",
            name=name,
            known=", ".join(known),
        )
    )
