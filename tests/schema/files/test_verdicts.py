"""Verdicts that a map carries: true of the map that was judged, and of no other."""

from dataclasses import replace

from hullwright.samples import maps
from hullwright.schema.documents.carried_verdict import (
    LAB,
    verdict_of,
    with_verdict,
    without_old_verdict,
)
from hullwright.schema.documents.maps import Players
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import text_of, write

DOCUMENT = read_map(next(iter(maps())))
JUDGED = with_verdict(DOCUMENT, {"sentence": "Fair for 4 players."})


def test_a_map_keeps_its_verdict_in_a_file(tmp_path):
    path = tmp_path / "map.json"
    write(JUDGED, path)
    assert verdict_of(read_map(path))["sentence"] == "Fair for 4 players."


def test_another_name_leaves_the_verdict_true():
    assert verdict_of(replace(JUDGED, name="Other")) is not None


def test_a_map_that_is_played_otherwise_loses_its_verdict():
    changed = replace(JUDGED, players=Players(min=2, max=3))
    assert verdict_of(changed) is None
    assert LAB not in without_old_verdict(changed).extra
    assert LAB not in text_of(changed)
