"""The form for a plan: rules, players, bots, how many games, and the seed."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFormLayout, QSpinBox, QWidget

from hullwright.schema.documents.maps import MapDocument

from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..shell.forms.labelled_rows import fill_rows
from .bots_choice import BotsChoice
from .plan import FEWEST, LARGEST_SEED, MOST, USUAL, GamesPlan
from .played_games import Prospect
from .rules_choice import RulesChoice

WIDEST_PLAYERS = range(1, 100)
"""Until it is known how many can play."""


class PlanForm(QWidget):
    """Asks what bots shall play; each game is asked about in its own words."""

    rules_changed = Signal()
    """Other rules were chosen: perhaps others can play, or nobody."""

    def __init__(self, workplaces: Workplaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = ""
        self._players_of: dict[str, int] = {}
        """By game, how many players the person has asked for."""
        self.rules = RulesChoice(workplaces)
        self.rules.chosen.connect(self.rules_changed)
        self.players = _box(WIDEST_PLAYERS[0], WIDEST_PLAYERS[-1], 2)
        self.players.valueChanged.connect(self._note_players)
        self.games = _box(FEWEST, MOST, USUAL)
        self.games.setSingleStep(100)
        self.games.setToolTip(tr("The more games, the narrower the intervals."))
        self.seed = _box(0, LARGEST_SEED, 1)
        self.seed.setToolTip(tr("The same seed gives the same games."))
        self._rows = QFormLayout(self)
        self._arrange()
        self.bots = BotsChoice(self._rows, 2)

    def _arrange(self) -> None:
        fields = (
            ("rules", tr("Rules"), self.rules),
            ("players", tr("Players"), self.players),
            ("games", tr("Games"), self.games),
            ("seed", tr("Seed"), self.seed),
        )
        fill_rows(self._rows, "simulating", fields)

    def show_game(self, game: str) -> None:
        """Ask about another game; nothing is asked anew about the same one."""
        if game == self._game:
            return
        from hullwright.engines.bot_table import bot_names
        from hullwright.engines.loader import engine, rulesets

        self._game = game
        known = engine(game)
        self.rules.offer(game, tuple(rulesets(game)))
        self.bots.offer(game, bot_names(game), known.sides)
        # Qt goes by the order in which fields were made.
        for before, after in zip(
            (self.players, *self.bots.fields), (*self.bots.fields, self.games), strict=True
        ):
            QWidget.setTabOrder(before, after)

    def show_prospect(self, prospect: Prospect) -> None:
        """Let as many play as can; the person's own number stays where it is possible."""
        with QSignalBlocker(self.players):
            self.players.setRange(min(prospect.seats), max(prospect.seats))
            self.players.setValue(self._players_of.get(self._game, prospect.usual))
        self.players.setToolTip(
            tr("{least} to {most} can play.", least=min(prospect.seats), most=max(prospect.seats))
        )

    def _note_players(self, number: int) -> None:
        self._players_of[self._game] = number

    def plan(self, document: MapDocument) -> GamesPlan:
        """Return what is asked for, on a map."""
        for box in (self.players, self.games, self.seed):
            box.interpretText()
        return GamesPlan(
            scenario=self.rules.scenario(document),
            players=self.players.value(),
            bots=self.bots.names(),
            games=self.games.value(),
            seed=self.seed.value(),
        )


def _box(least: int, most: int, usual: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(usual)
    return box
