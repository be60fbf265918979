"""Live checks: what is known about the current map follows its changes."""

from itertools import cycle

import pytest
from PySide6.QtWidgets import QApplication

from hullwright.editor.concepts.question import Question
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.live_checks import LiveChecks
from hullwright.editor.inspection.standard_questions import PROBLEMS, problems
from hullwright.editor.shell.notices import Notices
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.kinds.examination import Examination

from ...waiting import wait_until
from ..rest import is_at_rest
from .maps import SMALL, map_of


class Desk:
    """Everything that live checks need, and what they told."""

    def __init__(self) -> None:
        self.workplaces = Workplaces()
        self.inspector = Inspector()
        self.notices = Notices()
        self.told: list[str] = []
        self.settled: list[str] = []
        self.notices.told.connect(lambda notice: self.told.append(notice.text))
        self.notices.settled.connect(self.settled.append)
        self.live = LiveChecks(self.workplaces, self.inspector, self.notices)

    def open(self, *rows: str):
        return self.workplaces.open(Document(map_of(*rows)))


@pytest.fixture
def desk(qtbot):
    made = Desk()
    yield made
    made.inspector.close()


def paint(workplace, cell: str, content: str) -> None:
    edit = workplace.editor_kind.painted
    workplace.document.apply_to_layout("Paint", lambda zone: edit(zone, {hex_of(cell): content}))


def up_to_date(workplace) -> bool:
    return workplace.findings.problems == Examination(workplace.document.value).problems


def test_an_opened_map_is_checked_and_measured(qtbot, desk):
    workplace = desk.open(*SMALL)
    assert workplace.findings.problems is None
    qtbot.waitUntil(lambda: workplace.findings.figures is not None)
    assert up_to_date(workplace)
    assert workplace.findings.figures["spaces"] == 12


def test_a_change_and_its_undoing_are_checked(qtbot, desk):
    workplace = desk.open(*SMALL)
    qtbot.waitUntil(lambda: workplace.findings.problems is not None)
    before = workplace.findings.problems
    paint(workplace, "D01", "hull")
    qtbot.waitUntil(lambda: workplace.findings.problems != before)
    assert "There is no escape pod." in [each.text for each in workplace.findings.problems]
    workplace.document.history.undo()
    qtbot.waitUntil(lambda: workplace.findings.problems == before)


def test_what_is_known_is_shown_beside_what_was_known_before(qtbot, desk):
    workplace = desk.open("H.1", "d.A")
    qtbot.waitUntil(lambda: bool(workplace.findings.problems))
    before = workplace.findings.problems
    mended = before[0]
    desk.inspector.known.emit(workplace, PROBLEMS, 0.5, ((mended.id,), ()))
    assert workplace.findings.problems == tuple(each for each in before if each.id != mended.id)
    assert workplace.findings.checked == 0.5
    desk.live.check_now()
    qtbot.waitUntil(lambda: workplace.findings.problems == before)
    assert workplace.findings.checked == 1.0


def test_after_many_fast_changes_the_last_one_counts(qtbot, desk):
    workplace = desk.open(*SMALL)
    for _ in range(40):
        paint(workplace, "B02", "hull")
        paint(workplace, "B02", "silent")
    paint(workplace, "A01", "hull")
    qtbot.waitUntil(lambda: desk.inspector.is_idle and up_to_date(workplace))


def test_a_long_row_of_changes_does_not_put_checking_off(qtbot, desk):
    workplace = desk.open(*SMALL)
    qtbot.waitUntil(lambda: workplace.findings.figures is not None)
    asked = []
    ask = desk.inspector.ask
    desk.inspector.ask = lambda *given, **more: (asked.append(given[1]), ask(*given, **more))
    contents = cycle(("silent", "hull"))

    def change() -> None:
        paint(workplace, "B02", next(contents))
        QApplication.processEvents()

    # There is no rest between the changes.
    wait_until(lambda: asked.count(PROBLEMS) >= 2, change)


def test_only_the_map_on_the_screen_is_checked_and_others_when_they_come_back(qtbot, desk):
    first, second = desk.open(*SMALL), desk.open("Hs1", "dsA")
    qtbot.waitUntil(lambda: second.findings.figures is not None)
    paint(first, "D01", "hull")
    qtbot.waitUntil(lambda: is_at_rest(desk.live) and desk.inspector.is_idle)
    assert not up_to_date(first)
    desk.workplaces.switch(first)
    qtbot.waitUntil(lambda: up_to_date(first))


def test_an_overlay_is_worked_out_when_it_is_switched_on_and_dropped_with_it(qtbot, desk):
    workplace = desk.open(*SMALL)
    workplace.overlay(frozenset({"distance.human"}))
    qtbot.waitUntil(lambda: "distance.human" in workplace.findings.shadings)
    shading = workplace.findings.shadings["distance.human"]
    assert shading.texts[hex_of("A01")] == "0"
    assert shading.texts[hex_of("D01")] == "3"
    workplace.overlay(frozenset())
    qtbot.waitUntil(lambda: not workplace.findings.shadings)


def test_a_closed_map_is_forgotten(qtbot, desk):
    workplace = desk.open(*SMALL)
    desk.workplaces.close(workplace)
    qtbot.waitUntil(lambda: is_at_rest(desk.live))
    assert workplace.findings.problems is None
    assert desk.inspector.is_idle


def test_what_breaks_is_told_once_and_taken_back_when_it_works_again(qtbot, desk):
    workplace = desk.open(*SMALL)
    qtbot.waitUntil(lambda: workplace.findings.figures is not None)
    broken = Question(PROBLEMS.name, problems, {"nobody": "knows this"})
    for _ in range(3):
        with qtbot.waitSignal(desk.inspector.failed):
            desk.inspector.ask(workplace, broken, workplace.document.value)
    assert len(desk.told) == 1
    assert "is checked again after the next change" in desk.told[0]
    desk.live.check_now()
    qtbot.waitUntil(lambda: desk.settled == ["inspection.problems"])
