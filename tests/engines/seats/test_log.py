"""The log of a game: kept as what happened, and in words whenever somebody reads it."""

import pickle
from random import Random

import pytest

from hullwright.engines.seats.desk import EVERYTHING, PUBLIC, LogLine
from hullwright.engines.seats.log_book import RECENT, GameLog, goes_on
from hullwright.schema.messages import verbatim

from .tables import GAMES, session


def played(game, count):
    """Return a game of bots after some actions, with the logs of the first seat after each of them."""
    table, logs = session(game, people=0), []
    for _ in range(count):
        if table.is_over:
            break
        table.apply(table.state.to_move, table.bots_choice())
        logs.append(table.desk(0).log)
    return table, logs


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", [0, PUBLIC, EVERYTHING])
def test_a_log_that_was_heard_bit_by_bit_says_what_it_said_when_each_line_was_new(game, eyes):
    table, heard = session(game, people=0), []
    for _ in range(60):
        if table.is_over:
            break
        table.apply(table.state.to_move, table.bots_choice())
        log = table.desk(eyes).log
        heard += log[len(heard) :]
    assert len(heard) > 2 * RECENT
    assert list(log) == heard
    assert log == tuple(heard)
    assert log[-1] == heard[-1]
    assert log[2:5] == tuple(heard[2:5])


@pytest.mark.parametrize("game", GAMES)
def test_a_log_that_was_handed_out_stays_as_it_was_when_the_game_goes_on(game):
    _, logs = played(game, 25)
    sizes = [len(each) for each in logs]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]
    assert all(goes_on(logs[-1], each) for each in logs)
    assert not goes_on(logs[0], logs[-1])
    assert logs[0] != logs[-1]


def test_a_log_without_what_was_taken_back_goes_on_from_what_was_before_it():
    table = session("eftaios", people=4)
    chance = Random(2)
    while True:
        seat, before = table.state.to_move, table.desk(table.state.to_move).log
        table.apply(seat, list(chance.choice(table.desk(seat).choices).action))
        after = table.desk(seat).log
        if table.can_undo(seat):
            break
    table.undo(seat)
    again = table.desk(seat).log
    assert again == before
    assert goes_on(again, before)
    assert len(after) > len(before)
    assert not goes_on(again, after)


def test_what_was_decided_instead_of_something_taken_back_stands_in_the_log():
    """As many events as before, and others."""
    table = session("eftaios", people=4)
    while True:
        seat = table.state.to_move
        moves = [each for each in table.desk(seat).choices if each.kind == "move"]
        table.apply(seat, list((moves or table.desk(seat).choices)[0].action))
        if moves[1:] and table.can_undo(seat):
            break
    told = table.desk(seat).log
    table.undo(seat)
    table.apply(seat, list(moves[1].action))
    again = table.desk(seat).log
    assert len(again) == len(told)
    assert again[-1].spaces[-1] == moves[1].path[0].name
    assert not goes_on(again, told)


def test_a_log_that_travels_is_its_lines_and_nothing_of_what_they_were_made_of():
    _, logs = played("eftaios", 20)
    assert isinstance(logs[-1], GameLog)
    there = pickle.loads(pickle.dumps(logs[-1]))
    assert type(there) is tuple
    assert there == logs[-1]


def test_lines_that_somebody_else_has_put_together_are_compared_one_by_one():
    one, other = (LogLine(verbatim(text), 1) for text in ("It is dark.", "It is cold."))
    assert goes_on((one, other), (one,))
    assert not goes_on((one, other), (other,))
    assert not goes_on((one,), (one, other))


def test_desks_that_were_put_away_are_laid_out_again_as_they_were():
    table, _ = played("eftaios", 40)
    before = table.desk(1)
    table.put_away()
    assert table.desk(1) == before
