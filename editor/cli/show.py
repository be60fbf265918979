"""`hullwright show`: a map as text, and its measurements."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..drawing.terminal_style import style
from ..languages.words import tr
from .files import a_file
from .game_setup import examined_from, scenario_option
from .printing import echo, echo_json
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.schema.checks.survey import Figures
    from hullwright.schema.documents.maps import Players
    from hullwright.schema.kinds.examination import Examination

MOST_DRAWN = 20_000
"""Spaces beyond which a drawing would be too large to look at."""


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP")
@click.option(
    "--json", "as_json", is_flag=True, help="Print the measurements as JSON for programs."
)
@click.option("--draw/--no-draw", default=None, help="Draw the map, however large; or never.")
@scenario_option
def show(path: Path, as_json: bool, draw: bool | None, scenario_path: Path | None) -> None:
    """Draw a map as text and print its counts, distances and other measurements."""
    examination = examined_from(path, scenario_path)
    if as_json:
        echo_json(examination.to_json())
        return
    is_drawn = len(examination.board) <= MOST_DRAWN if draw is None else draw
    for line in lines_about(examination, is_drawn=is_drawn):
        echo(line)


def lines_about(examination: "Examination", *, is_drawn: bool) -> Iterator[str]:
    """Yield what is printed of a map: its title, the map itself if it is drawn, and its measurements."""
    yield from _title(examination)
    if is_drawn:
        yield from _drawing(examination)
    yield from _figures("spaces", {"spaces": len(examination.board), **examination.board.counts()})
    yield from _figures("distances", examination.distances)
    yield from _figures("metrics", examination.metrics)


def _title(examination: "Examination") -> Iterator[str]:
    document = examination.document
    name = style(document.name, bold=True)
    yield f"{name} · {document.subtitle}" if document.subtitle else name
    players = document.players
    about = [tr(examination.kind.title), document.author, _number(players) if players else ""]
    yield style(" · ".join(filter(None, about)), dim=True)


def _number(players: "Players") -> str:
    if players.min == players.max:
        return tr("players: {number}", number=players.min)
    return tr("players: {least}–{most}", least=players.min, most=players.max)


def _drawing(examination: "Examination") -> Iterator[str]:
    from ..drawing.letters import LetterPicture

    yield ""
    layout = examination.document.layout
    yield from LetterPicture(examination.kind.drawing(layout)).lines()
    yield ""
    signs = [tr(each) for each in examination.kind.signs(layout)]
    if signs:
        yield from signs
        yield ""


def _figures(title: str, figures: "Figures") -> Iterator[str]:
    from ..concepts.metric_names import name_of

    yield style(tr(name_of(title)), bold=True)
    rows = list(_rows(figures))
    width = max((len(name) for name, _ in rows), default=0)
    for name, value in rows:
        yield f"  {name:<{width}}  {value}"


def _rows(figures: "Figures", above: str = "") -> Iterator[tuple[str, str]]:
    """Yield a line for each figure, tables inside tables with their names strung together."""
    from ..concepts.metric_blocks import worded
    from ..concepts.metric_names import name_of

    for name, value in figures.items():
        words = f"{above}{tr(name_of(name))}"
        if isinstance(value, Mapping):
            yield from _rows(value, f"{words} · ")
        else:
            yield words, tr(worded(value))
