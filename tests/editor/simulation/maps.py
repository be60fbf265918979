"""Tiny maps for bots to play on."""

from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

ROWS = ("ss1ss", "sHdAs", "ss2ss")


def tiny(*rows: str, name: str = "Tiny") -> MapDocument:
    """Return a zone that is played in a moment."""
    layout = HexZone(legend=LEGEND, rows=rows or ROWS)
    return MapDocument(kind="hex-zone", name=name, players=Players(min=2, max=4), layout=layout)
