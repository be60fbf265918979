"""Admission: which sectors of a board a side may pass through and end on, as far as sector kinds say so."""

from collections.abc import Iterator, Mapping

from ...effects import DO, Effect
from ...late_dataclass import late_dataclass
from ...records import Json
from .layout import ALIEN, HUMAN, SIDES, Side
from .sector_effects import (
    ALIENS,
    ALL,
    END_HERE,
    ENTER,
    HUMANS,
    NOBODY,
    PASS_THROUGH,
)

ADMITTED: Mapping[str, frozenset[Side]] = {
    ALL: frozenset(SIDES),
    HUMANS: frozenset({HUMAN}),
    ALIENS: frozenset({ALIEN}),
    NOBODY: frozenset(),
}
"""The sides that each choice of an effect admits."""


@late_dataclass
class Admission:
    """The spaces that a side may not pass through, and those where it may not end a move."""

    shut_through: frozenset[int]
    shut_ends: frozenset[int]

    @classmethod
    def of(cls, traits: Mapping[int, Mapping[str, Json]], side: Side) -> "Admission":
        """Return where the sector kinds of a board keep a side out."""
        told = [(space, effect) for space, effect in effects_of(traits) if _keeps_out(effect, side)]
        return cls(
            shut_through=frozenset(n for n, effect in told if effect[DO] in {ENTER, PASS_THROUGH}),
            shut_ends=frozenset(n for n, effect in told if effect[DO] in {ENTER, END_HERE}),
        )


def effects_of(traits: Mapping[int, Mapping[str, Json]]) -> Iterator[tuple[int, Effect]]:
    """Yield the effects of all the spaces of a board, in the order of the map."""
    for space, told in sorted(traits.items()):
        for effect in told.get("effects", ()):
            yield space, effect


def _keeps_out(effect: Effect, side: Side) -> bool:
    return effect[DO] in {ENTER, PASS_THROUGH, END_HERE} and side not in ADMITTED[effect["who"]]
