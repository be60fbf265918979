"""How a picture of a map is to be drawn, as tables that the window and the command line share."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import NamedTuple

from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message
from hullwright.schema.records import JsonObject

from ..drawing.hull_styles import STYLES

SUFFIXES = (".png", ".svg", ".pdf")
SMALLEST, USUAL, LARGEST = 64, 2048, 8192
"""Pixels on the longer side of a PNG."""
SHORTEST, PAGE, LONGEST = 50, 297, 2000
"""Millimetres on the longer side of a PDF."""


@late_dataclass
class PictureOptions:
    """How a picture is to be drawn."""

    theme: str = "print"
    size: int = USUAL
    """Pixels on the longer side of a PNG."""
    rulers: bool = True
    labels: bool = True
    title: bool = False
    legend: bool = False
    transparent: bool = False
    selected: bool = False
    """Whether only the cells are drawn that are selected."""
    overlays: tuple[str, ...] = ()
    """The names of what is laid over the map."""
    length: int = PAGE
    """Millimetres on the longer side of a PDF."""
    hull: str = "plated"
    """The style of the hull around a ship; other maps have none."""

    def to_json(self) -> JsonObject:
        """Return the options as they are remembered."""
        return asdict(self)

    @classmethod
    def of(cls, remembered: Mapping[str, object]) -> "PictureOptions":
        """Return options that were remembered; what is missing or of another sort is as usual."""
        usual = asdict(cls())
        found = {
            each.name: remembered[each.name]
            for each in fields(cls)
            if type(remembered.get(each.name)) is type(usual[each.name])
        }
        names = remembered.get("overlays")
        if isinstance(names, list):
            found["overlays"] = tuple(each for each in names if isinstance(each, str))
        return cls(**{**usual, **found})


class DrawingChoice(NamedTuple):
    """One of several values for an option of a picture."""

    name: str
    title: Message
    values: Mapping[str, Message]
    """What each value is called."""


class DrawingSwitch(NamedTuple):
    """Something that is in a picture or is not."""

    name: str
    title: Message
    help: Message


CHOICES = (
    DrawingChoice(
        "theme",
        message("Colours"),
        {"print": message("Paper"), "light": message("Light"), "dark": message("Dark")},
    ),
    DrawingChoice("hull", message("Hull"), {name: style.title for name, style in STYLES.items()}),
)
SWITCHES = (
    DrawingSwitch("title", message("Title"), message("The name of the map, above it.")),
    DrawingSwitch(
        "legend", message("Legend"), message("What is on the map, and what the overlay shows.")
    ),
    DrawingSwitch("rulers", message("Rulers"), message("Letters and numbers along the edges.")),
    DrawingSwitch("labels", message("Labels"), message("The label of each cell.")),
    DrawingSwitch(
        "transparent",
        message("Transparent background"),
        message("Leaves out the paper, so that the picture can be laid over something else."),
    ),
    DrawingSwitch(
        "selected", message("Selection only"), message("Draws the selected cells and no others.")
    ),
)
"""What can be switched on and off: the fields of `PictureOptions` that are true or false."""


def suffix_of(path: Path) -> str:
    """Return which kind of picture a file's name asks for; HullwrightError if none we draw."""
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise HullwrightError(
            message(
                "“{name}” names no kind of picture. End it with .png, .svg or .pdf.",
                name=path.name,
            )
        )
    return suffix
