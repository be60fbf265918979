"""What the fields of the ruleset about deaths, pods and winning change."""

import pytest

from .arrange import (
    alien,
    at,
    do,
    fate,
    game,
    heard,
    human,
    only,
    scene,
    space,
    targets,
    told,
    until,
)

ROWS = ("Hddsdd1", "2....dA")


def scened(*seats, rules="black-advanced", rows=ROWS, **changes):
    state = scene(game(*rows, rules=rules, **changes), *seats)
    only(state.sector_deck, *["silence"] * 40)
    return state


def attacked(*victims, **changes):
    """Return a state in which an Alien has just attacked some players in C01."""
    state = scened(alien("B01"), *victims, human("F01"), **changes)
    do(state, "move", "C01")
    do(state, "attack")
    return state


def test_rule_pods_to_visit_all_of_them():
    state = scened(
        *(human("C01"), alien("H01")),
        rows=("H2d1ddddA",),
        rules="black-basic",
        pods_to_visit="all",
    )
    do(state, "move", "B01")
    assert heard(state, 1, "visited") == [(0, space(state, "B01"))]
    assert fate(state, 0) == "aboard"
    until(state, 0)
    do(state, "move", "C01")
    until(state, 0)
    do(state, "move", "D01")
    assert fate(state, 0) == "escaped"


def test_rule_pods_to_visit_forgives_a_damaged_pod():
    seats = human("C01"), alien("H01")
    state = scened(*seats, rows=("H2d1ddddA",), pods_to_visit="all")
    for card, pod in (("red", "B01"), ("green", "D01")):
        only(state.pod_deck, card)
        do(state, "move", pod)
        if card == "red":
            until(state, 0)
            do(state, "move", "C01")
            until(state, 0)
    assert fate(state, 0) == "escaped"


def test_rule_pods_without_cards_open_once_each():
    """D.2."""
    rows = ("Hdd1dddA2",)
    state = scened(human("C01"), human("C01"), alien("F01"), rows=rows, pod_deck={})
    do(state, "move", "D01")
    assert fate(state, 0) == "escaped"
    assert not told(state, "pod_card")
    assert targets(state, "move") == {"B01"}


def test_rule_human_killed_goes_on_as_an_alien_where_it_was_killed():
    """B.3."""
    state = attacked(human("C01", "defence", "attack"), human_killed="alien_here")
    do(state, "accept")
    assert (at(state, 1), state.sides[1], state.hands[1]) == ("C01", 1, [])
    assert targets(state, "move") == {"B01", "D01", "E01"}
    do(state, "move", "B01")
    do(state, "attack")


def test_rule_killed_players_restart_from_where_they_began():
    """A.5: Humans and Aliens alike, at the beginning of their next turn."""
    state = attacked(alien("C01"), human("C01"), human_killed="restarts", alien_killed="restarts")
    assert (at(state, 1), state.to_move) == ("G02", 1)
    assert at(state, 2) is None
    assert (fate(state, 2), state.sides[2]) == ("aboard", 0)
    until(state, 2)
    assert at(state, 2) == "A01"


def test_rule_aliens_that_began_on_a_pod_restart_there():
    """A.5 with C.6: each from its own pod."""
    played = game(*ROWS, humans="none", alien_killed="restarts", alien_start=("pod 1", "pod 2"))
    state = scene(played, alien("B01"), alien("C01"), alien("F01"))
    do(state, "move", "C01")
    do(state, "attack")
    assert (state.to_move, at(state, 1)) == (1, "A02")


def test_a_pod_that_is_closed_for_good_is_no_start_any_more():
    """EA-T4 with A.5 and C.6."""
    changes = {"alien_killed": "restarts", "alien_start": ("pod 1",)}
    state = scened(human("F01"), alien("B01"), alien("D01"), human("A01"), **changes)
    only(state.pod_deck, "red")
    do(state, "move", "G01")
    do(state, "move", "D01")
    do(state, "attack")
    assert (state.to_move, at(state, 2)) == (2, "G02")


def test_rule_deaths_announced_not():
    """A.3: the killed say nothing, now or at their next turn, and no view gives them away."""
    state = attacked(human("D01"), human("C01", "attack"), deaths_announced=False)
    missed = attacked(human("D01"), human("E01", "attack"), deaths_announced=False, fed_by=())
    for viewer in (1, 3):
        assert state.view(viewer).to_json() == missed.view(viewer).to_json()
    assert heard(state, 2, "killed_quietly") == [(2, 0)]
    assert state.view(3).kept_cards[2] == 1
    until(state, 3)
    assert (state.view(1).fates[2], state.fates[2]) == (0, 2)
    assert heard(state, 1, "silent")[-1] == (2,)
    assert state.view(1).kept_cards[2] == 1
    assert state.item_discard == ["attack"]


@pytest.mark.parametrize(("becomes", "place"), [("alien_at_start", "G02"), ("alien_here", "C01")])
def test_a_change_of_sides_by_an_unannounced_death_is_known_to_nobody_else(becomes, place):
    """A.3 with EA-A3 or B.3; the Medic had shown everybody that the victim was a Human."""
    seats = alien("B01"), human("D01"), human("C01", "attack"), human("F01")
    state = scened(*seats, deaths_announced=False, human_killed=becomes)
    state.revealed[2] = True
    state.tell("revealed", 2, "human", "")
    do(state, "move", "C01")
    do(state, "attack")
    assert (state.sides[2], state.view(3).known_sides[2]) == (1, 0)
    until(state, 2)
    assert (at(state, 2), state.view(3).known_sides[2], state.hands[2]) == (place, 0, [])
    assert state.view(2).side == 1


def test_rule_kills_to_win():
    """E.3, with a number."""
    state = attacked(alien("C01"), alien("C01"), kills_to_win="2")
    result = state.result()
    assert result is not None
    assert result.winners == (0,)
    assert attacked(alien("C01"), alien("C01"), kills_to_win="3").result() is None


def test_rule_kills_to_win_as_many_as_there_are_players():
    """E.3 as in Arena."""
    played = game(*ROWS, humans="none", alien_killed="restarts", kills_to_win="players")
    state = scene(played, alien("B01"), alien("C01"), alien("C01"))
    state.kills[0] = 1
    do(state, "move", "C01")
    do(state, "attack")
    result = state.result()
    assert result is not None
    assert result.winners == (0,)


def test_rule_kills_to_win_leaves_the_escaped_their_victory():
    """E.3 with EA-E5: every escaped Human has won, whoever wins besides."""
    seats = human("F01"), alien("B01"), alien("C01"), human("E01")
    state = scened(*seats, kills_to_win="1")
    only(state.pod_deck, "green")
    do(state, "move", "G01")
    do(state, "move", "C01")
    do(state, "attack")
    result = state.result()
    assert result is not None
    assert result.winners == (0, 1)


@pytest.mark.parametrize(("becomes", "winners"), [("lose", (1,)), ("win", (0,))])
def test_rule_aboard_at_end(becomes, winners):
    state = scened(human("B01"), alien("F01"), rounds=1, aboard_at_end=becomes)
    state.round = 1
    do(state, "move", "C01")
    do(state, "move", "E01")
    do(state, "resolve")
    result = state.result()
    assert result is not None
    assert result.winners == winners
