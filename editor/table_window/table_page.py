"""The tab of a hosted table: the shared board, how guests join, who sits where, the log, and the end."""

from PySide6.QtWidgets import QVBoxLayout

from hullwright.schema.errors import HullwrightError

from ..languages.words import error_text, tr
from ..play.game_board import GameBoard
from ..shell.notices import Notices, Tone
from ..shell.tab_page import TabPage
from ..table.table_news import TableNews
from .join_view import JoinView
from .seat_words import presence_words
from .table_bar import TableBar
from .table_host import TableHost


class TablePage(TabPage):
    """Shows what everybody at a table knows, and nothing that a guest may know alone."""

    def __init__(self, host: TableHost, notices: Notices) -> None:
        super().__init__(tr("Table: {map}", map=host.name), "play")
        self.setObjectName("table-page")
        self.host = host
        self._notices = notices
        self.bar = TableBar(host)
        self.board: GameBoard | None = None
        self.join: JoinView | None = None
        self._had_begun = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.bar)
        self._column.addStretch(1)
        host.changed.connect(self.show_table)
        host.failed.connect(self._tell_fault)
        self.show_table()

    def show_table(self) -> None:
        """Show how the table is now."""
        self.bar.show_host()
        news = self.host.news
        if news is not None:
            board, join = self._parts(news)
            names = [presence_words(news.desk.game, each) for each in news.seats]
            board.show_desk(news.desk, names)
            join.show_door(self.host.door)
            join.show_seats(news.seats)
            if news.has_begun and not self._had_begun:
                board.tabs.setCurrentWidget(board.log)
            self._had_begun = news.has_begun

    def _parts(self, news: TableNews) -> tuple[GameBoard, JoinView]:
        """Return the board and what tells how to join, made when there is something to show."""
        if self.board is None or self.join is None:
            self.board = GameBoard(news.desk, has_hand=False)
            self.join = JoinView(news.desk.game)
            self.join.free_wanted.connect(self.host.free)
            self.board.tabs.insertTab(0, self.join, tr("Join"))
            self.board.tabs.setCurrentIndex(0)
            self._column.takeAt(self._column.count() - 1)
            self._column.addWidget(self.board, 1)
            self.setFocusProxy(self.board.canvas)
        return self.board, self.join

    def _tell_fault(self, fault: object) -> None:
        text = (
            error_text(fault)
            if isinstance(fault, HullwrightError)
            else tr("The table can't be opened: the process that serves it has ended.")
        )
        self._notices.tell(text, Tone.ERROR, topic=f"table {id(self)}")

    def kept(self) -> object:
        """Return the table itself: it goes on in a window of another language."""
        return self.host
