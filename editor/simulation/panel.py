"""The panel in which bots play the map in front, and in which one reads what became of it."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from hullwright.engines.loader import played_game

from ..documents.workplace import Workplace
from ..inspection.inspector import Inspector
from ..languages.words import error_text, tr
from ..panels.scroll_column import column_of, fill
from ..shell.forms.labels import WrappedLabel
from .controls import Controls
from .plan_form import PlanForm
from .play_outs import PlayOuts
from .played_games import Prospect
from .prospects import LiveProspects
from .results import Results


class BotsPanel(QWidget):
    """Asks what bots shall play, lets them, and shows what became of it."""

    def __init__(
        self, play_outs: PlayOuts, inspector: Inspector, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("bots")
        self.setAccessibleName(tr("Bots"))
        self._play_outs = play_outs
        self._workplace: Workplace | None = None
        self._hindered = ""
        """Why the map in front can't be played, as far as is known."""
        self._is_older = False
        self._prospects = LiveProspects(inspector, self)
        self.excuse = WrappedLabel()
        self.form = PlanForm(play_outs.workplaces)
        self.refusal = WrappedLabel(ink="error")
        self.refusal.setObjectName("simulating.refusal")
        self.controls = Controls()
        self.results = Results()
        self._arrange()
        self._connect()
        self.show_workplace(None)

    def _arrange(self) -> None:
        column = column_of(self.excuse)
        for part in (self.form, self.refusal, self.controls, self.results):
            column.insertWidget(column.count() - 1, part)
        scroll = fill(self, column)
        scroll.setAccessibleName(tr("Bots"))
        self.setFocusProxy(self.controls.start)

    def _connect(self) -> None:
        self.form.rules_changed.connect(self._ask_soon)
        self.controls.starting.connect(self.start)
        self.controls.cancelling.connect(self._cancel)
        self._prospects.known.connect(self._show_prospect)
        self._prospects.wanted.connect(self._ask)
        self._play_outs.changed.connect(self._follow_play_out)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show what bots make of another map, or of none."""
        if self._workplace is not None:
            self._workplace.document.changed.disconnect(self._follow_map)
        self._workplace = workplace
        if workplace is not None:
            workplace.document.changed.connect(self._follow_map)
        game = self._game()
        if game:
            self.form.show_game(game)
        self.excuse.tell(self._excuse())
        for part in (self.form, self.controls):
            part.setVisible(bool(game))
        self._hinder("")
        self._refresh()
        self._ask_soon()

    def _game(self) -> str:
        """Return the game that the map in front is made for, or nothing if no engine plays it."""
        return played_game(self._workplace.map.kind) if self._workplace else ""

    def _excuse(self) -> str:
        if self._workplace is None:
            return tr(
                "Bots play a map as often as you like, and you see who wins and where things "
                "happen. Open a map to begin."
            )
        return "" if self._game() else tr("There are no bots yet that play maps of this kind.")

    # What can be played.

    def showEvent(self, event: QShowEvent) -> None:
        """Find out what became of the map and the games while nobody looked."""
        super().showEvent(event)
        self._refresh()
        self._ask_soon()

    def _ask_soon(self) -> None:
        # A panel behind another one must not make the checks wait.
        if self._game() and self.isVisible():
            self._prospects.want()

    def _ask(self) -> None:
        if self._workplace is not None and self._game():
            self._prospects.ask(self._workplace, self.form.rules.scenario(self._workplace.map))

    def _show_prospect(self, workplace: Workplace, prospect: Prospect) -> None:
        if workplace is not self._workplace:
            return
        self._hinder(error_text(prospect.refusal) if prospect.refusal else "")
        if prospect.refusal is None:
            self.form.show_prospect(prospect)
        self._refresh()

    def _hinder(self, reason: str) -> None:
        self._hindered = reason
        self.refusal.tell(reason)

    def _follow_map(self, _: object, __: object) -> None:
        self._ask_soon()
        # A stroke does not wait for results to be drawn that are the same as before.
        if self._has_older() is not self._is_older:
            self._refresh()

    def _has_older(self) -> bool:
        """Tell whether the results belong to an older state of the map."""
        play_out = self._play_outs.of(self._workplace)
        if play_out is None or self._workplace is None:
            return False
        return not play_out.is_true_of(self._workplace.map)

    # Playing.

    def start(self) -> None:
        """Let bots play the map as it is now."""
        if self._workplace is not None:
            self.refusal.tell("")
            self._play_outs.start(self._workplace, self.form.plan(self._workplace.map))

    def _cancel(self) -> None:
        if self._workplace is not None:
            self._play_outs.cancel(self._workplace)

    def _follow_play_out(self, workplace: Workplace) -> None:
        if workplace is not self._workplace:
            return
        play_out = self._play_outs.of(workplace)
        if play_out and play_out.refusal:
            self.refusal.tell(error_text(play_out.refusal))
        if self.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        play_out = self._play_outs.of(self._workplace)
        self._is_older = self._has_older()
        self.controls.show_play_out(play_out, self._is_older, self._hindered)
        self.results.show_play_out(self._workplace, play_out, self._is_older)
