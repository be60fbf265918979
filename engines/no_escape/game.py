"""A loaded game: the box, the grounds, the rules in force, ready to be played."""

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.deck import TileDeck
from hullwright.schema.records import Json

from ..base_game import BaseGame, plain_action, triggers
from ..contract import Action
from ..figures import Figures
from ..rules.book import RuleBook
from ..summary import Summary
from .action_forms import from_words, in_words
from .box import TileBox
from .counts import counted, figures
from .ground import grounds, layouts, seats_of
from .map_checks import ruled_terms
from .ruleset import NoEscapeRuleset
from .soundness import Demands
from .state import NoEscapeState


class NoEscapeGame(BaseGame[NoEscapeState]):
    """A map and the rules in force. It never changes."""

    state = NoEscapeState

    def __init__(self, document: MapDocument, ruleset: NoEscapeRuleset, book: RuleBook) -> None:
        maze = document.layout
        self.ruleset = ruleset
        self.seats = seats_of(document, maze, ruleset)
        self.box: TileBox = TileBox(maze, loose_lanes=ruleset.loose_lanes)
        self.demands = Demands(ruleset.strict_exit, ruleset.loose_lanes)
        self.roomy_hub = ruleset.hub_holds == "all"
        """Whether any number of meeples have room on the hub."""
        self.turning_hub = ruleset.hub_ways == "any"
        """Whether a meeple may go back from the hub the way it came."""
        self.triggers = triggers(ruleset.triggers, book)
        self.shapes = list(self.box.shapes)
        """The shapes of the box, and after them those of the start boards."""
        by_seat = layouts(maze, ruleset, self.seats)
        self.grounds = grounds(by_seat, self.box, self.shapes)
        terms = ruled_terms(maze, ruleset)
        self.hand, self.energy, self.fuse = terms.hand, terms.energy, terms.fuse
        self.dice = maze.setup.dice
        self.new_paths = maze.new_paths - sum(each.new_path is not None for each in maze.placed)
        self.deck = tuple(_deck(TileDeck(maze, terms), self.box))
        """The kinds of all tiles that are not laid at the start."""

    def is_tile(self, number: int) -> bool:
        """Tell whether a shape is that of a tile, and not of the start board."""
        return number < self.box.board_shapes

    @property
    def figures(self) -> Figures:
        """What is printed of many games."""
        names, maze_kinds = self.box.names, self.box.maze_kinds
        dealt = sorted(set(self.deck))
        tiles = (names[each] for each in dealt if each < maze_kinds)
        return figures(tiles, (names[each] for each in dealt if each >= maze_kinds))

    @staticmethod
    def counted(state: NoEscapeState) -> Summary:
        """Return the summary of one game that is over."""
        return counted(state)

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a recording: tiles by name, cells by label."""
        return in_words(action, self)

    def action_from_json(self, value: Json) -> Action:
        """Return the action that a recording names; raise Illegal for what is none."""
        return from_words(plain_action(value), self)


def _deck(deck: TileDeck, box: TileBox) -> list[int]:
    found: list[int] = []
    for name, count in deck.left.items():
        found += [box.kinds[name]] * count
    for name, tile in deck.maze.actions.items():
        if deck.in_play(name, tile):
            found += [box.kinds[name]] * tile.count
    return found
