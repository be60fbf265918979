"""Items and characters of one's own: what they do, what others learn of it, and what bots make of them."""

from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hullwright.engines.audit import audit
from hullwright.engines.eftaios.belief import Belief
from hullwright.engines.eftaios.belief_identity import BIT
from hullwright.engines.eftaios.bots import BOTS
from hullwright.engines.eftaios.effect_table import EFFECTS
from hullwright.engines.eftaios.item_effects import MOMENTS_OF, VOCABULARY
from hullwright.engines.eftaios.item_pieces import BOX_ITEMS
from hullwright.engines.eftaios.own_checks import character_faults, item_faults
from hullwright.engines.eftaios.own_pieces import in_play
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.vocabulary import ITEMS
from hullwright.engines.eftaios.zone import ALIEN_SIDE
from hullwright.engines.loader import load
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.local import LOCAL
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.effects import effect_faults, effects_text

from .arrange import alien, at, do, game, human, only, options, sample, scene, targets, told
from .item_scenes import ROWS
from .own_pieces import FLARE, effects_of, own_items, sound_items
from .test_belief import check_masks
from .test_determinisation import check_game


def holding(item, *others, rules="ultimate", **changes):
    """Return a state in which a Human in C01 holds an own item, with others on the map."""
    played = game(*ROWS, rules=rules, own_items={"flare": item}, **changes)
    state = scene(played, human("C01", "flare"), *(others or (alien("G02"),)))
    only(state.sector_deck, *["silence"] * 40)
    return state


def item(*effects, **more):
    return {"title": "Flare", "effects": effects, **more}


# -- the vocabulary --------------------------------------------------------------------------------


def test_every_effect_of_the_vocabulary_is_carried_out_by_the_engine_and_no_other():
    assert set(EFFECTS) == set(VOCABULARY)
    assert set(MOMENTS_OF) <= set(VOCABULARY)


def test_the_items_of_the_box_are_made_of_the_same_effects():
    assert tuple(BOX_ITEMS) == ITEMS
    for piece in BOX_ITEMS.values():
        assert not list(effect_faults(piece.effects, VOCABULARY))
        assert str(effects_text(piece.effects, VOCABULARY))


@given(st.sampled_from(sorted(VOCABULARY)).flatmap(effects_of))
def test_every_effect_is_read_back_whatever_its_numbers_are(effect):
    assert not list(effect_faults([effect], VOCABULARY))
    assert "{" not in str(effects_text([effect], VOCABULARY))


@given(sound_items())
def test_sound_items_are_found_to_be_sound(told):
    rules = replace(RULESETS["ultimate"], own_items={"own": told})
    assert not list(map(str, item_faults(rules)))


# -- what they do ----------------------------------------------------------------------------------


def test_everybody_within_two_sectors_of_a_flare_says_where():
    state = holding(FLARE, alien("E01"), alien("G02"))
    do(state, "item", "flare")
    assert told(state, "item") == [(0, "flare", -1)]
    assert [(who, state.game.zone.ids[where]) for who, where in told(state, "position")] == [
        (0, "C01"),
        (1, "E01"),
    ]


def test_whoever_uses_a_flare_for_the_others_keeps_silent():
    state = holding(item({"do": "ask_near", "distance": 9, "whom": "others"}))
    do(state, "item", "flare")
    assert [who for who, _ in told(state, "position")] == [1]


def test_a_silent_item_is_not_declared_but_what_it_makes_known_is_heard():
    state = holding({**FLARE, "declared": False}, alien("E01"))
    do(state, "item", "flare")
    assert not told(state, "item")
    assert told(state, "item_unseen", 0)
    assert len(told(state, "position")) == 2


def test_a_lamp_lights_as_far_as_it_says():
    state = holding(item({"do": "light", "distance": 0}), alien("E01"), alien("F01"))
    assert "F01" in targets(state, "item", "flare")
    do(state, "item", "flare", "F01")
    assert [who for who, _ in told(state, "position")] == [2]


def test_a_decoy_is_heard_where_it_was_named_and_never_in_a_start():
    state = holding(item({"do": "decoy"}))
    assert not targets(state, "item", "flare") & {"A01", "H02", "H01"}
    do(state, "item", "flare", "E01")
    assert told(state, "decoy") == [(0, state.game.zone.index["E01"])]


def test_an_item_of_one_s_own_makes_a_move_as_much_longer_as_it_says():
    state = holding(item({"do": "extra_steps", "steps": 3}, when=("before_move",)))
    do(state, "item", "flare")
    assert targets(state, "move") == {"A02", "B01", "D01", "E01", "F01", "G01", "G02"}


