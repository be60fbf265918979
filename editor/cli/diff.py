"""`hullwright diff`: what differs between two maps."""

import json
import shutil
import sys
from pathlib import Path

import click

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.comparison import Change, Comparison, compare

from ..drawing.letters import LetterPicture
from ..drawing.terminal_style import style
from ..languages.words import tr
from .files import a_file
from .printing import echo, echo_json
from .show import MOST_DRAWN
from .translated_commands import TranslatedCommand

MOST_LISTED = 40
SAME, DIFFERENT = 0, 1


@click.command(cls=TranslatedCommand)
@click.argument("a", type=a_file, metavar="A")
@click.argument("b", type=a_file, metavar="B")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for programs.")
@click.option(
    "--draw/--no-draw", default=None, help="Draw both maps with the changed cells marked."
)
def diff(a: Path, b: Path, as_json: bool, draw: bool | None) -> None:
    """Compare two maps: which cells changed, which other fields, both drawn side by side.

    Exit code: 0 the maps are the same, 1 they differ, 2 one can't be read.
    """
    from hullwright.schema.files.reader import read_map

    before, after = read_map(a), read_map(b)
    found = compare(before, after)
    if as_json:
        echo_json(found.to_json())
    else:
        if found.cells and (draw or (draw is None and len(found.cells) <= MOST_DRAWN)):
            _draw(before, after, found, is_wanted=draw is True)
        _print(found)
    sys.exit(DIFFERENT if found else SAME)


def _draw(before: MapDocument, after: MapDocument, found: Comparison, *, is_wanted: bool) -> None:
    marked = {change.place for change in found.cells}
    left, right = (
        LetterPicture(map_kind(each.kind).drawing(each.layout), marked) for each in (before, after)
    )
    if (left.is_large or right.is_large) and not is_wanted:
        return
    fits = left.width + right.width + 4 <= shutil.get_terminal_size((160, 50)).columns
    for line in left.beside(right) if fits else [*left.lines(), "", *right.lines()]:
        echo(line)
    echo()


def _print(found: Comparison) -> None:
    if not found:
        echo(tr("The maps are the same."))
        return
    echo(style(tr("cells changed: {count}", count=len(found.cells)), bold=True))
    for change in found.cells[:MOST_LISTED]:
        _print_change(change)
    if len(found.cells) > MOST_LISTED:
        more = tr("(+{count}; all of them with --json)", count=len(found.cells) - MOST_LISTED)
        echo(f"  … {more}")
    if found.fields:
        echo(style(tr("fields changed: {count}", count=len(found.fields)), bold=True))
        for change in found.fields:
            _print_change(change)


def _print_change(change: Change) -> None:
    before, after = (_short(value) for value in (change.before, change.after))
    echo(f"  {change.place}: {style(before, fg='red')} → {style(after, fg='green')}")


def _short(value: object) -> str:
    if value is None:
        return "–"
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:59]}…"
