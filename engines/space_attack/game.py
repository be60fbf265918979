"""A loaded game: the chart, the tables of the map and the ruleset, ready to be played."""

from itertools import chain

from hullwright.schema.kinds.station.creature_kinds import creature_kinds, creature_names
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.kinds.station.tile_backs import tile_backs
from hullwright.schema.messages import verbatim
from hullwright.schema.records import Json

from ..base_game import BaseGame, behaviour, triggers
from ..contract import Action
from ..figures import Figures
from ..rules.book import RuleBook
from ..summary import Summary
from . import action_words
from .appearances import BREACHES
from .back_table import BackTable
from .bestiary import Bestiary
from .chart import StationChart
from .counts import counted, figures
from .ruleset import SpaceAttackRuleset
from .state import SpaceAttackState
from .state_text import crew_name
from .vocabulary import SHIPS


class SpaceAttackGame(BaseGame[SpaceAttackState]):
    """A station and the rules in force. It never changes."""

    state = SpaceAttackState

    def __init__(self, survey: StationSurvey, ruleset: SpaceAttackRuleset, book: RuleBook) -> None:
        self.ruleset = ruleset
        self.chart = StationChart(survey)
        self.setup = survey.layout.setup
        self.move_points = self.setup.move_points
        self.tile_classes = {each.id: dict(each.backs) for each in survey.layout.tile_classes}
        self.class_names = tuple(self.tile_classes)
        self.bestiary = Bestiary(creature_kinds(survey.layout))
        self.backs = BackTable(tile_backs(survey.layout), self.bestiary)
        self.titles = {
            **creature_names(survey.layout),
            **{each.id: verbatim(each.title or each.id) for each in survey.layout.backs},
        }
        """What people call creatures, and the backs of the designer's own."""
        self.supply = tuple(survey.layout.supply.get(each, 0) for each in self.bestiary.names)
        self.hangar = tuple(survey.layout.supply.get(each, 0) for each in SHIPS)
        self.crew_of_a_colour = len(self.setup.crew_values)
        players = [each.players for each in survey.parties]
        self.seats = range(min(players), max(players) + 1)
        most = max(*players, 2 * ruleset.colours_of_two) * self.crew_of_a_colour
        self.crew = {crew_name(self, each): each for each in range(most)}
        self.breach_ends = ruleset.core_breach == "ends_game"
        self.core_breach = behaviour(BREACHES, ruleset.core_breach, book)
        self.triggers = triggers(ruleset.triggers, book)

    @property
    def figures(self) -> Figures:
        """What is printed of many games."""
        return figures(
            self.chart, max(self.seats), dict.fromkeys(chain(*self.tile_classes.values()))
        )

    @staticmethod
    def counted(state: SpaceAttackState) -> Summary:
        """Return the summary of one game that is over."""
        return counted(state)

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a recording: cells by their labels, crew by their names."""
        return action_words.to_json(self, action)

    def action_from_json(self, value: Json) -> Action:
        """Return the action that a recording names; raise Illegal for what is none."""
        return action_words.from_json(self, value)
