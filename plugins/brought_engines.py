"""Engines that plugins bring: rules, games and states of strangers, each call of them bounded."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from hullwright.engines.base_game import BaseGame
from hullwright.engines.contract import Action, AnyBot, Engine, Game, Result, State, View
from hullwright.engines.events import Event
from hullwright.engines.figures import Figures
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import Composition
from hullwright.engines.rules.fields import Ruleset
from hullwright.engines.summary import Summary
from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, Say
from hullwright.schema.processes.frames import travel_as
from hullwright.schema.records import Json, JsonObject

from .brought_bots import BroughtBot, made_by
from .host import Contributed, Plugin
from .plain_problems import plain_problem, plain_sentence
from .strangers_code import bounded, insist_on, insist_that
from .travelling_rulesets import packed_ruleset

if TYPE_CHECKING:
    from .brought_desks import BroughtDesk

MOST_PROBLEMS = 1_000
MOST_ACTIONS = 100_000


def engine_of(contributed: Contributed, name: str) -> "BroughtEngine":
    """Return the engine that a contribution names; HullwrightError if it can't be used."""
    plugin, code = contributed.plugin, contributed.contribution.code
    engine: Engine = contributed.load()
    for part in PARTS:
        insist_that(plugin, f"{code}.{part}", holds=hasattr(engine, part))
    insist_that(plugin, f"{code}.name", holds=engine.name == name)
    insist_that(plugin, f"{code}.rulesets", holds=bool(engine.rulesets))
    insist_that(plugin, f"{code}.bots", holds=bool(engine.bots))
    for each in (*engine.rulesets.values(), *engine.old_rulesets.values()):
        insist_on(plugin, f"{code}.rulesets", each, Ruleset)
        travel_as(type(each), partial(packed_ruleset, name))
    return BroughtEngine(plugin, code, engine)


PARTS = (
    *("name", "title", "version", "sides", "ground", "demands", "rulesets", "old_rulesets", "bots"),
    *("compose", "resolved", "on_the_map", "made"),
)
"""What an engine has, by its contract."""


class BroughtEngine:
    """An engine of a plugin, used like ours."""

    def __init__(self, plugin: Plugin, code: str, engine: Engine) -> None:
        self._plugin = plugin
        self._code = code
        self._engine = engine
        self.name = engine.name
        self.title = str(engine.title)
        self.version = str(engine.version)
        self.sides: Sequence[str] = tuple(map(str, engine.sides))
        self.ground: Sequence[str] = tuple(map(str, engine.ground))
        self.demands: Sequence[str] = tuple(map(str, engine.demands))
        self.rulesets: Mapping[str, Ruleset] = dict(engine.rulesets)
        self.old_rulesets: Mapping[str, Ruleset] = dict(engine.old_rulesets)

    @cached_property
    def bots(self) -> Mapping[str, Callable[[int], AnyBot]]:
        """How a bot of each name is made from a seed, weakest first; the last is the usual one."""
        return {
            name: BroughtBot(self.name, name, made_by(self._plugin, maker))
            for name, maker in self._engine.bots.items()
        }

    @cached_property
    def desk(self) -> "BroughtDesk | None":
        """How the game is laid out for people, if the engine says so by a class of desks."""
        from .brought_desks import BroughtDesk

        made = getattr(self._engine, "desk", None)
        return BroughtDesk(self._plugin, f"{self._code}.desk", made) if callable(made) else None

    def compose(
        self, scenario: Scenario, book: RuleBook, board: Board | None = None
    ) -> Composition:
        """Return the ruleset of a scenario with everything there is to say of its rules."""
        with bounded(self._plugin):
            found = self._engine.compose(scenario, book, board)
            return insist_on(self._plugin, f"{self._code}.compose", found, Composition)

    def resolved(self, document: MapDocument, ruleset: Any, /) -> MapDocument:
        """Return a map as it is played."""
        with bounded(self._plugin):
            found = self._engine.resolved(document, ruleset)
            return insist_on(self._plugin, f"{self._code}.resolved", found, MapDocument)

    def on_the_map(self, examined: Examination, ruleset: Any) -> Iterable[Problem]:
        """Return what a map, resolved already, has against a ruleset."""
        with bounded(self._plugin):
            found = islice(self._engine.on_the_map(examined, ruleset), MOST_PROBLEMS)
            problems = (
                insist_on(self._plugin, f"{self._code}.on_the_map", each, Problem) for each in found
            )
            return tuple(plain_problem(each, str(each.id)[:60]) for each in problems)

    def made(self, examined: Examination, ruleset: Any, book: RuleBook) -> "BoundedGame":
        """Return the game on a map that nothing is to be said against."""
        with bounded(self._plugin):
            game = self._engine.made(examined, ruleset, book)
            return BoundedGame(self._plugin, self._code, game)


