"""Guests at a table: they join by a code, sit, see what their seat may see, play, leave and come back."""

import json
import os
import signal
import socket
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from hullwright.editor.table.bot_minds import ProcessMinds, ThreadMinds
from hullwright.editor.table.hosting import LOOPBACK, TableServer
from hullwright.editor.table.table_file import read_table, seats_path
from hullwright.schema.files.reader import read_recording
from tests.engines.seats.tables import GAMES
from tests.waiting import is_running, wait_until

from .hosted import Caller, Hosted, hosted, opened, opened_again


@pytest.fixture
def table(tmp_path):
    with hosted(opened("eftaios", tmp_path)) as running:
        yield running


def begun(table: Hosted, *names: str) -> list[Caller]:
    """Return guests at the first seats of a game that has begun."""
    guests = table.seated(*names)
    guests[0].say(do="begin")
    return [each.with_desk() for each in guests]


def asked(guest: Caller) -> Caller:
    """Return a guest as soon as it has to decide, or the game is over."""
    while not guest.desk.get("is_asked") and not guest.desk.get("result"):
        guest.hear()
    return guest


def decide(guest: Caller, chance: Random, among: Callable[..., Sequence[Any]] = list) -> None:
    before = guest.edition
    guest.act(chance.choice(among(guest.desk["choices"]))["action"])
    while guest.edition == before:
        assert guest.hear()["tell"] != "refused"


def test_a_guest_takes_a_seat_and_keeps_it_by_its_key(table):
    ana = table.guest()
    assert [each["can_sit"] for each in ana.lobby["seats"]] == [True] * 4
    ana.sit(2, "Ana")
    ana.close()
    again = table.guest(ana.key)
    assert again.seat == 2
    assert again.lobby["seats"][2]["name"] == "Ana"


def test_the_game_begins_when_somebody_says_so_and_bots_play_the_empty_seats(table):
    (ana,) = begun(table, "Ana")
    asked(ana)
    assert ana.desk["eyes"] == 0
    assert ana.desk["choices"]
    assert [bool(each.bot) for each in table.table.session.seats] == [False, True, True, True]


def test_the_game_begins_by_itself_when_every_seat_is_taken(table):
    guests = table.seated("Ana", "Ben", "Eva", "Tom")
    assert guests[-1].with_desk().desk["eyes"] == 3


@pytest.mark.parametrize("game", [each for each in GAMES if each != "space_attack"])
def test_a_guest_plays_a_whole_game_with_bots(game, tmp_path):
    with hosted(opened(game, tmp_path)) as table:
        (ana,) = begun(table, "Ana")
        chance = Random(3)
        while not asked(ana).desk["result"]:
            decide(ana, chance)
        actions = len(table.table.session.actions)
    assert len(read_recording(tmp_path / f"{game}.journal").actions) == actions


def test_bots_think_in_a_process_of_their_own_and_a_killed_one_is_replaced(tmp_path):
    minds = ProcessMinds()
    with hosted(opened("eftaios", tmp_path, bot="beginner"), minds=minds) as table:
        (ana,) = begun(table, "Ana")
        chance = Random(3)
        decide(asked(ana), chance)
        asked(ana)
        (process,) = minds.process_ids()
        os.kill(process, signal.SIGKILL)
        decide(ana, chance)
        assert asked(ana).desk["is_asked"] or ana.desk["result"]
        assert not table.table.remarks
        (process,) = minds.process_ids()
    wait_until(lambda: not is_running(process))


def test_others_hear_a_guest_by_the_name_it_chose(table):
    ana, ben, eva, tom = begun(table, "Ana", "Ben", "Eva", "Tom")
    chance = Random(1)
    everybody = {each.seat: each for each in (ana, ben, eva, tom)}
    mover = next(each for each in everybody.values() if each.desk["is_asked"])
    name = {0: "Ana", 1: "Ben", 2: "Eva", 3: "Tom"}[mover.seat]
    other = everybody[(mover.seat + 1) % 4]
    assert other.desk["question"] == f"It is the turn of {name}."
    decide(mover, chance)
    assert mover.desk["standings"][mover.seat]["name"] == f"{name} (you)"


def test_each_guest_has_a_language_of_their_own(table):
    ana, ben = begun(table, "Ana", "Ben")
    asked(ana)
    english = ana.desk["about_table"]
    ana.say(do="language", language="de")
    ana.until("desk")
    assert ana.desk["about_table"] != english
    assert "Runde" in ana.desk["about_table"][0]
    assert "Round" in ben.desk["about_table"][0]


