"""A game that a plugin brings, from an empty home to printed pieces: installed, trusted, drawn, checked, played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from hullwright.editor.files.new_map_dialog import NewMapDialog
from hullwright.editor.scenarios.composer.new_scenario import NewScenarioDialog
from hullwright.editor.shell.sample_card import SampleCard
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import KINDS

from .cli.terminal import run
from .finishing import exported, played_in_the_window, printed_pieces
from .window_session import LEFT, WindowSession

EXAMPLE = Path("samples/plugins/cold-climb")
KIND = "lift-tower"
BLANK = ("^H-------", *["-H-------"] * 5, "-H------@")


@pytest.fixture
def untrusted(home: Path) -> Path:
    """An empty home into which the game was installed from the command line."""
    run("plugins", "install", EXAMPLE)
    return home


@pytest.fixture
def trusted(untrusted: Path) -> Path:
    run("plugins", "trust", EXAMPLE.name, "--yes")
    return untrusted


@pytest.fixture
def person(qtbot: QtBot, trusted: Path) -> Iterator[WindowSession]:
    session = WindowSession(trusted)
    yield session
    session.leave()


def decks(person: WindowSession) -> tuple[str, ...]:
    found: tuple[str, ...] = person.place.map.layout.decks
    return found


def draw_a_tower(person: WindowSession) -> None:
    """Paint lockers with the brush and a shaft with the line, and erase the only berth."""
    person.new_map("Spindle", KIND)
    assert decks(person) == BLANK
    person.key("4")
    person.drag("2.05", "2.06", "2.07")
    assert decks(person)[5] == "-H--SSS--"
    person.key("3")
    person.key("l")
    person.drag("1.05", "3.05")
    assert [deck[4] for deck in decks(person)] == list("----HHH")
    person.key("e")
    person.click("1.09")


def test_a_tower_is_painted_undone_checked_and_mended(person: WindowSession) -> None:
    draw_a_tower(person)
    palette = person.place.editor_kind.swatches(person.place.map.layout)
    assert [str(each.title) for each in palette][:3] == ["Outer space", "Passage", "Shaft"]
    assert decks(person)[6] == "-H--H---."
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert decks(person)[6].endswith("@")
    person.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert [each.id for each in person.problems()] == ["CC-1"]
    assert person.mend_next() == "CC-1"
    assert decks(person)[6] == "@H--H---."
    person.command("overlay.cold-climb/climbs")
    person.wait(lambda: person.place.findings.shadings)
    (shading,) = person.place.findings.shadings.values()
    assert shading.texts[0, 0] == "0"


def test_a_tower_is_saved_exported_played_and_printed(
    person: WindowSession, tmp_path: Path
) -> None:
    person.new_map("Spindle", KIND)
    person.answers.path = tmp_path / "spindle.json"
    person.command("file.save")
    person.wait(person.answers.path.exists)
    assert read_map(tmp_path / "spindle.json").layout == person.place.map.layout
    exported(person, tmp_path / "export.json")
    assert sum(played_in_the_window(person).reasons.values()) == 5
    assert "Heater" in printed_pieces(person, tmp_path / "pieces.pdf")


def test_symmetry_copying_and_stamping_work_on_it(person: WindowSession) -> None:
    person.new_map("Spindle", KIND)
    person.command("symmetry.mirror-left-right")
    person.key("4")
    person.click("3.02")
    assert decks(person)[4] == "-S-----S-"
    person.command("symmetry.none")
    person.key("s")
    person.drag("3.07", "3.09")
    person.command("edit.copy")
    person.command("select.none")
    person.command("edit.paste")
    person.click("5.05")
    assert decks(person)[2] == "-H--S----"


def test_samples_scenarios_and_the_new_dialog_have_it(person: WindowSession) -> None:
    window = person.program.frame.window
    QTest.mouseClick(person.program.frame.welcome.findChild(SampleCard, "sample needle"), LEFT)
    person.wait(lambda: person.program.services.workplaces.current)
    assert person.place.map.name == "The Needle"
    assert person.place.document.path is None
    person.command("scenario.new")
    scenario = window.findChild(NewScenarioDialog)
    games = scenario.findChild(QComboBox, "scenario-game")
    games.setCurrentIndex(games.findData("cold_climb"))
    offered = scenario.findChild(QComboBox, "scenario-ruleset")
    titles = [offered.itemText(row) for row in range(offered.count())]
    assert titles == ["Standard climb", "Fire drill"]
    scenario.reject()
    person.command("file.new")
    dialog = window.findChild(NewMapDialog)
    kinds = dialog.findChild(QComboBox, "kind")
    kinds.setCurrentIndex(kinds.findData(KIND))
    begun = dialog.findChild(QListWidget)
    assert [begun.item(row).text() for row in range(begun.count())][-2:] == [
        "The Needle",
        "Twin shafts",
    ]
    dialog.reject()


def test_nothing_runs_before_it_is_trusted_and_the_way_to_trust_is_offered(
    qtbot: QtBot, untrusted: Path
) -> None:
    person = WindowSession(untrusted)
    try:
        assert KIND not in KINDS
        person.program.open([EXAMPLE / "maps" / "needle.json"])

        def way() -> QPushButton | None:
            found = person.program.frame.toasts.findChildren(QPushButton)
            return next((each for each in found if each.text() == "Look at the plugin…"), None)

        person.wait(way)
        assert person.program.services.workplaces.current is None
        QTest.mouseClick(way(), LEFT)
        page = person.program.frame.window_additions.page
        assert page is not None
        assert page.list.current().id == EXAMPLE.name
    finally:
        person.leave()


def test_code_that_fails_while_drawing_is_told_and_the_window_goes_on(
    qtbot: QtBot, untrusted: Path
) -> None:
    window = untrusted / "plugins" / EXAMPLE.name / "window.py"
    broken = "\nfrom dataclasses import replace as _with\n\n\ndef _swatches(_):\n    raise SystemExit\n\n\n"
    failing = "def _painted(_, __):\n    return 5\n\n\nEDITOR = _with(EDITOR, swatches=_swatches, painted=_painted)\n"
    window.write_text(window.read_text("utf-8") + broken + failing, "utf-8")
    run("plugins", "trust", EXAMPLE.name, "--yes")
    person = WindowSession(untrusted)
    try:
        told: list[str] = []
        person.program.services.notices.told.connect(lambda notice: told.append(notice.text))
        person.new_map("Spindle", KIND)
        person.wait(lambda: told)
        assert "tried to end the program" in told[0]
        before = decks(person)
        person.key("b")
        person.drag("2.05", "2.06")
        assert decks(person) == before
        person.wait(lambda: any("type int" in each for each in told))
        assert person.problems() == ()
    finally:
        person.leave()


def test_a_failing_window_half_leaves_a_map_to_look_at(qtbot: QtBot, untrusted: Path) -> None:
    window = untrusted / "plugins" / EXAMPLE.name / "window.py"
    window.write_text("EDITOR = 5\n", "utf-8")
    run("plugins", "trust", EXAMPLE.name, "--yes")
    person = WindowSession(untrusted)
    try:
        told: list[str] = []
        person.program.services.notices.told.connect(lambda notice: told.append(notice.text))
        person.program.open([EXAMPLE / "maps" / "needle.json"])
        person.wait(lambda: person.program.services.workplaces.current)
        assert person.place.editor_kind.tools == ()
        assert any("EditorKind is needed" in each for each in told)
    finally:
        person.leave()


def test_no_line_of_the_program_names_the_game() -> None:
    named = [
        path
        for part in ("editor", "engines", "plugins", "schema")
        for path in Path(part).rglob("*.py")
        if {"cold-climb", "cold_climb", KIND} & set(path.read_text("utf-8").split('"'))
    ]
    assert named == []
