"""The page that makes maps, in the real window: asked, watched, steered, taken over, and ended with its tab."""

import os
import signal
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from hullwright.editor.concepts.editor_kind import Cell
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.generate.generation_session import FIRST, GenerationStage
from hullwright.editor.generate.page import GeneratePage
from hullwright.engines.generation.candidate import GENERATED, Candidate
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_target
from hullwright.schema.kinds.examination import Examination

from ..window_session import LEFT, WindowSession

CONTROL = Qt.KeyboardModifier.ControlModifier
SMALL = "Close quarters"


@pytest.fixture(scope="module")
def person(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WindowSession]:
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HULLWRIGHT_HOME", str(folder))
        patch.setenv("HULLWRIGHT_LANGUAGE", "en")
        made = WindowSession(folder)
        yield made
        made.leave()


def page_of(person: WindowSession) -> GeneratePage:
    page = person.program.frame.tabs.page()
    assert isinstance(page, GeneratePage)
    return page


def choose_preset(page: GeneratePage, name: str) -> None:
    """Choose a preset with the keyboard."""
    box = page.form.preset
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != name:
        QTest.keyClick(box, Qt.Key.Key_Down)


def opened_page(person: WindowSession) -> GeneratePage:
    person.command("file.generate")
    page = page_of(person)
    choose_preset(page, SMALL)
    return page


def watch(person: WindowSession, page: GeneratePage, moves: int) -> None:
    """Start, and look on until so many moves were made; then pause."""
    QTest.mouseClick(page.bar.start, LEFT)
    person.wait(lambda: page.session.news.moves >= moves or page.session.fault)
    assert not page.session.fault
    QTest.mouseClick(page.bar.start, LEFT)
    assert page.session.stage is GenerationStage.PAUSED
    person.wait(lambda: page.session.is_idle)


@pytest.fixture(scope="module")
def page(person: WindowSession) -> GeneratePage:
    made = opened_page(person)
    watch(person, made, 1500)
    return made


def spot(page: GeneratePage, place: int) -> QPoint:
    return page.wall.visualRect(page.model.index(place)).center()


def test_maps_come_and_are_told_of(page):
    assert len(page.model.cards) > 2
    assert page.bar.start.text() == "Go on"
    assert page.bar.state.text().startswith("Paused after ")
    assert "meet every wish" in page.bar.state.text()


def test_the_wall_is_a_page_with_a_key_of_its_own(person, page):
    person.program.frame.actions.refresh()
    assert person.program.frame.actions.shortcuts.of("file.generate") == ("Ctrl+G",)
    assert person.program.services.workplaces.current is None


def test_pointing_at_a_map_shows_why_it_scores(person, page):
    QTest.mouseMove(page.wall.viewport(), spot(page, 0))
    person.wait(page.reasons.score.text)
    card = page.model.card(0)
    assert page.reasons.map.map is card.candidate.document
    assert card.total() in page.reasons.score.text()
    lines = [
        each.text() for each in page.reasons.findChildren(QWidget, "") if hasattr(each, "text")
    ]
    assert any("Sectors: " in each and "from 50 to 90" in each for each in lines)
    assert not page.reasons.buttons["take"].isEnabled(), "nothing is chosen yet"


def test_what_keys_choose_is_shown_wherever_the_pointer_rests(person, page):
    QTest.mouseMove(page.wall.viewport(), spot(page, 0))
    person.wait(lambda: page.wall.shown is page.model.card(0))
    page.wall.setFocus()
    page.wall.choose_place(0)
    QTest.keyClick(page.wall, Qt.Key.Key_Right)
    assert page.wall.shown is page.model.card(1)
    QTest.mouseMove(page.wall.viewport(), spot(page, 2))
    person.wait(lambda: page.wall.shown is page.model.card(2))
    QTest.mouseMove(page.wall.viewport(), QPoint(1, 1))


def test_cards_are_reached_by_keys_and_read_aloud(page):
    page.wall.setFocus()
    QTest.keyClick(page.wall, Qt.Key.Key_Home)
    assert page.wall.chosen is page.model.card(0)
    QTest.keyClick(page.wall, Qt.Key.Key_Right)
    assert page.wall.chosen is page.model.card(1)
    said = page.model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "wish" in said
    assert "Sectors: " in said


def test_a_pin_keeps_a_map_and_the_sheet_takes_it_off(page):
    QTest.mouseClick(page.wall.viewport(), LEFT, pos=spot(page, 1))
    QTest.keyClick(page.wall, Qt.Key.Key_P)
    assert page.model.card(1).is_pinned
    QTest.mouseClick(page.bar.order, LEFT)
    assert page.model.card(0).is_pinned, "pinned maps come first"
    QTest.mouseClick(page.bar.back, LEFT)
    assert not any(each.is_pinned for each in page.model.cards)
    assert not page.bar.back.isEnabled()


