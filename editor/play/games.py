"""The games of the window: begun from a map or a scenario, kept in a folder, and offered again after a crash."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.session import GameSession
from hullwright.schema.documents.recordings import Recording
from hullwright.schema.errors import HullwrightError

from ..games.kept_games import left_games, map_name, new_journal, put_away
from ..languages.words import error_text, tr
from ..shell.notices import Notices, Offer, Tone
from ..shell.pages import Pages
from ..shell.tab_page import TabPage
from .game_page import GamePage, close_game
from .game_table import GameTable

GAME, REPLAY = "game", "replay"
"""Sorts of pages."""


class WindowGames(QObject):
    """Opens games as tabs, and sees to it that none is lost."""

    opened = Signal(object)
    """The page of a game that is new."""

    def __init__(
        self,
        folder: Path,
        notices: Notices,
        book: Callable[[], RuleBook],
        ask_file: Callable[[str], Path | None],
    ) -> None:
        super().__init__()
        self._folder = folder
        self._notices = notices
        self._book = book
        self._ask_file = ask_file
        self._open: list[GameTable] = []

    def begin(self, session: GameSession, pages: Pages) -> GamePage:
        """Open a game that begins; every action is on the disk before the next."""
        table = GameTable(session)
        self._folder.mkdir(parents=True, exist_ok=True)
        try:
            table.keep(new_journal(self._folder, session.prepared.scenario.game))
        except HullwrightError as fault:
            self._notices.tell(error_text(fault), Tone.WARNING)
        return self.show(table, pages)

    def show(self, table: GameTable, pages: Pages) -> GamePage:
        """Show a game in a tab."""
        if table not in self._open:
            self._open.append(table)
            table.changed.connect(lambda: put_away(table.session))
        page = GamePage(table, self._notices)
        pages.open(page, GAME)
        self.opened.emit(page)
        return page

    def follow_closed(self, page: TabPage) -> None:
        """End what works for a game whose tab is closed; it can be gone on with later."""
        if not isinstance(page, GamePage):
            return
        close_game(page)
        if page.table in self._open:
            self._open.remove(page.table)

    def left(self) -> Sequence[Path]:
        """Return the journals of games that are not over, the newest first."""
        held = {each.session.journal.path for each in self._open if each.session.journal}
        return [each for each in left_games(self._folder) if each not in held]

    def offer_left(self, pages: Callable[[], Pages]) -> None:
        """Offer to go on with the game that was not finished, as after a crash."""
        left = self.left()
        if not left:
            return
        newest = left[0]
        text = tr("A game was not finished: {name}.", name=map_name(newest))
        offers = [
            Offer(tr("Go on"), lambda: self.resume(newest, pages())),
            Offer(tr("Discard it"), lambda: newest.unlink(missing_ok=True)),
        ]
        self._notices.tell(text, Tone.HINT, offers, "unfinished game")

    def resume(self, path: Path, pages: Pages) -> GamePage | None:
        """Go on with the game of a journal."""
        try:
            table = GameTable(GameSession.resumed(path, self._book()))
        except (OSError, HullwrightError) as fault:
            told = error_text(fault) if isinstance(fault, HullwrightError) else str(fault)
            self._notices.tell(told, Tone.ERROR)
            return None
        return self.show(table, pages)

    def replay(self, recording: Recording, pages: Pages, after: int = 0) -> TabPage | None:
        """Show a recorded game, after so many actions."""
        from .replay_page import ReplayPage

        try:
            page = ReplayPage(
                recording,
                self._book(),
                lambda session: self.begin(session, pages),
                self._ask_file,
            )
        except HullwrightError as fault:
            self._notices.tell(error_text(fault), Tone.ERROR)
            return None
        page.show_moment(min(after, page.course.length))
        pages.open(page, REPLAY)
        return page

    def close(self) -> None:
        """End everything that works for games; the window is closed by now."""
        for table in self._open:
            table.close()
        self._open.clear()
