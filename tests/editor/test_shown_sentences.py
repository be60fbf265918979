"""What the window shows of every map kind is text in the person's language, never a sentence as a value."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QLocale, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QWidget

from hullwright.samples import maps

from .window_session import WindowSession

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
GETTERS = (
    *("text", "title", "windowTitle", "toolTip", "whatsThis", "statusTip", "placeholderText"),
    *("accessibleName", "accessibleDescription", "toPlainText"),
)
TOP = QModelIndex()
SAMPLES = {
    "hex-zone": "bellwether",
    "tile-maze": "long-haul",
    "station": "standard",
    "galaxy": "first-light",
}


@pytest.fixture(scope="module")
def session(
    tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[WindowSession]:
    before = QLocale()
    with pytest.MonkeyPatch.context() as patch:
        home = tmp_path_factory.mktemp("home")
        patch.setenv("HULLWRIGHT_HOME", str(home))
        patch.setenv("HULLWRIGHT_LANGUAGE", "de")
        session = WindowSession(home)
        yield session
        session.leave()
    language = session.program.services.window_language
    language.language = "en"
    language.apply()
    QLocale.setDefault(before)


def texts(window: QWidget) -> Iterator[str]:
    """Yield everything that a window has to say, shown or not."""
    for each in (window, *window.findChildren(QWidget), *window.findChildren(QAction)):
        for name in GETTERS:
            getter = getattr(each, name, None)
            if callable(getter):
                yield str(getter())
        if isinstance(each, QAbstractItemView | QComboBox) and each.model() is not None:
            yield from entries(each.model())


def entries(model: QAbstractItemModel) -> Iterator[str]:
    """Yield what stands in a list or table, and over it."""
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount(TOP))
    for role in ROLES:
        for column in columns:
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role))
            for row in range(model.rowCount(TOP)):
                yield str(model.index(row, column).data(role))


def show_everything(session: WindowSession) -> None:
    """Open all panels, lay everything over the map, and point at it."""
    window = session.program.frame.window
    for name in window.panes:
        window.show_dock(name)
    session.place.overlay(frozenset(each.name for each in session.place.editor_kind.overlays))
    surface = session.place.surface
    for cell in {surface.content(cell): cell for cell in surface.cells()}.values():
        session.point_at(surface.label(cell))
    QApplication.processEvents()


@pytest.mark.parametrize("kind", SAMPLES)
def test_no_widget_shows_a_sentence_as_a_value(session: WindowSession, kind: str) -> None:
    session.program.open_sample(next(each for each in maps() if each.stem == SAMPLES[kind]))
    assert session.place.map.kind == kind
    found: list[str] = []
    session.canvas.noted.connect(found.append)
    show_everything(session)
    window, tables = session.program.frame.window, session.program.frame.panels.tables
    found += texts(window)
    for place in range(tables.chooser.count()):
        tables.chooser.setCurrentIndex(place)
        tables.chooser.activated.emit(place)
        QApplication.processEvents()
        found += texts(tables)
    assert len(found) > 1000
    assert [each for each in found if "Message(" in each] == []
    session.place.document.history.setClean()
    session.command("file.close")
