"""Mazes for tests: tiles that are laid by words, and tools that are led over cells named by labels."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from hullwright.editor.concepts.tool import Proposal, ToolContext, ToolPointer
from hullwright.editor.documents.choices import Choice, Choices
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.laid import laid_in
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell

EDITOR_KIND = editor_kind_of("tile-maze")


@cache
def sample(name: str) -> MapDocument:
    return read_map(Path(f"samples/mazes/{name}.json"))


def at(label: str) -> Cell:
    row, column = map(int, label.split(","))
    return Cell(row, column)


def maze(contents: dict[str, str] | None = None) -> TileMaze:
    """Return the house maze with board Alpha at 0,0 and tiles laid by words, whatever the rules say."""
    placed = [
        laid.at(at(label)) for label, word in (contents or {}).items() for laid in laid_in(word)
    ]
    return replace(house_maze(), placed=tuple(placed))


def laid(layout: TileMaze) -> dict[str, str]:
    """Return what lies beside the start board, by labels."""
    surface = EDITOR_KIND.surface(layout)
    return {each.at.label: surface.content(each.at) for each in layout.placed}


def desk(
    layout: TileMaze, first: str = "tee 0°", second: str = "empty", **more: Any
) -> ToolContext:
    return ToolContext(EDITOR_KIND, layout, EDITOR_KIND.surface(layout), first, second, **more)


def symmetric(place: ToolContext, name: str) -> ToolContext:
    return replace(place, symmetry=place.editor_kind.symmetries.usual(name, place.surface))


def pointer(label: str, offset: tuple[float, float] = (0.0, 0.0), **more: bool) -> ToolPointer:
    """Return a pointer at a cell, a little off its middle if wanted."""
    x, y = EDITOR_KIND.surface(maze()).centre(at(label))
    return ToolPointer((x + offset[0], y + offset[1]), at(label), **more)


def proposed(name: str, place: ToolContext, *pointers: ToolPointer) -> Proposal:
    """Return the last proposal of a tool that is pressed at the first pointer and led to the last."""
    tool = next(each for each in EDITOR_KIND.tools if each.name == name)
    first, *others = pointers
    stroke = tool.stroke(place, first)
    proposal = next(stroke)
    for each in others:
        proposal = stroke.send(each)
    stroke.close()
    return proposal


def after(name: str, place: ToolContext, *pointers: ToolPointer) -> dict[str, str]:
    """Return what lies on the table after a stroke."""
    edit = proposed(name, place, *pointers).edit
    return laid(place.layout if edit is None else edit(place.layout))


def workplace(layout: TileMaze, tool: str = "lay", first: str = "tee 0°") -> Workplace:
    value = MapDocument(kind="tile-maze", name="Test", layout=layout)
    return Workplace(Document(value), EDITOR_KIND, Choices(Choice(tool, first, "empty")))
