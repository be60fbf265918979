"""EA-K: how many cards of each kind there are."""

from collections import Counter

import pytest

from hullwright.engines.eftaios.ruleset import RULESETS

from .arrange import game

ROWS = ("Hddsd1", "....dA")


def cards(deck):
    """Return how many cards bear each name, whatever icons they have besides."""
    found = Counter()
    for card, count in deck.items():
        found[card.removesuffix("+item")] += count
    return found


@pytest.mark.parametrize("name", ["black-basic", "black-advanced"])
def test_ea_k1_black_has_25_sector_cards(name):
    deck = RULESETS[name].sector_deck
    assert cards(deck) == {"noise_here": 10, "noise_any": 10, "silence": 5}
    assert (deck["noise_here+item"], deck["noise_any+item"]) == (4, 4)
    state = game(*ROWS, rules=name).new_state(4, 1)
    assert Counter(state.sector_deck) == deck
    assert len(state.sector_deck) == 25


def test_ea_k1_black_advanced_has_12_items_and_6_pod_cards():
    state = game(*ROWS, rules="black-advanced").new_state(4, 1)
    assert Counter(state.item_deck) == {
        "attack": 2,
        "teleport": 2,
        "adrenaline": 2,
        "sedatives": 3,
        "spotlight": 2,
        "defence": 1,
    }
    assert Counter(state.pod_deck) == {"green": 3, "red": 3}


def test_ea_k1_black_basic_has_neither_items_nor_pod_cards():
    state = game(*ROWS, rules="black-basic").new_state(4, 1)
    assert (state.item_deck, state.pod_deck) == ([], [])


def test_ea_k2_ultimate_has_77_sector_cards_with_17_items_and_5_pod_cards():
    state = game(*ROWS).new_state(4, 1)
    assert Counter(state.sector_deck) == {
        "noise_here": 27,
        "noise_any": 27,
        "silence": 6,
        "item:adrenaline": 3,
        "item:sedatives": 3,
        "item:attack": 2,
        "item:cat": 2,
        "item:spotlight": 2,
        **dict.fromkeys(
            ["item:teleport", "item:defence", "item:clone", "item:sensor", "item:mutation"], 1
        ),
    }
    assert len(state.sector_deck) == 77
    assert Counter(state.pod_deck) == {"green": 4, "red": 1}


def test_ea_k2_in_the_first_game_items_count_as_silence():
    state = game(*ROWS, rules="ultimate-first-game").new_state(4, 1)
    assert Counter(state.sector_deck) == {"noise_here": 27, "noise_any": 27, "silence": 23}
    assert Counter(state.pod_deck) == {"green": 4, "red": 1}


def test_a_card_is_drawn_from_the_whole_deck():
    played = game("HdddA", "1dddd", rules="black-basic")
    drawn = Counter()
    for seed in range(300):
        state = played.new_state(2, seed)
        while not state.sector_discard:
            state.apply(state.legal()[0])
        drawn[state.sector_discard[0].removesuffix("+item")] += 1
    assert drawn["noise_here"] > drawn["silence"] > 0
    assert drawn["noise_any"] > drawn["silence"]
