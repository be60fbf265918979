"""All play-outs: the newest of each open map, for as long as the map is open, whatever window shows it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..documents.place import Place
from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces

# Loaded with the first games, not with the window.
if TYPE_CHECKING:
    from .laid_play_out import LaidPlayOut
    from .plan import GamesPlan
    from .play_out import PlayOut


class PlayOuts(QObject):
    """Starts and keeps play-outs, and lays what they found over their maps."""

    changed = Signal(Workplace)
    """The workplace whose play-out is another or has more to tell."""

    ended = Signal(object, object)
    """The map, and the summary of all games that were to be played on it; neither is to be copied by Qt."""

    def __init__(self, workplaces: Workplaces) -> None:
        super().__init__()
        self.workplaces = workplaces
        self._kept: dict[Workplace, LaidPlayOut] = {}
        workplaces.closed.connect(self._forget)

    def of(self, workplace: Workplace | None) -> "PlayOut | None":
        """Return the newest play-out of a map, or None if there was none."""
        kept = self._kept.get(workplace) if workplace else None
        return kept.play_out if kept else None

    def start(self, workplace: Workplace, plan: "GamesPlan") -> "PlayOut":
        """Let bots play the map as it is now; what they played before is forgotten."""
        from .laid_play_out import LaidPlayOut

        self._drop(workplace)
        kept = self._kept[workplace] = LaidPlayOut(workplace, plan, self)
        kept.changed.connect(self.changed)
        kept.play_out.completed.connect(self.ended)
        kept.play_out.start()
        self.changed.emit(workplace)
        return kept.play_out

    def cancel(self, workplace: Workplace) -> None:
        """Stop the games on a map; what was counted stays."""
        play_out = self.of(workplace)
        if play_out:
            play_out.cancel()

    def close(self) -> None:
        """End everything with the program."""
        for workplace in list(self._kept):
            self._drop(workplace)

    def _forget(self, place: Place) -> None:
        if isinstance(place, Workplace):
            self._drop(place)

    def _drop(self, workplace: Workplace) -> None:
        kept = self._kept.pop(workplace, None)
        if kept:
            kept.leave()
