"""The desks of a session: one for each pair of eyes and language, with what lies open found once for all of them."""

from ..contract import State
from ..preparation import Prepared
from .desk import EVERYTHING, PUBLIC, Eyes, SeatDesk
from .game_desk import GameDesk
from .open_board import OpenBoard, open_board
from .table import desk_of, game_desk


class SessionDesks:
    """Lays one game out for whoever looks."""

    def __init__(self, prepared: Prepared) -> None:
        self._prepared = prepared
        self._layouts: dict[tuple[Eyes, str], GameDesk] = {}
        self._open: dict[str, OpenBoard] = {}
        """What lies open now, by language."""
        self._last: SeatDesk | None = None
        self._last_for: tuple[Eyes, str] | None = None
        """The desk that was asked for last, and by whom: who looks asks again and again before the game goes on."""

    def layout(self, eyes: Eyes, language: str) -> GameDesk:
        """Return what lays the game out for some eyes, made once."""
        key = eyes, language
        if key not in self._layouts:
            self._layouts[key] = game_desk(self._prepared, eyes, language)
        return self._layouts[key]

    def desk(self, state: State, eyes: Eyes, language: str) -> SeatDesk:
        """Return what some eyes see and may do in a state, which has not changed since `renew`."""
        if self._last is None or self._last_for != (eyes, language):
            self._last, self._last_for = self._laid_out(state, eyes, language), (eyes, language)
        return self._last

    def _laid_out(self, state: State, eyes: Eyes, language: str) -> SeatDesk:
        layout = self.layout(eyes, language)
        if eyes == EVERYTHING:
            return desk_of(layout, state)
        if language not in self._open:
            self._open[language] = open_board(self.layout(PUBLIC, language), state)
        return desk_of(layout, state, self._open[language])

    def renew(self) -> None:
        """Forget what lay open: the game goes on, or back."""
        self._open.clear()
        self._last = None

    def put_away(self) -> None:
        """Forget everything that is laid out; it is laid out anew for whoever looks next."""
        self._layouts.clear()
        self.renew()
