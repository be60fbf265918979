"""The rule book: every rule that the plugins bring, and the door to their functions."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from functools import partial
from typing import Any, NoReturn, TypeAlias

from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest
from hullwright.schema.records import to_json

from .definition import RuleDefinition, code_order
from .duties import Duty
from .named_code import named_codes

# Any: a plugin's function takes and gives what its slot or moment asks for, which no type can check.
Function: TypeAlias = Callable[..., Any]
"""What a rule may name for a behaviour or a moment: called with the state and what it is about."""


def _refused(name: str, _: Duty) -> NoReturn:
    raise HullwrightError(
        message("No plugins are available here, so “{name}” can't be loaded.", name=name)
    )


@late_dataclass
class RuleBook:
    """The rules that are known, and how the functions they name are loaded."""

    rules: Mapping[tuple[str, str], RuleDefinition] = field(default_factory=dict)
    """By game and code."""
    loader: Callable[[str, Duty], Function] = _refused
    """Returns the function that `plugin/module:name` stands for, fit for a duty, or raises HullwrightError."""
    troubles: tuple[Unreadable, ...] = ()
    """The files of rules that can't be used as they are."""
    asleep: Mapping[str, Message] = field(default_factory=dict)
    """Why the code of some plugins is not run, by their ids: what their rules say as data counts all the same."""
    broken: Mapping[tuple[str, str], Unreadable] = field(default_factory=dict)
    """Those of the troubles that are about a rule whose game and code are known, by these."""

    @classmethod
    def of(
        cls,
        definitions: Iterable[RuleDefinition],
        loader: Callable[[str, Duty], Function] = _refused,
        troubles: Iterable[Unreadable] = (),
        asleep: Mapping[str, Message] | None = None,
        broken: Mapping[tuple[str, str], Unreadable] | None = None,
    ) -> "RuleBook":
        """Return the book of some rules, in the order of their codes."""
        ordered = sorted(definitions, key=lambda each: (each.game, code_order(each.code)))
        rules = {(each.game, each.code): each for each in ordered}
        return cls(rules, loader, tuple(troubles), asleep or {}, broken or {})

    def without_code(self, rule: RuleDefinition) -> Message | None:
        """Return why a rule can't be played because code that it names is not run, or None if it can."""
        reason = self.asleep.get(rule.plugin)
        return reason if reason and named_codes(to_json(rule)) else None

    def load(self, name: str, duty: Duty = Duty.BEHAVIOUR) -> Function:
        """Return the function of a name, told its settings where the name ends with some as JSON."""
        function, brace, settings = name.partition("{")
        found = self.loader(function, duty)
        return partial(found, **json.loads(brace + settings)) if brace else found

    def find(self, code: str, game: str) -> RuleDefinition | None:
        """Return the rule of a code in a game, or None if it is not known."""
        return self.rules.get((game, code))

    def of_game(self, game: str) -> tuple[RuleDefinition, ...]:
        """Return the rules of a game in the order of their codes."""
        return tuple(each for each in self.rules.values() if each.game == game)

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have rules."""
        return tuple(dict.fromkeys(game for game, _ in self.rules))

    def unknown(self, code: str, game: str) -> Message:
        """Return the sentence for a code that is not known in a game."""
        meant = closest(code, (each.code for each in self.of_game(game)))
        if meant:
            return message(
                "Unknown rule code “{code}” (did you mean “{meant}”?).",
                code=code[:60],
                meant=meant,
            )
        elsewhere = ", ".join(other for other, known in self.rules if known == code)
        if elsewhere:
            return message(
                "{game} has no rule code “{code}”, but {elsewhere} has.",
                code=code,
                game=game,
                elsewhere=elsewhere,
            )
        return message("Unknown rule code “{code}”.", code=code[:60])
