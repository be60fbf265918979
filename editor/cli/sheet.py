"""`hullwright sheet`: a map, its rules, its pieces or a booklet as a PDF file, without a display."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..languages.words import tr
from .completion import contributed
from .files import a_file, force, keep_what_is_there, output_writer
from .game_setup import insist
from .languages import a_language
from .plugin_events import tell_exported
from .printing import echo
from .qt import application_without_display
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.plugins.host import Host

    from ..sheets.bound_pages import Bound
    from ..sheets.options import SheetOptions, What
    from ..sheets.press import PrintOrder


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP")
@click.option(
    "--scenario", "scenario_path", type=a_file, help="Print the rules of this scenario, too."
)
@click.option(
    "-o",
    "--output",
    type=a_file,
    help="The PDF file to write; the map's name with .pdf if not given.",
)
@click.option(
    "--paper",
    type=click.Choice(["a4", "letter"]),
    default="a4",
    show_default=True,
    help="The paper.",
)
@click.option(
    "--per-page",
    type=click.Choice(["1", "2"]),
    default="1",
    show_default=True,
    help="Map sheets on a page; two are to be cut apart.",
)
@click.option(
    "--players",
    type=int,
    metavar="N",
    help="How many play: columns of the record, and sheets of a booklet. As many as the map is made "
    "for if not given.",
)
@click.option(
    "--rounds",
    type=int,
    metavar="N",
    help="Rounds in the record of a zone; the ruleset's if not given.",
)
@click.option(
    "--hull",
    type=click.Choice(["off", "line", "blueprint", "plated"]),
    default="line",
    show_default=True,
    help="How the hull around a zone or a station is drawn.",
)
@click.option("--ruleset", metavar="NAME", help="The ruleset of a map without a scenario.")
@click.option(
    "--language",
    type=a_language,
    default="en",
    show_default=True,
    help="The language of the sheets.",
)
@click.option(
    "--booklet",
    is_flag=True,
    help="The rules, and a map sheet for each player, or one map sheet and the pieces.",
)
@click.option(
    "--pieces",
    is_flag=True,
    help="The pieces of a maze, station or galaxy to cut out: boards, tiles, cards, tokens.",
)
@click.option(
    "--extra",
    metavar="NAME",
    shell_complete=contributed("sheets"),
    help="A sheet that a plugin brings; a name that is not known lists them all.",
)
@force
def sheet(
    path: Path,
    *,
    scenario_path: Path | None,
    output: Path | None,
    paper: str,
    per_page: str,
    players: int | None,
    rounds: int | None,
    hull: str,
    ruleset: str | None,
    language: str,
    booklet: bool,
    pieces: bool,
    extra: str | None,
    force: bool,
) -> None:
    """Make a sheet of a map for the table, as a PDF file: map and legend, and for zones the movement record.

    With --scenario its rules come first, in words. Pieces are to be printed at 100 %. No display is
    needed. Exit code: 0 written, 2 something can't be read, made or written.
    """
    from ..sheets.options import SheetOptions

    output = output or Path(f"{path.stem}.pdf")
    keep_what_is_there(output, forced=force)
    options = SheetOptions(
        what=_what(
            booklet=booklet, pieces=pieces, extra=extra, with_scenario=scenario_path is not None
        ),
        paper=paper,
        per_page=int(per_page),
        players=players,
        language=language,
        rounds=rounds,
        hull=hull,
        extra=extra or "",
    )
    _insist_on_numbers(options)
    _write(_order(path, scenario_path, ruleset, options), output, forced=force)


def _what(*, booklet: bool, pieces: bool, extra: str | None, with_scenario: bool) -> "What":
    from ..sheets.options import What

    if extra and (booklet or pieces):
        raise HullwrightError(
            message("--extra is a sheet of its own: leave out --booklet and --pieces.")
        )
    if extra:
        return What.EXTRA
    if booklet and pieces:
        raise HullwrightError(
            message("A booklet already contains the pieces: leave out --booklet or --pieces.")
        )
    if booklet:
        return What.BOOKLET
    if pieces:
        return What.PIECES
    return What.BOTH if with_scenario else What.MAP


def _insist_on_numbers(options: "SheetOptions") -> None:
    from ..sheets.options import MOST_PLAYERS, MOST_ROUNDS

    if options.players is not None:
        insist("--players", options.players, 1, MOST_PLAYERS)
    if options.rounds is not None:
        insist("--rounds", options.rounds, 1, MOST_ROUNDS)


def _order(
    path: Path, scenario_path: Path | None, ruleset: str | None, options: "SheetOptions"
) -> "PrintOrder":
    from dataclasses import replace

    from hullwright.schema.files.reader import read_map, read_scenario

    # Before anything of the sheets is imported: it needs Qt, which may not be there.
    application_without_display()
    from ..sheets.press import PrintOrder

    document = read_map(path)
    scenario = read_scenario(scenario_path) if scenario_path else None
    if scenario and ruleset:
        scenario = replace(scenario, ruleset=ruleset)
    return PrintOrder(document, options, scenario, ruleset)


def _write(order: "PrintOrder", output: Path, *, forced: bool) -> None:
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book

    from ..sheets.press import made, write_pdf

    host = Host()
    pages = _extra(order, host) if order.options.extra else made(order, rule_book(host))
    for warning in pages.warnings:
        echo(f"{style('!', fg='yellow')} {tr(warning)}", err=True)
    write_pdf(pages, output, output_writer(forced=forced))
    count = len(pages.pages)
    written = tr("{path}: {title}, {count} pages", path=output, title=pages.title, count=count)
    echo(written, err=True)
    tell_exported(output, order.document, "pdf")


def _extra(order: "PrintOrder", host: "Host") -> "Bound":
    from hullwright.plugins.rules import rule_book
    from hullwright.plugins.sheets import sheet_named

    from ..sheets.extra_sheets import extra_pages

    return extra_pages(order, sheet_named(host, order.options.extra), rule_book(host))