def test_whoever_stays_by_an_item_says_so_and_the_sector_is_resolved():
    state = holding(item({"do": "stay"}, when=("before_move",)))
    do(state, "item", "flare")
    assert at(state, 0) == "C01"
    assert told(state, "stayed") == [(0,)]
    assert told(state, "silence", 0)
    assert state.turn == 1


def test_an_item_on_arrival_comes_before_the_card_and_the_card_is_still_drawn():
    state = holding(item({"do": "say_where"}, when=("on_arrival",)))
    assert not options(state, "item")
    do(state, "move", "D01")
    do(state, "item", "flare")
    assert [each[0] for each in state.events[-4:]] == ["item", "position", "silence", "turn"]


def test_an_attack_by_an_item_of_one_s_own_kills_after_everything_else_it_does():
    state = holding(item({"do": "attack"}, {"do": "say_where"}, when=("on_arrival",)), alien("D01"))
    do(state, "move", "D01")
    do(state, "item", "flare")
    kinds = [each[0] for each in state.events]
    assert kinds.index("position") < kinds.index("attack") < kinds.index("killed")


def test_the_attacked_live_on_by_an_item_of_one_s_own():
    shield = item({"do": "survive"}, {"do": "say_where"}, when=("attacked",))
    played = game(*ROWS, own_items={"flare": shield})
    state = scene(played, alien("C01"), human("D01", "flare"))
    do(state, "move", "D01")
    do(state, "attack")
    do(state, "item", "flare")
    assert told(state, "item") == [(1, "flare", -1)]
    assert told(state, "defended") == [(1,)]
    assert at(state, 1) == "D01"


def test_aliens_use_what_is_made_for_them_and_nothing_else():
    lure = item({"do": "ask_near", "distance": 3}, used_by="aliens")
    state = scene(
        game(*ROWS, own_items={"flare": lure}), alien("E01", "flare"), human("D01", "flare")
    )
    assert options(state, "item", "flare")
    do(state, "item", "flare")
    do(state, "move", "F01")
    do(state, "resolve")
    assert not options(state, "item", "flare")


def test_what_is_drawn_by_an_item_is_kept_and_what_it_costs_is_discarded():
    swap = item({"do": "lose_items", "which": "all"}, {"do": "draw_items", "count": 2})
    state = holding(swap, rules="black-advanced")
    state.hands[0].append("sedatives")
    only(state.item_deck, "teleport", "teleport")
    do(state, "item", "flare")
    assert state.hands[0] == ["teleport", "teleport"]
    assert told(state, "discarded", 0) == [(0, "sedatives")]


# -- decks, characters and what is for print only ---------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "deck", "card"),
    [("ultimate", "sector_deck", "item:flare"), ("black-advanced", "item_deck", "flare")],
)
def test_own_cards_lie_where_the_items_of_the_box_come_from(rules, deck, card):
    made = in_play(replace(RULESETS[rules], own_items={"flare": FLARE}, own_cards={"flare": 3}))
    assert getattr(made, deck)[card] == 3


def test_what_is_for_print_only_is_in_no_deck_and_in_no_hand():
    rules = replace(
        RULESETS["ultimate"],
        own_items={"flare": {**FLARE, "print_only": True}},
        own_cards={"flare": 3},
        start_items={"pilot": "flare"},
    )
    made = in_play(rules)
    assert "item:flare" not in made.sector_deck
    assert not made.start_items
    assert not made.own_items


SCOUT = {"title": "Scout", "side": "human", "abilities": ("stay_once",), "start_item": "flare"}


def test_a_character_of_one_s_own_is_dealt_with_its_ability_and_its_item():
    played = game(*ROWS, own_items={"flare": FLARE}, own_characters={"scout": SCOUT})
    states = [played.new_state(8, seed) for seed in range(30)]
    dealt = [
        (state, state.characters.index("scout")) for state in states if "scout" in state.characters
    ]
    assert dealt
    for state, player in dealt:
        assert state.sides[player] == 0
        assert "stay_once" in state.powers[player]
        assert "flare" in state.hands[player]


def test_what_a_character_can_not_be_is_told():
    told = {"title": "Scout", "side": "humans", "abilities": ["stay"], "start_item": "flair"}
    rules = replace(RULESETS["ultimate"], own_items={"flare": FLARE}, own_characters={"s": told})
    found = " ".join(map(str, character_faults(rules)))
    assert "did you mean “human”?" in found
    assert "did you mean “flare”?" in found


# -- beliefs, worlds and bots ------------------------------------------------------------------------