def test_a_guest_who_points_at_something_impossible_is_told_why(table):
    (ana,) = begun(table, "Ana")
    asked(ana)
    lit = {target["name"] for each in ana.desk["choices"] for target in each["path"]}
    far = next(each for each in table.table.session.prepared.board.ids if each not in lit)
    ana.say(do="why", path=[{"sort": "space", "name": far}])
    assert far in ana.until("why")["text"]


def test_a_second_page_takes_the_seat_over_and_the_first_one_is_told(table):
    (ana,) = begun(table, "Ana")
    again = table.guest(ana.key)
    assert again.seat == 0
    assert ana.until("elsewhere")["text"]
    assert again.with_desk().desk["eyes"] == 0


def test_who_leaves_is_played_on_by_a_bot_and_the_key_is_worth_nothing(table):
    ana, _ = begun(table, "Ana", "Ben")
    ana.say(do="leave")
    ana.until("welcome")
    assert table.table.session.seats[0].bot
    again = table.guest(ana.key)
    assert again.seat is None
    assert any(each["tell"] == "old-key" for each in again.heard)


def test_nobody_takes_a_seat_of_a_game_under_way_unless_the_host_opens_it(table):
    """A bot's seat knows secrets: whoever hopped from seat to seat would know them all."""
    begun(table, "Ana")
    ben = table.guest()
    ben.say(do="sit", seat=1, name="Ben")
    assert ben.refusal()
    host = table.guest(table.opened.host_key, board=True)
    host.say(do="free", seat=1)
    while not ben.lobby["seats"][1]["can_sit"]:
        ben.until("lobby")
    ben.sit(1, "Ben")
    assert ben.with_desk().desk["eyes"] == 1


def test_only_the_host_frees_seats(table):
    _, ben = begun(table, "Ana", "Ben")
    ben.say(do="free", seat=0)
    assert ben.refusal() == "Only the host can do this."


def test_the_shared_board_knows_what_everybody_knows(table):
    (ana,) = begun(table, "Ana")
    board = table.guest(board=True).with_desk()
    asked(ana)
    assert board.desk["eyes"] < 0
    assert not board.desk["hand"]
    assert not board.desk["choices"]
    assert not board.desk["about_you"]


def test_a_move_that_told_nobody_anything_can_be_taken_back(tmp_path):
    with hosted(opened("eftaios", tmp_path, seed=2)) as table:
        ana, ben, eva, tom = begun(table, "Ana", "Ben", "Eva", "Tom")
        everybody = [ana, ben, eva, tom]
        chance = Random(2)
        for _ in range(40):
            mover = everybody[table.table.session.state.to_move]
            asked(mover)
            decide(mover, chance)
            if mover.desk["can_undo"]:
                break
        count = len(table.table.session.actions)
        mover.say(do="undo", edition=mover.edition)
        before = mover.edition
        while mover.edition == before:
            mover.hear()
        assert len(table.table.session.actions) == count - 1
    assert len(read_recording(tmp_path / "eftaios.journal").actions) == count - 1


def test_a_table_goes_on_from_its_journal_with_everybody_at_their_seat(tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        (ana,) = begun(table, "Ana")
        chance = Random(4)
        for _ in range(3):
            decide(asked(ana), chance)
        done, code = len(table.table.session.actions), table.table.code
    with hosted(opened_again("eftaios", tmp_path)) as table:
        assert table.table.code == code
        assert len(table.table.session.actions) >= done
        again = table.guest(ana.key)
        assert again.seat == 0
        decide(asked(again), chance)


def test_keys_are_kept_as_hashes_for_nobody_else_to_read(table, tmp_path):
    ana = table.guest().sit(0, "Ana")
    path = seats_path(tmp_path / "eftaios.journal")
    assert ana.key not in path.read_text("utf-8")
    assert table.opened.host_key not in path.read_text("utf-8")
    assert path.stat().st_mode & 0o077 == 0
    assert read_table(path).holders[0].name == "Ana"


def test_a_page_whose_desk_is_as_it_was_is_told_nothing(table):
    """That somebody decided something may itself be a secret."""
    guests = begun(table, "Ana", "Ben", "Eva", "Tom")
    chance = Random(7)
    for _ in range(20):
        mover = guests[table.table.session.state.to_move]
        decide(asked(mover), chance)
    for each in guests:
        told = [json.dumps(message) for message in each.heard if message["tell"] == "desk"]
        assert all('"desk":{}' not in text or '"log"' in text for text in told)


def test_a_server_that_is_asked_to_end_before_it_serves_ends(tmp_path):
    server = TableServer(0, minds=ThreadMinds())
    server.host(opened("eftaios", tmp_path))
    server.stop()
    server.run()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((LOOPBACK, server.port))
