"""Inks: the colours of a theme by what they are for. Hues are those of Okabe and Ito, told apart by everyone."""

from collections.abc import Mapping
from typing import TypeAlias

Inks: TypeAlias = Mapping[str, str]
"""A colour as #rrggbb for each ink."""


class InkTable(dict[str, str]):
    """The inks of a theme. A colour that somebody chose for something of their own is its own ink."""

    def __missing__(self, ink: str) -> str:
        if ink.startswith("#"):
            return ink
        raise KeyError(ink)


BLUE, SKY, GREEN, YELLOW = "#0072B2", "#56B4E9", "#009E73", "#F0E442"
ORANGE, VERMILION, PURPLE, BLACK = "#E69F00", "#D55E00", "#CC79A7", "#000000"

DARK: Inks = InkTable(
    {
        # the window
        "window": "#171c24",
        "panel": "#1d232d",
        "raised": "#28303c",
        "line": "#3a4453",
        "text": "#e6ebf2",
        "faint-text": "#abb5c4",
        "accent": SKY,
        "on-accent": "#0b1118",
        "error": "#ff8a5c",
        "warning": ORANGE,
        "hint": SKY,
        "good": "#3ecf9f",
        # the canvas
        "paper": "#10151c",
        "grid": "#2b3542",
        "ruler": "#a3aebd",
        "ruler-paper": "#171c24",
        "hull": "#161c25",
        "hull-hatch": "#2a3442",
        "silent": "#e8edf3",
        "silent-edge": "#9fb0c3",
        "dangerous": "#7f93ab",
        "dangerous-edge": "#506377",
        "cell-text": "#1f2833",
        "human": BLUE,
        "alien": "#a8326e",
        "pod": GREEN,
        "on-symbol": "#ffffff",
        "stranger": ORANGE,
        "selection": YELLOW,
        "cursor": ORANGE,
        "preview": SKY,
        "axis": PURPLE,
        "hull-line": "#a9bccf",
        "plate": "#313e4d",
        "plate-panel": "#3b4a5b",
        "plate-seam": "#566a80",
        "bulkhead": "#0b1118",
        "blueprint": "#7cc0f0",
        "blueprint-fine": "#4787b5",
        "blueprint-ground": "#11314b",
        "edge": "#0b1118",
        "edge-rim": "#ffffff",
        # players, told apart up to the most that any game seats
        "player-1": "#4aa3e0",
        "player-2": ORANGE,
        "player-3": "#1fc795",
        "player-4": "#e0669f",
        "player-5": "#f2f5f8",
        "player-6": "#c8703a",
        "player-7": "#c3d13a",
        "player-8": "#a98cf0",
    }
)
LIGHT: Inks = InkTable(
    {
        **DARK,
        "window": "#e9edf2",
        "panel": "#f5f7fa",
        "raised": "#ffffff",
        "line": "#c3ccd7",
        "text": "#17202b",
        "faint-text": "#465363",
        "accent": "#005f96",
        "on-accent": "#ffffff",
        "error": "#b34700",
        "warning": "#8a5a00",
        "hint": "#005f96",
        "good": "#00704f",
        "paper": "#dbe1e8",
        "grid": "#b7c1cc",
        "ruler": "#4d5b6b",
        "ruler-paper": "#e9edf2",
        "hull": "#d3dae2",
        "hull-hatch": "#bcc7d2",
        "silent": "#ffffff",
        "silent-edge": "#8b9aab",
        "dangerous": "#a3b3c4",
        "dangerous-edge": "#5f7185",
        "selection": "#a84300",
        "cursor": "#a84300",
        "preview": BLUE,
        "axis": "#9a3f78",
        "hull-line": "#1f2a36",
        "plate": "#5b6c80",
        "plate-panel": "#67798d",
        "plate-seam": "#8ea0b3",
        "bulkhead": "#1f2a36",
        "blueprint": "#0a5a92",
        "blueprint-fine": "#4f8fbf",
        "blueprint-ground": "#cfe2f1",
        "player-1": BLUE,
        "player-2": "#c77700",
        "player-3": GREEN,
        "player-4": "#a8326e",
        "player-5": "#1f2833",
        "player-6": "#7a3b00",
        "player-7": "#6b7f00",
        "player-8": "#7048c8",
    }
)
PRINT: Inks = InkTable(
    {
        **LIGHT,
        "paper": "#ffffff",
        "ruler-paper": "#ffffff",
        "hull": "#ffffff",
        "hull-hatch": "#e3e7ec",
        "grid": "#c8ced6",
        "dangerous": "#d5dbe2",
        "plate": "#8c9bab",
        "plate-panel": "#9baab9",
        "plate-seam": "#6f7f90",
        "blueprint-ground": "#e4eff8",
    }
)

THEMES: Mapping[str, Inks] = {"dark": DARK, "light": LIGHT, "print": PRINT}
