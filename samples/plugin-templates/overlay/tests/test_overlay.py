"""The overlay says of each sector what its help promises."""

from pathlib import Path

from hullwright.plugins.fixtures import code_of, survey_of, zone

FOLDER = Path(__file__).parents[1]


def test_every_sector_has_a_number():
    values = code_of(FOLDER, "exits_overlay:exits")(survey_of(zone(["Hs.", "...", "A.."])))
    assert values == {"A01": 1, "B01": 1, "A03": 0}
