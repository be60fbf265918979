"""Maps for tests of questions: small ones, and one that takes the answering process seconds."""

import random

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

SMALL = ("Hsd1", "sdsd", "dsdA")


def map_of(*rows: str, name: str = "Test") -> MapDocument:
    return MapDocument(kind="hex-zone", name=name, layout=HexZone(legend=LEGEND, rows=rows))


def large_map(side: int, seed: int = 1) -> MapDocument:
    chance = random.Random(seed)
    rows = ["".join(chance.choices(".sd", [2, 3, 5], k=side)) for _ in range(side)]
    rows[0] = "Hs" + rows[0][2:]
    rows[1] = "s1" + rows[1][2:]
    rows[-1] = rows[-1][:-2] + "2A"
    return map_of(*rows, name="Large")