def test_more_and_less_like_this_steer_the_run(person, page):
    QTest.mouseClick(page.wall.viewport(), LEFT, pos=spot(page, 1))
    liked = page.wall.chosen.candidate.measures
    QTest.keyClick(page.wall, Qt.Key.Key_Plus)
    QTest.mouseClick(page.wall.viewport(), LEFT, pos=spot(page, 0))
    QTest.mouseClick(page.reasons.buttons["less"], LEFT)
    person.wait(lambda: page.session.is_idle)
    assert page.taste.liked == (liked,)
    assert len(page.taste.disliked) == 1
    assert "liked (1)" in page.bar.state.text()
    QTest.mouseClick(page.bar.back, LEFT)
    person.wait(lambda: page.session.is_idle)
    assert not page.taste
    assert "liked" not in page.bar.state.text()


def test_a_menu_offers_the_same(person, page):
    QTest.mouseClick(page.wall.viewport(), LEFT, pos=spot(page, 0))
    QTest.keyClick(page.wall, Qt.Key.Key_Menu)
    page.wall.menu_wanted.emit(QPoint(10, 10))
    (menu,) = page.findChildren(QMenu)
    assert [each.text() for each in menu.actions()] == [
        "Take over as a new map",
        "More like this",
        "Less like this",
        "Pin",
    ]
    menu.close()


def test_a_run_goes_on_and_the_wall_keeps_calm_while_somebody_looks(person, page):
    page.wall.setFocus()
    before = [each.candidate.niche for each in page.model.cards]
    chosen = page.wall.chosen
    moves = page.session.news.moves
    page.bar.start.click()
    page.wall.setFocus()
    person.wait(lambda: page.session.news.moves > moves + 1000)
    page.bar.start.click()
    person.wait(lambda: page.session.is_idle)
    assert [each.candidate.niche for each in page.model.cards][: len(before)] == before
    assert page.wall.chosen is chosen


def test_a_map_is_taken_over_as_a_new_document_that_tells_how_it_was_made(person, page):
    QTest.mouseClick(page.wall.viewport(), LEFT, pos=spot(page, 0))
    QTest.keyClick(page.wall, Qt.Key.Key_Return)
    taken = person.place
    note = taken.map.extra[GENERATED]
    assert (note["seed"], note["target"]["name"]) == (1, SMALL)
    assert taken.document.path is None
    assert not Examination(taken.map).errors
    person.program.frame.tabs.show_page(page)


def test_a_target_is_kept_in_a_file_and_opened_again(person, page, tmp_path):
    person.answers.path = tmp_path / "mine.json"
    person.program.frame.tabs.show_page(page)
    person.come_forward()
    QTest.keyClick(person.program.frame.window.focusWidget(), Qt.Key.Key_S, CONTROL)
    person.settle()
    assert read_target(person.answers.path) == page.form.target()
    row = page.form.rows[0]
    row.least.show_bound(60)
    person.answers.paths = [person.answers.path]
    QTest.mouseClick(page.column.open, LEFT)
    assert page.form.target() == read_target(person.answers.path)
    person.program.open([person.answers.path])
    person.wait(lambda: person.program.frame.tabs.page() is not page)
    opened = page_of(person)
    assert opened.form.preset.currentText() == SMALL
    person.program.frame.pages.close(opened)
    person.program.frame.tabs.show_page(page)


def test_everything_has_a_name_for_screen_readers(page):
    named = [
        each
        for each in page.findChildren(QWidget)
        if each.objectName().startswith("generate.")
        and each.focusPolicy() is not Qt.FocusPolicy.NoFocus
    ]
    assert len(named) > 12
    assert [
        each.objectName() for each in named if not each.accessibleName() and not each.isHidden()
    ] == []


def test_a_killed_process_is_told_and_the_maps_stay(person, page):
    page.bar.start.click()
    person.wait(lambda: page.session.process_id and page.session.is_running)
    shown = len(page.model.cards)
    os.kill(page.session.process_id, signal.SIGKILL)
    person.wait(lambda: page.session.stage is GenerationStage.FAILED)
    assert "has ended" in page.bar.fault.text()
    assert len(page.model.cards) >= shown
    assert page.bar.start.text() == "Start the run"


def first_maps(person: WindowSession, page: GeneratePage) -> tuple[int, list[object]]:
    """Begin a run anew, and return after how many moves it told of maps first, and of which."""
    page.session.stop()
    told: list[tuple[int, list[object]]] = []

    def note(shown: Sequence[Candidate]) -> None:
        maps: list[object] = [(each.document.layout, each.score.total) for each in shown]
        told.append((page.session.news.moves, maps))

    # Heard at once: by the time that somebody looks, the next step may be done.
    heard = page.session.learnt.connect(note)
    QTest.mouseClick(page.bar.start, LEFT)
    person.wait(lambda: told)
    page.session.disconnect(heard)
    QTest.mouseClick(page.bar.stop, LEFT)
    return told[0]


