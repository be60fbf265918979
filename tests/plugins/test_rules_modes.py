"""Modes beyond the official codes, played on the real engine: what nobody foresaw changes a game."""

from pathlib import Path
from random import Random

import pytest

from hullwright.engines.loader import load
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map

ROSEWHEEL = read_map(HERE / "hex-zones" / "rosewheel.json")


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return rule_book(Host(tmp_path_factory.mktemp("home")))


@pytest.fixture
def begun(book):
    """Begin a game under some rules."""

    def beginning(*rules, ruleset="ultimate", seed=7):
        uses = tuple(
            RuleUse.from_json({"code": each} if isinstance(each, str) else each) for each in rules
        )
        scenario = Scenario(name="Mode", game="eftaios", ruleset=ruleset, rules=uses)
        return load(ROSEWHEEL, scenario, book).new_state(players=8, seed=seed)

    return beginning


def played(state, until=lambda _: False):
    """Play random legal actions until something is true, or to the end."""
    chance = Random(7)
    while state.result() is None and not until(state):
        state.apply(chance.choice(state.legal()))
    return state


def sectors(state, role: str) -> list[int]:
    return [space for space in range(len(state.roles)) if state.role(space) == role]


def test_an_attacked_sector_goes_from_silent_to_dangerous_to_closed(begun):
    state = begun("mode:crumbling-sectors")
    sector = sectors(state, "silent")[0]
    state.fire("attacked", player=0, sector=sector)
    assert state.role(sector) == "dangerous"
    assert not state.closed >> sector & 1
    state.fire("attacked", player=0, sector=sector)
    assert state.closed >> sector & 1


def test_starts_and_pods_do_not_crumble(begun):
    state = begun("mode:crumbling-sectors")
    for role in ("human", "alien", "pod"):
        sector = sectors(state, role)[0]
        closed = state.closed
        state.fire("attacked", player=0, sector=sector)
        assert (state.role(sector), state.closed) == (role, closed)


def test_sectors_crumble_in_play_and_never_without_the_rule(begun):
    plain, crumbling = played(begun()), played(begun("mode:crumbling-sectors"))
    assert len(sectors(plain, "silent")) == len(sectors(begun(), "silent"))
    assert len(sectors(crumbling, "silent")) < len(sectors(plain, "silent"))


def test_the_late_exit_opens_in_its_round_and_only_then(begun):
    state = begun({"code": "mode:late-exit", "round": 5})
    pods = len(sectors(state, "pod"))
    played(state, lambda state: state.round == 4)
    assert len(sectors(state, "pod")) == pods
    played(state, lambda state: state.round == 5)
    assert len(sectors(state, "pod")) == pods + 1
    played(state, lambda state: state.round == 8)
    assert len(sectors(state, "pod")) == pods + 1


def test_the_last_exit_opens_once_when_the_pods_are_gone(begun):
    state = begun("mode:last-exit")
    pods = len(sectors(state, "pod"))
    state.fire("pods_gone")
    state.fire("pods_gone")
    assert len(sectors(state, "pod")) == pods + 1


def test_an_exit_opens_in_a_sector_that_can_still_be_entered(begun):
    state = begun("mode:last-exit")
    *crumbled, left = sectors(state, "dangerous")
    for sector in crumbled:
        state.close(sector)
    state.fire("pods_gone")
    assert state.role(left) == "pod"


def test_without_dangerous_sectors_an_exit_opens_in_a_silent_one(begun):
    state = begun("mode:last-exit")
    silent = sectors(state, "silent")
    for sector in sectors(state, "dangerous"):
        state.close(sector)
    state.fire("pods_gone")
    assert any(state.role(sector) == "pod" for sector in silent)


def test_a_clone_does_not_share_what_a_mode_remembers(begun):
    state = begun("mode:last-exit")
    other = state.clone()
    other.fire("pods_gone")
    assert other.memory
    assert not state.memory


def test_the_same_seed_opens_the_same_exit(begun):
    games = [played(begun({"code": "mode:late-exit", "round": 3})) for _ in range(2)]
    assert sectors(games[0], "pod") == sectors(games[1], "pod")


MODES = sorted(path.stem for path in Path("plugins/eftaios_modes/rules").glob("*.json"))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("ruleset", ["ultimate", "black-advanced"])
def test_every_mode_plays_to_the_end(begun, mode, ruleset):
    assert played(begun(f"mode:{mode}", ruleset=ruleset)).result() is not None
