"""Drawing maps as text: glyphs become lines, and roles become colours."""

from collections.abc import Collection, Iterable
from itertools import zip_longest

import click

from hullwright.schema.kinds.kind import Glyph

from .terminal_style import LetterStyle, style

COLOURS: dict[str, LetterStyle] = {
    "ruler": {"fg": "bright_black"},
    # hex zones
    "hull": {"fg": "bright_black", "dim": True},
    "silent": {"fg": "white"},
    "dangerous": {"fg": "yellow"},
    "human": {"fg": "bright_cyan", "bold": True},
    "alien": {"fg": "bright_magenta", "bold": True},
    "pod": {"fg": "bright_green", "bold": True},
    "edge": {"fg": "bright_red"},
    # mazes
    "empty": {"fg": "bright_black", "dim": True},
    "hub": {"fg": "bright_cyan", "bold": True},
    "control": {"fg": "yellow"},
    "teleport": {"fg": "bright_magenta"},
    "exit": {"fg": "bright_green", "bold": True},
    # stations
    "open": {"fg": "bright_black"},
    "station": {"fg": "white"},
    "gate": {"fg": "bright_green"},
    "jump_point": {"fg": "bright_green", "bold": True},
    "creature": {"fg": "bright_magenta", "bold": True},
    # galaxies
    "start": {"fg": "bright_cyan", "bold": True},
    "goal": {"fg": "bright_green", "bold": True},
    "planet": {"fg": "green"},
    "asteroid": {"fg": "yellow"},
    "unknown": {"fg": "bright_black"},
    "aliens": {"fg": "bright_magenta", "bold": True},
}
"""The colour of each style that a drawing uses; a style that is not here has the plain colour."""

MOST_LETTERS = 1_000_000
"""Letters and blanks that a picture may have to be drawn unasked."""

CHANGED: LetterStyle = {"reverse": True, "bold": True}


class LetterPicture:
    """A text drawing: lines whose cells can be marked."""

    def __init__(self, glyphs: Iterable[Glyph], marked: Collection[str] = ()) -> None:
        self._lines: dict[int, list[Glyph]] = {}
        self._marked = marked
        for glyph in glyphs:
            self._lines.setdefault(glyph.line, []).append(glyph)
        ends = (glyph.column + len(glyph.text) for line in self._lines.values() for glyph in line)
        self.width = max(ends, default=0)

    @property
    def is_large(self) -> bool:
        """Whether there is more of it than anybody would look at: things far apart have much between them."""
        ends = (max(each.column for each in line) for line in self._lines.values())
        return sum(ends, start=len(self._lines)) > MOST_LETTERS

    def lines(self) -> list[str]:
        """Return the lines, with colours."""
        return [self._line(number) for number in range(max(self._lines, default=-1) + 1)]

    def _line(self, number: int) -> str:
        made, column = "", 0
        for glyph in sorted(self._lines.get(number, ()), key=lambda each: each.column):
            marked = glyph.cell in self._marked
            look = CHANGED if marked else COLOURS.get(glyph.style, LetterStyle())
            made += " " * (glyph.column - column) + style(glyph.text, **look)
            column = glyph.column + len(glyph.text)
        return made

    def beside(self, other: "LetterPicture", gap: int = 4) -> list[str]:
        """Return the lines of two pictures side by side."""
        mine, others = self.lines(), other.lines()
        return [
            a + " " * (self.width - len(click.unstyle(a)) + gap) + b
            for a, b in zip_longest(mine, others, fillvalue="")
        ]
