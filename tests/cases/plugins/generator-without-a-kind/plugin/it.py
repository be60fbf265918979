"""Makes."""

from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone


def work(options, chance):
    """Return a zone that no file could hold."""
    return HexZone(legend=LEGEND, rows=("sss", "ss"))
