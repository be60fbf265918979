"""Tools of plugins on the real canvas: they paint, they are undone in one step, and they harm nothing."""

import pytest
from PySide6.QtCore import Qt

from hullwright.editor.documents.choices import Choice, Choices
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.kinds.table import EDITOR_KINDS
from hullwright.editor.plugins import plugin_tools
from hullwright.editor.shell.tool_strip import ToolStrip
from hullwright.plugins.host import Status
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.documents.maps import MapDocument

from ..canvas.canvases import EMPTY, CanvasSession
from ..workplaces import zone
from .strangers import installed_code, installed_sample

SPARKLE = "sparkle-tool/sparkle"


def place_with(additions, tool: str, rows=EMPTY) -> Workplace:
    value = MapDocument(kind="hex-zone", name="Test", layout=zone(*rows))
    choices = Choices(Choice(tool, "silent", "dangerous"))
    return Workplace(Document(value), additions.editor_kind_of("hex-zone"), choices)


def session(qtbot, additions, tool: str, rows=EMPTY) -> CanvasSession:
    return CanvasSession(qtbot, place_with(additions, tool, rows))


def drawn(session: CanvasSession, *labels: str) -> None:
    session.press(labels[0])
    for label in labels[1:]:
        session.move(label)
    session.release(labels[-1])


def test_the_sample_tool_paints_every_third_sector_differently_in_one_step(
    qtbot, keeper, additions
):
    installed_sample(keeper, "sparkle-tool")
    person = session(qtbot, additions, SPARKLE)
    drawn(person, "A01", "C02", "F02")
    painted = [
        cell
        for cell in person.place.surface.cells()
        if person.place.surface.content(cell) != "hull"
    ]
    assert len(painted) > 5
    for cell in painted:
        wanted = "dangerous" if (cell.q - cell.r) % 3 == 0 else "silent"
        assert person.place.surface.content(cell) == wanted
    assert person.steps == ["Sparkle brush"]
    person.place.document.history.undo()
    assert person.rows == EMPTY


def test_escape_drops_a_stroke_of_a_plugin(qtbot, keeper, additions):
    installed_sample(keeper, "sparkle-tool")
    person = session(qtbot, additions, SPARKLE)
    person.press("A01")
    person.move("D02")
    qtbot.keyClick(person.canvas, Qt.Key.Key_Escape)
    person.release("D02")
    assert person.rows == EMPTY
    assert person.steps == []


def test_a_tool_of_a_plugin_stays_inside_the_selection_and_minds_the_symmetry(
    qtbot, keeper, additions
):
    installed_sample(keeper, "sparkle-tool")
    person = session(qtbot, additions, SPARKLE)
    place = person.place
    place.mirror(place.editor_kind.symmetries.usual("rotation 2", place.surface))
    drawn(person, "B02")
    assert sum(row.count("s") + row.count("d") for row in person.rows) > 1
    place.document.history.undo()
    place.select(frozenset({hex_of("B02")}))
    drawn(person, "A02", "B02", "C02")
    assert sum(row.count("s") + row.count("d") for row in person.rows) == 1


def test_without_trust_the_tool_is_not_even_offered_and_no_code_runs(keeper, additions, home):
    installed_sample(keeper, "sparkle-tool", trusted=False)
    (keeper.plugin("sparkle-tool").folder / "sparkle.py").write_text(
        f"open({str(home / 'ran')!r}, 'w')\n"
    )
    keeper.look_again()
    assert keeper.plugin("sparkle-tool").status is Status.UNTRUSTED
    assert SPARKLE not in [tool.name for tool in additions.editor_kind_of("hex-zone").tools]
    assert not (home / "ran").exists()


def test_a_tool_whose_plugin_changed_behind_its_back_is_refused(
    qtbot, keeper, additions, home, notices
):
    installed_sample(keeper, "sparkle-tool")
    person = session(qtbot, additions, SPARKLE)
    (keeper.plugin("sparkle-tool").folder / "sparkle.py").write_text(
        f"open({str(home / 'ran')!r}, 'w')\n"
    )
    drawn(person, "A01", "B01")
    assert person.rows == EMPTY
    assert not (home / "ran").exists()
    assert "is not what you trusted" in notices.heard[-1].text


def test_plugged_tools_come_after_ours_and_appear_in_the_strip_with_title_and_help(
    qtbot, keeper, additions
):
    installed_sample(keeper, "sparkle-tool")
    names = [tool.name for tool in additions.editor_kind_of("hex-zone").tools]
    assert names[0] == "brush"
    assert names[-1] == SPARKLE
    strip = ToolStrip(lambda tool: tool.key)
    qtbot.addWidget(strip)
    strip.show_workplace(place_with(additions, SPARKLE))
    action = next(each for each in strip.actions() if each.objectName() == f"tool {SPARKLE}")
    assert action.text() == "Sparkle brush"
    assert "(K)" in action.toolTip()
    assert "every third sector" in action.toolTip()
    assert action.isChecked()


def test_maps_that_can_only_be_looked_at_get_no_tools(keeper, additions, monkeypatch):
    monkeypatch.delitem(EDITOR_KINDS.codes, "galaxy")
    installed_code(keeper, "tools", "def work(desk, pointer):\n    yield\n")
    assert additions.editor_kind_of("galaxy").tools == ()
    assert additions.editor_kind_of("hex-zone").tools[-1].name == "odd/it"


