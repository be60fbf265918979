"""Open mazes for tests: the house set, or a sample, in a workplace with its tables."""

from dataclasses import replace

from hullwright.editor.documents.choices import Choice, Choices
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.kinds.tile_maze.tables import TABLES
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.layout import Placement
from hullwright.schema.kinds.tile_maze.sides import Cell


def maze_place(*tiles: str, first: str = "tee 0°") -> Workplace:
    """Return a workplace with the house set, some tiles in a row on the table, and a kind chosen."""
    placed = tuple(Placement(at=Cell(-1, n), tile=tile, rotation=0) for n, tile in enumerate(tiles))
    value = MapDocument(kind="tile-maze", name="Test", layout=replace(house_maze(), placed=placed))
    editor_kind = replace(editor_kind_of("tile-maze"), tables=TABLES)
    return Workplace(Document(value), editor_kind, Choices(Choice("", first, "")))


def steps(place: Workplace) -> list[str]:
    """Return the titles of the steps of a map's history."""
    history = place.document.history
    return [history.text(number) for number in range(history.count())]
