"""An export under a scenario holds the board that the engine plays on, so that no rule code is needed to know it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hullwright.engines.loader import ENGINES, engine, prepared
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.boards.board import Board
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.export import Forbidden, export
from hullwright.schema.files.reader import read_map
from hullwright.schema.records import Json, JsonObject

BOOK = rule_book(Host(Path("nowhere")))
MAPS = {
    "eftaios": "hex-zones/bellwether",
    "no_escape": "mazes/quarantine-ring",
    "space_attack": "stations/standard",
    "escape_earth": "galaxies/first-light",
}


def sample(game: str) -> MapDocument:
    return read_map(HERE / f"{MAPS[game]}.json")


def under(game: str, *codes: str, **parameters: Json) -> Prepared:
    """Return a sample under rules; parameters are those of the last."""
    uses = [RuleUse(code=code) for code in codes]
    if parameters:
        uses[-1] = replace(uses[-1], parameters=parameters)
    ruleset = next(iter(engine(game).rulesets))
    scenario = Scenario(name="Trial", game=game, ruleset=ruleset, rules=tuple(uses))
    return prepared(sample(game), scenario, BOOK)


def written(ready: Prepared, folder: Path) -> JsonObject:
    path = folder / "out.json"
    export(ready.examined, path, under=ready.exported, forced=True)
    found: JsonObject = json.loads(path.read_text("utf-8"))
    return found


def roles(value: JsonObject, role: str) -> set[str]:
    return {each["id"] for each in value["board"]["spaces"] if each["role"] == role}


@pytest.mark.parametrize("gates", ["ends", "diagonal"])
def test_the_other_side_of_a_station_is_exported_as_it_is_played(tmp_path, gates):
    ready = under("space_attack", "SA.SIDE_B", gates=gates)
    value = written(ready, tmp_path)
    chart = ready.game.chart
    played = {chart.ids[cell] for cell, number in enumerate(chart.gates) if number >= 0}
    assert roles(value, "gate") == played
    assert roles(value, "gate") != roles(written(under("space_attack"), tmp_path), "gate")


@pytest.mark.parametrize("board", ["alpha", "omega"])
def test_a_maze_is_exported_with_the_start_board_of_the_rules(tmp_path, board):
    value = written(under("no_escape", "NE.START", value=board), tmp_path)
    assert value["layout"]["start_board"] == board


def test_a_maze_without_its_tiles_is_exported_without_them(tmp_path):
    value = written(under("no_escape", "NE.PRELAID", value="off"), tmp_path)
    assert not value["layout"].get("placed")
    assert len(value["board"]["spaces"]) < len(
        written(under("no_escape"), tmp_path)["board"]["spaces"]
    )


@pytest.mark.parametrize("code", sorted(each.code for each in BOOK.rules.values()))
def test_every_export_names_its_rules_and_opens_again_on_the_same_board(tmp_path, code):
    rule = next(each for each in BOOK.rules.values() if each.code == code)
    ready = under(rule.game, code)
    value = written(ready, tmp_path)
    assert Board.from_json(value["board"]) == ready.examined.board
    assert value["rules"] == [{"code": code}] == value["scenario"]["rules"]
    assert value["ruleset"].keys() == ready.ruleset.to_json().keys()
    again = read_map(tmp_path / "out.json")
    assert again == ready.examined.document
    assert prepared(again, ready.scenario, BOOK).document.layout == ready.document.layout


def test_an_export_is_a_map_that_any_number_of_rules_may_be_tried_on(tmp_path):
    side_b = under("space_attack", "SA.SIDE_B")
    written(side_b, tmp_path)
    again = read_map(tmp_path / "out.json")
    plain = replace(side_b.scenario, rules=())
    assert prepared(again, plain, BOOK).board.with_role("gate") == side_b.board.with_role("gate")


def test_rules_that_forbid_playing_forbid_the_export(tmp_path):
    broken = replace(
        under("space_attack", "SA.SIDE_B").scenario,
        rules=(RuleUse(code="SA.SIDE_B"), RuleUse(code="LOCAL", parameters={"gates": 7})),
    )
    ready = prepared(sample("space_attack"), broken, RuleBook())
    with pytest.raises(Forbidden):
        export(ready.examined, tmp_path / "out.json", under=ready.exported)
    assert not (tmp_path / "out.json").exists()


@pytest.mark.parametrize("game", ENGINES)
def test_every_ruleset_can_be_said_in_json(game):
    for ruleset in engine(game).rulesets.values():
        assert json.loads(json.dumps(ruleset.to_json())) == ruleset.to_json()