BASES = st.sampled_from(sorted(RULESETS))


def with_own(rules, told, **changes):
    cards = dict.fromkeys(told, 12)
    return replace(RULESETS[rules], own_items=told, own_cards=cards, rounds=8, **changes)


@settings(max_examples=20)
@given(rules=BASES, told=own_items, seed=st.integers(0, 2**32))
def test_the_masks_of_beliefs_are_never_wrong_whatever_items_there_are(rules, told, seed):
    check_masks(with_own(rules, told), seed)


UNHEARD: dict[str, dict[str, object]] = {
    "own_a": {
        "title": "Own",
        "when": ("attacked",),
        "used_by": "aliens",
        "declared": False,
        "effects": ({"do": "survive"},),
    },
    "own_b": {
        "title": "Own",
        "when": ("before_move", "after_sector"),
        "used_by": "humans",
        "declared": False,
        "effects": ({"do": "say_where"}, {"do": "become_alien"}),
    },
}
"""Items of which nobody hears: one by which Humans become Aliens, and one that saves Aliens."""


def test_whoever_dies_with_an_aliens_character_was_no_human_however_many_may_have_turned_unheard():
    state = game("Hddddd1", "ddddddA", **{"rules": "black-advanced", **_own(UNHEARD)}).new_state(
        4, 1
    )
    player = next(each for each in range(4) if state.born[each] == ALIEN_SIDE)
    other = next(each for each in range(4) if each != player)
    identities = Belief(state.view(other)).identities
    identities.may_turn(player)
    identities.reveal(player, ALIEN_SIDE, state.characters[player])
    assert identities.born[player] == BIT[ALIEN_SIDE]


@settings(max_examples=12)
@example(rules="black-advanced", told=UNHEARD, seed=41)
@given(rules=BASES, told=own_items, seed=st.integers(0, 2**32))
def test_worlds_look_the_same_to_their_player_whatever_items_there_are(rules, told, seed):
    check_game(with_own(rules, told), seed)


@settings(max_examples=12)
@given(rules=BASES, told=own_items, bot=st.sampled_from(sorted(BOTS)), seed=st.integers(0, 2**32))
def test_bots_play_to_the_end_whatever_items_there_are(rules, told, bot, seed):
    played = game("Hdddsd1", "dddddsd", "2ddddsA", **{"rules": rules, **_own(told)})
    state = played.new_state(4, seed)
    seats = [BOTS[bot](seed + each) for each in range(4)]
    while state.result() is None:
        seat = state.to_move
        state.apply(seats[seat].choose(state.view(seat), state.legal()))


def test_an_item_that_brings_others_is_not_used_for_ever():
    drawing = {
        "title": "Own",
        "when": ("on_arrival", "before_move"),
        "used_by": "humans",
        "declared": True,
        "effects": ({"do": "draw_items"}, {"do": "draw_items"}),
    }
    rules = {"rules": "black-advanced", **_own({"own_b": drawing})}
    state = game("Hdddsd1", "dddddsd", "2ddddsA", **rules).new_state(4, 454)
    seats = [BOTS["expert:bold"](454 + each) for each in range(4)]
    decisions = 0
    while state.result() is None:
        seat, decisions = state.to_move, decisions + 1
        state.apply(seats[seat].choose(state.view(seat), state.legal()))
        assert decisions < 3000, "a game of ten rounds has far fewer"


def _own(told):
    return {"own_items": told, "own_cards": dict.fromkeys(told, 20), "rounds": 10}


@pytest.mark.parametrize("bot", ["beginner", "expert"])
def test_bots_use_a_flare_now_and_then(bot):
    played = load(sample("bellwether"), _flares(), RuleBook())
    used = 0
    for seed in range(12):
        state = played.new_state(6, seed)
        seats = [BOTS[bot](seed * 10 + each) for each in range(6)]
        while state.result() is None:
            seat = state.to_move
            state.apply(seats[seat].choose(state.view(seat), state.legal()))
        used += len(told(state, "item")) and any(each[1] == "flare" for each in told(state, "item"))
    assert used


def _flares():
    flare = {"title": "Flare", "effects": [{"do": "ask_near", "distance": 2}]}
    local = {"own_items": {"flare": flare}, "own_cards": {"flare": 12}}
    return Scenario(
        name="Flares",
        game="eftaios",
        ruleset="ultimate",
        rules=(RuleUse(code=LOCAL, parameters=local),),
    )


def test_the_audit_shows_that_items_of_one_s_own_fire():
    fired = audit(sample("bellwether"), _flares(), RuleBook(), games=8)
    assert fired[LOCAL] == 8
