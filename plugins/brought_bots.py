"""Bots that plugins bring: they travel by their name, and each choice has a time limit."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hullwright.engines.bot_table import NamedBot
from hullwright.engines.contract import Action, AnyBot
from hullwright.schema.messages import Message

from .contributions import full_name
from .host import Contributed, Plugin
from .plain_problems import plain_sentence
from .strangers_code import bounded, insist_that

SECONDS = 20.0
"""How long one choice may take."""


def bot_names(contributed: Contributed, _scope: str) -> Iterable[str]:
    """Return what a bot is called where bots are chosen: `plugin/bot`, which no other can be."""
    return [full_name(contributed)]


def bot_kind(contributed: Contributed, name: str) -> "BroughtBot":
    """Return what makes a plugin's bots from a seed."""
    maker = contributed.load()
    insist_that(contributed.plugin, contributed.contribution.code, holds=callable(maker))
    return BroughtBot(contributed.contribution.game, name, made_by(contributed.plugin, maker))


def made_by(plugin: Plugin, maker: Callable[[int], Any]) -> Callable[[int], AnyBot]:
    """Return what makes bounded bots of a plugin."""

    def made(seed: int) -> AnyBot:
        with bounded(plugin):
            return BoundedBot(plugin, maker(seed))

    return made


@dataclass(frozen=True)
class BroughtBot:
    """What makes bots of one kind from a seed; in another process the plugin is asked for it again."""

    game: str
    name: str
    make: Callable[[int], AnyBot]

    def __call__(self, seed: int) -> AnyBot:
        """Return a bot."""
        return self.make(seed)

    def __reduce__(self) -> tuple[object, ...]:
        return NamedBot, (self.game, self.name)


class BoundedBot:
    """A bot of a plugin, whose choices have a time limit."""

    def __init__(self, plugin: Plugin, bot: AnyBot) -> None:
        self._plugin = plugin
        self._bot = bot

    # Any: views are of the game's own class.
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """Return what the bot chooses."""
        with bounded(self._plugin, SECONDS):
            # A plugin's bot for a plugin's game is handed the view that it knows.
            return self._bot.choose(getattr(view, "unbounded", view), legal)

    @property
    def reason(self) -> Message | None:
        """Why the bot chose last what it chose, if it says so."""
        with bounded(self._plugin):
            reason = getattr(self._bot, "reason", None)
            return plain_sentence(reason) if isinstance(reason, Message) else None
