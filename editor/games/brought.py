"""Words and terminals of games that plugins bring: looked at first, and bounded where they are code."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import Any

from hullwright.engines.contract import Action
from hullwright.engines.events import Event
from hullwright.engines.preparation import Prepared
from hullwright.plugins.brought import brought_by
from hullwright.plugins.host import Contributed, Host, Plugin, Status
from hullwright.plugins.host.patience import PluginFailed, guarded
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.strangers_code import SECONDS, bounded, insist_on, insist_that
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination

from ..concepts.question import Shading
from .game import GameWords, Reach

MOST_LINES = 10_000
PLAIN = "plain_terminal"


def brought_words(game: str) -> GameWords | None:
    """Return what a plugin's code says of its game; None if it says nothing, or nothing that can be used."""
    contributed = _owner(game)
    if contributed is None:
        return None
    try:
        return _words(usual_host(), game)
    except HullwrightError:
        # The game is told in plain words; the checker says what is wrong with its own.
        return None


def _owner(game: str) -> Contributed | None:
    found = brought_by(usual_host()).owner("engines", "", game)
    if found is None or found.plugin.status is not Status.READY or not found.contribution.editor:
        return None
    return found


@lru_cache(maxsize=16)
def _words(_: Host, game: str) -> GameWords:
    contributed = _owner(game)
    if contributed is None:
        raise KeyError(game)
    return words_from(contributed)


def words_from(contributed: Contributed) -> GameWords:
    """Return the words that a contribution's `editor` names; HullwrightError says why they can't be had."""
    game = contributed.contribution.game
    plugin, code = contributed.plugin, contributed.contribution.editor
    with guarded(plugin, SECONDS):
        found = insist_on(plugin, code, plugin.load(code), GameWords)
        insist_that(plugin, f"{code}.game", holds=found.game == game)
    reach = found.reach and _bounded_reach(plugin, found.reach)
    return replace(found, title=str(found.title), terminal=str(found.terminal), reach=reach)


def _bounded_reach(plugin: Plugin, reach: Reach) -> Reach:
    # Any: the ruleset of that game.
    def reached(examination: Examination, ruleset: Any) -> Mapping[str, Shading]:
        try:
            with bounded(plugin):
                return dict(reach(examination, ruleset))
        except PluginFailed:
            return {}

    return reached


def brought_terminal(game: str) -> "BoundedTerminals | None":
    """Return what makes the terminals of a plugin's game; None if it has none of its own."""
    contributed, words = _owner(game), brought_words(game)
    if contributed is None or words is None or words.terminal == PLAIN:
        return None
    plugin = contributed.plugin
    with guarded(plugin, SECONDS):
        return BoundedTerminals(plugin, plugin.load(words.terminal))


# Any: a stranger's classes, and views that each game has of its own.
class BoundedTerminals:
    """Makes terminals of a plugin's game."""

    def __init__(self, plugin: Plugin, make: Any) -> None:
        self._plugin = plugin
        self._make = make
        self.offers: Mapping[str, str] = dict(make.offers)

    def __call__(self, prepared: Prepared, seat: int | None = None) -> "BoundedTerminal":
        """Return the terminal of a game for a seat."""
        with bounded(self._plugin):
            return BoundedTerminal(self._plugin, self._make(prepared, seat))


class BoundedTerminal:
    """A terminal of a plugin's game."""

    def __init__(self, plugin: Plugin, terminal: Any) -> None:
        self._plugin = plugin
        self._terminal = terminal

    @property
    def offers(self) -> Mapping[str, str]:
        """How each kind of action is offered."""
        with bounded(self._plugin):
            return dict(self._terminal.offers)

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event that is told."""
        yield from self._several("lines", events)

    def typed(self, action: Action) -> str:
        """Return what a person types for an action."""
        with bounded(self._plugin):
            return str(self._terminal.typed(action))

    def also_typed(self, action: Action) -> Iterable[str]:
        """Return what else a person may type for it."""
        return self._several("also_typed", action)

    def redraws(self, phase: str) -> bool:
        """Tell whether the screen is drawn before such a decision."""
        with bounded(self._plugin):
            return bool(self._terminal.redraws(phase))

    def screen(self, view: Any) -> Iterator[str]:
        """Yield the map with the player's notes."""
        yield from self._several("screen", getattr(view, "unbounded", view))

    def follow(self, view: Any) -> None:
        """Bring the player's notes up to date."""
        with bounded(self._plugin):
            self._terminal.follow(getattr(view, "unbounded", view))

    def _several(self, name: str, argument: Any) -> list[str]:
        with bounded(self._plugin):
            found = islice(getattr(self._terminal, name)(argument), MOST_LINES)
            return [str(each) for each in found]
