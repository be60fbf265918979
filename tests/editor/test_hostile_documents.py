"""The window with documents whose every text is markup: it is shown letter by letter, and opens nothing."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QPushButton,
    QTabWidget,
)
from pytestqt.qtbot import QtBot

from hullwright.editor.files.recovery_file import Recovered, content_for, now
from hullwright.editor.files.sessions import Session
from hullwright.editor.plugins.plugin_page import PluginPage
from hullwright.editor.scenarios.composer.rule_tree import RuleTree
from hullwright.editor.scenarios.workshop.page import WorkshopPage
from hullwright.samples import HERE as SAMPLES
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.files.reader import read
from hullwright.schema.visible_text import visible

from ..hostile_texts import MARKUP, hostile, hostile_plugin
from .guarded_pipe import GuardedPipe
from .shown_texts import SEEN, SHOWN, show_tips, texts_of
from .window_session import WindowSession

ROOT = Path(__file__).parents[2]
MAPS = ("hex-zones/thimble", "mazes/long-haul", "stations/standard", "galaxies/first-light")


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


def look_at_everything(person: WindowSession, pipe: GuardedPipe) -> set[str]:
    """Look at everything that is there, and return the texts that hold the markup."""
    for pane in person.program.frame.window.panes.values():
        pane.setVisible(True)
        pane.raise_()
        QApplication.processEvents()
        pane.grab()
    return look_in_front(person, pipe)


def look_in_front(person: WindowSession, pipe: GuardedPipe) -> set[str]:
    """Look at what is in front, and return the texts that hold the markup, of all that is there."""
    window = person.program.frame.window
    QApplication.processEvents()
    window.grab()
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog):
            dialog.grab()
    found = {
        text: each for each in QApplication.allWidgets() for text in texts_of(each) if SHOWN in text
    }
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
    look_at_everything(person, pipe)
    tabs = page.findChild(QTabWidget, "workshop-tabs")
    for place in range(tabs.count()):
        tabs.setCurrentIndex(place)
        look_in_front(person, pipe)
    page.show_plugin()
    look_in_front(person, pipe)


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
        # Some of them open a page, and the next may be about the map behind it.
        person.command("view.focus-map")
        person.wait(person.program.frame.actions.action(command).isEnabled)
        person.command(command)
        look_in_front(person, pipe)
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
