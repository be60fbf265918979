"""Stations for tests: the samples, small ones in rows, and a desk to work on them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from hullwright.editor.concepts.tool import Proposal, ToolContext, ToolPointer
from hullwright.editor.kinds.station.editor_kind import EDITOR_KIND
from hullwright.schema.boards.hexes import Hex, from_even_r
from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.station.blank import house
from hullwright.schema.kinds.station.layout import Creature, JumpPoint, Station, offset_of

SAMPLES = sorted((Path(__file__).parents[4] / "samples" / "stations").glob("*.json"))
TOOLS = {tool.name: tool for tool in EDITOR_KIND.tools}


def sample(name: str = "standard") -> MapDocument:
    """Return a sample station."""
    return read_map(next(each for each in SAMPLES if each.stem == name))


def station(*rows: str, gates: str = "", creatures: str = "") -> Station:
    """Return a station of these rows; gates are written "W 0,0 2,0; E 1,3", creatures "queen 0,1; …"."""
    points, standing = [], []
    for told in filter(None, (each.strip() for each in gates.split(";"))):
        name, *cells = told.split()
        points.append(JumpPoint(id=name, gates=tuple(cells)))
    for told in filter(None, (each.strip() for each in creatures.split(";"))):
        kind, at = told.split()
        standing.append(Creature(kind=kind, at=at))
    return replace(house(), rows=rows, jump_points=tuple(points), creatures=tuple(standing))


def document(layout: Station, players: int = 4) -> MapDocument:
    return MapDocument(
        kind="station", name="Test", layout=layout, players=Players(min=2, max=players)
    )


def cell(label: str) -> Hex:
    """Return the hex with a label."""
    at = offset_of(label)
    assert at is not None
    return from_even_r(*at)


def content(layout: Station, label: str) -> str:
    return EDITOR_KIND.surface(layout).content(cell(label))


def desk_on(
    layout: Station, first: str = "station", symmetry: str = "none", **more: Any
) -> ToolContext:
    surface = EDITOR_KIND.surface(layout)
    chosen = EDITOR_KIND.symmetries.usual(symmetry, surface)
    return ToolContext(EDITOR_KIND, layout, surface, first, "open", symmetry=chosen, **more)


def pointer(place: ToolContext, label: str, **more: bool) -> ToolPointer:
    """Return a pointer in the middle of a cell, or beside the map for "-"."""
    if label == "-":
        return ToolPointer((-50.0, -50.0), None, **more)
    return ToolPointer(place.surface.centre(cell(label)), cell(label), **more)


def proposed(tool: str, place: ToolContext, *labels: str, **more: bool) -> Proposal:
    """Return the last proposal of a tool that is pressed at the first label and led to the last."""
    first, *others = (pointer(place, label, **more) for label in labels)
    stroke = TOOLS[tool].stroke(place, first)
    proposal = next(stroke)
    for each in others:
        proposal = stroke.send(each)
    stroke.close()
    return proposal


def worked(tool: str, place: ToolContext, *labels: str, **more: bool) -> Station:
    """Return the station after a stroke."""
    edit = proposed(tool, place, *labels, **more).edit
    after: Station = place.layout if edit is None else edit(place.layout)
    return after


CONTENTS = (
    "outside",
    "open",
    "station",
    "cargo tile",
    "reactor tile, back core_breach",
    "queen",
    "queen, spawn",
    "gate NW",
    "gate X2, warrior",
    "open, gate NW, queen, queen",
)


@st.composite
def stations(draw: st.DrawFn) -> Station:
    """Stations of up to 7 × 7 cells with gates and creatures anywhere."""
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    row = st.text("-.#CR", min_size=width, max_size=width)
    rows = draw(st.lists(row, min_size=height, max_size=height))
    labels = st.builds("{},{}".format, st.integers(0, height - 1), st.integers(0, width - 1))
    gates = st.lists(labels, max_size=3, unique=True)
    names = draw(st.lists(st.sampled_from(["NW", "E", "X2"]), max_size=3, unique=True))
    points = tuple(JumpPoint(id=name, gates=tuple(draw(gates))) for name in names)
    standing = st.builds(Creature, kind=st.sampled_from(["queen", "spawn", "moth"]), at=labels)
    creatures = tuple(draw(st.lists(standing, max_size=4)))
    return replace(house(), rows=tuple(rows), jump_points=points, creatures=creatures)
