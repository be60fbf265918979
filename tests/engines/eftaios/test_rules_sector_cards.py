"""EA-D: what the cards of dangerous sectors make players say."""

import pytest

from hullwright.engines.eftaios.zone import ROLES

from .arrange import alien, do, game, heard, human, only, options, scene, space, targets, told

ROWS = ("Hddsd1", "....dA")


def drawing(card, *hand, rules="ultimate", player=0, **changes):
    """Return a state in which the first player has just drawn a card in C01."""
    state = scene(game(*ROWS, rules=rules, **changes), human("B01", *hand), alien("E01"))
    only(state.sector_deck, *[card] * 6)
    do(state, "move", "C01")
    return state


def test_ea_d1_noise_in_your_sector_announces_the_true_position():
    state = drawing("noise_here")
    assert heard(state, 1, "noise") == [(0, (space(state, "C01"),), None)]
    assert state.to_move == 1


def test_ea_d2_noise_in_any_sector_announces_any_sector_the_true_one_included():
    state = drawing("noise_any")
    assert (state.to_move, state.phase) == (0, "noise")
    assert targets(state, "noise") == {"B01", "C01", "D01", "E01", "E02"}
    do(state, "noise", "D01")
    assert heard(state, 1, "noise") == [(0, (space(state, "D01"),), None)]


def test_ea_d2_nobody_else_learns_which_noise_card_it_was():
    here, anywhere = drawing("noise_here"), drawing("noise_any")
    do(anywhere, "noise", "C01")
    assert heard(here, 1, "noise") == heard(anywhere, 1, "noise")
    assert heard(here, 0, "noise") != heard(anywhere, 0, "noise")


def test_ea_d3_silence_announces_silence_in_all_sectors():
    state = drawing("silence")
    assert heard(state, 1, "silence") == [(0, None)]
    assert state.to_move == 1


def test_ea_d4_an_item_is_announced_as_silence_and_kept_hidden():
    state = drawing("item:defence")
    assert heard(state, 1, "silence") == [(0, None)]
    assert heard(state, 0, "silence") == [(0, "item:defence")]
    assert state.hands[0] == ["defence"]
    assert "defence" not in str(state.view(1).to_json())


def test_ea_d4_an_item_and_silence_look_the_same_to_others():
    assert drawing("item:defence").view(1).to_json() == drawing("silence").view(1).to_json()


@pytest.mark.parametrize("card", ["noise_here+item", "noise_any+item"])
def test_ea_d4_a_noise_card_with_an_icon_also_draws_from_the_item_deck(card):
    state = drawing("silence", rules="black-advanced")
    only(state.sector_deck, *[card] * 3)
    only(state.item_deck, "spotlight")
    do(state, "move", "D01")  # the Alien, into a silent sector
    do(state, "resolve")
    do(state, "move", "B01")
    if card.startswith("noise_any"):
        assert not told(state, "drew_item")
        do(state, "noise", "D01")
    assert told(state, "drew_item") == [(0, "spotlight")]
    assert heard(state, 1, "drew_item") == [(0, None)]
    assert state.hands[0] == ["spotlight"]


def test_ea_d4_a_noise_card_without_an_icon_draws_no_item():
    assert not told(drawing("noise_here", rules="black-advanced"), "drew_item")


def test_ea_d4_an_exhausted_item_deck_gives_nothing():
    played = game(*ROWS, rules="black-advanced")
    state = scene(played, human("B01"), alien("E01"))
    only(state.sector_deck, "noise_here+item")
    only(state.item_deck)
    do(state, "move", "C01")
    assert not told(state, "drew_item")
    assert state.to_move == 1


def test_ea_d5_noise_cards_are_discarded_and_reshuffled():
    state = drawing("noise_here")
    only(state.sector_deck)
    assert state.sector_discard == ["noise_here"]
    do(state, "move", "E02")
    do(state, "resolve")
    assert told(state, "noise", 1) == [(1, (space(state, "E02"),), "noise_here")]
    assert (state.sector_deck, state.sector_discard) == ([], ["noise_here"])


def test_ea_d5_in_ultimate_silence_and_items_are_kept_as_cover():
    for card in ("silence", "item:cat"):
        state = drawing(card)
        assert state.sector_discard == []
        assert state.view(1).kept_cards == (1, 0)


@pytest.mark.parametrize("rules", ["black-basic", "black-advanced"])
def test_ea_d5_in_black_every_card_is_discarded(rules):
    state = drawing("silence", rules=rules)
    assert state.sector_discard == ["silence"]
    assert state.view(1).kept_cards == (0, 0)


def test_ea_d5_when_every_card_is_kept_nothing_is_drawn_and_nothing_is_heard_but_silence():
    state = scene(game(*ROWS), human("B01"), alien("E01"))
    only(state.sector_deck)
    do(state, "move", "C01")
    assert heard(state, 1, "silence") == [(0, None)]
    assert state.view(1).kept_cards == (0, 0)


def test_ea_d6_only_sectors_with_a_coordinate_can_be_announced():
    state = drawing("noise_any")
    roles = {ROLES[state.roles[space(state, str(each))]] for each in targets(state, "noise")}
    assert roles == {"silent", "dangerous"}
    assert not targets(state, "noise") & {"A01", "F01", "F02"}


def test_rule_draw_in_silent_draws_a_card_in_silent_sectors_too():
    """A.1."""
    state = scene(game(*ROWS, draw_in_silent=True), human("C01"), alien("E01"))
    only(state.sector_deck, "noise_here")
    do(state, "move", "D01")
    assert told(state, "noise") == [(0, (space(state, "D01"),), "noise_here")]
    assert not told(state, "silent")


def test_rule_item_drawn_with_silence_ignores_icons():
    """J.4."""
    changes = {"rules": "black-advanced", "item_drawn_with": ("silence",)}
    assert not told(drawing("noise_here+item", **changes), "drew_item")
    assert len(told(drawing("silence", **changes), "drew_item")) == 1


def test_the_player_who_chooses_a_noise_is_the_one_who_drew():
    state = scene(game(*ROWS), alien("E01"), human("B01"))
    only(state.sector_deck, "noise_any")
    do(state, "move", "C01")
    do(state, "resolve")
    assert (state.to_move, state.phase) == (0, "noise")
    assert state.view(1).legal() == ()
    assert options(state, "noise")
