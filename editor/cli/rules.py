"""`hullwright rules`: list and explain rule codes, and say what a scenario's rules make of a ruleset."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hullwright.schema.complaints import own_faults
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import english, message
from hullwright.schema.records import Json

from ..drawing.terminal_style import style
from ..languages.words import error_text, language_in_use, tr
from .check import FINE, MARKS, PROBLEMS
from .completion import games, rule_codes
from .field_list import print_fields
from .files import a_file
from .languages import a_language
from .printing import echo, echo_json, echo_lines
from .rule_explanation import (
    composed_json,
    explain,
    explanation,
    field_title,
    listed_rule,
    value_shift,
)
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
    "--fields",
    "fields_of",
    metavar="GAME",
    shell_complete=games,
    help="List the fields of this game's ruleset.",
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
            _print_json(explanation(found, book)) if as_json else explain(found, language, book)
        return
    listed = [each for each in book.rules.values() if game in {None, each.game}]
    _print_json([listed_rule(each) for each in listed]) if as_json else _list(listed, language)


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

    from ..games.table import game_words

    width = max((len(each.code) for each in listed), default=0)
    heading = ("", "")
    for each in listed:
        if heading != (each.game, group_of(each.code)):
            heading = each.game, group_of(each.code)
            title = game_words(each.game).title_in(language)
            echo(style(f"{title} ({each.game}) · {heading[1]}", bold=True))
        echo(f"  {each.code:<{width}}  {said(each.title, language)}")


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
                **composed_json(made),
                "in_force": made.ruleset.to_json(),
            }
        )
    else:
        _print_scenario(scenario, made, book)
    return PROBLEMS if made.errors else FINE


def _print_scenario(scenario: "Scenario", made: "Composition", book: "RuleBook") -> None:
    from ..games.rule_titles import finding_text, titled
    from ..games.table import game_words

    words, language = game_words(scenario.game), language_in_use()
    ruleset = words.ruleset_title(language, scenario.ruleset)
    title = f"{scenario.name}: {words.title_in(language)}, {ruleset}"
    echo(style(title, bold=True))
    for each in scenario.rules:
        rule = book.find(each.code, scenario.game)
        echo(f"  {titled(rule, language) if rule else each.code}")
    echo()
    for finding in made.findings:
        mark, colour = MARKS[finding.severity]
        head = style(f"{mark} {tr(KINDS[finding.kind]):<9}", fg=colour)
        echo(f"  {head} {finding_text(finding, book, scenario.game)}")
    if made.findings:
        echo()
    titles = {name: field_title(name, type(made.base)) for name, *_ in made.changes}
    width = max(map(len, titles.values()), default=0)
    for name, before, after in made.changes:
        shift = value_shift(scenario.game, made, name, before, after)
        echo(f"  {titles[name]:<{width}}  {shift}")
