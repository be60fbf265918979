"""Menus of two kinds, the command palette, the welcome page and the gallery of silhouettes."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QMenu, QToolButton

from hullwright.editor.files.new_map_dialog import NewMapDialog
from hullwright.editor.shell.recent_card import RecentCard
from hullwright.samples import maps
from tests.editor.window_session import WindowSession

SAMPLES = {path.stem: path for path in maps()}
WORK = {"hollow-moon": "thimble", "docks": "standard", "night-shift": "bellwether"}
"""Files of somebody who has worked with the program, and the samples that they are copies of."""


def welcome(person: WindowSession, path: Path) -> None:
    """The page of a later start: every kind, the recent files, the samples."""
    recent = person.program.services.files.context.recent
    folder = person.program.services.settings.folder / "maps"
    folder.mkdir()
    for name, sample in WORK.items():
        recent.note(Path(shutil.copy(SAMPLES[sample], folder / f"{name}.json")))
    recent.note(folder / "first-draft.json")
    recent.pin(folder / "docks.json", True)
    person.pause(6.0)
    for card in person.program.frame.window.findChildren(RecentCard):
        # Where this machine keeps its files is nobody's business.
        name, _, date = card.text().split("\n")
        card.setText(f"{name}\n~/maps\n{date}")
    person.picture(path)


def overlays(sample: str, number: int) -> Callable[[WindowSession, Path], None]:
    """Return what opens the menu of overlays over a sample, one of them with a number."""

    def state(person: WindowSession, path: Path) -> None:
        person.program.open_sample(SAMPLES[sample])
        choice = next(each for each in person.place.editor_kind.overlays if each.number)
        person.place.number(choice.name, number)
        person.place.overlay(frozenset({choice.name}))
        person.wait(lambda: person.place.findings.shadings)
        person.problems()
        button = person.program.frame.toolbar.findChild(QToolButton, "toolbar View/Overlays")
        menu = button.menu()
        assert isinstance(menu, QMenu)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))
        person.pause(0.5)
        person.picture(path)
        menu.close()

    return state


def palette(person: WindowSession, path: Path) -> None:
    """Finding commands by another word for them."""
    person.program.open_sample(SAMPLES["rosewheel"])
    person.problems()
    person.command("help.commands")
    QTest.keyClicks(QApplication.focusWidget() or person.program.frame.guides.palette, "rotate")
    person.picture(path)


def new_map(person: WindowSession, path: Path) -> None:
    """A new zone from a silhouette."""
    person.command("file.new")
    dialog = person.program.frame.window.findChild(NewMapDialog)
    choices = dialog.findChild(QListWidget)
    choices.setCurrentItem(choices.findItems("Freighter", Qt.MatchFlag.MatchExactly)[0])
    person.pause(2.0)
    person.picture(path, dialog)


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "welcome": ("dark", welcome),
    "menu-zone": ("dark", overlays("bellwether", 5)),
    "menu-station": ("light", overlays("standard", 18)),
    "command-palette": ("dark", palette),
    "new-map": ("dark", new_map),
}
