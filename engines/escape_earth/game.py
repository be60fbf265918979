"""A loaded game: a galaxy, the ruleset, and the tables that follow from both, ready to be played."""

from copy import copy
from functools import cached_property

from hullwright.schema.kinds.galaxy.charts import Chart, mask
from hullwright.schema.kinds.galaxy.layout import BUILD, TimeDeck
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey

from ..base_game import BaseGame, triggers
from ..figures import Figures
from ..rules.book import RuleBook
from ..summary import Summary
from .box import NONE, GalaxyBox
from .counts import counted, figures
from .ruleset import EscapeEarthRuleset
from .state import EscapeEarthState

MOST_CHARTS = 2000
"""Drawn galaxies differ without end, so that in long runs old charts are forgotten."""


class EscapeEarthGame(BaseGame[EscapeEarthState]):
    """A galaxy and the rules in force. It never changes, but remembers charts it has worked out."""

    state = EscapeEarthState
    build_card = BUILD

    def __init__(self, survey: GalaxySurvey, ruleset: EscapeEarthRuleset, book: RuleBook) -> None:
        self.ruleset = ruleset
        self.layout = survey.layout
        self.box = GalaxyBox(self.layout, ruleset.repel_with)
        self.start, self.goal = survey.ends or (1, len(self.layout.cards))
        self.opened = mask(survey.face_up)
        self.everything = mask(range(1, len(self.layout.cards) + 1))
        self.up_to_goal = mask(range(1, self.goal + 1))
        self.values = survey.values
        self.time = survey.time
        self.time_cards = (self.time.nothing, self.time.event, self.time.aliens)
        self.triggers = triggers(ruleset.triggers, book)
        self._hands = survey.hands
        players = survey.document.players
        least = players.min if players else survey.hands
        self.seats = range(1, 2) if ruleset.solo else range(least, survey.hands + 1)
        self._charts: dict[tuple[str, ...], Chart] = {}

    @cached_property
    def galaxy_deck(self) -> tuple[str, ...]:
        """The cards that are shuffled for the drawn positions (EE-10)."""
        deck = self.layout.deck.shuffle if self.layout.deck else {}
        return tuple(name for name, count in deck.items() for _ in range(count))

    @cached_property
    def hidden_bonuses(self) -> frozenset[int]:
        """The kinds of cubes that bonus planets of this galaxy may bring (EE-47)."""
        names = {*(each.card for each in self.layout.cards), *self.galaxy_deck}
        return frozenset(self.box.bonus.get(name, NONE) for name in names) - {NONE}

    @cached_property
    def quiet(self) -> "EscapeEarthGame":
        """The same game without time cards, in which nothing happens by itself: for looking ahead."""
        twin = copy(self)
        twin.time = TimeDeck(nothing=0, event=0, aliens=0)
        twin.time_cards = (0, 0, 0)
        return twin

    def hands(self, players: int) -> int:
        """Return how many ships and rows are in play: one for each player, or all for one (EE-1)."""
        return self._hands if self.ruleset.solo else players

    def chart(self, cards: tuple[str, ...]) -> Chart:
        """Return the hops over some cards, worked out once for all games."""
        if cards not in self._charts:
            if len(self._charts) > MOST_CHARTS:
                self._charts.clear()
            types = self.layout.card_types
            self._charts[cards] = Chart(tuple(types[name] for name in cards), self.values)
        return self._charts[cards]

    @property
    def figures(self) -> Figures:
        """What is printed of many games."""
        return figures(self.ruleset, len(self.layout.cards), self.box)

    @staticmethod
    def counted(state: EscapeEarthState) -> Summary:
        """Return the summary of one game that is over."""
        return counted(state)
