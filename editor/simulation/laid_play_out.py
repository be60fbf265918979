"""A play-out together with its map, over which what was found lies as a shading."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..documents.workplace import Workplace
from .heat import HEAT, heat_of
from .plan import GamesPlan
from .play_out import PlayOut

if TYPE_CHECKING:
    from ..concepts.question import Shading


class LaidPlayOut(QObject):
    """Keeps the heat of a play-out over its map while it is wanted and true of the map."""

    changed = Signal(Workplace)
    """The workplace."""

    def __init__(self, workplace: Workplace, plan: GamesPlan, parent: QObject) -> None:
        super().__init__(parent)
        self._workplace = workplace
        self._shading: Shading | None = None
        self.play_out = PlayOut(workplace.map, plan, self)
        self.play_out.changed.connect(self._take_in)
        # Also when something else was found: the live checks keep only shadings of their own.
        workplace.found.connect(self._lay)
        workplace.overlaid.connect(self._lay)
        workplace.document.changed.connect(self._lay)

    def leave(self) -> None:
        """End the games, and take the heat off the map."""
        self.play_out.cancel()
        self._put(None)
        for signal in (self._workplace.found, self._workplace.overlaid):
            signal.disconnect(self._lay)
        self._workplace.document.changed.disconnect(self._lay)
        self.deleteLater()

    def _take_in(self) -> None:
        self._shading = None
        self._lay()
        self.changed.emit(self._workplace)

    def _heat(self) -> "Shading | None":
        """Return the heat so far; made when it is first wanted, for most play-outs are only read."""
        newest = self.play_out.newest
        if self._shading is None and newest:
            surface = self._workplace.surface
            self._shading = heat_of(newest.figures, self.play_out.summary, surface)
        return self._shading

    def _lay(self, *_: object) -> None:
        place = self._workplace
        is_wanted = HEAT in place.overlays and self.play_out.is_true_of(place.map)
        self._put(self._heat() if is_wanted else None)

    def _put(self, wanted: "Shading | None") -> None:
        place = self._workplace
        shadings = dict(place.findings.shadings)
        if shadings.pop(HEAT, None) is not wanted:
            if wanted:
                shadings[HEAT] = wanted
            place.know(replace(place.findings, shadings=shadings))
