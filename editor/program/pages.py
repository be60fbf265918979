"""Pages: what is shown in front of the tabs for a while, such as the workshop or unsaved work."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtWidgets import QWidget

from ..shell.tabs import Tabs

P = TypeVar("P", bound=QWidget)


class Pages:
    """Keeps the pages in front of the tabs; each has a signal `finished`."""

    def __init__(self, tabs: Tabs) -> None:
        self._tabs = tabs
        self._open: dict[QWidget, Callable[[], object] | None] = {}

    def bring(self, sort: type[QWidget]) -> bool:
        """Bring an open page of a sort to the front; return whether there is one."""
        return self.found(sort) is not None

    def found(self, sort: type[P]) -> P | None:
        """Bring an open page of a sort to the front and return it, or None if there is none."""
        for page in self._open:
            if isinstance(page, sort):
                self._tabs.setCurrentWidget(page)
                return page
        return None

    # Any: types have no word for a widget that also has this signal.
    def open(self, page: Any, leave: Callable[[], object] | None = None) -> None:
        """Show a page until it is finished; `leave` keeps what is unfinished when the window goes."""
        self._open[page] = leave
        page.finished.connect(partial(self._close, page))
        self._tabs.show_page(page)
        page.setFocus()

    def leave_all(self) -> None:
        """Let every page keep what is unfinished."""
        for leave in list(self._open.values()):
            if leave is not None:
                leave()

    def _close(self, page: QWidget) -> None:
        if page in self._open:
            del self._open[page]
            self._tabs.hide_page(page)
