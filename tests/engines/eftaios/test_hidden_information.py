"""Hidden information: what a player may not know changes neither its view nor its legal actions."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.engines.eftaios.events import KINDS
from hullwright.engines.eftaios.fates import ABOARD, ELIMINATED, NOBODY
from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.vocabulary import ITEMS
from hullwright.engines.events import OWNER
from hullwright.engines.loader import load
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.kinds.examination import Examination

from .arrange import READY, board, playing, sample, scenario, shipped_rules


def scrambled(state: EftaiosState, player: int, chance: Random) -> EftaiosState:
    """Return a twin of a state that differs in all that a player may not know."""
    twin = state.clone()
    others = [other for other in range(state.players) if other != player]
    twin.seed, twin.chance = chance.getrandbits(30), Random(chance.random())
    for pile in (twin.sector_deck, twin.sector_discard, twin.item_deck, twin.pod_deck):
        pile[:] = [chance.choice(["noise_here", "silence", "item:cat", "green"]) for _ in pile]
    for other in others:
        _hide(twin, other, chance)
    _swap_identities(twin, others, chance)
    twin.events = [_retold(event, player, chance) for event in twin.events]
    if twin.pending[-1][1] not in {player, NOBODY}:
        twin.pending = [("noise", twin.pending[-1][1], 2, (), "noise_any")]
    return twin


def _hide(twin: EftaiosState, other: int, chance: Random) -> None:
    """Give another player other items, and put it elsewhere."""
    own = ["cat"] if "own_item" in twin.powers[other] else []
    kept = len(twin.hands[other]) - len(own) + twin.covers[other]
    items = chance.randint(0, kept)
    twin.hands[other] = [chance.choice(ITEMS) for _ in range(items)]
    twin.covers[other] = kept - items
    if own:
        twin.powers[other].remove("own_item")
    twin.kills[other] = chance.randint(0, 3)
    twin.speeds[other] = chance.randint(2, 4)
    if twin.positions[other] == NOBODY:
        return
    twin.positions[other] = chance.randrange(len(twin.roles))
    if not twin.game.ruleset.deaths_announced and chance.random() < 0.5:
        twin.fates[other], twin.positions[other] = ELIMINATED, NOBODY


def _swap_identities(twin: EftaiosState, others: list[int], chance: Random) -> None:
    """Deal the identities that nobody has shown anew among those who have not shown theirs."""
    hidden = [
        other
        for other in others
        if not twin.revealed[other]
        and twin.born[other] == twin.sides[other]
        and twin.known_fates[other] == ABOARD
    ]
    dealt = hidden.copy()
    chance.shuffle(dealt)
    for name in ("sides", "born", "characters", "powers"):
        values = [getattr(twin, name)[each] for each in dealt]
        for other, value in zip(hidden, values, strict=True):
            getattr(twin, name)[other] = value


def _retold(event, player: int, chance: Random):
    """Return an event with other secrets, if it is about somebody else."""
    kind = KINDS[event[0]]
    if event[1] in {player, NOBODY}:
        return event
    values = (
        chance.randrange(5) if OWNER in (audience, kind.known) else value
        for value, (_, audience) in zip(event[2:], kind.fields, strict=True)
    )
    return (event[0], event[1], *values)


def assert_the_same_to_all(state: EftaiosState, chance: Random) -> None:
    for player in range(state.players):
        twin = scrambled(state, player, chance)
        assert twin.view(player).to_json() == state.view(player).to_json()
        assert twin.view(player).legal() == state.view(player).legal()


def looked_at_now_and_then(played: EftaiosGame, players: int, seed: int) -> None:
    state, chance = played.new_state(players, seed), Random(seed)
    for number, _ in enumerate(playing(state, Random(seed))):
        if number % 17 == 0:
            assert_the_same_to_all(state, chance)


@pytest.fixture(scope="module")
def ready(tmp_path_factory):
    book = shipped_rules(tmp_path_factory.mktemp("home"))
    return {name: load(sample("bellwether"), scenario(name), book) for name in READY}


@pytest.mark.parametrize("name", READY)
def test_views_hide_secrets_under_the_ready_scenarios(ready, name):
    for seed in range(5):
        looked_at_now_and_then(ready[name], 3 + seed, seed)


@pytest.mark.parametrize("rules", RULESETS)
def test_views_hide_secrets_under_every_ruleset(rules):
    played = EftaiosGame(Examination(sample("thimble")).board, RULESETS[rules], RuleBook())
    for seed in range(6):
        looked_at_now_and_then(played, 2 + seed, seed)


SECRETIVE = st.fixed_dictionaries(
    {},
    optional={
        "deaths_announced": st.sampled_from([False]),
        "declared_items": st.just(("teleport", "defence")),
        "human_killed": st.sampled_from(["alien_at_start", "alien_here", "restarts", "eliminated"]),
        "alien_killed": st.sampled_from(["restarts", "eliminated"]),
        "start_items": st.just({"co_pilot": "cat"}),
        "may_stay": st.sampled_from([True]),
    },
)


@settings(deadline=None, max_examples=40)
@given(rules=st.sampled_from(sorted(RULESETS)), changed=SECRETIVE, seed=st.integers(0, 2**30))
def test_views_hide_secrets_under_rules_that_keep_more_of_them(rules, changed, seed):
    rows = ("Hdsd1d", "dddsdd", "2dddAs")
    played = EftaiosGame(board(*rows), replace(RULESETS[rules], rounds=10, **changed), RuleBook())
    looked_at_now_and_then(played, 5, seed)
