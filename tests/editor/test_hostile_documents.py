"""The window with documents whose every text is markup: it is shown letter by letter, and opens nothing."""

import ast
import json
import os
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QDockWidget,
    QGroupBox,
    QLabel,
    QPushButton,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QToolTip,
    QWhatsThis,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hullwright.editor.files.recovery_file import Recovered, content_for, now
from hullwright.editor.files.sessions import Session
from hullwright.editor.plugins.plugin_page import PluginPage
from hullwright.editor.scenarios.composer.rule_tree import RuleTree
from hullwright.editor.scenarios.workshop.page import WorkshopPage
from hullwright.editor.shell.plain_text import help_text
from hullwright.samples import HERE as SAMPLES
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.files.reader import read
from hullwright.schema.visible_text import visible

from ..hostile_texts import MARKUP, PIPE, hostile, hostile_plugin
from .window_session import WindowSession

ROOT = Path(__file__).parents[2]
MAPS = ("hex-zones/thimble", "mazes/long-haul", "stations/standard", "galaxies/first-light")
SEEN = visible(MARKUP)
"""The markup as a person is to read it."""
SHOWN = "Co[*] <img"
"""A piece of the markup that is never shown otherwise."""


class GuardedPipe:
    """A pipe that notes whoever opens it to read, and lets nobody hang."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "opened"
        self._log.touch()
        os.mkfifo(folder / PIPE)
        # A process of its own: a thread could not answer while Qt waits.
        self._writer = subprocess.Popen(
            ["sh", "-c", f"while : > {PIPE}; do echo opened >> opened; done"], cwd=folder
        )

    @property
    def was_opened(self) -> bool:
        return bool(self._log.read_text())

    def close(self) -> None:
        self._writer.kill()
        self._writer.wait()


@pytest.fixture
def pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GuardedPipe]:
    """The pipe that the markup names, in the working folder."""
    monkeypatch.chdir(tmp_path)
    made = GuardedPipe(tmp_path)
    yield made
    made.close()


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Hostile documents by the folder of their samples; their names are markup as well."""
    return {
        name.partition("/")[0]: hostile(
            SAMPLES / f"{name}.json", MARKUP, tmp_path / f"{name.partition('/')[2]} {MARKUP}.json"
        )
        for name in (*MAPS, "scenarios/arena")
    }


@pytest.fixture
def person(
    qtbot: QtBot, home: Path, pipe: GuardedPipe, files: dict[str, Path]
) -> Iterator[WindowSession]:
    install_plugins(home)
    leave_unsaved(home, files["hex-zones"])
    session = WindowSession(home, size=(1600, 1000))
    yield session
    session.leave()


def install_plugins(home: Path) -> None:
    """Install a plugin that waits to be trusted, and the one to which rules made in the workshop go."""
    hostile_plugin(home / "plugins" / "hostile", MARKUP, CODE)
    hostile_plugin(home / "plugins" / "my-rules", MARKUP)


CODE = rf"""
from PySide6.QtWidgets import QLabel


def panel(workplace, parent):
    label = QLabel(r"{SEEN}", parent)
    label.setWordWrap(True)
    label.setToolTip(r"{SEEN}")
    return label


def tool(desk, pointer):
    raise RuntimeError(r"{SEEN}")
"""
"""A plugin's own widgets, and its own words about what went wrong."""


def leave_unsaved(home: Path, path: Path) -> None:
    """Leave a map behind as a program does that was killed."""
    session = Session(home / "recovery")
    file = session.new_file()
    changed = replace(read(path), author=f"Changed {MARKUP}")
    file.write_bytes(content_for(Recovered(file, changed, path, "", now())))
    session.end()


# What is shown.


