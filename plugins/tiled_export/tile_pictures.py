"""The picture of a tileset: a tile for each sort of cell, plain shapes in the colours of their roles with a few letters."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import TYPE_CHECKING

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.layout import TileMaze

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

COLOURS: Sequence[tuple[str, str]] = (
    ("hull", "#2b2f36"),
    ("outside", "#2b2f36"),
    ("silent", "#ffffff"),
    ("dangerous", "#b9bec6"),
    ("human", "#7db7e8"),
    ("alien", "#d98ab5"),
    ("pod", "#8fcf9b"),
    ("open", "#eef1f5"),
    ("station", "#c9b68c"),
    ("planet", "#a9cf8f"),
    ("asteroid", "#cdb89a"),
)
OTHER, INK, LIGHT = "#dfe3e8", "#1a1d22", "#9aa2ad"


def tile_picture(
    document: MapDocument, names: Mapping[str, str], size: tuple[int, int], columns: int
) -> bytes:
    """Return the picture of all tiles in rows of so many, as a PNG file."""
    from PIL import Image, ImageDraw

    width, height = size
    columns = min(columns, max(len(names), 1))
    rows = max(-(-len(names) // columns), 1)
    image = Image.new("RGBA", (columns * width, rows * height))
    draw = ImageDraw.Draw(image)
    for number, (name, letters) in enumerate(names.items()):
        at = (number % columns * width, number // columns * height)
        corners = [(at[0] + x, at[1] + y) for x, y in _corners(size)]
        colour = next((each for word, each in COLOURS if word in name), OTHER)
        draw.polygon(corners, fill=colour, outline=INK, width=2)
        if isinstance(document.layout, TileMaze):
            _draw_lanes(draw, document.layout, name, (at, width))
        ink = LIGHT if colour == COLOURS[0][1] else INK
        draw.text((at[0] + width / 2, at[1] + height / 2), letters[:10], fill=ink, anchor="mm")
    content = BytesIO()
    image.save(content, "PNG")
    return content.getvalue()


def _corners(size: tuple[int, int]) -> Sequence[tuple[float, float]]:
    """Return the corners of a tile: a square, or a hexagon whose side is half the longer side."""
    width, height = size
    right, bottom = width - 1, height - 1
    if width == height:
        return (0, 0), (right, 0), (right, bottom), (0, bottom)
    if width > height:
        across = right / 4
        return (
            *((across, 0), (right - across, 0), (right, bottom / 2)),
            *((right - across, bottom), (across, bottom), (0, bottom / 2)),
        )
    down = bottom / 4
    return (
        *((right / 2, 0), (right, down), (right, bottom - down)),
        *((right / 2, bottom), (0, bottom - down), (0, down)),
    )


def _draw_lanes(
    draw: "ImageDraw", maze: TileMaze, name: str, place: tuple[tuple[int, int], int]
) -> None:
    """Draw the ways of a maze tile, from its middle to its exits."""
    (left, top), side = place
    middle = (left + side / 2, top + side / 2)
    ends = {
        "N": (middle[0], top),
        "E": (left + side, middle[1]),
        "S": (middle[0], top + side),
        "W": (left, middle[1]),
    }
    for lane in maze.tile_set[name].lanes:
        for exit_ in lane.exits:
            draw.line((*middle, *ends[exit_]), fill=LIGHT, width=12)
