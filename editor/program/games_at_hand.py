"""Games in the window: what begins them and shows recorded ones; their pages are loaded with the first of them."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.recordings import Recording
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.journal import journals_in

from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..files.asker import Pattern
from ..files.file_context import map_patterns
from ..languages.words import tr
from ..play.commands import commands as game_commands
from ..shell.commands import Command
from ..shell.pages import Pages
from ..shell.tab_page import TabPage
from .services import Services
from .tables_at_hand import TablesAtHand

if TYPE_CHECKING:
    from hullwright.engines.rules.book import RuleBook
    from hullwright.engines.seats.session import GameSession

    from ..play.games import WindowGames
    from .frame import Frame

GAME, REPLAY = "game", "replay"
FOLDER = "games"
"""As kept_games.py has it, which is loaded with the first game."""


class GamesAtHand:
    """Begins games on what is in front, goes on with one, and opens recorded ones."""

    def __init__(self, services: Services, frame: "Callable[[], Frame]") -> None:
        self._services = services
        self._frame = frame
        self._folder = services.settings.folder / FOLDER
        self.tables = TablesAtHand(services, frame)

    @cached_property
    def window_games(self) -> "WindowGames":
        """The games; engines and pages are loaded with the first one."""
        from ..play.games import WindowGames

        return WindowGames(self._folder, self._services.notices, self._book, self._ask_file)

    def _book(self) -> "RuleBook":
        return self._services.rules.book

    def _ask_file(self, name: str) -> Path | None:
        patterns = [Pattern(tr("Pictures and animations"), "*.png *.gif *.webp")]
        suggested = self._services.files.context.recent.folder() / f"{name}.png"
        return self._services.asker.save_path(tr("Save a picture"), suggested, patterns)

    @property
    def _pages(self) -> Pages:
        return self._frame().pages

    def follow(self, pages: Pages) -> None:
        """Let a new window show games that were open in another, and end those whose tabs are closed."""
        pages.offer(GAME, self._show_again)
        pages.offer(REPLAY, self._replay_again)
        self.tables.follow(pages)
        pages.closed.connect(self._follow_closed)

    def _show_again(self, kept: object) -> None:
        from ..play.game_table import GameTable

        if isinstance(kept, GameTable):
            self.window_games.show(kept, self._pages)

    def _replay_again(self, kept: object) -> None:
        if isinstance(kept, Recording):
            self.window_games.replay(kept, self._pages)

    def _follow_closed(self, page: TabPage) -> None:
        if page.sort == GAME:
            self.window_games.follow_closed(page)

    # What people ask for.

    def commands(self) -> list[Command]:
        """Return the commands about games."""
        return game_commands(
            self.ask,
            self.ask_for_guests,
            self.resume,
            self.ask_for_recorded,
            self._hindered,
            self._nothing_left,
        )

    def _hindered(self) -> str:
        place = self._services.workplaces.front
        if isinstance(place, Workplace) or (isinstance(place, ScenarioPlace) and place.map):
            return ""
        if isinstance(place, ScenarioPlace):
            return tr("Choose a map for this scenario first.")
        return tr("No map is open: create or open one first.")

    def _nothing_left(self) -> str:
        is_left = any(journals_in(self._folder)) or self.tables.is_any_left
        return "" if is_left else tr("No game was left unfinished.")

    def ask(self) -> None:
        """Ask who plays what is in front."""
        self._ask_about_front(self.ask_for)

    def ask_for_guests(self) -> None:
        """Ask who plays what is in front around the table."""
        self._ask_about_front(self.tables.ask_for)

    def _ask_about_front(self, ask_for: Callable[[MapDocument, Sequence[Scenario]], None]) -> None:
        place = self._services.workplaces.front
        if isinstance(place, ScenarioPlace) and place.map is not None:
            ask_for(place.map, (place.scenario,))
        elif isinstance(place, Workplace):
            ask_for(place.map, self._open_scenarios(place.map))

    def _open_scenarios(self, document: MapDocument) -> Sequence[Scenario]:
        from hullwright.schema.kinds import map_kind

        game = map_kind(document.kind).game
        places = (each for each in self._services.workplaces if isinstance(each, ScenarioPlace))
        return [each.scenario for each in places if each.scenario.game == game]

    def ask_for(self, document: MapDocument, scenarios: Sequence[Scenario] = ()) -> None:
        """Ask who plays a map."""
        from ..play.new_game_dialog import NewGameDialog

        try:
            dialog = NewGameDialog(document, scenarios, self._book, self._frame().window)
        except HullwrightError as fault:
            self._services.files.context.tell_fault(fault)
            return
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(self.begin)
        dialog.table_wanted.connect(lambda: self.tables.ask_for(document, scenarios))
        dialog.show()

    def ask_for_fitting(self, document: MapDocument, scenarios: Sequence[Scenario]) -> None:
        """Ask who plays a map, under those of some scenarios that it can be played under."""
        self.ask_for(document, [each for each in scenarios if self._fits(document, each)])

    def _fits(self, document: MapDocument, scenario: Scenario) -> bool:
        from hullwright.engines.loader import prepared
        from hullwright.schema.kinds import map_kind

        if scenario.game != map_kind(document.kind).game:
            return False
        try:
            prepared(document, scenario, self._book())
        except HullwrightError:
            return False
        return True

    def ask_for_map(self) -> None:
        """Ask for a map, and then who plays it; our own maps are where one looks first."""
        from hullwright.samples import HERE
        from hullwright.schema.files.reader import read_map

        paths = self._services.asker.open_paths(tr("Play a map"), HERE, map_patterns())
        for path in list(paths)[:1]:
            try:
                self.ask_for(read_map(path))
            except HullwrightError as fault:
                self._services.files.context.tell_fault(fault)

    def begin(self, session: "GameSession") -> None:
        """Open a game that begins."""
        self.window_games.begin(session, self._pages)

    def resume(self) -> None:
        """Go on with the newest game that is not over."""
        games, tables = self.window_games.left(), self.tables.left()
        newest = max((*games, *tables), key=lambda each: each.stat().st_mtime, default=None)
        if newest is None:
            return
        if newest in tables:
            self.tables.resume(newest)
        else:
            self.window_games.resume(newest, self._pages)

    def offer_left(self) -> None:
        """Offer to go on with a game that was left behind, as after a crash."""
        if any(journals_in(self._folder)):
            self.window_games.offer_left(lambda: self._pages)
        self.tables.offer_left()

    def ask_for_recorded(self) -> None:
        """Ask for recorded games, and show them."""
        patterns = [Pattern(tr("Recorded games"), "*.json *.journal")]
        folder = self._services.files.context.recent.folder()
        for path in self._services.asker.open_paths(tr("Open recorded games"), folder, patterns):
            self.open_recorded(path)

    def open_recorded(self, path: Path, after: int = 0) -> None:
        """Show the recorded game of a file, after so many actions."""
        from hullwright.schema.files.reader import read_recording

        try:
            recording = read_recording(path)
        except HullwrightError as fault:
            self._services.files.context.tell_fault(fault)
            return
        self.window_games.replay(recording, self._pages, after)

    def close(self) -> None:
        """End what works for games."""
        self.tables.close()
        if "window_games" in self.__dict__:
            self.window_games.close()
