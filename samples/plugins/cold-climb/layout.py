"""Towers: decks one above the other, a sign for each compartment."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from hullwright.schema.records import Record

VOID, PASSAGE, SHAFT, LOCKER, START, SHUTTLE = ".", "-", "H", "S", "@", "^"

ROLES: Mapping[str, str] = {
    PASSAGE: "passage",
    SHAFT: "shaft",
    LOCKER: "locker",
    START: "berth",
    SHUTTLE: "shuttle",
}
"""What a compartment is for, by its sign."""

SIGNS: Mapping[str, str] = {role: sign for sign, role in ROLES.items()}


class Compartment(NamedTuple):
    """A place in a tower: the deck counted from the lowest, the column from the left, both from 1."""

    deck: int
    column: int

    @property
    def label(self) -> str:
        """What people call it, such as "3.05": the fifth compartment of the third deck."""
        return f"{self.deck}.{self.column:02}"


@dataclass(frozen=True, kw_only=True)
class Tower(Record):
    """A station that stands on its end: crews begin far below, and the shuttle waits at the top."""

    decks: tuple[str, ...]
    """The decks from the top to the bottom, a sign for each compartment."""

    @property
    def height(self) -> int:
        """How many decks there are."""
        return len(self.decks)

    def compartments(self) -> Iterator[tuple[Compartment, str]]:
        """Yield every compartment with its sign, as they are read."""
        for number, deck in enumerate(self.decks):
            for column, sign in enumerate(deck, 1):
                if sign != VOID:
                    yield Compartment(self.height - number, column), sign


def contents(tower: Tower) -> dict[str, str]:
    """Return what each compartment is for, by its label."""
    return {place.label: ROLES[sign] for place, sign in tower.compartments()}
