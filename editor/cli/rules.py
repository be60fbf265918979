"""`hullwright rules`: list and explain rule codes, and say what a scenario's rules make of a ruleset."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hullwright.schema.complaints import own_faults
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import english, message
from hullwright.schema.records import Json, JsonObject

from ..drawing.terminal_style import style
from ..languages.words import error_text, language_in_use, tr
from .check import FINE, MARKS, PROBLEMS
from .completion import games, rule_codes
from .field_list import print_fields
from .files import a_file
from .languages import a_language
from .printing import echo, echo_json, echo_lines
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.engines.rules.book import RuleBook
    from hullwright.engines.rules.composition import Composition
    from hullwright.engines.rules.definition import RuleDefinition
    from hullwright.schema.documents.scenarios import Scenario


KINDS = {
    "conflict": english("conflict"),
    "needs": english("needs"),
    "idle": english("idle"),
    "unknown": english("unknown"),
    "parameter": english("parameter"),
    "trust": english("trust"),
}
"""What a finding is about."""


@click.command(cls=TranslatedCommand)
@click.argument("code", required=False, shell_complete=rule_codes)
@click.option("--game", default=None, shell_complete=games, help="Only the rules of this game.")
@click.option(
    "--language",
    type=a_language,
    help="The language of titles and texts.",
)
@click.option("--scenario", type=a_file, help="Look at the rules of this scenario together.")
@click.option("--map", "map_path", type=a_file, help="… and against this map.")
@click.option(
    "--fields", "fields_of", metavar="GAME", help="List the fields of this game's ruleset."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
def rules(
    code: str | None,
    game: str | None,
    language: str | None,
    scenario: Path | None,
    map_path: Path | None,
    fields_of: str | None,
    as_json: bool,
) -> None:
    """List rule codes, explain CODE, or look at a scenario.

    With --scenario: what its rules make of the ruleset, and whether they go together. With --fields:
    what rules of a game can change, what that may be, and when it matters. Exit code: 0 no errors,
    1 errors were found in the scenario, 2 something is unknown or can't be read.
    """
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book

    language = language or language_in_use()
    book = rule_book(Host())
    if not code:
        _tell_troubles(book)
    if scenario:
        sys.exit(_look_at(scenario, map_path, book, as_json=as_json))
    if map_path:
        raise HullwrightError(message("--map goes with --scenario."))
    if fields_of is not None:
        print_fields(fields_of, book, language, as_json=as_json)
        return
    _insist_on_known(game, book)
    if code:
        found = _found(code, game, book)
        with own_faults(found.code):
            _print_json(_explanation(found, book)) if as_json else explain(found, language, book)
        return
    listed = [each for each in book.rules.values() if game in {None, each.game}]
    _print_json([_listed(each) for each in listed]) if as_json else _list(listed, language)


def _tell_troubles(book: "RuleBook") -> None:
    for trouble in book.troubles:
        echo_lines(f"hullwright: {error_text(trouble)}", err=True)


def _insist_on_known(game: str | None, book: "RuleBook") -> None:
    """Refuse a game that has neither an engine nor rules, with what was probably meant."""
    from hullwright.engines.loader import ENGINES, engine

    if game is not None and game not in {*ENGINES, *book.games}:
        engine(game)


def _print_json(value: Json) -> None:
    echo_json(value)


# -- the list -------------------------------------------------------------------------------------


def _list(listed: "list[RuleDefinition]", language: str) -> None:
    from hullwright.engines.rules.definition import group_of, said

    width = max((len(each.code) for each in listed), default=0)
    heading = ("", "")
    for each in listed:
        if heading != (each.game, group_of(each.code)):
            heading = each.game, group_of(each.code)
            echo(style(f"{each.game} · {heading[1]}", bold=True))
        echo(f"  {each.code:<{width}}  {said(each.title, language)}")


def _listed(rule: "RuleDefinition") -> JsonObject:
    return {
        "code": rule.code,
        "game": rule.game,
        "plugin": rule.plugin,
        "title": dict(rule.title),
        "text": dict(rule.text),
        "parameters": rule.parameters,
    }


# -- one rule -------------------------------------------------------------------------------------


def _found(code: str, game: str | None, book: "RuleBook") -> "RuleDefinition":
    games = [game] if game else list(book.games)
    for each in games:
        found = book.find(code, each) or book.find(code.upper(), each)
        if found:
            return found
    for (stated, broken), trouble in book.broken.items():
        if broken == code and game in {None, stated}:
            raise trouble
    _tell_troubles(book)
    raise HullwrightError(book.unknown(code, games[0] if games else ""))


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

    echo(f"{style(rule.code, bold=True)}  {said(rule.title, language)}")
    echo(f"  {said(rule.text, language)}", end="\n\n")
    echo("  " + tr("game: {game} · plugin: {plugin}", game=rule.game, plugin=rule.plugin))
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
    compositions = _compositions(rule)
    width = max(map(len, compositions), default=0)
    for field in _known_fields(rule, compositions):
        echo()
        echo(f"  {style(_field(field), bold=True)}  {_meaning(compositions, field)}")
        for name, made in compositions.items():
            shift = _shift(
                rule.game, made, field, getattr(made.base, field), getattr(made.ruleset, field)
            )
            echo(f"    {name:<{width}}  {shift}")
    _print_findings({name: made for name, made in compositions.items() if made.findings}, width)


def _known_fields(rule: "RuleDefinition", compositions: "dict[str, Composition]") -> Iterator[str]:
    """Yield the fields that a rule changes and that the rulesets have; of others the findings tell."""
    for field in rule.fields:
        if all(hasattr(made.base, field) for made in compositions.values()):
            yield field


def _meaning(compositions: "dict[str, Composition]", field: str) -> str:
    from hullwright.engines.rules.fields import notes

    ruleset = next((type(made.base) for made in compositions.values()), None)
    known = notes(ruleset) if ruleset else {}
    return tr(known[field].means) if field in known else ""


def _field(name: str) -> str:
    """Return what people call a field of a ruleset, with its name in files."""
    from ..games.ruleset_fields import named

    return f"{named(name)} ({name})"


def _shift(game: str, made: "Composition", field: str, before: object, after: object) -> str:
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


def _explanation(rule: "RuleDefinition", book: "RuleBook") -> JsonObject:
    reason = book.without_code(rule)
    return {
        **_listed(rule),
        "fields": list(rule.fields),
        "not_run": str(reason) if reason else None,
        "rulesets": {name: _composed(made) for name, made in _compositions(rule).items()},
    }


# -- a scenario -----------------------------------------------------------------------------------


def _look_at(path: Path, map_path: Path | None, book: "RuleBook", *, as_json: bool) -> int:
    from hullwright.engines.loader import engine, prepared
    from hullwright.schema.files.reader import read_map, read_scenario

    scenario = read_scenario(path)
    if map_path:
        made = prepared(read_map(map_path), scenario, book).composition
    else:
        made = engine(scenario.game).compose(scenario, book)
    if as_json:
        _print_json(
            {
                "scenario": scenario.name,
                "ruleset": scenario.ruleset,
                **_composed(made),
                "in_force": made.ruleset.to_json(),
            }
        )
    else:
        _print_scenario(scenario, made)
    return PROBLEMS if made.errors else FINE


def _composed(made: "Composition") -> JsonObject:
    return {
        "findings": [each.to_json() for each in made.findings],
        "changes": {
            name: {"base": before, "scenario": after} for name, before, after in made.changes
        },
    }


def _print_scenario(scenario: "Scenario", made: "Composition") -> None:
    from ..games.table import game_words

    codes = " ".join(each.code for each in scenario.rules)
    words, language = game_words(scenario.game), language_in_use()
    ruleset = words.ruleset_title(language, scenario.ruleset)
    title = f"{scenario.name}: {words.title_in(language)}, {ruleset}"
    echo(style(title, bold=True))
    echo(f"  {codes}", end="\n\n")
    for finding in made.findings:
        mark, colour = MARKS[finding.severity]
        head = style(f"{mark} {tr(KINDS[finding.kind]):<9}", fg=colour)
        echo(f"  {head} {tr(finding.message)}")
    if made.findings:
        echo()
    width = max((len(_field(name)) for name, *_ in made.changes), default=0)
    for name, before, after in made.changes:
        echo(f"  {_field(name):<{width}}  {_shift(scenario.game, made, name, before, after)}")
