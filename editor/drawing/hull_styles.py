"""The styles in which the hull of a ship is drawn, as a table; colours come from the theme."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hullwright.schema.boards.contours import rings_of
from hullwright.schema.messages import Message, message

from ..concepts.marks import Point, Shape
from .hull_geometry import HullGeometry

if TYPE_CHECKING:
    import shapely

OFF = "off"


class HullStroke(NamedTuple):
    """A part of a hull and how it is drawn."""

    part: str
    """Its name in `PARTS`."""
    fill: str = ""
    """The ink inside; nothing if empty."""
    stroke: str = ""
    """The ink of the line; nothing if empty."""
    width: float = 0.05
    """The width of the line, in sides of a cell."""
    is_fine: bool = False
    """Whether it is left out where cells are small."""


class HullStyle(NamedTuple):
    """A way to draw hulls."""

    title: Message
    help: Message
    strokes: Sequence[HullStroke]
    """In the order of drawing."""


STYLES: Mapping[str, HullStyle] = {
    OFF: HullStyle(
        message("No hull"), message("Shows the cells alone, without a hull around them."), ()
    ),
    "line": HullStyle(
        message("Line"),
        message("Draws one line around what can be walked."),
        (HullStroke("hull", stroke="hull-line", width=0.1),),
    ),
    "blueprint": HullStyle(
        message("Blueprint"),
        message("Draws the ship like a plan: a double line, ribs and walls in one blue."),
        (
            HullStroke("band", fill="blueprint-ground"),
            HullStroke("panels", stroke="blueprint-fine", width=0.035, is_fine=True),
            HullStroke("recesses", stroke="blueprint-fine", width=0.02, is_fine=True),
            HullStroke("ribs", stroke="blueprint-fine", width=0.04, is_fine=True),
            HullStroke("inner", stroke="blueprint-fine", width=0.04, is_fine=True),
            HullStroke("walls", stroke="blueprint", width=0.1, is_fine=True),
            HullStroke("rooms", stroke="blueprint", width=0.06),
            HullStroke("hull", stroke="blueprint", width=0.11),
        ),
    ),
    "plated": HullStyle(
        message("Plated"),
        message("Draws the ship in metal: plates, a rim of light, and walls between rooms."),
        (
            HullStroke("band", fill="plate"),
            HullStroke("panels", fill="plate-panel", stroke="plate-seam", width=0.04, is_fine=True),
            HullStroke("recesses", fill="plate", stroke="plate-seam", width=0.03, is_fine=True),
            HullStroke("ribs", stroke="plate-seam", width=0.05, is_fine=True),
            HullStroke("inner", stroke="plate-seam", width=0.05, is_fine=True),
            HullStroke("walls", stroke="bulkhead", width=0.12, is_fine=True),
            HullStroke("rooms", stroke="bulkhead", width=0.1),
            HullStroke("hull", stroke="hull-line", width=0.13),
        ),
    ),
}
"""By name, as settings and commands call them."""


def _areas(areas: "shapely.MultiPolygon") -> Iterator[str]:
    for polygon in areas.geoms:
        for ring in rings_of(polygon):
            yield "M" + " L".join(f"{x:.3f} {y:.3f}" for x, y in ring.coords[:-1]) + " Z"


def _lines(lines: Sequence[tuple[Point, Point]]) -> Iterator[str]:
    for (ax, ay), (bx, by) in lines:
        yield f"M{ax:.3f} {ay:.3f} L{bx:.3f} {by:.3f}"


Part: TypeAlias = Callable[[HullGeometry], Iterator[str]]
PARTS: Mapping[str, Part] = {
    "band": lambda hull: _areas(hull.band),
    "rooms": lambda hull: _areas(hull.rooms),
    "hull": lambda hull: _areas(hull.hull),
    "inner": lambda hull: _areas(hull.inner),
    "panels": lambda hull: _areas(hull.panels),
    "recesses": lambda hull: _areas(hull.recesses),
    "ribs": lambda hull: _lines(hull.ribs),
    "walls": lambda hull: _lines(hull.walls),
}
"""What a hull consists of, each as paths in SVG's notation."""


HullPaths: TypeAlias = Mapping[str, str]
"""All parts of a hull, as paths by their names."""


# A booklet shows the same ship again and again, and so does every preview of it.
@lru_cache(maxsize=4)
def hull_paths(hull: HullGeometry) -> HullPaths:
    """Return all parts of a hull, ready for any style."""
    return {name: " ".join(drawn(hull)) for name, drawn in PARTS.items()}


def outline_path(areas: "shapely.MultiPolygon") -> str:
    """Return the lines around some areas as one path."""
    return " ".join(_areas(areas))


def hull_strokes(style: str, *, fine: bool) -> Iterator[HullStroke]:
    """Yield how a hull is drawn in a style, with or without its fine lines; an unknown style has none."""
    known = STYLES.get(style, STYLES[OFF])
    return (each for each in known.strokes if fine or not each.is_fine)


def hull_marks(paths: HullPaths, style: str, *, fine: bool = True) -> tuple[Shape, ...]:
    """Return a hull as marks on the plane of the map; areas have holes where they overlap themselves."""
    return tuple(
        Shape(paths[each.part], each.fill, each.stroke, each.width)
        for each in hull_strokes(style, fine=fine)
        if paths[each.part]
    )
