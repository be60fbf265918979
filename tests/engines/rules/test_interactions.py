"""The interactions that a composer must see (EA-R), one by one, with the sentences people read."""

import pytest

from hullwright.engines.rules.facts import MapFacts
from hullwright.engines.rules.findings import Kind
from hullwright.samples import scenarios
from hullwright.schema.checks.problem import Severity
from hullwright.schema.files.reader import read
from hullwright.schema.records import to_json

FOUR_PODS = MapFacts(
    frozenset({"silent", "dangerous", "human", "alien", "pod"}),
    frozenset({("pod", 1), ("pod", 2), ("pod", 3), ("pod", 4)}),
)


def only(composition, kind: Kind, *codes: str):
    """Return the one finding of a kind about some codes."""
    (found,) = [each for each in composition.findings if each.kind is kind and each.codes == codes]
    return found


def test_a5_and_b3_disagree_about_a_killed_human(composed):
    found = only(composed("black-advanced", "A.5", "B.3"), Kind.CONFLICT, "A.5", "B.3")
    assert found.severity is Severity.ERROR
    assert "“When a Human is killed”" in found.text
    assert "What becomes of a killed Human" in found.text
    assert "A.5 – starts again; B.3 – an Alien where it was killed" in found.text


@pytest.mark.parametrize(("forced", "outcome"), [("A.5", "restarts"), ("B.3", "alien_here")])
def test_force_settles_the_conflict_of_a5_and_b3(composed, forced, outcome):
    rules = [{"code": code, "force": code == forced} for code in ("A.5", "B.3")]
    made = composed("black-advanced", *rules)
    assert not made.errors
    assert made.ruleset.human_killed == outcome
    assert made.ruleset.alien_killed == "restarts"


def test_a_rule_that_is_forced_out_entirely_is_said_to_change_nothing(composed):
    made = composed("black-advanced", {"code": "A.5", "force": True}, "B.3")
    assert "A.5 already settles When a Human is killed" in only(made, Kind.IDLE, "B.3").text


def test_force_on_both_sides_is_still_a_conflict(composed):
    rules = [{"code": code, "force": True} for code in ("A.5", "B.3")]
    only(composed("black-advanced", *rules), Kind.CONFLICT, "A.5", "B.3")


@pytest.mark.parametrize(
    "code", ["B.3", "B.4", "D.2", "H.1", "H.2", "H.3", "H.4", "H.13", "H.14", "H.15", "H.16"]
)
def test_b6_makes_what_is_about_humans_idle(composed, code):
    found = only(composed("black-advanced", "B.6", "E.3", code), Kind.IDLE, code)
    assert found.severity is Severity.WARNING
    assert "because of B.6 (Humans: none)" in found.text


def test_b6_needs_a_way_to_win(composed):
    found = only(composed("ultimate", "B.6"), Kind.NEEDS, "B.6")
    assert found.is_error
    assert "Nobody can win" in found.text
    assert not composed("ultimate", "B.6", "E.3").findings


def test_kills_that_nobody_can_make_are_no_way_to_win(composed):
    impossible = [{"code": "E.3", "kills": "players"}, "B.6"]
    assert composed("black-basic", *impossible).errors
    assert not composed("black-basic", *impossible, "A.5").findings
    assert composed("black-basic", {"code": "E.3", "kills": 8}, "B.6").errors
    assert not composed("black-basic", {"code": "E.3", "kills": 7}, "B.6").errors


def test_kills_that_nobody_can_make_are_only_idle_beside_pods(composed):
    found = only(composed("black-advanced", {"code": "E.3", "kills": "players"}), Kind.IDLE, "E.3")
    assert found.severity is Severity.WARNING
    # In `ultimate` killed Humans come back as Aliens (EA-A3) and can be killed once more.
    assert not composed("ultimate", {"code": "E.3", "kills": "players"}).findings


def test_c3_makes_feeding_idle(composed):
    made = composed("ultimate", "C.3", "mode:speed-per-kill")
    assert (
        "because of C.3 (Aliens feed on: none)" in only(made, Kind.IDLE, "mode:speed-per-kill").text
    )
    only(
        composed("ultimate", "C.3", "mode:any-kill-feeds"),
        Kind.CONFLICT,
        "C.3",
        "mode:any-kill-feeds",
    )


