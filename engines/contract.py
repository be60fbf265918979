"""The contract of every engine: what a game, a state, a view and a bot are.

    game  = prepared(map_document, scenario, book).game   # immutable; the book holds the rule codes
    state = game.new_state(players=4, seed=7)       # owns its chance
    while state.result() is None:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))

An *action* is a tuple of plain values, such as ("move", 17); `game.action_to_json` turns the indices
of spaces into the ids that people see, and `action_from_json` turns them back.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, Self, TypeAlias, TypeVar

from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, Say
from hullwright.schema.records import Json, JsonObject

from .events import Event
from .figures import Figures
from .rules.book import RuleBook
from .rules.composition import Composition
from .rules.fields import Ruleset
from .summary import Summary

# Any: which words and numbers follow differs by the first word, and only its engine reads them.
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

    def determinised(self, chance: Random, /) -> "State":
        """Return a full state that the player could be in; it follows from the view and the chance alone."""
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
    def seed(self) -> int:
        """What its chance began from."""
        ...

    @property
    def events(self) -> Sequence[Event]:
        """What has happened so far, secrets included."""
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

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes."""
        ...

    def view(self, player: int) -> View:
        """Return what a player may know."""
        ...

    def determinise(self, player: int, chance: Random) -> Self:
        """Return a full state that a player could be in, by its view; never touches our own chance."""
        ...

    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        ...

    def to_json(self) -> JsonObject:
        """Return the whole state, secrets included."""
        ...

    def to_text(self, say: Say, /) -> str:
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
    def figures(self) -> Figures:
        """What is printed of many games."""
        ...

    # Any: a game counts states of its own kind alone.
    def counted(self, state: Any) -> Summary:
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
    sides: Sequence[str]
    """The sides that players may be dealt to; none where everybody plays alone, or all together."""
    ground: Sequence[str]
    """Roles of spaces of which a map must have at least one."""
    demands: Sequence[str]
    """Roles of spaces that a map must have every one of."""

    @property
    def rulesets(self) -> Mapping[str, Ruleset]:
        """The rulesets by name; the first is the usual one."""
        ...

    @property
    def old_rulesets(self) -> Mapping[str, Ruleset]:
        """Rulesets that only scenarios of earlier versions name."""
        ...

    @property
    def bots(self) -> "Mapping[str, Callable[[int], AnyBot]]":
        """How a bot of each name is made from a seed, weakest first; the last is the usual one."""
        ...

    def compose(
        self, scenario: Scenario, book: RuleBook, board: Board | None = None
    ) -> Composition:
        """Return the ruleset of a scenario with everything there is to say of its rules."""
        ...

    def resolved(self, document: MapDocument, ruleset: Any, /) -> MapDocument:
        """Return a map as it is played, with everything where the rules put it; the same if they move nothing."""
        ...

    def on_the_map(self, examined: Examination, ruleset: Any) -> Iterable[Problem]:
        """Return what a map, resolved already, has against a ruleset."""
        ...

    def made(self, examined: Examination, ruleset: Any, book: RuleBook) -> Game:
        """Return the game on a map that nothing is to be said against."""
        ...


ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Bot(Protocol[ViewT_contra]):
    """Plays one seat of one game; may remember what it saw."""

    def choose(self, view: ViewT_contra, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions, knowing only the view."""
        ...


# Any: a bot reads the views of one game; which, the engine that lists it knows.
AnyBot: TypeAlias = Bot[Any]
"""A bot of whatever game."""