def widgets() -> list[QWidget]:
    """Return everything in the window, its dialogs and pages, whether it is in front or not."""
    return QApplication.allWidgets()


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield the texts of a widget that a person reads, as Qt has them; fail at any that it takes for markup."""
    if isinstance(widget, QLabel):
        is_plain = widget.textFormat() == Qt.TextFormat.PlainText
        text = QLabel.text(widget)
        assert is_plain or not text, (widget.objectName(), text)
        yield without_shortcut(text) if widget.buddy() else text
    if isinstance(widget, QTextEdit):
        assert "<img" not in widget.toHtml()
        yield widget.toPlainText()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from texts_in(widget.model())
    yield from map(without_shortcut, titles_of(widget))
    for help_ in (widget.whatsThis(), *(each.whatsThis() for each in widget.actions())):
        assert "<img" not in help_
        yield help_


def titles_of(widget: QWidget) -> Iterator[str]:
    """Yield the texts in which an ampersand makes a shortcut."""
    match widget:
        case QAbstractButton():
            yield widget.text()
        case QTabBar():
            yield from map(widget.tabText, range(widget.count()))
        case QGroupBox():
            yield widget.title()
        case QDockWidget():
            yield widget.windowTitle()
    yield from (each.text() for each in widget.actions())


def without_shortcut(title: str) -> str:
    """Return a title as it is seen."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&")