def test_d2_makes_h15_idle(composed):
    found = only(composed("black-advanced", "D.2", "H.15"), Kind.IDLE, "H.15")
    assert "H.15 has no effect because of D.2 (Pod cards: none)" in found.text


def test_a_rule_that_says_it_is_idle_is_left_out_of_the_ruleset(composed):
    # Without a limit on hands, a limit of four would take from the Soldier instead of giving.
    assert composed("ultimate", "H.4").ruleset.hand_limit_of == {}
    assert composed("black-advanced", "H.4").ruleset.hand_limit_of == {"soldier": 4}


@pytest.mark.parametrize("code", ["H.3", "H.4", "H.14", "G.4", "J.4"])
def test_what_is_about_items_needs_a_ruleset_with_items(composed, code):
    found = only(composed("black-basic", code), Kind.NEEDS, code)
    assert found.is_error
    assert "can't be used with this ruleset" in found.text
    assert not composed("black-advanced", code).findings


@pytest.mark.parametrize(
    ("rule", "absent"),
    [({"code": "C.6", "pods": [1, 5, 6]}, "5, 6"), ({"code": "B.4", "pod": 9}, "9")],
)
def test_pods_that_a_rule_names_must_be_on_the_map(composed, rule, absent):
    found = only(composed("ultimate", rule, facts=FOUR_PODS), Kind.PARAMETER, rule["code"])
    assert found.is_error
    assert f"names pod {absent}, which this map doesn't have; it has 1, 2, 3, 4" in found.text
    assert not composed("ultimate", rule).findings
    assert not composed("ultimate", {"code": "C.6", "pods": [4, 1]}, facts=FOUR_PODS).findings


@pytest.mark.parametrize(
    ("open_to", "sides"), [("nobody", ()), ("humans", ("human",)), ("aliens", ("alien",))]
)
def test_a4_says_who_may_enter_silent_sectors(composed, open_to, sides):
    made = composed("ultimate", {"code": "A.4", "open_to": open_to}, "A.1")
    assert made.ruleset.silent_open_to == sides
    assert [each.codes for each in made.findings] == ([] if sides else [("A.1",)])


@pytest.mark.parametrize("code", ["A.1", "A.4"])
def test_rules_about_silent_sectors_are_idle_on_maps_without_any(composed, code):
    made = composed("ultimate", code, facts=MapFacts(frozenset({"dangerous"})))
    assert "it has no “silent” sectors" in only(made, Kind.IDLE, code).text


def test_pods_that_open_after_the_last_round_are_found(composed):
    rule = {"code": "mode:pods-open-late", "round": 41}
    assert (
        "No Human can ever escape"
        in only(composed("ultimate", rule), Kind.NEEDS, rule["code"]).text
    )
    assert not composed("ultimate", rule, "mode:hold-out").errors


@pytest.mark.parametrize(
    "path",
    [each for each in scenarios() if read(each).game == "eftaios"],
    ids=lambda path: path.stem,
)
def test_the_ready_scenarios_compose_without_a_finding(composed, path):
    scenario = read(path)
    rules = to_json(scenario)["rules"]
    assert not composed(scenario.ruleset, *rules, facts=FOUR_PODS).findings


def test_arena_is_what_its_rules_say(composed):
    (path,) = [each for each in scenarios() if each.stem == "arena"]
    ruleset = composed("black-basic", *to_json(read(path))["rules"], facts=FOUR_PODS).ruleset
    assert ruleset.humans == "none"
    assert ruleset.alien_start == ("pod 1", "pod 2", "pod 3", "pod 4")
    assert ruleset.silent_open_to == ()
    assert (ruleset.alien_killed, ruleset.kills_to_win) == ("restarts", "players")


def test_old_school_is_what_its_rules_say(composed):
    (path,) = [each for each in scenarios() if each.stem == "old-school"]
    ruleset = composed("black-advanced", *to_json(read(path))["rules"]).ruleset
    assert ruleset.declared_items == ("teleport", "defence")
    assert ruleset.abilities == {
        "captain": ("first_danger_free",),
        "psychologist": ("starts_among_aliens",),
        "executive_officer": ("stay_once",),
        "engineer": ("two_pod_cards",),
        "medic": ("force_identity_once",),
    }
    assert ruleset.item_uses_of == {"pilot:teleport": 3}
    assert ruleset.hand_limit_of == {"soldier": 4}
    assert ruleset.start_items == {"co_pilot": "teleport"}
    assert ruleset.item_drawn_with == ("silence",)
