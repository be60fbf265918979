"""The tables of the window: opened from a map or a scenario, kept in a folder, and offered again after a crash."""

from collections.abc import Callable, Sequence
from pathlib import Path

from hullwright.schema.files.journal import is_finished

from ..games.kept_games import left_games, map_name, new_journal
from ..languages.words import tr
from ..shell.notices import Notices, Offer, Tone
from ..shell.pages import Pages
from ..shell.tab_page import TabPage
from ..table.table_file import seats_path
from ..table.table_news import TableOrder
from .table_host import TableHost
from .table_page import TablePage

TABLE = "table"
"""The sort of these pages."""


class WindowTables:
    """Opens tables as tabs, and sees to it that none is lost."""

    def __init__(self, folder: Path, notices: Notices) -> None:
        self._folder = folder
        self._notices = notices
        self._open: list[TableHost] = []

    def open(self, order: TableOrder, pages: Pages, *, on_network: bool) -> TablePage:
        """Open a new table."""
        self._folder.mkdir(parents=True, exist_ok=True)
        journal = new_journal(self._folder, order.scenario.game)
        host = TableHost(order.document.name, journal, on_network=on_network)
        host.open(order)
        return self.show(host, pages)

    def resume(self, journal: Path, pages: Pages) -> TablePage:
        """Show the table of a journal, which goes on as soon as its host has said who may join."""
        return self.show(TableHost(map_name(journal), journal), pages)

    def show(self, host: TableHost, pages: Pages) -> TablePage:
        """Show a table in a tab."""
        if host not in self._open:
            self._open.append(host)
        page = TablePage(host, self._notices)
        pages.open(page, TABLE)
        return page

    def follow_closed(self, page: TabPage) -> None:
        """Close a table whose tab is closed; it can be gone on with later."""
        if isinstance(page, TablePage) and page.host in self._open:
            page.host.close()
            self._open.remove(page.host)

    def left(self) -> Sequence[Path]:
        """Return the journals of tables whose games are not over, the newest first."""
        held = {each.journal for each in self._open}
        found = [each for each in left_games(self._folder) if each not in held]
        return [each for each in found if not is_finished(each)]

    def offer_left(self, pages: Callable[[], Pages]) -> None:
        """Offer to go on with a table whose game was not finished, as after a crash."""
        left = self.left()
        if not left:
            return
        newest = left[0]
        text = tr("A game around the table was not finished: {name}.", name=map_name(newest))
        offers = [
            Offer(tr("Go on"), lambda: self.resume(newest, pages())),
            Offer(tr("Discard it"), lambda: _discard(newest)),
        ]
        self._notices.tell(text, Tone.HINT, offers, "unfinished table")

    def close(self) -> None:
        """End everything that serves tables."""
        for host in self._open:
            host.close()
        self._open.clear()


def _discard(journal: Path) -> None:
    journal.unlink(missing_ok=True)
    seats_path(journal).unlink(missing_ok=True)
