"""`hullwright show`: a map as text, and its measurements."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import click

from hullwright.schema.checks.survey import Figures
from hullwright.schema.documents.maps import Players
from hullwright.schema.kinds.examination import Examination

from ..concepts.metric_names import name_of
from ..languages.words import number, tr
from .files import a_file

MOST_DRAWN = 20_000
"""Spaces beyond which a drawing would be too large to look at."""


@click.command()
@click.argument("path", type=a_file, metavar="MAP")
@click.option(
    "--json", "as_json", is_flag=True, help="Print the measurements as JSON for programs."
)
@click.option("--draw/--no-draw", default=None, help="Draw the map, however large; or never.")
def show(path: Path, as_json: bool, draw: bool | None) -> None:
    """Draw a map as text and print its counts, distances and other measurements."""
    from hullwright.schema.files.reader import read_map

    examination = Examination(read_map(path))
    if as_json:
        click.echo(json.dumps(examination.to_json(), ensure_ascii=False, indent=2))
        return
    _print_title(examination)
    if draw or (draw is None and len(examination.board) <= MOST_DRAWN):
        _print_drawing(examination)
    _print_figures("spaces", {"spaces": len(examination.board), **examination.board.counts()})
    _print_figures("distances", examination.distances)
    _print_figures("metrics", examination.metrics)


def _print_title(examination: Examination) -> None:
    document = examination.document
    click.secho(document.name, bold=True, nl=False)
    click.echo(f" · {document.subtitle}" if document.subtitle else "")
    players = document.players
    about = [tr(examination.kind.title), document.author, _number(players) if players else ""]
    click.secho(" · ".join(filter(None, about)), dim=True)


def _number(players: Players) -> str:
    if players.min == players.max:
        return tr("players: {number}", number=players.min)
    return tr("players: {least}–{most}", least=players.min, most=players.max)


def _print_drawing(examination: Examination) -> None:
    from ..drawing.letters import LetterPicture

    click.echo()
    for line in LetterPicture(examination.kind.drawing(examination.document.layout)).lines():
        click.echo(line)
    click.echo()


def _print_figures(title: str, figures: Figures) -> None:
    click.secho(name_of(title), bold=True)
    rows = list(_rows(figures))
    width = max((len(name) for name, _ in rows), default=0)
    for name, value in rows:
        click.echo(f"  {name:<{width}}  {value}")


def _rows(figures: Figures, above: str = "") -> Iterator[tuple[str, str]]:
    """Yield a line for each figure, tables inside tables with their names strung together."""
    for name, value in figures.items():
        words = f"{above}{name_of(name)}"
        if isinstance(value, Mapping):
            yield from _rows(value, f"{words} · ")
        else:
            yield words, _worded(value)


def _worded(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_worded, value)) or "–"
    return "–" if value is None else number(value) if isinstance(value, float) else str(value)
