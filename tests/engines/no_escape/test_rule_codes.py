"""The rule codes: what each makes of a ruleset, with every other one, and that each fires in some game."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from hullwright.engines.audit import audit
from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import engine, load
from hullwright.engines.no_escape.invariants import INVARIANTS
from hullwright.engines.no_escape.ruleset import RULESETS
from hullwright.engines.rules.composition import compose
from hullwright.plugins.testing import conform
from hullwright.samples import HERE as SHIPPED
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map

from .arrange import document, house, layout, sample, shipped_rules

HERE = Path(__file__).parent
PLUGIN = HERE.parents[2] / "plugins" / "no_escape_rules"


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return shipped_rules(tmp_path_factory.mktemp("home"))


@pytest.fixture(scope="module")
def codes(book):
    return [code for (_, code), rule in book.rules.items() if rule.plugin == "no-escape-rules"]


def uses(*rules) -> tuple[RuleUse, ...]:
    return tuple(
        RuleUse.from_json({"code": each} if isinstance(each, str) else each) for each in rules
    )


def composed(book, ruleset: str, *rules):
    return compose(RULESETS[ruleset], uses(*rules), book, "no_escape", None, INVARIANTS)


def scenario(*rules) -> Scenario:
    return Scenario(name="Test", game="no_escape", ruleset="standard", rules=uses(*rules))


def verdict(composition) -> str:
    """Return the findings as they stand in the table."""
    return (
        ", ".join(f"{each.kind} {'+'.join(each.codes)}" for each in composition.findings) or "fine"
    )


def table() -> dict[str, list[str]]:
    """Return the verdicts that were reviewed: on `standard`, and on `first-game`."""
    lines = [line for line in (HERE / "verdicts.txt").read_text().splitlines() if line[:1] != "#"]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    return {row[0]: row[1:] for row in rows}


def test_our_plugin_keeps_the_rules_of_plugins():
    conform(PLUGIN)


def test_each_code_and_each_pair_has_the_verdict_that_was_reviewed(book, codes):
    groups = [(each,) for each in codes] + list(combinations(codes, 2))
    found = {
        " ".join(group): [verdict(composed(book, ruleset, *group)) for ruleset in RULESETS]
        for group in groups
    }
    assert len(codes) == 17
    assert found == table()


def test_every_pair_makes_the_same_ruleset_and_findings_in_both_orders(book, codes):
    for a, b in combinations(codes, 2):
        for ruleset in RULESETS:
            one, other = composed(book, ruleset, a, b), composed(book, ruleset, b, a)
            assert repr(one) == repr(other), (a, b)


def test_all_codes_at_once_compose_the_same_in_any_order(book, codes):
    forwards = composed(book, "standard", *codes)
    for seed in range(10):
        shuffled = Random(seed).sample(codes, len(codes))
        assert repr(composed(book, "standard", *shuffled)) == repr(forwards)


@pytest.mark.parametrize(
    ("rule", "field", "value"),
    [
        ({"code": "NE.START", "value": "omega"}, "start_board", "omega"),
        ({"code": "NE.START"}, "start_board", "map"),
        ({"code": "NE.STRICT_EXIT", "value": "off"}, "strict_exit", False),
        ({"code": "NE.LOOSE_LANES", "value": "off"}, "loose_lanes", False),
        ({"code": "NE.REROLL_ABORTS", "value": "off"}, "reroll_aborts", False),
        ({"code": "NE.HUB_WAYS", "value": "any"}, "hub_ways", "any"),
        ({"code": "NE.HUB_ROOM", "value": "all"}, "hub_holds", "all"),
        ({"code": "NE.TAKEN_INDICATOR", "value": "closed"}, "taken_indicator", "closed"),
        ({"code": "NE.PUSH_OUT", "value": "stop"}, "push_out", "stop"),
        ({"code": "NE.JETPACK_OUT", "value": "off"}, "jetpack_out", False),
        ({"code": "NE.HAND", "value": 4}, "hand", 4),
        ({"code": "NE.ENERGY", "value": 0}, "energy", 0),
        ({"code": "NE.FUSE", "value": 25}, "fuse", 25),
        ({"code": "NE.NO_ACTIONS"}, "actions", False),
        ({"code": "NE.NO_ABORTS"}, "aborts", False),
        ({"code": "NE.OPEN_HANDS"}, "open_hands", True),
        ({"code": "NE.TEAMS", "value": 2}, "teams", 2),
        ({"code": "NE.PRELAID", "value": "off"}, "prelaid", False),
    ],
    ids=lambda each: each["code"] if isinstance(each, dict) else str(each),
)
def test_each_code_sets_its_field_and_fires_in_some_game(book, rule, field, value):
    made = composed(book, "standard", rule)
    assert getattr(made.ruleset, field) == value
    assert not made.findings
    place = PLACES.get(rule["code"], lambda: sample("severed-spoke"))()
    players, games = CROWDS.get(str(value), (4, 3))
    if rule["code"] in RARE:
        players, games = RARE[rule["code"]]
    assert audit(place, scenario(rule), book, players=players, games=games)[rule["code"]]


def crowded():
    """Return a map with few steps from the hub to the exits, and few at a time: meeples meet there."""
    maze = layout(roll=1)
    board = maze.board_in_use
    cells = tuple(
        replace(cell, lanes=tuple(replace(lane, spaces=1) for lane in cell.lanes))
        for cell in board.cells
    )
    return document(
        replace(maze, start_boards={"alpha": replace(board, cells=cells, players=None)})
    )


def with_an_island():
    """Return a map with one exit on foot, and one that nobody reaches."""
    closed = ("control_room 3,0 0", "control_room 2,3 270", "control_room 0,-1 90")
    return document(layout(*closed, "teleporter 9,9 180", "tee 10,9 0"))


def with_teleporters():
    """Return a map on which nearly everybody is teleported."""
    return document(layout("teleporter -1,2 180", "teleporter 2,3 270", "teleporter 3,0 0"))


PLACES = {
    "NE.HUB_ROOM": with_teleporters,
    "NE.TAKEN_INDICATOR": with_teleporters,
    "NE.START": house,
    "NE.PUSH_OUT": crowded,
    "NE.JETPACK_OUT": crowded,
    "NE.STRICT_EXIT": with_an_island,
}
CROWDS = {"map": (6, 3)}
"""With six players Omega would be laid if the map's own board were not asked for."""
RARE = {
    "NE.PUSH_OUT": (8, 25),
    "NE.JETPACK_OUT": (8, 10),
    "NE.STRICT_EXIT": (4, 12),
    "NE.HUB_ROOM": (8, 10),
    "NE.TAKEN_INDICATOR": (8, 10),
    "NE.REROLL_ABORTS": (4, 15),
}
"""Players and games for codes that wait for something that random players seldom manage."""


