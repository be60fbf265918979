"""The contract of games: what the editor needs to know of one, in words and pictures, beyond its engine."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from hullwright.engines.rules.value_words import ValueWords
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.extensible_table import source_in_use
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, verbatim
from hullwright.schema.names import plainly
from hullwright.schema.visible_text import visible

from ..concepts.question import Shading
from ..languages.uncited_text import in_words_alone
from ..languages.words import tr_in
from .bot_titles import own_title
from .own_pieces import OwnPieces

# Any: the ruleset of that game.
Reach: TypeAlias = Callable[[Examination, Any], Mapping[str, Shading]]
"""Returns where each side can get on a map under a ruleset; nothing for those who do not play."""


@dataclass(frozen=True)
class ChangeWords:
    """Sentences for fields of a ruleset that a scenario changes; other fields are told by their meaning."""

    numbers: Mapping[str, str] = field(default_factory=dict)
    """With `{before}` and `{after}`."""
    without: Mapping[str, str] = field(default_factory=dict)
    """Where a field has no number any more."""
    of_somebody: Mapping[str, str] = field(default_factory=dict)
    """For fields with a number for each of several owners: with `{owner}` and `{count}`."""
    unlimited: frozenset[str] = frozenset()
    """Fields in which 0 means any number."""


@dataclass(frozen=True)
class GameWords:
    """What people read of one game. What has no word of its own is said by its name, as plainly as possible."""

    game: str
    """Its name in files, as the table of engines has it."""
    title: str
    rulesets: Mapping[str, str] = field(default_factory=dict)
    bots: Mapping[str, str] = field(default_factory=dict)
    """What its bots are called, where they have names of their own beside the levels."""
    groups: Mapping[str, str] = field(default_factory=dict)
    """What the rules of each group are about."""
    decks: Mapping[str, str] = field(default_factory=dict)
    """The fields of a ruleset that are decks, in the order in which they are printed."""
    values: ValueWords = field(default_factory=ValueWords)
    """What the values of its rulesets mean."""
    changes: ChangeWords = field(default_factory=ChangeWords)
    has_record: bool = False
    """Whether moves are hidden, so that players keep a record of them on their map sheets."""
    terminal: str = "plain_terminal"
    """The module of its terminal, loaded on use; `TERMINAL` in it makes one. A plugin names it as `module:name`."""
    reach: Reach | None = None
    """What shows, beside a scenario, who gets where on a map."""
    pieces: OwnPieces | None = None
    """What pieces of one's own scenarios can have."""
    from_box: str = ""
    """What comes from the game's box, whatever is printed."""
    set_up: tuple[str, ...] = ()
    """How a game is set up, step by step, in the order of doing."""

    # Any: the ruleset of that game.
    def with_own(self, ruleset: Any, language: str) -> "GameWords":
        """Return the same words, and beside them the titles of a ruleset's own pieces."""
        if self.pieces is None or ruleset is None:
            return self
        titles = self.pieces.titles(ruleset, language)
        if not titles:
            return self
        own = {name: verbatim(title) for name, title in titles.items()}
        return replace(self, values=replace(self.values, terms={**self.values.terms, **own}))

    def title_in(self, language: str) -> str:
        """Return what the game is called."""
        return tr_in(language, self.title)

    def ruleset_title(self, language: str, name: str) -> str:
        """Return what a ruleset is called; one that somebody added by its own name."""
        if name in self.rulesets:
            return tr_in(language, self.rulesets[name])
        brought = source_in_use().titles("rulesets", self.game, name)
        return visible(brought.get(language) or brought.get("en") or plainly(name))

    def scenario_title(self, language: str, scenario: Scenario) -> str:
        """Return what a scenario is called; one that is nothing but a ruleset is called like that."""
        is_plain = scenario.name in {"", scenario.ruleset}
        return self.ruleset_title(language, scenario.ruleset) if is_plain else scenario.name

    def bot_title(self, language: str, name: str) -> str:
        """Return what a kind of bot is called; one that somebody added by its own name."""
        if name in self.bots:
            return tr_in(language, self.bots[name])
        brought = source_in_use().titles("bots", self.game, name)
        return visible(
            own_title(language, self.game, name)
            or brought.get(language)
            or brought.get("en")
            or plainly(name)
        )

    def value_text(self, language: str, value: object) -> str:
        """Return a value of a field in words."""
        return tr_in(language, self.values.of(value))


def meaning(language: str, means: Message) -> str:
    """Return what a field of a ruleset means, without the ids of rules and the names of values.

    >>> from hullwright.schema.messages import message
    >>> meaning("en", message("Items that a player may hold (EA-I2, EA-I3)."))
    'Items that a player may hold.'
    """
    return in_words_alone(tr_in(language, "{means}", means=means))
