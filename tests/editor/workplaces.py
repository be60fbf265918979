"""Open maps for tests: a few rows of characters become a workplace."""

from hullwright.editor.documents.choices import Choice, Choices
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone


def zone(*rows: str) -> HexZone:
    """Return a zone with the usual legend."""
    return HexZone(legend=LEGEND, rows=rows)


def workplace(
    *rows: str, tool: str = "brush", first: str = "silent", second: str = "hull", size: int = 0
) -> Workplace:
    """Return a workplace with a zone of these rows."""
    value = MapDocument(kind="hex-zone", name="Test", layout=zone(*rows))
    choices = Choices(Choice(tool, first, second, size))
    return Workplace(Document(value), editor_kind_of("hex-zone"), choices)
