"""Readable inks: which colours of a theme are read on which, and how far apart they have to be."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from hullwright.schema.messages import Message, message

from ..concepts.contrast import LEAST, contrast
from .inks import Inks

TEXTS = ("text", "faint-text", "error", "warning", "hint", "good", "accent")
GROUNDS = ("window", "panel", "raised")
READ_ON: tuple[tuple[str, str], ...] = (
    *product(TEXTS, GROUNDS),
    ("on-accent", "accent"),
    ("ruler", "ruler-paper"),
    ("cell-text", "silent"),
    ("cell-text", "dangerous"),
    ("on-symbol", "human"),
    ("on-symbol", "alien"),
)
"""Each ink that letters are written with, and what they are written on."""

SEEN_ON: tuple[tuple[str, str], ...] = (
    ("selection", "paper"),
    ("cursor", "paper"),
    ("preview", "paper"),
    ("axis", "paper"),
    ("silent", "paper"),
    ("dangerous", "paper"),
    *((f"player-{number}", "paper") for number in range(1, 9)),
)
"""Each ink of something that has to be found on the map, and what lies behind it."""
LEAST_SEEN = 2.0
"""The contrast below which something on the map is hard to find."""


class WeakPair(NamedTuple):
    """Two inks that are too much alike."""

    ink: str
    ground: str
    contrast: float
    least: float

    @property
    def sentence(self) -> Message:
        """What is wrong with them."""
        return message(
            "“{ink}” on “{ground}” has a contrast of {found}, and needs {least}.",
            ink=self.ink,
            ground=self.ground,
            found=f"{self.contrast:.1f}",
            least=f"{self.least:g}",
        )


def unreadable_pairs(inks: Inks) -> Iterator[WeakPair]:
    """Yield the inks that letters could not be read in."""
    return _weak(inks, READ_ON, LEAST)


def faint_pairs(inks: Inks) -> Iterator[WeakPair]:
    """Yield the inks in which something on the map would be hard to find."""
    return _weak(inks, SEEN_ON, LEAST_SEEN)


def _weak(inks: Inks, pairs: tuple[tuple[str, str], ...], least: float) -> Iterator[WeakPair]:
    for ink, ground in pairs:
        found = contrast(inks[ink], inks[ground])
        if found < least:
            yield WeakPair(ink, ground, found, least)
