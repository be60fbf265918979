"""The conformance suite: our engine passes it, and an engine with any one fault does not."""

import pytest

from hullwright.engines.conformance import CHECKS, violations
from hullwright.engines.contract import Illegal
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.loader import load
from hullwright.engines.trial_games import TrialGame

from .eftaios.arrange import READY, game, sample, scenario, shipped_rules
from .faulty_toys import FAULTS, Mute
from .toys import ToyGame

SMALL = ("Hdsd1", "ddsdd", "2dddA")


@pytest.mark.parametrize("rules", RULESETS)
def test_our_engine_conforms_under_every_ruleset(rules):
    assert [*map(str, violations(game(*SMALL, rules=rules, rounds=8), games=1))] == []


@pytest.mark.parametrize("name", READY)
def test_our_engine_conforms_under_the_ready_scenarios(name, tmp_path):
    played = load(sample("bellwether"), scenario(name), shipped_rules(tmp_path))
    assert [*map(str, violations(played, (5,), games=1))] == []


def toy(fault: type) -> ToyGame:
    """Return the toy with one fault, of the game or of its states."""
    if issubclass(fault, ToyGame):
        return fault()
    made = ToyGame()
    made.state = fault
    return made


def findings(fault: type) -> list[str]:
    """Return what is found in the toy with one fault; some faults make the rest of it crash."""
    found = []
    try:
        found.extend(str(each) for each in violations(toy(fault), (3,), games=1, most=40))
    except (Illegal, IndexError) as crash:
        found.append(repr(crash))
    return found


def test_a_sound_toy_conforms():
    assert list(violations(ToyGame(), games=3)) == []


@pytest.mark.parametrize(("fault", "words"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_an_engine_with_one_fault_does_not_conform(fault, words):
    assert any(words in each for each in findings(fault)), findings(fault)


def test_a_finding_says_where_it_can_be_seen_again():
    assert "(3 players, seed 0, after 0 actions)" in findings(Mute)[0]


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_every_check_finds_some_fault(check):
    assert any(finds(check, fault) for fault, _ in FAULTS)


def finds(check, fault: type) -> bool:
    try:
        return bool(list(check(TrialGame(toy(fault), 3, 0, 40))))
    except (Illegal, IndexError):
        return False
