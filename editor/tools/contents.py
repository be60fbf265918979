"""Contents as words: what their number is, and how people say them."""

from ..words import tr


def split(content: str) -> tuple[str, int | None]:
    """Return the word of a content, and its number if it has one.

    >>> split("pod 3"), split("silent")
    (('pod', 3), ('silent', None))
    """
    word, _, number = content.rpartition(" ")
    if word and number.isascii() and number.isdigit():
        return word, int(number)
    return content, None


def joined(word: str, number: int) -> str:
    """Return the content of a word and a number."""
    return f"{word} {number}"


def spoken(content: str) -> str:
    """Return a content in the person's language, part by part: "tee 90°, new path N", "gate NW, queen"."""
    if "{" in content or "}" in content:
        # The name of a plugin's own kind is no template.
        return content
    return ", ".join(_one_thing(each) for each in content.split(", "))


def _one_thing(part: str) -> str:
    """Return one thing in the person's language; what is not known keeps its name."""
    said = tr(part)
    word, _, rest = part.rpartition(" ")
    if said != part or not word:
        return said.replace("_", " ")
    return tr("{thing} {number}", thing=_one_thing(word), number=rest)
