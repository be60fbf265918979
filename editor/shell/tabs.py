"""Tabs: the open documents, each with its view, the pages beside them, and a welcome while there is nothing."""

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QTabWidget, QToolButton, QWidget

from hullwright.schema.visible_text import visible

from ..documents.document import Document
from ..documents.place import Place
from ..documents.tab import Tab
from ..documents.workplaces import Workplaces
from ..drawing.icon import icon
from ..languages.words import tr
from .plain_text import button_title
from .tab_bar import TabBar
from .tab_page import TabPage


class Tabs(QStackedWidget):
    """Shows what is in front, a document or a page; follows the workplaces and leads them."""

    close_wanted = Signal(Place)
    """A workplace whose tab the person closes; whoever hears it sees to it that nothing is lost."""
    page_close_wanted = Signal(TabPage)
    """A page whose tab the person closes."""
    new_wanted = Signal()

    def __init__(
        self,
        workplaces: Workplaces,
        make_canvas: Callable[[Place], QWidget],
        make_welcome: Callable[[], QWidget],
    ) -> None:
        super().__init__()
        self.setObjectName("tabs")
        self._workplaces = workplaces
        self._make_canvas = make_canvas
        self._canvases: dict[Place, QWidget] = {}
        self._make_welcome = make_welcome
        self._plus = QToolButton()
        self._tabs = self._tab_widget()
        self.addWidget(self._tabs)
        workplaces.opened.connect(self._add)
        workplaces.closed.connect(self._remove)
        workplaces.switched.connect(self._show)
        self._tabs.blockSignals(True)
        for workplace in workplaces:
            self._add(workplace)
        self._tabs.blockSignals(False)
        self._show(workplaces.front)

    @cached_property
    def welcome(self) -> QWidget:
        """What is shown while nothing is open; made when that is first so."""
        made = self._make_welcome()
        self.addWidget(made)
        return made

    def _tab_widget(self) -> QTabWidget:
        tabs = QTabWidget(self)
        tabs.setTabBar(TabBar())
        tabs.setMovable(True)
        tabs.setTabsClosable(True)
        tabs.setAccessibleName(tr("Open tabs"))
        tabs.tabBar().setAccessibleName(tr("Open tabs"))
        # Who closes a page is back where they came from.
        tabs.tabBar().setSelectionBehaviorOnRemove(QTabBar.SelectionBehavior.SelectPreviousTab)
        tabs.tabBar().tabMoved.connect(self._arrange)
        tabs.tabCloseRequested.connect(lambda place: self._want_closed(tabs.widget(place)))
        tabs.currentChanged.connect(self._switch)
        self._plus.setProperty("flat", True)
        self._plus.setIcon(icon("plus"))
        self._plus.setIconSize(QSize(16, 16))
        self._plus.setAccessibleName(tr("New map"))
        self._plus.setToolTip(tr("New map — in a tab of its own"))
        self._plus.clicked.connect(self.new_wanted)
        tabs.setCornerWidget(self._plus, Qt.Corner.TopRightCorner)
        return tabs

    # What is shown.

    def canvas(self) -> QWidget | None:
        """Return the view of the document in front."""
        current = self._workplaces.front
        return None if current is None else self._canvases.get(current)

    def view_of(self, document: Document) -> QWidget | None:
        """Return what is shown of a document, or None if it has no tab."""
        views = (view for place, view in self._canvases.items() if place.document is document)
        return next(views, None)

    def canvases(self) -> list[QWidget]:
        """Return the views of all open documents."""
        return list(self._canvases.values())

    def page(self) -> TabPage | None:
        """Return the page in front, or None if that is a document or nothing."""
        shown = self._tabs.currentWidget()
        return shown if isinstance(shown, TabPage) else None

    def pages(self) -> list[TabPage]:
        """Return the open pages, in the order of their tabs."""
        return [each for each in self.all() if isinstance(each, TabPage)]

    def show_map(self) -> None:
        """Bring the document to the front that was there last, with the focus on it, whatever page is in front."""
        self._workplaces.leave_page()
        shown = self.canvas() or self.page() or self.welcome
        shown.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def all(self) -> list[Place | TabPage]:
        """Return what is open, in the order of the tabs."""
        widgets = map(self._tabs.widget, range(self._tabs.count()))
        return [each for widget in widgets if (each := self._content(widget)) is not None]

    def retired(self) -> dict[Place, QWidget]:
        """Lead the workplaces no more, and return what was shown of each: other tabs take over."""
        self._tabs.blockSignals(True)
        self._workplaces.opened.disconnect(self._add)
        self._workplaces.closed.disconnect(self._remove)
        self._workplaces.switched.disconnect(self._show)
        return self._canvases

    def step(self, by: int) -> None:
        """Go to the next tab, or the one before, round and round."""
        if self._tabs.count():
            self._tabs.setCurrentIndex((self._tabs.currentIndex() + by) % self._tabs.count())

    # Pages.

    def add_page(self, page: TabPage) -> None:
        """Show a page in a tab of its own, after all others."""
        page.restated.connect(self._name_all)
        self._add_tab(page)
        self._tabs.setTabIcon(self._tabs.indexOf(page), icon(page.icon))
        self._name_all()
        self.show_page(page)

    def show_page(self, page: TabPage) -> None:
        """Bring a page to the front."""
        self.setCurrentWidget(self._tabs)
        self._tabs.setCurrentWidget(page)
        self._workplaces.turn_to_page(page)
        page.setFocus()

    def move_page(self, page: TabPage, place: int) -> None:
        """Put the tab of a page to another place."""
        self._tabs.tabBar().moveTab(self._tabs.indexOf(page), place)

    def remove_page(self, page: TabPage) -> None:
        """Take a page away; what was in front before it is in front again."""
        page.restated.disconnect(self._name_all)
        self._tabs.removeTab(self._tabs.indexOf(page))
        page.hide()
        page.deleteLater()
        if self._workplaces.page is page:
            self._workplaces.leave_page()

    # Documents.

    def _add(self, workplace: Place) -> None:
        canvas = self._make_canvas(workplace)
        # Set before the tab is there: the first one becomes current and asks for it at once.
        self._canvases[workplace] = canvas
        workplace.document.renamed.connect(self._name_all)
        self._add_tab(canvas)
        self._name_all()

    def _remove(self, workplace: Place) -> None:
        workplace.document.renamed.disconnect(self._name_all)
        canvas = self._canvases.pop(workplace)
        self._tabs.removeTab(self._tabs.indexOf(canvas))
        canvas.hide()
        canvas.deleteLater()
        self._show(self._workplaces.front)

    def _show(self, workplace: Place | None) -> None:
        canvas = self._canvases.get(workplace) if workplace is not None else None
        if canvas is None:
            self._show_others()
            return
        # Whoever goes through the tabs with the arrow keys wants to stay there.
        stays = self._tabs.tabBar().hasFocus()
        self._tabs.setCurrentWidget(canvas)
        self.setCurrentWidget(self._tabs)
        if not stays:
            canvas.setFocus()

    def _show_others(self) -> None:
        """Show a page if there is one, or else the welcome."""
        pages = self.pages()
        if self._workplaces.page is None and pages:
            self.show_page(pages[-1])
        self.setCurrentWidget(self._tabs if pages else self.welcome)

    # Tabs of either sort.

    def _add_tab(self, widget: QWidget) -> None:
        place = self._tabs.addTab(widget, "")
        right = QTabBar.ButtonPosition.RightSide
        self._tabs.tabBar().setTabButton(place, right, self._close_button(widget))

    def _switch(self, place: int) -> None:
        shown = self._content(self._tabs.widget(place))
        if isinstance(shown, TabPage):
            self._workplaces.turn_to_page(shown)
        # While a map is being closed its tab is still there: only a map that is open can be shown.
        elif shown is not None and shown in list(self._workplaces):
            self._workplaces.switch(shown)

    def _arrange(self) -> None:
        self._workplaces.arrange([each for each in self.all() if isinstance(each, Place)])

    def _want_closed(self, widget: QWidget | None) -> None:
        content = self._content(widget)
        if isinstance(content, TabPage):
            self.page_close_wanted.emit(content)
        elif content is not None:
            self.close_wanted.emit(content)

    def _content(self, widget: QWidget | None) -> Place | TabPage | None:
        if isinstance(widget, TabPage):
            return widget
        return next((each for each, canvas in self._canvases.items() if canvas is widget), None)

    def _name_all(self) -> None:
        for place in range(self._tabs.count()):
            content = self._content(self._tabs.widget(place))
            if content is not None:
                self._name(place, content)
            if isinstance(content, Place):
                path = content.document.path
                file = str(path) if path else tr("Not saved to a file yet")
                self._tabs.setTabToolTip(place, visible(file))

    def _name(self, place: int, tab: Tab) -> None:
        name = tab.title
        shown = tr("{name} ●", name=name) if tab.is_changed else name
        self._tabs.setTabText(place, button_title(shown))
        spoken = tr("{name}, changed", name=name) if tab.is_changed else name
        self._tabs.tabBar().setAccessibleTabName(place, spoken)

    def _close_button(self, widget: QWidget) -> QToolButton:
        button = QToolButton()
        button.setProperty("flat", True)
        button.setIcon(icon("close", "faint-text"))
        button.setIconSize(QSize(12, 12))
        button.setAccessibleName(tr("Close this tab"))
        button.setToolTip(tr("Close this tab"))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self._want_closed(widget))
        return button
