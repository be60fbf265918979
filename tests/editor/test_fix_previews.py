"""A fix is seen on the map before it is done, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hullwright.samples import maps
from hullwright.schema.boards.hexes import hex_of

from .window_session import WindowSession

BRAMBLE = next(path for path in maps() if path.stem == "bramble-lock")


@pytest.fixture
def person(qtbot, tmp_path):
    made = WindowSession(tmp_path)
    yield made
    made.leave()


def broken(person: WindowSession) -> None:
    """Cut a pod off and choose the problem."""
    person.program.open_sample(BRAMBLE)
    person.key("b")
    person.drag("B02", "C02", button=Qt.MouseButton.RightButton)
    person.problems()
    person.key(Qt.Key.Key_F8)
    person.wait(person.fixes)


def test_a_fix_is_previewed_while_the_mouse_or_the_focus_is_on_it(person: WindowSession):
    broken(person)
    opens, removes = person.fixes()
    person.point_away()
    before, value = person.look(), person.place.document.value
    # By mouse.
    QTest.mouseMove(opens, opens.rect().center())
    person.wait(lambda: person.place.preview)
    assert person.place.preview.cells == (hex_of("B02"),)
    assert person.look() != before
    assert person.place.document.value is value
    assert opens.toolTip().startswith("Changes 1 cell.")
    person.point_away()
    person.wait(lambda: person.place.preview is None)
    person.wait_for_look(before)
    # By keyboard.
    person.come_forward()
    removes.setFocus(Qt.FocusReason.TabFocusReason)
    person.wait(lambda: person.place.preview)
    assert len(person.place.preview.cells) == 3
    removes.clearFocus()
    person.wait(lambda: person.place.preview is None)
    # Done, it is a step like any other, and nothing is left of the preview.
    QTest.mouseClick(opens, Qt.MouseButton.LeftButton)
    person.wait(lambda: person.place.document.value is not value)
    assert person.place.surface.content(hex_of("B02")) == "dangerous"
    assert person.place.preview is None
