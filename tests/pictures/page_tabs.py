"""Pages as tabs beside the maps: the workshop with its own commands in the toolbar, and the preferences."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hullwright.editor.scenarios.workshop.page import WorkshopPage
from hullwright.samples import maps
from tests.editor.window_session import WindowSession

SAMPLES = {path.stem: path for path in maps()}


def page_tabs(person: WindowSession, path: Path) -> None:
    """A map, its print preview, the plugins and the workshop in front, whose steps Undo takes back."""
    person.program.open_sample(SAMPLES["bellwether"])
    person.command("file.print")
    person.command("plugins.page")
    person.command("rules.workshop")
    page = person.program.frame.tabs.page()
    assert isinstance(page, WorkshopPage)
    page.new()
    assert page.editor is not None
    form = page.editor.texts.forms["en"]
    form.setFocus()
    QTest.keyClicks(QApplication.focusWidget(), "Night watch")
    page.finish()
    person.pause(1.0)
    person.picture(path)


def preferences(person: WindowSession, path: Path) -> None:
    """The preferences, found by a word."""
    person.program.open_sample(SAMPLES["bellwether"])
    person.command("file.preferences")
    page = person.program.frame.tabs.page()
    assert page is not None
    QTest.keyClicks(QApplication.focusWidget(), "language")
    person.pause(0.5)
    person.picture(path)


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "page-tabs": ("dark", page_tabs),
    "preferences": ("light", preferences),
}
