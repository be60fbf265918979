"""Tiles that a plugin brings are played like any other: an action tile by its effects, a maze tile by its lanes."""

import json
from random import Random

from hullwright.engines.loader import load
from hullwright.plugins.host import Host
from hullwright.plugins.pieces import plugin_pieces
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination

from ..plugin_folders import manifest, written

TILES = """
[[contributes.tiles]]
id = "tiles"
kind = "tile-maze"
data = "tiles"
title.en = "Tiles"
"""
LEAK = {
    "id": "vent_leak",
    "part": "actions",
    "piece": {
        "title": "Vent leak",
        "count": 40,
        "effects": [{"do": "push", "who": "near", "within": 2, "steps": 1}],
    },
}
BEND = {
    "id": "slow_bend",
    "part": "tile_set",
    "piece": {"title": "Slow bend", "count": 9, "lanes": [{"exits": "NE", "spaces": 5}]},
}


def with_all_pieces(home) -> MapDocument:
    """Return a new map with everything that the plugin in a home offers."""
    files = {f"tiles/{each['id']}.json": json.dumps(each) for each in (LEAK, BEND)}
    written(home / "plugins" / "steam", {"plugin.toml": manifest("steam", TILES), **files})
    found = plugin_pieces(Host(home, ()))
    assert not found.troubles
    document = MapDocument(kind="tile-maze", name="Mine", layout=map_kind("tile-maze").blank(None))
    for piece in found.pieces:
        document, _ = piece.added(document)
    return document


def test_tiles_of_a_plugin_are_checked_and_played(tmp_path):
    document = with_all_pieces(tmp_path)
    assert Examination(document).problems == ()
    game, told = load(document), set()
    for seed in range(12):
        state, chance = game.new_state(3, seed), Random(seed)
        while state.result() is None:
            state.apply(chance.choice(state.legal()))
        told |= {(event[0], event[2]) for event in state.events if event[0] in {"played", "laid"}}
        told |= {event[0] for event in state.events}
    assert ("played", game.box.kinds["vent_leak"]) in told
    assert ("laid", game.box.kinds["slow_bend"]) in told
    assert "shoved" in told
