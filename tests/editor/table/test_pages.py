"""The pages in real Chromium: every game is played to its end, with as many pages as seats."""

from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from hullwright.editor.table.hosting import new_table
from hullwright.schema.files.reader import read_recording
from tests.engines.seats.tables import table as prepared_table
from tests.waiting import wait_until

from ..chromium import browser
from .hosted import Hosted, hosted, opened, opened_again
from .pages import LAPTOP, Person

GAMES = {"eftaios": (2, 10), "no_escape": (2, 13), "space_attack": (2, 22), "escape_earth": (2, 5)}
"""For each game how many play, and the seed of a short game."""
PLAYED_ALREADY = {"space_attack": 200}
"""Decisions of a long game that are made before the browser comes in."""


@pytest.fixture(scope="module")
def chromium():
    with browser() as found:
        yield found


@pytest.fixture
def people(chromium):
    found: list[Person] = []

    def person(**context):
        found.append(Person(chromium, **context))
        return found[-1]

    yield person
    for each in found:
        assert not each.complaints
        each.close()


def opened_late(game: str, folder: Path, chance: Random):
    """Return a table of a short game, a long one being under way already."""
    players, seed = GAMES[game]
    found = new_table(prepared_table(game), ["random"] * players, seed, folder / f"{game}.journal")
    for _ in range(PLAYED_ALREADY.get(game, 0)):
        session = found.session
        legal = session.desk(session.state.to_move).choices
        session.apply(session.state.to_move, list(chance.choice(legal).action))
    return found


def take_seats(table: Hosted, *people: Person) -> None:
    for seat, each in enumerate(people):
        each.join(table.address, seat, f"Guest {seat + 1}")
    for each in people:
        each.page.wait_for_selector(".seat-view")


def all_up_to_date(table: Hosted, people: Sequence[Person]) -> bool:
    """Tell whether every page shows the newest that its seat may know, so that nothing changes under a hand."""
    newest = {each.seat: "" if each.is_noted else str(each.edition) for each in table.table.guests}
    return all(each.edition == newest[seat] for seat, each in enumerate(people))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_on_pages_of_its_seats(game, people, tmp_path):
    chance = Random(1)
    with hosted(opened_late(game, tmp_path, chance)) as table:
        everybody = [people(by_keys=by_keys) for _, by_keys in zip(range(2), cycle((False, True)))]
        take_seats(table, *everybody)
        session = table.table.session
        while not session.is_over:
            wait_until(lambda: all_up_to_date(table, everybody))
            seat = session.state.to_move
            everybody[seat].decide(chance.choice(session.desk(seat).choices))
        for each in everybody:
            each.page.wait_for_selector(".seat-view:not(.asked)")
        count = len(session.actions)
        ours = f"http://{table.server.name}:{table.server.port}/"
        assert all(url.startswith(ours) for each in everybody for url in each.requested)
    assert len(read_recording(tmp_path / f"{game}.journal").actions) == count


