"""`hullwright diff`: what differs between two maps."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..drawing.terminal_style import style
from ..languages.words import tr
from .files import a_file
from .printing import echo, echo_json
from .show import MOST_DRAWN
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.schema.documents.maps import MapDocument
    from hullwright.schema.kinds.comparison import Comparison
    from hullwright.schema.kinds.likeness import Likeness
    from hullwright.schema.records import JsonObject

    from ..kinds.difference_words import ToldChange

MOST_LISTED = 40
LEAST_MOVED = 8
"""Differences from which on it is worth looking whether the whole map was moved."""
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

    A copy that was shifted, turned or mirrored is recognised, also with a few slips in it.

    Exit code: 0 the maps are the same, 1 they differ, 2 one can't be read.
    """
    from hullwright.schema.files.reader import read_map
    from hullwright.schema.kinds.comparison import compare
    from hullwright.schema.kinds.likeness import likeness
    from hullwright.schema.messages import some_of

    before, after = read_map(a), read_map(b)
    found = compare(before, after)
    like = likeness(before, after) if len(found.cells) >= LEAST_MOVED else None
    if like and len(like.cells) >= len(found.cells):
        like = None
    if as_json:
        echo_json({**found.to_json(), "copy": _copy(like)})
    elif like:
        echo(tr(like.sentence))
        if like.cells:
            echo(f"  {some_of(like.cells, most=MOST_LISTED)}")
    else:
        if found.cells and (draw or (draw is None and len(found.cells) <= MOST_DRAWN)):
            _draw(before, after, found, is_wanted=draw is True)
        _print(before, after, found)
    sys.exit(DIFFERENT if found else SAME)


def _copy(like: "Likeness | None") -> "JsonObject | None":
    """Return how a map is a copy of the other, for programs."""
    if like is None:
        return None
    return {
        "turns": like.turns,
        "mirrored": like.is_mirrored,
        "columns": like.columns,
        "rows": like.rows,
        "cells": list(like.cells),
    }


def _draw(
    before: "MapDocument", after: "MapDocument", found: "Comparison", *, is_wanted: bool
) -> None:
    import shutil

    from hullwright.schema.kinds import map_kind

    from ..drawing.letters import LetterPicture

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


def _print(before: "MapDocument", after: "MapDocument", found: "Comparison") -> None:
    """Print the list that the window shows, group by group."""
    from ..games.rule_titles import title_at_hand
    from ..kinds.difference_words import GROUPS, DifferenceWords

    if not found:
        echo(tr("The maps are the same."))
        return
    words = DifferenceWords(before, after, title_at_hand)
    for group, changes in found.groups().items():
        echo(style(tr(GROUPS[group], count=len(changes)), bold=True))
        for change in changes[:MOST_LISTED]:
            _print_change(words.told(group, change))
        if len(changes) > MOST_LISTED:
            more = tr("(+{count}; all of them with --json)", count=len(changes) - MOST_LISTED)
            echo(f"  … {more}")


def _print_change(told: "ToldChange") -> None:
    before, after = style(tr(told.before), fg="red"), style(tr(told.after), fg="green")
    echo(f"  {tr(told.place)}: {before} → {after}")
