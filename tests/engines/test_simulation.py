"""Simulation: the same games for any number of workers, counted rightly, and bots that are watched."""

import pickle
import random
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import fields
from functools import cache, partial
from multiprocessing import get_context

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.engines.eftaios.bots import BOTS
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.zone import HUMAN_SIDE
from hullwright.engines.loader import load
from hullwright.engines.simulation import (
    BotFault,
    BotKind,
    Match,
    Summary,
    compare,
    mixed,
    seated,
    simulate,
    summaries,
)
from hullwright.engines.simulation.matches import AHEAD
from hullwright.engines.statistics import Pairs
from hullwright.engines.summary import NESTED
from hullwright.samples import HERE
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map

from ..waiting import PATIENCE

ZONE = read_map(HERE / "hex-zones" / "bellwether.json")
THIMBLE = read_map(HERE / "hex-zones" / "thimble.json")
RANDOM = (BotKind("random", BOTS["random"]),)


class Bot:
    """Chooses at random; the bots of these tests behave otherwise in one way each."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def choose(self, _, legal):
        return self.chance.choice(legal)


class Cheat(Bot):
    def choose(self, view, legal):
        return ("move", 10_000) if view.round > 2 else super().choose(view, legal)


class Clumsy(Bot):
    def choose(self, view, legal):
        return super().choose(view, legal) if view.round < 3 else 1 / 0


class Speechless(Bot):
    def choose(self, *_):
        return None


@pytest.fixture(scope="module")
def game():
    return load(ZONE)


@pytest.fixture(scope="module")
def summary(game):
    return simulate(game, 6, 30, RANDOM, seed=5)


def test_the_same_seed_gives_the_same_games_and_another_seed_others(game, summary):
    assert simulate(game, 6, 30, RANDOM, seed=5) == summary
    assert simulate(game, 6, 30, RANDOM, seed=6) != summary


@given(batch=st.integers(1, 12))
def test_batches_change_nothing(batch):
    whole = simulate(small_game(), 4, 7, RANDOM, seed=2)
    assert simulate(small_game(), 4, 7, RANDOM, seed=2, batch=batch) == whole


@cache
def small_game():
    return load(THIMBLE, ruleset="black-basic")


def test_threads_change_nothing(game, summary):
    with ThreadPoolExecutor(2) as pool:
        assert simulate(game, 6, 30, RANDOM, seed=5, executor=pool, batch=4) == summary


@pytest.mark.parametrize("source", ["a game", "a function that loads it"])
def test_processes_change_nothing(game, summary, source):
    given_game = game if source == "a game" else partial(load, ZONE)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        assert simulate(given_game, 6, 30, RANDOM, seed=5, executor=pool, batch=7) == summary


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_can_be_sent_to_another_process(ruleset):
    game = load(ZONE, ruleset=ruleset)
    match = Match(game, 4, RANDOM, seed=1)
    assert pickle.loads(pickle.dumps(match)).summary([0]) == match.summary([0])


def test_seeds_differ_between_games_and_seats():
    seeds = {mixed(1, number) for number in range(2000)}
    assert len(seeds) == 2000
    assert all(0 <= each < 2**52 for each in seeds)
    assert mixed(1, 23) != mixed(12, 3)
    # Recorded games and published figures rest on these: they must never change.
    assert mixed(1, 0) == 3111959821530462


def test_bots_are_seated_by_the_side_they_were_dealt(game):
    state = game.new_state(7, 3)
    kinds = (BotKind("for Humans", Bot), BotKind("for Aliens", Cheat))
    names = [each.kind for each in seated(kinds, state, 3)]
    assert names == ["for Humans" if side == HUMAN_SIDE else "for Aliens" for side in state.sides]
    assert {each.kind for each in seated(kinds[:1], state, 3)} == {"for Humans"}


def test_bots_have_chances_of_their_own(game):
    state = game.new_state(4, 3)
    drawn = {each.bot.chance.random() for each in seated((BotKind("x", Bot),), state, 3)}
    assert len(drawn) == 4


def test_a_bot_that_cheats_is_named_with_the_seed(game):
    match = Match(game, 4, (BotKind("cheat", Cheat),), seed=1)
    with pytest.raises(BotFault, match=r"“cheat” at seat \d chose .* which is not legal") as caught:
        match.play(0)
    assert str(mixed(1, 0)) in str(caught.value)


def test_a_bot_that_says_nothing_is_named(game):
    with pytest.raises(BotFault, match=r"“mute” at seat \d chose None"):
        Match(game, 4, (BotKind("mute", Speechless),), seed=1).play(0)


def test_a_bot_that_fails_is_named_with_its_fault_and_the_seed(game):
    kinds = (BotKind("clumsy", Clumsy),)
    with pytest.raises(BotFault, match="ZeroDivisionError: division by zero") as caught:
        simulate(game, 4, 5, kinds, seed=1)
    assert str(mixed(1, 0)) in str(caught.value)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    with ThreadPoolExecutor(2) as pool, pytest.raises(BotFault, match="clumsy"):
        simulate(game, 4, 5, kinds, seed=1, executor=pool)


@pytest.mark.parametrize(("games", "batch"), [(0, 1), (-5, 1), (1, 0)])
def test_no_games_are_refused_with_a_sentence(game, games, batch):
    with pytest.raises(HullwrightError, match="at least one game"):
        simulate(game, 4, games, RANDOM, seed=1, batch=batch)


def test_an_iterator_that_is_closed_drops_what_has_not_begun(game):
    seated_bots: list[Bot] = []

    def make(seed):
        seated_bots.append(Bot(seed))
        return seated_bots[-1]

    with ThreadPoolExecutor(1) as pool:
        parts = summaries(Match(game, 4, (BotKind("counted", make),), 1), AHEAD, pool, batch=1)
        assert next(parts).games == 1
        parts.close()
        assert pool.submit(lambda: "free").result(PATIENCE) == "free"
    # All games were handed out; those that waited were never begun.
    assert len(seated_bots) < 4 * AHEAD / 2


def test_counts_agree_with_each_other(summary):
    games, numbers, places = summary.games, summary.numbers, summary.places
    assert games == 30
    for each in (summary.outcomes, summary.reasons, summary.rounds):
        assert sum(each.values()) == games
    for each in (numbers["escapes"], numbers["kills"]):
        assert sum(each.values()) == games
    assert places["pods"].total() == sum(n * count for n, count in numbers["escapes"].items())
    assert places["deaths"].total() == sum(n * count for n, count in numbers["kills"].items())
    assert numbers["first_kills"].total() == games - numbers["kills"].get(0, 0)
    assert sum(summary.seat_wins.values()) == sum(summary.place_wins.values())
    assert summary.shares["last_round"] == summary.rounds.get(40, 0)
    assert set(places["deaths"]) <= set(places["attacks"])
    assert places["visits"].total() > 1000


def test_wins_are_counted_for_each_kind_of_bot(game):
    found = simulate(game, 6, 4, (*RANDOM, BotKind("other", Bot)), seed=5)
    assert found.bot_seats == {"random": 12, "other": 12}
    assert sum(found.bot_wins.values()) == sum(found.seat_wins.values())


def test_a_game_is_counted_by_what_happened_in_it(game):
    state = Match(game, 6, RANDOM, seed=5).play(3)
    found = game.counted(state)
    kinds = [event[0] for event in state.events]
    assert found.numbers["kills"] == {kinds.count("killed"): 1}
    assert found.numbers["escapes"] == {kinds.count("escaped"): 1}
    assert found.places["visits"].total() == kinds.count("moved")
    assert found.places["attacks"].total() == kinds.count("attack")
    noises = sum(len(event[2]) for event in state.events if event[0] == "noise")
    assert found.places["noises"].total() == noises
    assert set(found.seat_wins) == set(state.outcome.winners)
    assert set(found.place_wins) == {(seat - state.first) % 6 for seat in state.outcome.winners}


def test_a_game_with_winners_on_both_sides_counts_for_both(game):
    state = game.new_state(4, 1)
    humans = [seat for seat in range(4) if state.sides[seat] == HUMAN_SIDE]
    for winners, outcome in [
        ((), "nobody"),
        (humans, "human"),
        ([seat for seat in range(4) if seat not in humans], "alien"),
        (range(4), "both"),
    ]:
        state.outcome = type("Ended", (), {"winners": tuple(winners), "reason": "a test"})()
        assert game.counted(state).outcomes == {outcome: 1}
    both = Summary(games=3, outcomes={"human": 1, "both": 2})
    endings = game.figures.endings
    assert [both.ended(endings[side].counts) for side in ("human", "alien")] == [3, 2]


tallies = st.dictionaries(st.integers(0, 5), st.integers(1, 9), max_size=4)
named = st.dictionaries(st.sampled_from(["a", "b"]), tallies)
some_summaries = st.builds(
    Summary,
    games=st.integers(0, 9),
    **dict.fromkeys(NESTED, named),
    **{each.name: tallies for each in fields(Summary) if each.name not in {"games", *NESTED}},
)


@given(some_summaries, some_summaries, some_summaries)
def test_summaries_add_up_in_any_order(a, b, c):
    assert (a + b) + c == a + (b + c)
    assert a + b == b + a
    assert a + Summary() == a
    assert (a + b).to_json() == (b + a).to_json()
    assert (a + b).games == a.games + b.games


def test_a_map_compared_with_itself_does_not_differ(game):
    match = Match(game, 4, RANDOM, seed=1)
    pairs = compare(match, Match(game, 4, RANDOM, seed=99), games=12)
    assert pairs.number == 12
    assert pairs.first == pairs.second == 0


def test_two_matches_are_compared_on_common_seeds_for_any_executor():
    first = Match(load(THIMBLE, ruleset="black-basic"), 4, RANDOM, seed=1)
    second = Match(load(THIMBLE, ruleset="ultimate"), 4, RANDOM, seed=1)
    alone = compare(first, second, games=20)
    humans = ("human", "both")
    won = [
        tuple(bool(each.summary([n]).ended(humans)) for each in (first, second)) for n in range(20)
    ]
    assert alone == Pairs(*(won.count(each) for each in [(1, 1), (1, 0), (0, 1), (0, 0)]))
    with ThreadPoolExecutor(2) as pool:
        assert compare(first, second, games=20, executor=pool, batch=3) == alone
