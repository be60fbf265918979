"""The fields of a game's ruleset, for those who write rules: what each is, may be, is usually, and when it matters."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hullwright.schema.messages import Message, joined, message, verbatim
from hullwright.schema.records import Json, JsonObject

from ..drawing.terminal_style import style
from ..languages.words import tr_in
from .printing import echo, echo_json

if TYPE_CHECKING:
    from hullwright.engines.contract import Engine
    from hullwright.engines.rules.book import RuleBook
    from hullwright.engines.rules.fields import Conditions, FieldNote, Ruleset

TYPES: Mapping[str, Message] = {
    "boolean": message("true or false"),
    "integer": message("a whole number"),
    "string": message("a text"),
    "array": message("a list"),
    "object": message("a table"),
}
"""What people call the types of values."""


@dataclass(frozen=True)
class ListedField:
    """A field of a ruleset with all that is to be known of it."""

    name: str
    note: "FieldNote"
    terms: JsonObject
    """The JSON Schema of its values."""
    usual: Mapping[str, Json]
    """What it is in each ruleset of the game."""
    rules: tuple[str, ...]
    """The codes of the rules that change it."""

    @property
    def type(self) -> str:
        """The type of its values; a choice of texts is a text."""
        return str(self.terms.get("type", "string"))

    @property
    def title(self) -> Message:
        """What people call it."""
        from hullwright.engines.rules.field_titles import field_title

        return field_title(self.name)

    def to_json(self, language: str) -> JsonObject:
        """Return the field for programs."""
        return {
            "name": self.name,
            "title": tr_in(language, self.title),
            "means": tr_in(language, self.note.means),
            "type": self.type,
            "schema": {key: each for key, each in self.terms.items() if key != "description"},
            "function": self.note.slot,
            "usual": dict(self.usual),
            "matters": _as_json(self.note.matters),
            "needs": _as_json(self.note.needs),
            "rules": list(self.rules),
        }

    def lines(self, language: str) -> Iterator[str]:
        """Yield what is printed of it."""
        title = tr_in(language, self.title)
        yield f"{style(self.name, bold=True)}  {title}"
        yield f"    {tr_in(language, self.note.means)}"
        for told in self._told():
            yield f"    {tr_in(language, told)}"

    def _told(self) -> Iterator[Message]:
        from hullwright.engines.rules.parameters import possible

        yield message("{type}: {possible}", type=TYPES[self.type], possible=possible(self.terms))
        if self.note.slot:
            yield message("A function of the plugin can also be used here, as “module:name”.")
        yield message("default: {values}", values=self._usual())
        if self.note.matters:
            yield message("matters only if {conditions}", conditions=_worded(self.note.matters))
        if self.note.needs:
            yield message(
                "can be changed only if {conditions}", conditions=_worded(self.note.needs)
            )
        if self.rules:
            yield message("changed by {codes}", codes=", ".join(self.rules))

    def _usual(self) -> str:
        """Return what it usually is, ruleset by ruleset where they differ."""
        from hullwright.engines.rules.parameters import shown

        by_value: dict[str, list[str]] = {}
        for ruleset, value in self.usual.items():
            by_value.setdefault(shown(value), []).append(ruleset)
        if len(by_value) == 1:
            return next(iter(by_value))
        return " · ".join(f"{value} ({', '.join(names)})" for value, names in by_value.items())


def print_fields(game: str, book: "RuleBook", language: str, *, as_json: bool) -> None:
    """Print every field of a game's ruleset and every moment of it; CannotPlay if there is no such game."""
    from hullwright.engines.loader import engine
    from hullwright.plugins.rule_trial import kind_of

    played = engine(game)
    listed = list(_fields(played, game, book))
    kind = kind_of(played)
    if as_json:
        echo_json(
            {
                "game": game,
                "rulesets": list(played.rulesets),
                "fields": [each.to_json(language) for each in listed],
                "moments": {name: list(details) for name, details in kind.moments.items()},
            }
        )
        return
    for each in listed:
        for line in each.lines(language):
            echo(line)
        echo()
    _print_moments(kind, language)


def _print_moments(kind: "type[Ruleset]", language: str) -> None:
    if kind.moments:
        echo(style(tr_in(language, "Moments for triggers"), bold=True))
    for name, details in kind.moments.items():
        echo(f"    {name}({', '.join(('state', *details))})")


def _fields(played: "Engine", game: str, book: "RuleBook") -> Iterator[ListedField]:
    from hullwright.engines.rules.field_terms import field_terms
    from hullwright.engines.rules.fields import notes
    from hullwright.engines.rules.local import as_json
    from hullwright.plugins.rule_trial import kind_of

    kind = kind_of(played)
    known = notes(kind)
    for name, terms in field_terms(kind).items():
        usual = {each: as_json(getattr(made, name)) for each, made in played.rulesets.items()}
        rules = tuple(each.code for each in book.of_game(game) if name in each.fields)
        yield ListedField(name, known[name], terms, usual, rules)


def _worded(conditions: "Conditions") -> Message:
    """Return conditions as those who write rules read them, by the names in files."""
    return joined((_condition(name, allowed) for name, allowed in conditions.items()), "; ")


def _condition(name: str, allowed: tuple[bool | int | str, ...]) -> Message:
    from hullwright.engines.rules.fields import EMPTY, ITEMS, NOT_EMPTY
    from hullwright.engines.rules.parameters import shown

    if name == ITEMS:
        decks = " / ".join(map(str, allowed))
        return message("{decks}: one of them holds items", decks=decks)
    if allowed == NOT_EMPTY:
        return message("{field}: not empty", field=name)
    if allowed == EMPTY:
        return message("{field}: empty", field=name)
    return verbatim(f"{name}: {' / '.join(map(shown, allowed))}")


def _as_json(conditions: "Conditions") -> JsonObject:
    """Return conditions as rules write them."""
    from hullwright.engines.rules.fields import EMPTY, NOT_EMPTY

    words: Mapping[tuple[bool | int | str, ...], str] = {NOT_EMPTY: "filled", EMPTY: "empty"}
    return {name: words.get(allowed, list(allowed)) for name, allowed in conditions.items()}
