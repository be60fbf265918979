"""The samples: every file is as we would write it and has nothing wrong; every zone has its character."""

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from hullwright.samples import HERE, maps, scenarios
from hullwright.schema.boards.hexes import distance, hex_of, offset_of
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read, read_map
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.edges import EDGE_KINDS
from hullwright.schema.kinds.hex_zone.layout import KNOWN, LEGEND
from hullwright.schema.kinds.hex_zone.sector_effects import SECTOR_EFFECTS
from hullwright.schema.kinds.hex_zone.sector_symbols import SYMBOLS

ZONES = sorted((HERE / "hex-zones").glob("*.json"))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def zone(name: str) -> Examination:
    return Examination(read_map(HERE / "hex-zones" / f"{name}.json"))


def scenario(name: str) -> Scenario:
    found = read(HERE / "scenarios" / f"{name}.json")
    assert isinstance(found, Scenario)
    return found


def sectors(examination: Examination, role: str) -> list[str]:
    board = examination.board
    return [board.ids[each] for each in board.with_role(role)]


def ways(examination: Examination, side: str = "human") -> Mapping[str, int]:
    """Return how many moves it is to each pod."""
    found: Mapping[str, int] = examination.distances[side]["pods"]
    return found


# Every sample of every kind


@pytest.mark.parametrize("path", [*maps(), *scenarios()], ids=named)
def test_a_sample_is_written_as_we_would_write_it(path):
    document = read(path)
    assert text_of(document) == path.read_text("utf-8")


@pytest.mark.parametrize("path", maps(), ids=named)
def test_a_sample_map_has_no_errors_and_no_warnings(path):
    problems = Examination(read_map(path)).problems
    assert [each.text for each in problems if each.severity is not Severity.HINT] == []


@pytest.mark.parametrize("path", [*maps(), *scenarios()], ids=named)
def test_a_sample_says_who_made_it_and_how_it_may_be_shared(path):
    document: Any = read(path)
    assert document.author
    assert document.license
    assert document.description


# Every hex zone


def test_there_are_twelve_plain_zones_and_three_with_special_sectors():
    assert len(ZONES) == 15
    assert {path.stem for path in ZONES if read_map(path).layout.legend.keys() - LEGEND.keys()} == {
        "gillhouse",
        "latchkey",
        "overweir",
    }


@pytest.mark.parametrize("path", ZONES, ids=named)
def test_a_zone_lies_within_all_published_bands(path):
    assert Examination(read_map(path)).problems == ()


@pytest.mark.parametrize("path", ZONES, ids=named)
def test_a_zone_is_named_like_its_file_and_uses_our_characters(path):
    document = read_map(path)
    assert document.name.lower().replace(" ", "-") == path.stem
    used = set("".join(document.layout.rows))
    known = {each: kind for each, kind in document.layout.legend.items() if kind.kind in KNOWN}
    assert list(known) == [each for each in LEGEND if each in used]
    assert all(LEGEND[each] == kind for each, kind in known.items())
    for each in document.layout.legend.values():
        assert each.kind in KNOWN or (each.title and each.symbol in SYMBOLS and each.colour)
    assert 2 <= document.players.min <= document.players.max <= 8  # EA-S1


@pytest.mark.parametrize("path", ZONES, ids=named)
def test_aliens_can_be_beside_every_pod_before_a_human_is_on_it(path):
    examination = Examination(read_map(path))
    aliens = ways(examination, "alien")
    for pod, moves in ways(examination).items():
        assert aliens[pod] / 2 <= moves


# What each hex zone is for


