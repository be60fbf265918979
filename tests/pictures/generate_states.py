"""The page that makes maps: while it runs, with the reasons of one map, and for a part of an open one."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hullwright.editor.generate.page import GeneratePage
from hullwright.samples import maps
from tests.editor.window_session import LEFT, WindowSession

SAMPLES = {path.stem: path for path in maps()}


def _page(person: WindowSession) -> GeneratePage:
    page = person.program.frame.tabs.page()
    assert isinstance(page, GeneratePage)
    return page


def _choose(person: WindowSession, page: GeneratePage) -> None:
    """Choose the first card, and let every picture be drawn."""
    page.put_in_order()
    page.wall.setFocus()
    QTest.keyClick(page.wall, Qt.Key.Key_Home)
    person.pause(0.3)
    person.wait(lambda: page.pictures.is_idle)


def wall(person: WindowSession, path: Path) -> None:
    """A wall of zones for a ready target, paused, with one pinned and the reasons of the first."""
    person.command("file.generate")
    page = _page(person)
    page.form.preset.setCurrentIndex(page.form.preset.findText("Galleries"))
    page.form.preset.activated.emit(page.form.preset.currentIndex())
    QTest.mouseClick(page.bar.start, LEFT)
    person.wait(lambda: page.session.news.moves >= 12_000)
    QTest.mouseClick(page.bar.start, LEFT)
    person.wait(lambda: page.session.is_idle)
    _choose(person, page)
    QTest.keyClick(page.wall, Qt.Key.Key_P)
    person.picture(path)


def part(person: WindowSession, path: Path) -> None:
    """The selected left half of a zone, made anew around what stays."""
    person.program.open_sample(SAMPLES["bellwether"])
    place = person.place
    person.problems()
    surface = place.surface
    place.select(frozenset(each for each in surface.cells() if surface.label(each)[0] < "I"))
    person.settle()
    person.command("map.fill-selection")
    page = _page(person)
    person.wait(lambda: page.session.news.moves >= 8_000)
    QTest.mouseClick(page.bar.start, LEFT)
    person.wait(lambda: page.session.is_idle)
    _choose(person, page)
    person.picture(path)


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "generate-wall": ("dark", wall),
    "generate-part": ("light", part),
}
