"""Tabs: the open maps, each with its canvas, and the welcome page while there are none."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QTabWidget, QToolButton, QWidget

from hullwright.schema.visible_text import visible

from ..documents.document import Document
from ..documents.place import Place
from ..documents.workplaces import Workplaces
from ..drawing.icon import icon
from ..languages.words import tr
from .plain_text import button_title
from .tab_bar import TabBar


class Tabs(QStackedWidget):
    """Shows the canvas of the current map; follows the workplaces and leads them."""

    close_wanted = Signal(Place)
    """A workplace whose tab the person closes; whoever hears it sees to it that nothing is lost."""
    new_wanted = Signal()

    def __init__(
        self,
        workplaces: Workplaces,
        make_canvas: Callable[[Place], QWidget],
        welcome: QWidget,
    ) -> None:
        super().__init__()
        self.setObjectName("tabs")
        self._workplaces = workplaces
        self._make_canvas = make_canvas
        self._canvases: dict[Place, QWidget] = {}
        self._close_buttons: dict[Place, QToolButton] = {}
        self.welcome = welcome
        self._plus = QToolButton()
        self._tabs = self._tab_widget()
        self.addWidget(welcome)
        self.addWidget(self._tabs)
        workplaces.opened.connect(self._add)
        workplaces.closed.connect(self._remove)
        workplaces.switched.connect(self._show)
        for workplace in workplaces:
            self._add(workplace)
        self._show(workplaces.front)

    def _tab_widget(self) -> QTabWidget:
        tabs = QTabWidget(self)
        tabs.setTabBar(TabBar())
        tabs.setMovable(True)
        tabs.setTabsClosable(True)
        tabs.setAccessibleName(tr("Open maps"))
        tabs.tabBar().setAccessibleName(tr("Open maps"))
        tabs.tabCloseRequested.connect(self._want_closed)
        tabs.currentChanged.connect(self._switch)
        self._plus.setProperty("flat", True)
        self._plus.setIcon(icon("plus"))
        self._plus.setIconSize(QSize(16, 16))
        self._plus.setAccessibleName(tr("New map"))
        self._plus.setToolTip(tr("New map — begin another one in a tab of its own"))
        self._plus.clicked.connect(self.new_wanted)
        tabs.setCornerWidget(self._plus, Qt.Corner.TopRightCorner)
        return tabs

    def canvas(self) -> QWidget | None:
        """Return the canvas of the current map."""
        current = self._workplaces.front
        return None if current is None else self._canvases.get(current)

    def view_of(self, document: Document) -> QWidget | None:
        """Return what is shown of a document, or None if it has no tab."""
        views = (view for place, view in self._canvases.items() if place.document is document)
        return next(views, None)

    def canvases(self) -> list[QWidget]:
        """Return the canvases of all open maps."""
        return list(self._canvases.values())

    def show_page(self, page: QWidget) -> None:
        """Show a page in front of the maps, until it is hidden or a map is chosen."""
        self.addWidget(page)
        self.setCurrentWidget(page)

    def show_map(self) -> None:
        """Bring the current map to the front, with the focus on it, whatever page lies before it."""
        self._show(self._workplaces.front)
        shown = self.canvas()
        (self.welcome if shown is None else shown).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def hide_page(self, page: QWidget) -> None:
        """Take a page away and show the current map again."""
        self.removeWidget(page)
        page.deleteLater()
        self._show(self._workplaces.front)

    def pages(self) -> list[QWidget]:
        """Return the pages that are shown in front of the maps."""
        return [each for each in self.findChildren(QWidget) if self._is_page(each)]

    def _is_page(self, widget: QWidget) -> bool:
        return self.indexOf(widget) >= 0 and widget not in (self.welcome, self._tabs)

    def retired(self) -> dict[Place, QWidget]:
        """Lead the workplaces no more, and return what was shown of each: other tabs take over."""
        self._tabs.blockSignals(True)
        return self._canvases

    def step(self, by: int) -> None:
        """Go to the next tab, or the one before, round and round."""
        if self._tabs.count():
            self._tabs.setCurrentIndex((self._tabs.currentIndex() + by) % self._tabs.count())

    def _add(self, workplace: Place) -> None:
        canvas = self._make_canvas(workplace)
        self._canvases[workplace] = canvas
        # Set before the tab is there: the first one becomes current and asks for it at once.
        workplace.document.renamed.connect(self._name_all)
        self._tabs.addTab(canvas, "")
        self._close_buttons[workplace] = self._close_button(workplace)
        place = self._tabs.indexOf(canvas)
        right = QTabBar.ButtonPosition.RightSide
        self._tabs.tabBar().setTabButton(place, right, self._close_buttons[workplace])
        self._name_all()

    def _remove(self, workplace: Place) -> None:
        workplace.document.renamed.disconnect(self._name_all)
        canvas = self._canvases.pop(workplace)
        self._close_buttons.pop(workplace).deleteLater()
        self._tabs.removeTab(self._tabs.indexOf(canvas))
        canvas.hide()
        canvas.deleteLater()
        self._show(self._workplaces.front)

    def _show(self, workplace: Place | None) -> None:
        canvas = self._canvases.get(workplace) if workplace is not None else None
        if canvas is None:
            self.setCurrentWidget(self.welcome)
            return
        # Whoever goes through the tabs with the arrow keys wants to stay there.
        stays = self._tabs.tabBar().hasFocus()
        self._tabs.setCurrentWidget(canvas)
        self.setCurrentWidget(self._tabs)
        if not stays:
            canvas.setFocus()

    def _switch(self, place: int) -> None:
        shown = self._workplace_at(place)
        # While a map is being closed its tab is still there: only a map that is open can be shown.
        if shown is not None and shown in list(self._workplaces):
            self._workplaces.switch(shown)

    def _want_closed(self, place: int) -> None:
        workplace = self._workplace_at(place)
        if workplace is not None:
            self.close_wanted.emit(workplace)

    def _workplace_at(self, place: int) -> Place | None:
        widget = self._tabs.widget(place)
        return next((each for each, canvas in self._canvases.items() if canvas is widget), None)

    def _name_all(self) -> None:
        for workplace, canvas in self._canvases.items():
            document = workplace.document
            place = self._tabs.indexOf(canvas)
            name = document.value.name
            # A map that was never saved and never changed has nothing to lose.
            is_changed = not document.is_saved
            shown = tr("{name} ●", name=name) if is_changed else name
            self._tabs.setTabText(place, button_title(shown))
            spoken = tr("{name}, changed", name=name) if is_changed else name
            self._tabs.tabBar().setAccessibleTabName(place, spoken)
            file = str(document.path) if document.path else tr("Not saved to a file yet")
            self._tabs.setTabToolTip(place, visible(file))

    def _close_button(self, workplace: Place) -> QToolButton:
        button = QToolButton()
        button.setProperty("flat", True)
        button.setIcon(icon("close", "faint-text"))
        button.setIconSize(QSize(12, 12))
        button.setAccessibleName(tr("Close this map"))
        button.setToolTip(tr("Close this map"))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.close_wanted.emit(workplace))
        return button