def test_a_reloaded_page_has_its_seat_again(people, tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        ana = people()
        ana.join(table.address, 0, "Ana")
        ana.page.get_by_role("button", name="Begin the game").click()
        ana.page.wait_for_selector(".seat-view")
        ana.page.reload()
        ana.page.wait_for_selector(".seat-view")
        assert "Ana" in ana.page.locator(".round").inner_text()


def test_a_page_comes_back_by_itself_when_the_server_does(people, tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        port = table.server.port
        ana = people()
        ana.join(table.address, 0, "Ana")
        ana.page.get_by_role("button", name="Begin the game").click()
        ana.page.wait_for_selector(".seat-view.asked")
    ana.page.wait_for_selector("body.lost")
    with hosted(opened_again("eftaios", tmp_path), port=port) as table:
        ana.page.wait_for_selector("body:not(.lost) .seat-view.asked")
        wait_until(lambda: all_up_to_date(table, [ana]))
        count = len(table.table.session.actions)
        ana.decide(table.table.session.desk(0).choices[0])
        wait_until(lambda: len(table.table.session.actions) > count)


def test_a_second_tab_takes_the_seat_and_the_first_says_so(people, tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        ana = people()
        ana.join(table.address, 0, "Ana")
        ana.page.get_by_role("button", name="Begin the game").click()
        ana.page.wait_for_selector(".seat-view")
        other = ana.context.new_page()
        other.goto(table.address)
        other.wait_for_selector(".seat-view")
        ana.page.get_by_text("This seat is open on another page now.").wait_for()
        ana.page.get_by_role("button", name="Open it here").click()
        ana.page.wait_for_selector(".seat-view")
        other.get_by_text("This seat is open on another page now.").wait_for()


def test_secrets_are_covered_until_somebody_holds_to_look(people, tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        ana = people()
        ana.join(table.address, 0, "Ana")
        ana.page.get_by_role("button", name="Begin the game").click()
        ana.page.wait_for_selector(".seat-view.asked .map svg")
        own, lit = ana.page.locator(".piece.own"), ana.page.locator(".lit[role=button]")
        assert own.count() == lit.count() == 0
        box = ana.page.locator(".look").bounding_box()
        assert box is not None
        ana.page.mouse.move(box["x"] + 20, box["y"] + 20)
        ana.page.mouse.down()
        own.wait_for()
        ana.page.wait_for_timeout(400)
        ana.page.mouse.up()
        own.wait_for(state="detached")
        ana.page.locator(".look").press("Enter")
        own.wait_for()
        assert lit.count()


@pytest.mark.parametrize("query", [".map .lit[data-target]", ".buttons button", ".sheet .close"])
def test_keys_stay_where_they_are_when_a_page_is_brought_up_to_date(query, people, tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        ana = people()
        ana.join(table.address, 0, "Ana")
        ana.page.get_by_role("button", name="Begin the game").click()
        ana.page.wait_for_selector(".seat-view.asked .map svg")
        ana.page.locator(".log-button").click()
        ana.page.locator(".look").press("Enter")
        place = ana.page.locator(query).first
        place.focus()
        before = place.element_handle()
        table.guest().close()
        ana.page.wait_for_function("before => !before.isConnected", arg=before)
        assert ana.page.evaluate("query => document.activeElement.matches(query)", query)


def test_markup_in_names_is_a_text(people, tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        mallory = people()
        mallory.join(table.address, 0, "<b onclick=alert(1)>x</b>"[:24])
        board = people(viewport=LAPTOP)
        board.page.goto(f"{table.address}/board#{table.opened.host_key}")
        board.page.get_by_text("<b onclick=alert(1)>").wait_for()
        assert board.page.locator("b").count() == 0
        assert "#" not in board.page.url


def test_the_shared_board_shows_the_game_and_no_secret(people, tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        board = people(viewport=LAPTOP)
        board.page.goto(f"{table.address}/board#{table.opened.host_key}")
        board.page.get_by_alt_text("Join with your phone").wait_for()
        board.page.get_by_role("button", name="Begin the game").click()
        board.page.wait_for_selector(".board-view .standings")
        board.page.wait_for_selector(".board-view .map svg")
        assert board.page.locator(".piece").count() == 0


def test_a_wrong_code_is_said_on_the_page_and_another_can_be_typed(people, tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        ana = people()
        ana.page.goto(f"http://{table.server.name}:{table.server.port}/XXXXX")
        ana.page.get_by_text("There is no table with this code.").wait_for()
        ana.page.get_by_label("Code of the table").fill(table.table.code.lower())
        ana.page.get_by_role("button", name="Join").click()
        ana.page.get_by_label("Your name").wait_for()


@pytest.mark.parametrize("language", ["de", "es", "pt"])
def test_a_guest_reads_the_page_in_the_language_of_their_browser(language, people, tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        ana = people(locale=language)
        ana.page.goto(table.address)
        ana.page.wait_for_selector(".seats")
        assert ana.page.locator("html").get_attribute("lang") == language
        assert ana.page.get_by_text("Choose a seat").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wider_than_a_phone(scheme, people, tmp_path):
    with hosted(opened("no_escape", tmp_path)) as table:
        ana = people(color_scheme=scheme)
        ana.page.goto(f"http://{table.server.name}:{table.server.port}/")
        ana.page.wait_for_selector("#code")
        assert width(ana) <= 360
        ana.join(table.address, 0, "Ana")
        ana.page.get_by_role("button", name="Begin the game").click()
        ana.page.wait_for_selector(".seat-view")
        assert width(ana) <= 360
        assert ana.page.locator(".buttons button").count() <= 3
        for each in ana.page.get_by_role("button").all():
            assert each.get_attribute("aria-label") or each.inner_text()


def width(person: Person) -> int:
    return int(person.page.evaluate("document.documentElement.scrollWidth"))