def test_bellwether_starts_both_sides_in_the_middle_and_favours_no_corner():
    starter = zone("bellwether")
    width, height = starter.metrics["size"]
    for start in (*sectors(starter, "human"), *sectors(starter, "alien")):
        column, row = offset_of(start)
        assert abs(column - width // 2) <= 1
        assert abs(row - height // 2) <= 2
    corners = {
        (column > width / 2, row > height / 2)
        for column, row in map(offset_of, sectors(starter, "pod"))
        if not width / 4 < column < 3 * width / 4
        if not height / 4 < row < 3 * height / 4
    }
    assert len(corners) == len(sectors(starter, "pod")) == 4
    assert max(ways(starter).values()) - min(ways(starter).values()) <= 2


def test_long_vigil_is_far_from_any_pod_and_rarely_silent():
    long = zone("long-vigil")
    assert min(ways(long).values()) >= 10
    assert max(ways(long).values()) >= 20
    assert long.metrics["silent_share"] <= 0.2


def test_thimble_is_small_and_belongs_to_the_aliens():
    small = zone("thimble")
    assert small.metrics["sectors"] <= 60
    first = small.metrics["first_arrival"]
    assert first["alien"] >= 0.8 * sum(first.values())
    assert all(ways(small, "alien")[pod] < moves for pod, moves in ways(small).items())


def test_twin_hollow_is_its_own_mirror_image():
    mirror = zone("twin-hollow")
    assert mirror.metrics["symmetry"]["mirror_left_right"] == 1.0
    assert mirror.metrics["symmetry"]["mirror_up_down"] < 0.5
    assert sorted(ways(mirror).values()) == sorted(ways(mirror, "alien").values())


def test_harrow_quay_makes_the_first_choice_the_last_one():
    quay = zone("harrow-quay")
    assert quay.metrics["sectors"] <= 120
    assert max(ways(quay).values()) - min(ways(quay).values()) <= 2
    farthest = max(ways(quay).values())
    for one, other in combinations(sectors(quay, "pod"), 2):
        assert moves_between(quay, one, other, "silent", "dangerous") >= farthest


def test_harrow_quay_has_short_loud_piers_outside_and_long_quiet_ones_inside():
    quay = zone("harrow-quay")
    rows = [row[5:] for row in quay.document.layout.rows]
    loud, quiet = rows[:2] + rows[-2:], rows[3:5] + rows[6:8]
    assert silent_share(loud) < 0.2
    assert silent_share(quiet) > 0.8
    assert max(map(ways(quay).get, "14")) < min(map(ways(quay).get, "23"))


def silent_share(rows: list[str]) -> float:
    text = "".join(rows)
    return text.count("s") / (text.count("s") + text.count("d"))


def moves_between(examination: Examination, one: str, other: str, *ground: str) -> int:
    """Return how far it is from one pod to another over sectors of certain kinds."""
    graph = examination.board.to_networkx()
    open_to_us = {name for name, role in graph.nodes("role") if role in ground}
    moves: int = nx.shortest_path_length(graph.subgraph(open_to_us | {one, other}), one, other)
    return moves


def test_bramble_lock_is_narrow_and_has_three_pods_at_the_same_distance():
    ambush = zone("bramble-lock")
    assert len(ways(ambush)) == 3
    assert len(set(ways(ambush).values())) == 1
    assert ambush.metrics["mean_degree"] <= 3.2


def test_rosewheel_is_symmetric_in_every_way_and_mostly_dangerous():
    wheel = zone("rosewheel")
    assert set(wheel.metrics["symmetry"].values()) == {1.0}
    assert wheel.metrics["silent_share"] <= 0.25


def test_cinder_warren_is_all_walls_and_detours():
    maze = zone("cinder-warren")
    width, height = maze.metrics["size"]
    assert maze.metrics["mean_degree"] <= 3
    assert maze.metrics["sectors"] <= 0.6 * width * height
    (start,) = map(hex_of, sectors(maze, "human"))
    numbered = {
        str(space.traits["number"]): hex_of(space.id)
        for space in maze.board.spaces()
        if space.role == "pod"
    }
    straight = {pod: distance(start, at) for pod, at in numbered.items()}
    assert all(ways(maze)[pod] >= 1.5 * straight[pod] for pod in straight)
    assert sum(ways(maze).values()) >= 1.8 * sum(straight.values())


# The ready scenarios

READY = {
    "old-school": "G.4 H.1 H.2 H.3 H.4 H.13 H.14 H.15 H.16 J.4",
    "infection": "B.3 C.3 D.2",
    "arena": "A.4 A.5 B.6 C.6 E.3",
}


@pytest.mark.parametrize("name", READY)
def test_a_ready_scenario_names_its_rules_in_order(name):
    found = scenario(name)
    assert " ".join(rule.code for rule in found.rules) == READY[name]
    assert found.game == "eftaios"
    assert found.name.lower().replace(" ", "-") == name


def test_rules_of_the_ready_scenarios_have_the_parameters_of_the_rulebook():
    parameters = {
        rule.code: rule.parameters
        for name in READY
        for rule in scenario(name).rules
        if rule.parameters
    }
    assert parameters == {
        "A.4": {"open_to": "nobody"},
        "C.6": {"pods": [1, 2, 3, 4]},
        "E.3": {"kills": "players"},
        "H.3": {"uses": 3},
        "H.4": {"limit": 4},
    }


@pytest.mark.parametrize("name", ["old-school", "infection"])
def test_rules_about_items_pod_cards_and_feeding_change_a_ruleset_that_has_them(name):
    assert scenario(name).ruleset == "black-advanced"


@pytest.mark.parametrize("name", ["bellwether", "long-vigil", "rosewheel"])
def test_the_arena_can_be_played_where_its_description_says(name):
    assert zone(name).document.name in scenario("arena").description
    pods = sectors(zone(name), "pod")
    assert len(pods) == 4
    for one, other in combinations(pods, 2):
        assert moves_between(zone(name), one, other, "dangerous") > 1


def effects_in(examination: Examination) -> set[str]:
    legend = examination.document.layout.legend.values()
    return {effect["do"] for each in legend for effect in each.effects}


def test_gillhouse_is_crossed_faster_through_its_vents():
    plant = zone("gillhouse")
    assert effects_in(plant) == {"vent", "reveal", "hush", "heal"}
    graph = plant.board.to_networkx()
    assert nx.shortest_path_length(graph, "C04", "O04") == 1
    assert distance(hex_of("C04"), hex_of("O04")) >= 12
    assert plant.metrics["symmetry"]["mirror_left_right"] == 1.0


def test_latchkey_has_a_pod_behind_a_switch_and_one_behind_a_round():
    customs = zone("latchkey")
    assert effects_in(customs) == {
        *("sealed_switch", "switch", "sealed_round", "find_item", "crumble"),
    }
    sealed = {
        space.id
        for space in customs.board.spaces()
        for effect in space.traits.get("effects", ())
        if effect["do"].startswith("sealed")
    }
    graph = customs.board.to_networkx()
    for pod in ("I06", "I01"):
        assert set(graph[pod]) <= sealed


def test_overweir_leads_one_way_above_and_the_other_below_and_its_middle_is_loud():
    locks = zone("overweir")
    assert effects_in(locks) == {"noise", "draw", "enter"}
    edges = locks.document.layout.edges
    assert {each.kind for each in edges} == EDGE_KINDS.keys() - {"wall"}
    hatches = [each for each in edges if each.kind == "one_way"]
    assert {(each.start[0], int(each.start[1:]) < 6) for each in hatches} == {
        ("I", True),
        ("J", False),
    }


def test_the_special_zones_have_nearly_every_effect():
    used = set().union(*map(effects_in, map(zone, ("gillhouse", "latchkey", "overweir"))))
    assert SECTOR_EFFECTS.keys() - used == {"pass_through", "end_here"}