def texts_in(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    """Yield the texts of a table or tree, with what is told of them."""
    parent = parent or QModelIndex()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        while index.isValid():
            yield str(index.data(Qt.ItemDataRole.DisplayRole) or "")
            yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
            if not isinstance(model, QAbstractListModel):
                yield from texts_in(model, index)
            index = model.index(row, index.column() + 1, parent)


def tips() -> Iterator[str]:
    """Yield everything that is told of something under the mouse."""
    for widget in widgets():
        yield widget.toolTip()
        yield from (each.toolTip() for each in widget.actions())
        if isinstance(widget, QTabBar):
            yield from map(widget.tabToolTip, range(widget.count()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from texts_in(widget.model())


def show_tips(window: QWidget) -> None:
    """Show every tip that holds markup, as it is when the mouse rests."""
    for each in {each for each in tips() if SHOWN in each}:
        QToolTip.showText(QPoint(5, 5), each, window)
        shown = next(w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel"))
        assert shown.textFormat() == Qt.TextFormat.PlainText
        shown.grab()
        QToolTip.hideText()
        assert SEEN in each, ascii(each)


def look_at_everything(person: WindowSession, pipe: GuardedPipe) -> set[str]:
    """Look at everything that is there, and return the texts that hold the markup."""
    window = person.program.frame.window
    for pane in window.panes.values():
        pane.setVisible(True)
        pane.raise_()
        QApplication.processEvents()
        pane.grab()
    window.grab()
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog):
            dialog.grab()
    found = {text: each for each in widgets() for text in texts_of(each) if SHOWN in text}
    for text, widget in found.items():
        assert SEEN in text or "…" in text, (widget, ascii(text))
    show_tips(window)
    assert not pipe.was_opened
    return set(found)


def test_maps_are_shown_letter_by_letter(
    person: WindowSession, pipe: GuardedPipe, files: dict[str, Path]
) -> None:
    for name in MAPS:
        person.program.open([files[name.partition("/")[0]]])
        person.problems()
        found = look_at_everything(person, pipe)
        seen = visible(person.place.map.name)
        assert seen in found
        title = person.program.frame.window.windowTitle()
        assert title == f"{seen} – Hullwright".replace("[*]", "[*][*]")


def test_a_scenario_and_its_rules_are_shown_letter_by_letter(
    person: WindowSession, pipe: GuardedPipe, files: dict[str, Path]
) -> None:
    person.program.open([files["hex-zones"], files["scenarios"]])
    person.wait(lambda: len(person.program.services.workplaces) == 2)
    scenario = person.program.services.workplaces.front.document
    scenario.apply(
        "Use the rule",
        lambda value: replace(value, rules=(*value.rules, RuleUse(code="hostile:rule"))),
    )
    tree = person.program.frame.window.findChild(RuleTree)
    for item in tree.findItems(SHOWN, Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive):
        tree.setCurrentItem(item)
        QApplication.processEvents()
    found = look_at_everything(person, pipe)
    assert SEEN in found


def test_the_workshop_shows_rules_letter_by_letter(
    person: WindowSession, pipe: GuardedPipe
) -> None:
    person.command("rules.workshop")
    page = person.program.frame.window.findChild(WorkshopPage)
    assert page.own_rules.drafts
    tabs = page.findChild(QTabWidget, "workshop-tabs")
    for place in range(tabs.count()):
        tabs.setCurrentIndex(place)
        look_at_everything(person, pipe)
    page.show_plugin()
    look_at_everything(person, pipe)


def test_a_plugin_that_asks_for_trust_is_shown_letter_by_letter(
    person: WindowSession, pipe: GuardedPipe
) -> None:
    person.command("plugins.page")
    page = person.program.frame.window.findChild(PluginPage)
    page.list.look_at(person.program.services.host.plugin("hostile").folder)
    page.findChild(QPushButton, "plugin-trust").click()
    assert SEEN in look_at_everything(person, pipe)
    page.findChild(QPushButton, "trust-agree").click()
    person.new_map()
    panes = person.program.frame.window.panes
    person.wait(lambda: any("hostile" in name for name in panes))
    assert SEEN in look_at_everything(person, pipe)


def test_pages_and_dialogs_show_files_letter_by_letter(
    person: WindowSession, pipe: GuardedPipe, files: dict[str, Path]
) -> None:
    person.program.offer_recovery()
    assert any("Co[*]" in each for each in look_at_everything(person, pipe))
    person.program.open([files["hex-zones"]])
    person.wait(lambda: person.program.services.workplaces.current)
    broken = files["mazes"].with_stem(f"broken {MARKUP}")
    broken.write_text(json.dumps({**json.loads(files["mazes"].read_text()), MARKUP: MARKUP}))
    person.program.open([broken])
    look_at_everything(person, pipe)
    person.answers.paths = [files["hex-zones"]]
    for command in COMMANDS:
        person.command(command)
        look_at_everything(person, pipe)
    for dialog in person.program.frame.window.findChildren(QDialog):
        dialog.close()


COMMANDS = (
    "file.compare",
    "file.new",
    "scenario.new",
    "help.shortcuts",
    "help.change-shortcuts",
    "help.commands",
    "file.print",
)


def test_helps_that_are_called_for_are_plain(qtbot: QtBot, pipe: GuardedPipe) -> None:
    for text in (MARKUP, f"&lt; {MARKUP}", "Paints & fills"):
        QWhatsThis.showText(QPoint(5, 5), help_text(text))
        for each in QApplication.topLevelWidgets():
            each.grab()
        QWhatsThis.hideText()
    assert not pipe.was_opened
    assert help_text("Paints & fills") == "Paints & fills"


# That nobody makes a label, a help or a page of markup otherwise.

MAKERS = {
    "QLabel": {"plain_text.py"},
    "QMessageBox": set(),
    "QErrorMessage": set(),
    "QProgressDialog": set(),
    "QSplashScreen": set(),
    "QGraphicsTextItem": set(),
    "QStaticText": set(),
    "QTextEdit": set(),
    "QTextBrowser": {"shortcut_sheet.py"},
    "QTextDocument": {"shortcut_sheet.py"},
    "setHtml": {"shortcut_sheet.py"},
    "setTextFormat": {"plain_text.py"},
    "setMarkdown": set(),
    "setOpenExternalLinks": set(),
}
"""What takes markup, and the files that may use it: they escape what they are given, or show plain text."""


def made_in(tree: ast.AST) -> Iterator[str]:
    """Yield what a module calls, and what its classes are made from; helps that are not plain as such."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            is_help = called == "setWhatsThis"
            plain = is_help and ast.unparse(node.args[0]).startswith("help_text(")
            yield "a help that may be markup" if is_help and not plain else called
        if isinstance(node, ast.ClassDef):
            yield from map(ast.unparse, node.bases)


def test_what_could_show_markup_is_used_nowhere_else() -> None:
    allowed = {**MAKERS, "a help that may be markup": set()}
    for path in (ROOT / "editor").rglob("*.py"):
        text = path.read_text("utf-8")
        # To read all modules takes a while, and most of them show nothing.
        if any(maker in text for maker in (*MAKERS, "setWhatsThis")):
            for made in made_in(ast.parse(text)):
                assert path.name in allowed.get(made, {path.name}), f"{path.name}: {made}"
