"""One rule explained: what it says, what can be chosen, and what it makes of each ruleset of its game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hullwright.schema.records import JsonObject

from ..drawing.terminal_style import style
from ..languages.words import language_in_use, tr
from .check import MARKS
from .printing import echo

if TYPE_CHECKING:
    from hullwright.engines.rules.book import RuleBook
    from hullwright.engines.rules.composition import Composition
    from hullwright.engines.rules.definition import RuleDefinition
    from hullwright.engines.rules.fields import Ruleset


def listed_rule(rule: "RuleDefinition") -> JsonObject:
    """Return a rule as programs read it in the list."""
    return {
        "code": rule.code,
        "game": rule.game,
        "plugin": rule.plugin,
        "title": dict(rule.title),
        "text": dict(rule.text),
        "parameters": rule.parameters,
    }


def _compositions(rule: "RuleDefinition") -> "dict[str, Composition]":
    """Return what the rule alone makes of each ruleset of its game, with its default parameters."""
    from hullwright.engines.loader import ENGINES, rulesets
    from hullwright.engines.rules.book import RuleBook
    from hullwright.engines.rules.composition import compose
    from hullwright.schema.documents.maps import RuleUse

    if rule.game not in ENGINES:
        return {}
    alone = RuleBook.of([rule])
    return {
        name: compose(base, [RuleUse(code=rule.code)], alone, rule.game)
        for name, base in rulesets(rule.game).items()
    }


def explain(rule: "RuleDefinition", language: str, book: "RuleBook") -> None:
    """Print what a rule says, what can be chosen, and what it makes of each ruleset of its game."""
    from hullwright.engines.rules.definition import said
    from hullwright.engines.rules.parameters import possible, shown

    from ..games.table import game_words

    echo(f"{style(rule.code, bold=True)}  {said(rule.title, language)}")
    echo(f"  {said(rule.text, language)}", end="\n\n")
    words = game_words(rule.game)
    game = f"{words.title_in(language)} ({rule.game})"
    echo("  " + tr("game: {game} · plugin: {plugin}", game=game, plugin=rule.plugin))
    for name, schema in rule.settings.items():
        about = tr(
            "{name} ({title}): {possible} · default: {default}",
            name=name,
            title=said(schema["titles"], language),
            possible=possible(schema),
            default=shown(schema["default"]),
        )
        echo(f"  {about}")
    for trigger in rule.triggers:
        echo(f"  {trigger.moment} → {rule.plugin}/{trigger.code}")
    if reason := book.without_code(rule):
        echo(f"  {style('?', fg='yellow')} {tr(reason)}")
    compositions = {
        f"{words.ruleset_title(language, name)} ({name})": made
        for name, made in _compositions(rule).items()
    }
    width = max(map(len, compositions), default=0)
    for field in _known_fields(rule, compositions):
        echo()
        title = field_title(field, _kind(compositions))
        echo(f"  {style(title, bold=True)}  {_meaning(compositions, field)}")
        for name, made in compositions.items():
            shift = value_shift(
                rule.game, made, field, getattr(made.base, field), getattr(made.ruleset, field)
            )
            echo(f"    {name:<{width}}  {shift}")
    _print_findings({name: made for name, made in compositions.items() if made.findings}, width)


def _known_fields(rule: "RuleDefinition", compositions: "dict[str, Composition]") -> Iterator[str]:
    """Yield the fields that a rule changes and that the rulesets have; of others the findings tell."""
    for field in rule.fields:
        if all(hasattr(made.base, field) for made in compositions.values()):
            yield field


def _kind(compositions: "dict[str, Composition]") -> "type[Ruleset] | None":
    return next((type(made.base) for made in compositions.values()), None)


def _meaning(compositions: "dict[str, Composition]", field: str) -> str:
    from hullwright.engines.rules.fields import notes

    ruleset = _kind(compositions)
    known = notes(ruleset) if ruleset else {}
    return tr(known[field].means) if field in known else ""


def field_title(name: str, ruleset: type | None) -> str:
    """Return what people call a field of a ruleset, with its name in files."""
    from ..games.ruleset_fields import named

    return f"{named(name, ruleset)} ({name})"


def value_shift(game: str, made: "Composition", field: str, before: object, after: object) -> str:
    """Return how a value changes, in words; of a table only the entries that do."""
    from ..games.ruleset_differences import differing
    from ..games.table import game_words
    from ..scenarios.composer.words import field_value

    if before == after:
        return "="
    language = language_in_use()
    words = game_words(game).with_own(made.ruleset, language)
    values = differing(before, after)
    return " → ".join(field_value(words, language, field, each) for each in values)


def _print_findings(compositions: "dict[str, Composition]", width: int) -> None:
    for name, made in compositions.items():
        for finding in made.findings:
            mark, colour = MARKS[finding.severity]
            echo()
            echo(f"  {style(mark, fg=colour)} {name:<{width}}  {tr(finding.message)}")


def explanation(rule: "RuleDefinition", book: "RuleBook") -> JsonObject:
    """Return all that `explain` prints, for programs."""
    reason = book.without_code(rule)
    return {
        **listed_rule(rule),
        "fields": list(rule.fields),
        "not_run": str(reason) if reason else None,
        "rulesets": {name: composed_json(made) for name, made in _compositions(rule).items()},
    }


def composed_json(made: "Composition") -> JsonObject:
    """Return what was found about rules, and each field that they change, for programs."""
    return {
        "findings": [each.to_json() for each in made.findings],
        "changes": {
            name: {"base": before, "scenario": after} for name, before, after in made.changes
        },
    }
