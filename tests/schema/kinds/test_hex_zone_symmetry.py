"""How symmetric a zone is: the same shares, whether counted sector by sector or by arrays."""

import random

from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone
from hullwright.schema.kinds.hex_zone.metrics import symmetry
from hullwright.schema.kinds.hex_zone.symmetry_arrays import VAST, shares

ALIKE = {"s": "silent", "d": "dangerous", "H": "start", "A": "start", "1": "pod", "2": "pod"}


def zone(seed: int, width: int, height: int) -> HexZone:
    chance = random.Random(seed)
    rows = tuple("".join(chance.choices("..sdHA12", k=width)) for _ in range(height))
    return HexZone(legend=LEGEND, rows=rows)


def test_arrays_count_what_is_counted_sector_by_sector() -> None:
    chance = random.Random(18)
    for seed in range(80):
        made = zone(seed, chance.randint(1, 9), chance.randint(1, 9))
        assert shares(made, ALIKE) == symmetry(made), made.rows


def test_a_vast_zone_that_is_its_own_mirror_image_is_wholly_symmetric() -> None:
    half = zone(1, 90, VAST // 180 + 1)
    mirrored = tuple(row + "s" + row[::-1] for row in half.rows)
    assert symmetry(HexZone(legend=LEGEND, rows=mirrored))["mirror_left_right"] == 1.0