def test_without_energy_the_jetpack_rule_is_idle(book):
    made = composed(book, "standard", {"code": "NE.ENERGY", "value": 0}, "NE.JETPACK_OUT")
    assert verdict(made) == "idle NE.JETPACK_OUT"


def test_one_team_is_refused(book):
    made = composed(book, "standard", {"code": "LOCAL", "teams": 1})
    assert "nobody to race against" in made.errors[0].text


def test_teams_play_with_as_many_on_each_side(book):
    """NE.TEAMS: seats that make uneven teams are refused."""
    played = load(house(), scenario({"code": "NE.TEAMS", "value": 3}), book)
    assert list(played.seats) == [3, 6]
    assert played.new_state(6, 1).sides == [0, 1, 2, 0, 1, 2]
    with pytest.raises(CannotPlay):
        played.new_state(4, 1)


def test_teams_need_players(book):
    with pytest.raises(CannotPlay, match="too few players"):
        load(document(layout(), players=(2, 2)), scenario({"code": "NE.TEAMS", "value": 3}), book)


def test_a_hand_that_leaves_no_pile_is_refused(book):
    """NEV-5 under the rules in force: 8 × 9 tiles are more than a small box has."""
    maze = layout()
    small = {"single": replace(maze.tile_set["single"], count=40)}
    place = document(replace(maze, tile_set=small, actions={}))
    load(place, scenario({"code": "NE.HAND", "value": 4}), book)
    with pytest.raises(CannotPlay, match="there is no draw pile"):
        load(place, scenario({"code": "NE.HAND", "value": 9}), book)


def test_a_start_board_that_the_laid_tiles_do_not_fit_is_refused(book):
    """NEV-1 under the rules in force."""
    with pytest.raises(CannotPlay, match="meets a wall"):
        load(sample("quarantine-ring"), scenario({"code": "NE.START", "value": "omega"}), book)
    bare = {"code": "NE.PRELAID", "value": "off"}
    load(sample("quarantine-ring"), scenario({"code": "NE.START", "value": "omega"}, bare), book)


def test_maps_without_a_hub_are_refused_in_words():
    zone = read_map(SHIPPED / "hex-zones" / "bellwether.json")
    with pytest.raises(CannotPlay, match=r"it has no .*hub, exit"):
        load(zone, scenario())


def test_the_fuse_cuts_the_pile_and_puts_the_rest_away(book):
    """NE.FUSE."""
    state = load(house(), scenario({"code": "NE.FUSE", "value": 20}), book).new_state(4, 1)
    assert len(state.pile) <= 20
    assert len(state.boxed) >= 132 - 12 - 20 - len(state.discard) - 3


def test_the_engine_says_what_it_is():
    ours = engine("no_escape")
    assert (ours.title, list(ours.rulesets), list(ours.bots)) == (
        "No Escape",
        ["standard", "first-game"],
        [
            *("random", "beginner", "experienced"),
            *("expert:balanced", "expert:blocker", "expert:sprinter", "expert"),
        ],
    )
