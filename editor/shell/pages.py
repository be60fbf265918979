"""Pages: tabs without a document, opened, found, closed, and opened anew in another language."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal

from ..languages.words import tr
from .tab_page import PageCommand, TabPage
from .tabs import Tabs

P = TypeVar("P", bound=TabPage)

OpenPage: TypeAlias = Callable[[object], object]
"""Opens a page of some sort, with what such a page kept of itself, or with None."""


class KeptPage(NamedTuple):
    """What is known of an open page while a window in another language takes over."""

    sort: str
    kept: object
    place: int
    is_front: bool


class Pages(QObject):
    """Keeps the open pages, each in a tab of its own."""

    closed = Signal(TabPage)
    """A page whose tab is about to go; it has kept what was unfinished."""
    restated = Signal()
    """Some page has another title, or other things can be done on it."""

    def __init__(self, tabs: Tabs) -> None:
        super().__init__()
        self._tabs = tabs
        self._sorts: dict[str, OpenPage] = {}
        self._open: list[TabPage] = []
        tabs.page_close_wanted.connect(self.close)

    def offer(self, sort: str, open_page: OpenPage) -> None:
        """Say how pages of a sort are opened, by name."""
        self._sorts[sort] = open_page

    def found(self, kind: type[P]) -> P | None:
        """Bring an open page of a class to the front and return it, or None if there is none."""
        for page in self._open:
            if isinstance(page, kind):
                self._tabs.show_page(page)
                return page
        return None

    def open_sort(self, sort: str, kept: object = None) -> None:
        """Open a page of a sort that is offered, or bring it to the front."""
        self._sorts[sort](kept)

    def open(self, page: TabPage, sort: str) -> None:
        """Show a page of a sort that is offered, until it is finished or closed."""
        page.sort = sort
        self._open.append(page)
        page.finished.connect(partial(self.close, page))
        page.restated.connect(self.restated)
        self._tabs.add_page(page)

    def close(self, page: TabPage) -> None:
        """Close a page; what is unfinished on it is kept."""
        if page in self._open:
            page.finish()
            page.leave()
            self._open.remove(page)
            self.closed.emit(page)
            self._tabs.remove_page(page)

    def leave_all(self) -> None:
        """Let every page keep what is unfinished."""
        for page in list(self._open):
            page.finish()
            page.leave()

    def finish_typing(self) -> None:
        """Let the page in front take over what is half typed."""
        page = self._tabs.page()
        if page is not None:
            page.finish()

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window mean for the page in front, if there is one."""
        page = self._tabs.page()
        if page is None:
            return {}
        close = PageCommand(partial(self.close, page), tr("Closes this tab."))
        return {"file.close": close, **page.commands()}

    def kept(self) -> list[KeptPage]:
        """Return the open pages in the order of their tabs, for another window."""
        front = self._tabs.page()
        return [
            KeptPage(each.sort, each.kept(), place, each is front)
            for place, each in enumerate(self._tabs.all())
            if isinstance(each, TabPage)
        ]

    def restore(self, pages: list[KeptPage]) -> None:
        """Open pages as they were in another window, each in its place."""
        front: TabPage | None = None
        for each in pages:
            before = set(self._open)
            self.open_sort(each.sort, each.kept)
            for page in set(self._open) - before:
                self._tabs.move_page(page, each.place)
                front = page if each.is_front else front
        if front is not None:
            self._tabs.show_page(front)
