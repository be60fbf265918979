"""Tables in the window: what opens them on a map and goes on with one; their pages are loaded with the first of them."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.journal import journals_in

from ..shell.pages import Pages
from ..shell.tab_page import TabPage
from .services import Services

if TYPE_CHECKING:
    from hullwright.engines.rules.book import RuleBook

    from ..table_window.host_dialog import HostDialog
    from ..table_window.tables import WindowTables
    from .frame import Frame

TABLE = "table"
FOLDER = "hosted"
"""Where the window keeps the games of its tables; those of the command are elsewhere, as they may be served right now."""


class TablesAtHand:
    """Opens tables for guests, and goes on with one that was left."""

    def __init__(self, services: Services, frame: "Callable[[], Frame]") -> None:
        self._services = services
        self._frame = frame
        self._folder = services.settings.folder / FOLDER

    @cached_property
    def window_tables(self) -> "WindowTables":
        """The tables; what serves them is loaded with the first one."""
        from ..table_window.tables import WindowTables

        return WindowTables(self._folder, self._services.notices)

    @property
    def _pages(self) -> Pages:
        return self._frame().pages

    def follow(self, pages: Pages) -> None:
        """Let a new window show tables that were open in another, and close those whose tabs are closed."""
        pages.offer(TABLE, self._show_again)
        pages.closed.connect(self._follow_closed)

    def _show_again(self, kept: object) -> None:
        from ..table_window.table_host import TableHost

        if isinstance(kept, TableHost):
            self.window_tables.show(kept, self._pages)

    def _follow_closed(self, page: TabPage) -> None:
        if page.sort == TABLE:
            self.window_tables.follow_closed(page)

    def ask_for(self, document: MapDocument, scenarios: Sequence[Scenario] = ()) -> None:
        """Ask who plays a map around the table, if everything is installed that takes."""
        from ..table.hosting import insist_on_packages
        from ..table_window.host_dialog import HostDialog

        try:
            insist_on_packages()
            dialog = HostDialog(document, scenarios, self._book, self._frame().window)
        except HullwrightError as fault:
            self._services.files.context.tell_fault(fault)
            return
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(lambda order: self._open(order, dialog))
        dialog.show()

    def _book(self) -> "RuleBook":
        return self._services.rules.book

    def _open(self, order: object, dialog: "HostDialog") -> None:
        from ..table.table_news import TableOrder

        if isinstance(order, TableOrder):
            self.window_tables.open(order, self._pages, on_network=dialog.is_on_network)

    # What was left.

    @property
    def is_any_left(self) -> bool:
        """Whether a table may be gone on with; to be asked often."""
        return any(journals_in(self._folder)) and bool(self.left())

    def left(self) -> Sequence[Path]:
        """Return the journals of tables whose games are not over, the newest first."""
        return self.window_tables.left() if any(journals_in(self._folder)) else ()

    def resume(self, journal: Path) -> None:
        """Go on with the table of a journal."""
        self.window_tables.resume(journal, self._pages)

    def offer_left(self) -> None:
        """Offer to go on with a table that was left behind, as after a crash."""
        if any(journals_in(self._folder)):
            self.window_tables.offer_left(lambda: self._pages)

    def close(self) -> None:
        """End what serves tables."""
        if "window_tables" in self.__dict__:
            self.window_tables.close()
