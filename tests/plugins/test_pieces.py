"""Pieces of plugins: read without running anything, and taken into a map only if it stays valid."""

import json
from pathlib import Path

import pytest

from hullwright.plugins.host import Host
from hullwright.plugins.pieces import PluginPiece, plugin_pieces
from hullwright.plugins.testing import faults
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind

from ..plugin_folders import manifest, written

TILES = """
[[contributes.tiles]]
id = "tiles"
kind = "{kind}"
data = "tiles"
title.en = "Tiles"
"""
SECTORS = """
[[contributes.sector_kinds]]
id = "sectors"
kind = "hex-zone"
data = "garden.json"
title.en = "Sectors"
"""
LEAK = {"id": "leak", "part": "actions", "piece": {"title": "Leak", "count": 2}}
GARDEN = {"id": "garden", "piece": {"like": "silent", "title": "Garden"}}


def shipped(home: Path, files: dict[str, object], contributes: str, **fields: object) -> Host:
    """Return a host with one plugin of the person's own."""
    texts = {
        name: each if isinstance(each, str) else json.dumps(each) for name, each in files.items()
    }
    written(
        home / "plugins" / "odd", {"plugin.toml": manifest("odd", contributes, **fields), **texts}
    )
    return Host(home, ())


def blank(kind: str) -> MapDocument:
    return MapDocument(kind=kind, name="Mine", layout=map_kind(kind).blank(None))


def test_an_action_tile_of_a_plugin_is_taken_in_under_a_free_name(tmp_path):
    host = shipped(tmp_path, {"tiles/leak.json": LEAK}, TILES.format(kind="tile-maze"))
    (piece,) = plugin_pieces(host).pieces
    assert (piece.title, piece.plugin, piece.kind, piece.part) == (
        "Leak",
        "Odd",
        "tile-maze",
        "actions",
    )
    once, name = piece.added(blank("tile-maze"))
    twice, other = piece.added(once)
    assert (name, other) == ("leak", "leak_2")
    assert twice.layout.actions["leak"] == twice.layout.actions["leak_2"]
    assert twice.layout.actions["leak"].count == 2


def test_a_sector_kind_of_a_plugin_gets_a_free_letter_of_the_legend(tmp_path):
    host = shipped(tmp_path, {"garden.json": GARDEN}, SECTORS)
    (piece,) = plugin_pieces(host).pieces
    zone, name = piece.added(piece.added(blank("hex-zone"))[0])
    before = blank("hex-zone").layout.legend
    added = {each: kind for each, kind in zone.layout.legend.items() if each not in before}
    assert [each.kind for each in added.values()] == ["garden", "garden_2"]
    assert name == "garden_2"


def test_nothing_of_a_plugin_runs_to_read_its_pieces(tmp_path):
    code = '[[contributes.tools]]\nid = "it"\ncode = "it:work"\ntitle.en = "It"\n'
    files = {"tiles/leak.json": LEAK, "it.py": "raise SystemExit('it ran')"}
    host = shipped(tmp_path, files, TILES.format(kind="tile-maze") + code)
    assert [each.name for each in plugin_pieces(host).pieces] == ["leak"]


@pytest.mark.parametrize(
    "value",
    [
        "no json",
        {"id": "Leak!", "part": "actions", "piece": {}},
        {"id": "leak", "piece": {}},
        {"id": "leak", "part": "actions"},
        {"id": "leak", "part": "actions", "piece": {}, "more": 1},
        [],
    ],
)
def test_a_piece_that_can_not_be_read_is_told_and_hides_no_other(tmp_path, value):
    files = {"tiles/a.json": value, "tiles/leak.json": LEAK}
    found = plugin_pieces(shipped(tmp_path, files, TILES.format(kind="tile-maze")))
    assert [each.name for each in found.pieces] == ["leak"]
    assert len(found.troubles) == 1


def test_a_creature_of_a_plugin_joins_the_list_of_a_station():
    creature = PluginPiece("Odd", "station", "creature_kinds", "maw", {"title": "Maw", "moves": 2})
    once, name = creature.added(blank("station"))
    twice, other = creature.added(once)
    assert [each.id for each in twice.layout.creature_kinds] == [name, other] == ["maw", "maw_2"]


@pytest.mark.parametrize(
    ("part", "value"),
    [("actions", {"count": -1}), ("nonsense", {"count": 1}), ("actions", {"colour": "red"})],
)
def test_a_map_never_takes_in_what_would_make_it_invalid(part, value):
    with pytest.raises(Unreadable):
        PluginPiece("Odd", "tile-maze", part, "leak", value).added(blank("tile-maze"))


def test_a_plugin_in_safe_mode_offers_nothing(tmp_path, monkeypatch):
    host = shipped(tmp_path, {"tiles/leak.json": LEAK}, TILES.format(kind="tile-maze"))
    monkeypatch.setattr("hullwright.plugins.host.host.is_safe", lambda: True)
    assert plugin_pieces(host).pieces == []


def test_the_check_of_plugins_names_pieces_that_no_map_could_take_in(tmp_path):
    bad = {"id": "leak", "part": "actions", "piece": {"count": -1}}
    shipped(
        tmp_path, {"tiles/leak.json": LEAK, "tiles/bad.json": bad}, TILES.format(kind="tile-maze")
    )
    (fault,) = faults(tmp_path / "plugins" / "odd", run_code=False)
    assert str(fault).startswith("tiles/bad.json: piece, count ($.piece.count): -1 is too small: 0")
    assert "-1" in str(fault)


def test_the_check_of_plugins_names_a_kind_of_map_that_there_is_not(tmp_path):
    shipped(tmp_path, {"tiles/leak.json": LEAK}, TILES.format(kind="chess"))
    (fault,) = faults(tmp_path / "plugins" / "odd", run_code=False)
    assert "chess" in str(fault)
