"""Plans of galaxies in the making."""

from typing import NamedTuple


class GalaxyPlan(NamedTuple):
    """A galaxy in the making."""

    cards: tuple[str, ...]
    """The type of the card at each position."""
    aliens: int
    """Where the Aliens start."""
    time: tuple[int, int, int]
    """The time cards with nothing, with an event and with Aliens."""
    events: tuple[int, ...]
    """How many events of each kind there are."""
    buildings: tuple[int, ...]
    """How many buildings of each type there are."""


class Revealing(NamedTuple):
    """What it takes to show all hidden cards."""

    upgrades: int | None
    possible: int
    actions: int