def test_the_same_seed_shows_the_same_maps(person, page):
    first, again = (first_maps(person, page) for _ in range(2))
    assert first == again
    # The first step is the same however fast the machine is.
    moves, maps = first
    assert moves == FIRST
    assert maps != []
    assert page.session.stage is GenerationStage.STOPPED


def test_what_cannot_be_had_is_said(person, page):
    page.session.stop()
    row = next(each for each in page.form.rows if each.name == "sectors")
    row.least.show_bound(320)
    watch(person, page, 200)
    assert "No map has everything that is required yet." in page.bar.state.text()
    assert "All of them miss: Sectors." in page.bar.state.text()
    assert "lacks what is required" in page.model.card(0).summary()
    page.session.stop()
    choose_preset(page, SMALL)


def test_another_wish_begins_a_run_anew(person, page):
    QTest.mouseClick(page.bar.start, LEFT)
    person.wait(lambda: page.session.news.moves)
    run = page.session.run
    row = next(each for each in page.form.rows if each.name == "sectors")
    row.wished.setFocus()
    QTest.keyClick(row.wished, Qt.Key.Key_Right)
    person.wait(lambda: page.session.run > run)
    person.wait(lambda: page.session.news.moves)
    QTest.mouseClick(page.bar.stop, LEFT)


@pytest.fixture(scope="module")
def part(person: WindowSession, page: GeneratePage) -> GeneratePage:
    """A page that makes the right part of a map, which is selected."""
    place = thimble(person)
    person.problems()
    place.select(frozenset(place.surface.cells()) - left_part(place))
    person.settle()
    person.key(Qt.Key.Key_G, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    made = page_of(person)
    assert made is not page
    person.wait(lambda: made.model.cards or made.session.fault)
    assert not made.session.fault
    made.wall.setFocus()
    QTest.keyClick(made.wall, Qt.Key.Key_Right)
    return made


def left_part(place: Workplace) -> frozenset[Cell]:
    surface = place.surface
    return frozenset(each for each in surface.cells() if surface.label(each)[0] < "E")


def test_a_part_of_a_sound_map_is_asked_to_leave_the_map_as_it_is(part):
    wishes = {each.measure: each for each in part.form.target().wishes}
    now = part.form.draft_kind.measured(part.form.used_map.place.map)
    assert wishes["sectors"].best == now["sectors"]
    assert not any(each.required for each in wishes.values())


def test_a_selection_is_filled_as_one_step(person, part):
    place = part.form.used_map.place
    before = {each: place.surface.content(each) for each in left_part(place)}
    layout = place.map.layout
    assert part.reasons.buttons["into"].text() == "Put into Thimble"
    QTest.keyClick(part.wall, Qt.Key.Key_Return)
    person.settle()
    assert person.place is place
    assert place.map.layout != layout
    assert {each: place.surface.content(each) for each in left_part(place)} == before
    assert place.map.name == "Thimble"
    person.command("edit.undo")
    assert place.map.layout == layout
    assert not place.document.history.canUndo()


def test_nothing_is_put_into_a_map_that_was_changed_meanwhile(person, part):
    place = part.form.used_map.place
    person.program.services.workplaces.switch(place)
    place.select(frozenset())
    person.click("C03", Qt.MouseButton.RightButton)
    changed = place.map
    person.program.frame.tabs.show_page(part)
    QTest.keyClick(part.wall, Qt.Key.Key_Return)
    assert "was changed since" in person.program.services.notices.past()[0].text
    assert place.map is changed


def test_the_run_ends_with_its_tab(person, part):
    assert part.session.process_id
    person.program.frame.pages.close(part)
    assert not part.session.process_id


def test_the_rest_of_what_is_locked_is_made(person, page):
    place = thimble(person)
    place.select(frozenset())
    place.lock(left_part(place))
    person.command("map.finish-half")
    made = page_of(person)
    used = made.form.used_map
    assert used.fixed.cells == {place.surface.label(each) for each in left_part(place)}
    assert used.free == len(list(place.surface.cells())) - len(left_part(place))
    person.program.frame.pages.close(made)
    place.lock(frozenset())


def thimble(person: WindowSession) -> Workplace:
    """Bring the map to the front; open it if no test before has done so."""
    places = person.program.services.workplaces
    found = next((each for each in places.maps() if each.map.name == "Thimble"), None)
    if found is None:
        person.program.open_sample(HERE / "hex-zones" / "thimble.json")
        return person.place
    places.switch(found)
    return found


def test_nothing_selected_is_said(person, page):
    actions = person.program.frame.actions
    thimble(person).select(frozenset())
    actions.refresh()
    assert "Nothing is selected" in actions.reason("map.fill-selection")
