"""A map can take in what the plugin offers."""

from pathlib import Path

from hullwright.plugins.fixtures import blank_map, pieces_of

FOLDER = Path(__file__).parents[1]


def test_a_zone_takes_the_sector_kind_in():
    (sector,) = pieces_of(FOLDER, "sector_kinds")
    document, name = sector.added(blank_map("hex-zone"))
    assert name in {each.kind for each in document.layout.legend.values()}
