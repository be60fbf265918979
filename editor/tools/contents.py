"""Contents as words, and their numbers."""


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
