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
    """Return a content in the person's language."""
    word, number = split(content)
    if "{" in word or "}" in word:
        # The name of a plugin's own kind is no template.
        return content
    if number is None:
        return tr(word)
    return tr("{thing} {number}", thing=tr(word), number=number)