MISCHIEF = {
    "raises at once": "def work(desk, pointer):\n    raise KeyError('oops')\n    yield\n",
    "is no generator": "def work(desk, pointer):\n    return 7\n",
    "yields nonsense": "def work(desk, pointer):\n    yield 'paint!'\n",
    "paints nonsense": (
        "from hullwright.plugins.contributions import Painting\n"
        "def work(desk, pointer):\n    yield Painting({pointer.cell: '??'})\n"
    ),
    "points beside the map": (
        "from hullwright.plugins.contributions import Painting\n"
        "def work(desk, pointer):\n    yield Painting({[]: 'silent'})\n"
    ),
    "ends any program": "import sys\ndef work(desk, pointer):\n    sys.exit(3)\n    yield\n",
    "has no such name": "def other():\n    pass\n",
}


@pytest.mark.parametrize("mischief", MISCHIEF)
def test_a_tool_that_fails_is_told_once_and_rests(qtbot, keeper, additions, notices, mischief):
    installed_code(keeper, "tools", MISCHIEF[mischief])
    person = session(qtbot, additions, "odd/it")
    drawn(person, "A01", "B01")
    drawn(person, "B02", "C02")
    assert person.rows == EMPTY
    told = [each for each in notices.heard if each.topic == "plugin odd"]
    assert len(told) == (0 if mischief == "paints nonsense" else 1)
    if mischief == "raises at once":
        assert "line 2" in told[0].text
        assert "KeyError" in told[0].details
    assert person.notes[-1]
    person.place.choices.choose(tool="brush")
    drawn(person, "A01", "B01")
    assert person.rows != EMPTY


def test_a_tool_that_fails_later_leaves_the_map_and_other_tools_alone(
    qtbot, keeper, additions, notices
):
    code = (
        "from hullwright.plugins.contributions import Painting\n"
        "def work(desk, pointer):\n"
        "    yield Painting({pointer.cell: 'silent'})\n"
        "    yield Painting({pointer.cell: 'silent'})\n"
        "    raise ValueError('too far')\n"
    )
    installed_code(keeper, "tools", code)
    person = session(qtbot, additions, "odd/it")
    person.press("A01")
    for label in ("B01", "C01", "D01"):
        person.move(label)
    person.release("D01")
    assert person.rows == EMPTY
    assert "ValueError: too far" in notices.heard[-1].text


def test_a_tool_that_never_ends_is_stopped(qtbot, keeper, additions, notices, monkeypatch):
    monkeypatch.setattr(plugin_tools, "SECONDS", 0.3)
    code = (
        "def work(desk, pointer):\n"
        "    while True:\n"
        "        try:\n"
        "            while True: pass\n"
        "        except BaseException: break\n"
        "    while True: pass\n"
        "    yield\n"
    )
    installed_code(keeper, "tools", code)
    person = session(qtbot, additions, "odd/it")
    drawn(person, "A01", "B01")
    assert "took longer than 0.3 seconds and was stopped" in notices.heard[-1].text
    assert len(notices.heard) == 1


def test_a_tool_that_failed_can_be_tried_again_or_switched_off(qtbot, keeper, additions, notices):
    installed_code(keeper, "tools", MISCHIEF["raises at once"])
    changes = []
    additions.changed.connect(lambda: changes.append(1))
    person = session(qtbot, additions, "odd/it")
    drawn(person, "A01")
    again, off = notices.heard[-1].offers
    again.run()
    drawn(person, "A01")
    assert len(notices.heard) == 2
    off.run()
    assert keeper.plugin("odd").status is Status.DISABLED
    assert changes == [1]
    assert "odd/it" not in [tool.name for tool in additions.editor_kind_of("hex-zone").tools]


def test_a_refusal_that_a_tool_words_itself_is_only_a_note(qtbot, keeper, additions, notices):
    code = (
        "from hullwright.schema.errors import HullwrightError\n"
        "def work(desk, pointer):\n    raise HullwrightError('Click on a pod.')\n    yield\n"
    )
    installed_code(keeper, "tools", code)
    person = session(qtbot, additions, "odd/it")
    drawn(person, "A01")
    assert person.notes[-1] == "Click on a pod."
    assert notices.heard == []


def test_braces_in_a_title_are_no_gaps(keeper, additions, qtbot):
    installed_code(keeper, "tools", "", more='title.de = "x"\nhelp.en = "{gap} {"\n')
    strip = ToolStrip(lambda tool: tool.key)
    qtbot.addWidget(strip)
    strip.show_workplace(place_with(additions, "odd/it"))
    action = next(each for each in strip.actions() if each.objectName() == "tool odd/it")
    assert action.whatsThis() == "{gap} {"


def test_open_maps_follow_when_plugins_come_and_go(keeper, additions, qapp):
    workplaces = Workplaces()
    place = workplaces.open(Document(MapDocument(kind="hex-zone", name="T", layout=zone(*EMPTY))))
    installed_sample(keeper, "sparkle-tool")
    additions.refresh()
    additions.offer_tools(workplaces)
    place.choices.choose(tool=SPARKLE)
    (command,) = additions.tool_commands(workplaces)
    assert (command.name, command.key, command.title) == (f"tool.{SPARKLE}", "K", "Sparkle brush")
    assert command.hindered() == ""
    assert command.is_on()
    keeper.remove("sparkle-tool")
    additions.refresh()
    additions.offer_tools(workplaces)
    assert place.choices.now.tool == "brush"
    assert command.hindered() == "Maps of this kind have no such tool."
    assert additions.tool_commands(workplaces) == []
