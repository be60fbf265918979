"""The contract of every engine: what a game, a state, a view and a bot are.

    game  = engine.load(map_document, scenario, book)   # immutable; the book holds the rule codes
    state = game.new_state(players=4, seed=7)       # owns its chance
    while state.result() is None:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))

An *action* is a tuple of plain values, such as ("move", 17); `game.action_to_json` turns the indices
of spaces into the ids that people see, and `action_from_json` turns them back.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, Say
from hullwright.schema.records import Json, JsonObject

from .rules.book import RuleBook
from .rules.composition import Composition

if TYPE_CHECKING:
    from .simulation.figures import Figures
    from .simulation.summary import Summary

Action: TypeAlias = tuple[Any, ...]
"""What a player decides: a word, and what it is about."""


class CannotPlay(HullwrightError):
    """A map, a scenario or a number of players that an engine can't play, with every reason."""


class Illegal(HullwrightError):
    """An action that is not legal now, with the reason."""


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that won, counted from 0."""
    reason: str
    scores: tuple[float, ...] = ()
    notes: tuple[str, ...] = ()
    """For each seat, what else belongs to the record, such as a change of sides (EA-E5)."""


class View(Protocol):
    """What one player may know: all that a bot or a player's window receives."""

    player: int

    def to_json(self) -> JsonObject:
        """Return everything the player may know."""
        ...


class State(Protocol):
    """A game in progress. It changes in place and clones cheaply."""

    @property
    def to_move(self) -> int:
        """The player who decides now."""
        ...

    @property
    def phase(self) -> str:
        """What is to be decided now."""
        ...

    @property
    def round(self) -> int:
        """How many times it has been everybody's turn, this time included."""
        ...

    @property
    def sides(self) -> Sequence[int]:
        """For each seat the number of its side; where everybody plays alone, the number of the seat."""
        ...

    def legal(self) -> tuple[Action, ...]:
        """Return every action that the player to move may choose, never none."""
        ...

    def apply(self, action: Action) -> None:
        """Carry out a legal action and everything that follows until the next decision."""
        ...

    def explain(self, action: Action) -> Message | None:
        """Return why an action is not legal now, or None if it is."""
        ...

    def clone(self) -> "State":
        """Return a copy that shares nothing that changes."""
        ...

    def view(self, player: int) -> View:
        """Return what a player may know."""
        ...

    def determinise(self, player: int, chance: Random) -> "State":
        """Return a full state that a player could be in, by its view; never touches our own chance."""
        ...

    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        ...

    def to_json(self) -> JsonObject:
        """Return the whole state, secrets included."""
        ...

    def to_text(self, say: Say = ..., /) -> str:
        """Return the whole state for people to read, in sentences that are said by a function."""
        ...


class Game(Protocol):
    """A map and the rules in force, ready to be played any number of times."""

    @property
    def seats(self) -> range:
        """How many can play."""
        ...

    def new_state(self, players: int, seed: int) -> State:
        """Return the beginning of a game; the same seed and the same actions give the same game."""
        ...

    def replay(self, players: int, seed: int, actions: Iterable[Json]) -> State:
        """Return the state after recorded actions; raise Illegal at the first that is not legal."""
        ...

    @property
    def figures(self) -> "Figures":
        """What is printed of many games."""
        ...

    def counted(self, state: Any) -> "Summary":
        """Return the summary of one game that is over."""
        ...

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a recording."""
        ...

    def action_from_json(self, value: Json) -> Action:
        """Return the action that a recording names."""
        ...


class Engine(Protocol):
    """What can load maps and scenarios of one game."""

    name: str
    title: str
    version: str
    rulesets: Mapping[str, Any]
    sides: Sequence[str]
    """The sides that players may be dealt to; none where everybody plays alone, or all together."""

    @property
    def bots(self) -> "Mapping[str, Callable[[int], Bot]]":
        """How a bot of each name is made from a seed, weakest first; the last is the usual one."""
        ...

    def compose(
        self, scenario: Scenario, book: RuleBook, board: Board | None = None
    ) -> Composition:
        """Return the ruleset of a scenario with everything there is to say of its rules."""
        ...

    def problems(
        self, document: MapDocument, scenario: Scenario, book: RuleBook
    ) -> tuple[Problem, ...]:
        """Return everything there is to say of a map under a scenario; errors forbid playing it."""
        ...

    def load(self, document: MapDocument, scenario: Scenario, book: RuleBook) -> Game:
        """Return the game under the scenario's rules, or raise CannotPlay with every reason."""
        ...


class Bot(Protocol):
    """Plays one seat of one game; may remember what it saw."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions, knowing only the view."""
        ...
