"""Matching: whether what was typed fits a text, and how well."""

_START, _RUN, _LETTER = 8, 10, 1
"""What a letter is worth at the start of a word, right after another one, and elsewhere."""


def fit(query: str, text: str) -> int | None:
    """Return how well typed letters fit a text, or None if they don't.

    The letters have to occur in their order; those at the starts of words and those that follow each
    other count for more. Spaces of the query part words that are looked for anywhere.

    >>> fit("sv", "Save") is not None, fit("vs", "Save")
    (True, None)
    >>> fit("sa", "Save as…") > fit("sa", "Show axes")
    True
    """
    total = 0
    for word in query.casefold().split():
        found = _fit_word(word, text.casefold())
        if found is None:
            return None
        total += found
    return total


def has_words(query: str, text: str) -> bool:
    """Return whether every word of a query occurs in a text.

    >>> has_words("zo IN", "Zoom in"), has_words("zi", "Zoom in")
    (True, False)
    """
    return all(word in text.casefold() for word in query.casefold().split())


def _fit_word(word: str, text: str) -> int | None:
    """Return the best fit of a word over all places where it can begin."""
    starts = [place for place, letter in enumerate(text) if letter == word[0]]
    fits = [found for place in starts if (found := _fit_from(word, text, place)) is not None]
    return max(fits, default=None)


def _fit_from(word: str, text: str, place: int) -> int | None:
    total, last = 0, place - 2
    for letter in word:
        place = text.find(letter, place)
        if place < 0:
            return None
        if place == 0 or not text[place - 1].isalnum():
            total += _START
        total += _RUN if place == last + 1 else _LETTER
        last = place
        place += 1
    return total
