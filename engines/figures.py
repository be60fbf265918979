"""What a game counts about itself, and what to call it when it is printed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Ending(NamedTuple):
    """A way in which games can end, of which the share is printed."""

    title: str
    counts: tuple[str, ...]
    """The outcomes of a summary that count as this."""


class SpaceTally(NamedTuple):
    """Something counted by spaces, such as escapes by pod, that is printed in a line."""

    title: str
    labels: Mapping[str, str]
    """What each space is called there; all of them are printed, also those that nothing happened at."""


class PieceTally(NamedTuple):
    """Something counted by pieces, such as items that were used."""

    title: str
    names: tuple[str, ...]
    """Every piece that there is, also those that nothing happened to."""


class HeatLayer(NamedTuple):
    """A part of what is drawn as shades: that of one side, in one phase of the game."""

    side: str
    """Nothing where there are no sides."""
    phase: str


@dataclass(frozen=True, kw_only=True)
class Figures:
    """What is printed of many games of one kind, in its order; names are those of the summary."""

    endings: Mapping[str, Ending]
    """The first is shown while games are being played."""
    shares: Mapping[str, str] = field(default_factory=dict)
    """Titles of what happens in some games."""
    numbers: Mapping[str, str] = field(default_factory=dict)
    """Titles of what is a number in each game."""
    tallies: Mapping[str, SpaceTally] = field(default_factory=dict)
    heat: tuple[str, str] | None = None
    """What is drawn as shades over the map, and its title."""
    layers: Mapping[str, HeatLayer] = field(default_factory=dict)
    """The same by side and phase, under their names among the places of a summary."""
    pieces: Mapping[str, PieceTally] = field(default_factory=dict)
    """What is counted by pieces, under its name in the summary."""
