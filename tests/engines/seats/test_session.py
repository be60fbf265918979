"""Sessions: people and bots at the seats, what is pointed at, taking back, and a record that nothing is lost of."""

import json
from random import Random

import pytest

from hullwright.engines.contract import Illegal
from hullwright.engines.recordings import agrees, prepared_again, replay_on
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.desk import EVERYTHING, PUBLIC, SPACE, DeskTarget
from hullwright.engines.seats.desk_json import desk_json, message_from_json
from hullwright.engines.seats.session import GameSession, NotYourTurn
from hullwright.schema.files.journal import JournalFault
from hullwright.schema.files.reader import read_recording

from .tables import GAMES, session


def chosen(desk, chance):
    """Return what a person comes to who points at one offered thing after another."""
    path = ()
    while (offered := desk.offered(path)).choice is None:
        path = (*path, chance.choice(offered.targets))
    return offered.choice


def played(game, path=None, most=1000):
    """Return a session that was played by a person who points, and bots."""
    table, chance = session(game), Random(3)
    if path is not None:
        table.keep(path)
    for _ in range(most):
        table.let_bots_play()
        if table.is_over:
            break
        table.apply(0, list(chosen(table.desk(0), chance).action))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_person_who_points_at_what_is_offered_plays_a_whole_game(game):
    table = played(game)
    assert table.is_over
    desk = table.desk(0)
    assert desk.result is not None
    assert not desk.choices
    assert desk.standings
    assert len(desk.log) > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_path_and_a_sentence_of_its_own(game):
    table, chance = session(game, people=4), Random(1)
    for _ in range(40):
        if table.is_over:
            break
        seat = table.state.to_move
        desk = table.desk(seat)
        assert len({each.path for each in desk.choices}) == len(desk.choices)
        assert len(desk.choices) == len(table.state.legal())
        assert all(str(each.text) and "{" not in str(each.text) for each in desk.choices)
        assert not table.desk((seat + 1) % desk.players).choices
        table.apply(seat, list(chance.choice(desk.choices).action))


@pytest.mark.parametrize("game", GAMES)
def test_a_desk_is_laid_out_once_for_who_looks_until_the_game_goes_on_or_back(game):
    table = session(game, people=4)
    seat = table.state.to_move
    desk = table.desk(seat)
    assert table.desk(seat) is desk
    # Others see their own, also right after somebody else has looked.
    assert table.desk(PUBLIC).eyes == PUBLIC
    assert table.desk(seat, "de").eyes == table.desk(seat).eyes == seat
    before = table.desk(seat)
    table.apply(seat, list(chosen(before, Random(1)).action))
    after = table.desk(seat)
    assert after is not before
    assert (after.choices, after.log) != (before.choices, before.log)
    table.go_over()
    assert table.desk(seat) is not after


@pytest.mark.parametrize("game", GAMES)
def test_a_desk_is_plain_json_whose_sentences_can_be_said_again(game):
    table = session(game)
    table.let_bots_play()
    for eyes in (0, PUBLIC, EVERYTHING):
        told = json.loads(json.dumps(desk_json(table.desk(eyes))))
        assert str(message_from_json(told["question"])) == str(table.desk(eyes).question)
        assert isinstance(desk_json(table.desk(eyes), str)["question"], str)


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_holds_every_action_and_replays_like_a_recording(game, tmp_path):
    path = tmp_path / "game.journal"
    table = played(game, path)
    recording = read_recording(path)
    assert len(recording.actions) == len(table.actions)
    again = replay_on(prepared_again(recording, RuleBook()), recording)
    assert again.to_json() == table.state.to_json()
    assert recording.outcome is not None
    assert agrees(recording, again, RuleBook())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_a_journal_whose_last_line_was_torn(game, tmp_path):
    path = tmp_path / "game.journal"
    table = played(game, path, most=5)
    table.note(0, "words", "1-3 is worth 6")
    content = path.read_bytes()
    path.write_bytes(content + b'["mov')
    with pytest.raises(JournalFault, match="another window or terminal"):
        GameSession.resumed(path, RuleBook())
    # As it goes with a process that is killed.
    table.close()
    again = GameSession.resumed(path, RuleBook())
    assert again.state.to_json() == table.state.to_json()
    assert again.notes == {0: {"words": "1-3 is worth 6"}}
    assert path.read_bytes() == content


def test_nobody_decides_for_another_or_against_the_rules():
    table = session("eftaios", people=4)
    seat = table.state.to_move
    action = list(table.desk(seat).choices[0].action)
    with pytest.raises(NotYourTurn):
        table.apply((seat + 1) % 4, action)
    with pytest.raises(Illegal):
        table.apply(seat, ["move", "Z99"])
    assert not table.actions


def test_a_move_is_taken_back_only_while_nothing_hidden_has_become_known(tmp_path):
    """An Alien who has moved may choose again; who has drawn a card may not."""
    table = session("eftaios", people=4)
    table.keep(tmp_path / "game.journal")
    alien = next(seat for seat, side in enumerate(table.state.sides) if side == 1)
    chance = Random(2)
    while table.state.to_move != alien:
        seat = table.state.to_move
        table.apply(seat, list(chance.choice(table.desk(seat).choices).action))
    before = table.state.to_json()
    move = next(each for each in table.desk(alien).choices if each.kind == "move")
    table.apply(alien, list(move.action))
    assert table.can_undo(alien)
    assert not table.can_undo((alien + 1) % 4)
    table.undo(alien)
    assert table.state.to_json() == before
    assert len(read_recording(tmp_path / "game.journal").actions) == len(table.actions)
    table.apply(alien, list(move.action))
    table.apply(alien, ["resolve"])
    assert not table.can_undo(alien)
    with pytest.raises(Illegal):
        table.undo(alien)


def test_somebody_who_points_at_a_sector_out_of_reach_is_told_why():
    table = session("eftaios", people=4)
    seat = table.state.to_move
    desk = table.desk(seat)
    lit = {each.name for each in desk.offered().of_sort(SPACE)}
    far = next(each for each in table.prepared.board.ids if each not in lit)
    why = str(table.why_not(seat, [DeskTarget(SPACE, far)]))
    assert far in why
    assert (
        table.why_not((seat + 1) % 4, [DeskTarget(SPACE, far)])
        == table.desk((seat + 1) % 4).question
    )


def test_an_engine_that_says_nothing_has_a_desk_of_buttons(monkeypatch):
    """What a plugin's engine has: the contract alone."""
    from hullwright.engines.seats import table as tables

    monkeypatch.setattr(tables, "OWN_DESKS", {})
    table = played("escape_earth")
    assert table.is_over
    assert table.desk(0).about_you
    assert table.desk(0).log
