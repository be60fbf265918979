"""Searching commands: how well what was typed fits one, and by which of its words if not by its title."""

import unicodedata
from collections.abc import Iterator, Sequence
from enum import IntEnum

from hullwright.schema.late_dataclass import late_dataclass

from .text_match import fit


class Rank(IntEnum):
    """By what a command is found, the worst first."""

    LETTERS = 1
    """The letters occur in the title, in their order."""
    TYPO = 2
    """A word of it is typed with one mistake."""
    HELP = 3
    MENU = 4
    SYNONYM = 5
    PART = 6
    """Inside a word of the title."""
    INITIALS = 7
    WORD = 8
    """Every word begins a word of the title."""
    START = 9
    """The title begins with it."""
    WHOLE = 10


SURE = Rank.HELP
"""Whoever is found by less is left out if another one is found by this or more."""
_LONG = 4
"""Letters from which on a word may have a mistake."""


@late_dataclass
class CommandMatch:
    """How a command fits what was typed."""

    rank: Rank
    fit: int
    """How well the letters lie in the title, among those of the same rank."""
    because: str = ""
    """The other word by which it was found, or nothing if the title or the menu says it."""


class Searchable:
    """The texts of one command, made ready to be searched again and again."""

    def __init__(self, title: str, synonyms: Sequence[str], menu: str, help_text: str) -> None:
        self.title = title
        self._plain = plain(title)
        self._words = _words(self._plain)
        self._initials = "".join(word[0] for word in self._words)
        self._synonyms = [(each, _words(plain(each))) for each in synonyms]
        self._menu = _words(plain(menu))
        self._help = _words(plain(help_text))

    def found(self, query: str) -> CommandMatch | None:
        """Return how it fits a query, or None if it does not."""
        typed = plain(query).strip()
        words = _words(typed)
        if not words:
            return None
        closeness = fit(typed, self._plain) or 0
        if self._plain.rstrip("…") == typed:
            return CommandMatch(Rank.WHOLE, closeness)
        if self._plain.startswith(typed):
            return CommandMatch(Rank.START, closeness)
        if len(typed) > 1 and self._initials.startswith(typed):
            return CommandMatch(Rank.INITIALS, closeness)
        ranks = [self._rank(word) for word in words]
        if any(rank is None for rank in ranks):
            return None
        worst = min(rank for rank in ranks if rank is not None)
        because = next(self._phrases(words), "") if worst is Rank.SYNONYM else ""
        return CommandMatch(worst, closeness, because)

    def _rank(self, word: str) -> Rank | None:
        """Return by what a single word is found."""
        if _begins(word, self._words):
            return Rank.WORD
        if word in self._plain:
            return Rank.PART
        for rank, words in self._elsewhere():
            if _begins(word, words):
                return rank
        known = [*self._words, *(each for _, words in self._synonyms for each in words)]
        if len(word) >= _LONG and any(is_typo(word, each) for each in known):
            return Rank.TYPO
        return Rank.LETTERS if fit(word, self._plain) is not None else None

    def _elsewhere(self) -> Iterator[tuple[Rank, Sequence[str]]]:
        for _, words in self._synonyms:
            yield Rank.SYNONYM, words
        yield Rank.MENU, self._menu
        yield Rank.HELP, self._help

    def _phrases(self, words: Sequence[str]) -> Iterator[str]:
        """Yield the synonyms by which it was found."""
        for phrase, known in self._synonyms:
            if any(_begins(word, known) and not _begins(word, self._words) for word in words):
                yield phrase


def plain(text: str) -> str:
    """Return a text without capitals and accents, so that nobody has to type them.

    >>> plain("Größe ändern…")
    'grosse andern…'
    """
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def is_typo(typed: str, word: str) -> bool:
    """Tell whether a word, or its beginning, is typed with one letter wrong, missing, added or swapped.

    >>> is_typo("miror", "mirror"), is_typo("roatte", "rotate"), is_typo("save", "rotate")
    (True, True, False)
    """
    return any(
        _differ_by_one(typed, word[:length]) for length in range(len(typed) - 1, len(typed) + 2)
    )


def _differ_by_one(a: str, b: str) -> bool:
    if abs(len(a) - len(b)) > 1 or not a or not b or a[0] != b[0]:
        return False
    same = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), None)
    if same is None:
        return True
    rest_a, rest_b = a[same:], b[same:]
    return (
        rest_a[1:] == rest_b[1:]
        or rest_a[1:] == rest_b
        or rest_a == rest_b[1:]
        or (rest_a[1::-1] == rest_b[:2] and rest_a[2:] == rest_b[2:])
    )


def _begins(typed: str, words: Sequence[str]) -> bool:
    return any(word.startswith(typed) for word in words)


def _words(text: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in text).split()