class BoundedGame(BaseGame["BoundedState"]):
    """A game of a plugin's engine: it is played like ours, and each step has a time limit."""

    triggers: Mapping[str, tuple[Callable[..., None], ...]] = {}

    def __init__(self, plugin: Plugin, code: str, game: Game) -> None:
        self._plugin = plugin
        self._code = code
        self.unbounded = game
        """The game as the plugin knows it."""
        self.seats = insist_on(plugin, f"{code}: seats", game.seats, range)
        insist_that(plugin, f"{code}: seats", holds=bool(self.seats) and min(self.seats) > 0)

    def state(self, _game: object, players: int, seed: int) -> "BoundedState":
        """Return the beginning of a game."""
        with bounded(self._plugin):
            return BoundedState(self, self.unbounded.new_state(players, seed))

    @property
    def plugin(self) -> Plugin:
        """The plugin whose game it is."""
        return self._plugin

    def what(self, part: str) -> str:
        """Return what a part of the game is called where its failure is told."""
        return f"{self._code}: {part}"

    @cached_property
    def figures(self) -> Figures:
        """What is printed of many games."""
        with bounded(self._plugin):
            return insist_on(self._plugin, self.what("figures"), self.unbounded.figures, Figures)

    def counted(self, state: "BoundedState") -> Summary:
        """Return the summary of one game that is over."""
        with bounded(self._plugin):
            found = self.unbounded.counted(state.unbounded)
            return insist_on(self._plugin, self.what("counted"), found, Summary)

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a recording."""
        with bounded(self._plugin):
            return self.unbounded.action_to_json(action)

    def action_from_json(self, value: Json) -> Action:
        """Return the action that a recording names; raise Illegal for what is none."""
        with bounded(self._plugin):
            found = self.unbounded.action_from_json(value)
            return insist_on(self._plugin, self.what("action_from_json"), found, tuple)


class BoundedState:
    """A game in progress of a plugin's engine.

    What a state has beyond the contract is reached through it, too, for the plugin's own code.
    """

    def __init__(self, game: BoundedGame, state: State) -> None:
        self.game = game
        self.unbounded = state
        """The state as the plugin knows it."""

    def __getattr__(self, name: str) -> Any:
        if name == "unbounded":
            # While it is being made: there is nobody to ask yet.
            raise AttributeError(name)
        return getattr(self.unbounded, name)

    def _int(self, part: str) -> int:
        with bounded(self.game.plugin):
            found = getattr(self.unbounded, part)
            return insist_on(self.game.plugin, self.game.what(part), found, int)

    @property
    def to_move(self) -> int:
        """The player who decides now."""
        return self._int("to_move")

    @property
    def phase(self) -> str:
        """What is to be decided now."""
        with bounded(self.game.plugin):
            return str(self.unbounded.phase)

    @property
    def round(self) -> int:
        """How many times it has been everybody's turn, this time included."""
        return self._int("round")

    @property
    def seed(self) -> int:
        """What its chance began from."""
        return self._int("seed")

    @property
    def events(self) -> Sequence[Event]:
        """What has happened so far, secrets included."""
        with bounded(self.game.plugin):
            return tuple(self.unbounded.events)

    @property
    def sides(self) -> Sequence[int]:
        """For each seat the number of its side."""
        with bounded(self.game.plugin):
            return tuple(self.unbounded.sides)

    def legal(self) -> tuple[Action, ...]:
        """Return every action that the player to move may choose, never none."""
        plugin, what = self.game.plugin, self.game.what("legal")
        with bounded(plugin):
            found = insist_on(plugin, what, self.unbounded.legal(), tuple)
            insist_that(plugin, what, holds=len(found) <= MOST_ACTIONS)
            return found

    def apply(self, action: Action) -> None:
        """Carry out a legal action and everything that follows until the next decision."""
        with bounded(self.game.plugin):
            self.unbounded.apply(action)

    def explain(self, action: Action) -> Message | None:
        """Return why an action is not legal now, or None if it is."""
        plugin = self.game.plugin
        with bounded(plugin):
            found = self.unbounded.explain(action)
            if found is None:
                return None
            return plain_sentence(insist_on(plugin, self.game.what("explain"), found, Message))

    def clone(self) -> "BoundedState":
        """Return a copy that shares nothing that changes."""
        with bounded(self.game.plugin):
            return BoundedState(self.game, self.unbounded.clone())

    def view(self, player: int) -> "BoundedView":
        """Return what a player may know."""
        with bounded(self.game.plugin):
            return BoundedView(self, self.unbounded.view(player))

    def determinise(self, player: int, chance: Random) -> "BoundedState":
        """Return a full state that a player could be in, by its view."""
        with bounded(self.game.plugin):
            return BoundedState(self.game, self.unbounded.determinise(player, chance))

    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        plugin = self.game.plugin
        with bounded(plugin):
            found = self.unbounded.result()
            if found is None:
                return None
            return insist_on(plugin, self.game.what("result"), found, Result)

    def to_json(self) -> JsonObject:
        """Return the whole state, secrets included."""
        with bounded(self.game.plugin):
            return insist_on(
                self.game.plugin, self.game.what("to_json"), self.unbounded.to_json(), dict
            )

    def to_text(self, say: Say, /) -> str:
        """Return the whole state for people to read."""
        with bounded(self.game.plugin):
            return str(self.unbounded.to_text(say))


class BoundedView:
    """What one player may know in a game of a plugin; the plugin's bots and words are given it as they know it."""

    def __init__(self, state: BoundedState, view: View) -> None:
        game = state.game
        self._game = game
        self._state = state
        self.unbounded = view
        """The view as the plugin knows it."""
        self.player = insist_on(game.plugin, game.what("view.player"), view.player, int)

    def __getattr__(self, name: str) -> Any:
        if name == "unbounded":
            # While it is being made: there is nobody to ask yet.
            raise AttributeError(name)
        return getattr(self.unbounded, name)

    def determinised(self, chance: Random, /) -> BoundedState:
        """Return a full state that the player could be in; also for views that are asked by the plugin alone."""
        return self._state.determinise(self.player, chance)

    def to_json(self) -> JsonObject:
        """Return everything the player may know."""
        plugin = self._game.plugin
        with bounded(plugin):
            return insist_on(plugin, self._game.what("view"), self.unbounded.to_json(), dict)
