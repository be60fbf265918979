"""Tables in the real window: opened by keys and mouse, with guests who come over the wire."""

import os
import signal
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hullwright.editor.table import hosting
from hullwright.samples import HERE
from hullwright.schema.files.journal import is_finished
from hullwright.schema.files.reader import read_recording

from ...waiting import is_running
from ..play.player import Player
from ..table.hosted import Caller
from .host import Host

THIMBLE = HERE / "hex-zones" / "thimble.json"


@pytest.fixture
def host(qapp: QApplication, home):
    """A person at the window, with a folder of their own."""
    made = Host(home)
    yield made
    made.leave()


def decide(guest: Caller, chance: Random) -> None:
    """Wait until a guest is asked, and decide."""
    while not guest.desk.get("is_asked") and not guest.desk.get("result"):
        guest.hear()
    if guest.desk.get("result"):
        return
    before = guest.edition
    guest.act(chance.choice(guest.desk["choices"])["action"])
    while guest.edition == before:
        assert guest.hear()["tell"] != "refused"


def play_on(guest: Caller, chance: Random) -> None:
    while not guest.desk.get("result"):
        decide(guest, chance)


def test_a_table_is_opened_joined_and_played_to_its_end_before_everybodys_eyes(host):
    page = host.open_table(THIMBLE, players=2, guests=1)
    assert page.join.code.text() == page.host.door.code
    assert page.join.address.text().endswith(page.host.door.code)
    assert "machine" in page.join.who.text()
    ana = host.guest()
    ana.sit(0, "Ana")
    # Her seat was the only one for guests: the game begins by itself.
    host.wait(lambda: page.host.news.has_begun)
    assert page.join.seats.item(0).text() == "Seat 1: Ana"
    assert "bot" in page.join.seats.item(1).text()
    assert page.board.tabs.currentWidget() is page.board.log
    board = host.guest(board=True).with_desk()
    host.meanwhile(lambda: decide(ana, Random(3)))
    own = {each["id"] for each in ana.desk["pieces"]} - {
        each["id"] for each in board.desk["pieces"]
    }
    desk = page.host.news.desk
    assert own
    assert not own & {each.id for each in desk.pieces}
    assert (desk.hand, desk.choices, desk.about_you) == ((), (), ())
    host.meanwhile(lambda: play_on(ana, Random(3)))
    host.wait(lambda: page.host.is_over)
    assert page.bar.state.text() == ana.desk["result"]["text"]
    log = [page.board.log.item(row).text() for row in range(page.board.log.count())]
    assert any("Ana" in line for line in log)
    assert is_finished(page.host.journal)
    assert not page.bar.go_on.isVisible()


def test_seats_for_bots_are_not_for_guests_until_the_host_frees_them(host):
    page = host.open_table(THIMBLE, players=3, guests=2)
    ana = host.guest()
    assert [each["can_sit"] for each in ana.lobby["seats"]] == [True, True, False]
    host.come_forward()
    page.join.seats.setFocus()
    QTest.keyClick(page.join.seats, Qt.Key.Key_End)
    host.press(page, "table-free")
    host.wait(lambda: page.host.news.seats[2].can_sit)
    ana.sit(2, "Ana")
    host.wait(lambda: page.host.news.seats[2].name == "Ana")
    host.press(page, "table-begin")
    host.wait(lambda: page.host.news.has_begun)
    assert ana.with_desk().desk["eyes"] == 2


def test_a_killed_table_says_so_and_goes_on_from_its_journal_by_the_same_address(host):
    page = host.open_table(THIMBLE, players=3, guests=1)
    ana = host.guest()
    ana.sit(0, "Ana")
    chance = Random(4)
    for _ in range(2):
        host.meanwhile(lambda: decide(ana, chance))
    done = len(read_recording(page.host.journal).actions)
    address = page.host.door.address
    os.kill(page.host.process_id, signal.SIGKILL)
    host.wait(page.bar.go_on.isVisible)
    assert "unexpectedly" in page.bar.state.text()
    host.press(page, "table-go-on")
    host.wait(lambda: page.host.door is not None)
    assert page.host.door.address == address
    again = host.guest(ana.key)
    assert again.seat == 0
    host.meanwhile(lambda: decide(again, chance))
    assert len(read_recording(page.host.journal).actions) > done


def test_a_table_that_is_stopped_ends_its_process_and_is_offered_again(host, home):
    page = host.open_table(THIMBLE, players=3, guests=1)
    host.guest().sit(0, "Ana")
    host.wait(lambda: page.host.news.has_begun)
    process = page.host.process_id
    host.press(page, "table-stop")
    host.wait(lambda: not is_running(process))
    assert "kept" in page.bar.state.text()
    assert not page.join.qr.isVisible()
    host.leave()
    later = Host(home)
    try:
        later.program.games.offer_left()
        notice = later.program.services.notices.standing()[-1]
        assert "Thimble" in notice.text
        notice.offers[0].run()
        assert later.page.bar.go_on.isVisible()
        later.press(later.page, "table-go-on")
        later.wait(lambda: later.page.host.news is not None)
        assert later.page.host.news.seats[0].name == "Ana"
        process = later.page.host.process_id
    finally:
        later.leave()
    assert not is_running(process)


def test_who_can_join_is_said_before_the_network_is_let_in(host):
    dialog = host.ask(THIMBLE)
    assert dialog.who.text() == "Only this machine can join."
    dialog.network.setFocus()
    QTest.keyClick(dialog.network, Qt.Key.Key_Space)
    assert dialog.is_on_network
    assert "not encrypted" in dialog.who.text()
    dialog.reject()


def test_without_the_packages_for_hosting_the_window_says_how_to_get_them(host, monkeypatch):
    monkeypatch.setattr(hosting, "PACKAGES", ("a_package_that_nobody_has",))
    host.program.open([THIMBLE])
    host.wait(lambda: host.program.services.workplaces.current is not None)
    host.command("game.host")
    assert host.dialog() is None
    assert "pip install 'hullwright[table]'" in host.program.services.notices.standing()[-1].text


def test_the_dialog_about_a_game_leads_to_the_table(host):
    host.program.open([THIMBLE])
    host.wait(lambda: host.program.services.workplaces.current is not None)
    host.command("game.play")
    dialog = Player._dialog()
    assert dialog is not None
    host.press(dialog, "new-game.table")
    host.wait(lambda: host.dialog() is not None)
    host.dialog().reject()
