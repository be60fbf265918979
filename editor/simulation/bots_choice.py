"""Which bots play: one for each side of a game, or one or two that take turns where there are no sides."""

from collections.abc import Sequence

from PySide6.QtWidgets import QFormLayout, QWidget

from ..languages.words import tr
from .bot_row import BotRow
from .names import side_title


class BotsChoice:
    """The rows of a form in which bots are chosen; every game has its own."""

    def __init__(self, form: QFormLayout, row: int) -> None:
        self._form = form
        self._row = row
        self.rows: list[BotRow] = []

    def offer(self, game: str, names: Sequence[str], sides: Sequence[str]) -> None:
        """Offer the bots of a game, its best chosen."""
        for row in self.rows:
            self._form.removeRow(row)
        if sides:
            asked = {side_title(game, each): each for each in sides}
            self.rows = [
                BotRow(game, names, side, tr("Bots: {side}", side=title))
                for title, side in asked.items()
            ]
        else:
            asked = {tr("Bots"): "", tr("Taking turns with"): ""}
            self.rows = [BotRow(game, names, "", title) for title in asked]
            self.rows[1].allow_nobody(tr("nobody else"))
        for place, (title, row) in enumerate(zip(asked, self.rows, strict=True)):
            self._form.insertRow(self._row + place, title, row)

    @property
    def fields(self) -> list[QWidget]:
        """What is asked, in order."""
        return [field for row in self.rows for field in row.fields]

    def names(self) -> tuple[str, ...]:
        """Return the bots that were chosen: one for each side, or those that take turns."""
        return tuple(filter(None, (row.name() for row in self.rows)))
