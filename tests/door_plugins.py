"""Plugins that bring map kinds, engines, rulesets and bots, written as an author would, and doors that are open for them."""

import shutil
from pathlib import Path

from hullwright.plugins.host import Host
from hullwright.plugins.host.settings import Outcome, Verdict
from hullwright.samples import HERE

from .plugin_folders import manifest, written

WHOLE_GAME = HERE / "plugins" / "cold-climb"
"""The sample of a whole game."""

LENGTH = 8
"""Bytes before the content of what travels between processes."""
MAPS = sorted((WHOLE_GAME / "maps").glob("*.json"))

KIND = """
[[contributes.map_kinds]]
id = "{kind}"
kind = "{kind}"
code = "kind:KIND"
data = "row.schema.json"
title.en = "Rows"
"""

SCHEMA = '{"type": "object", "properties": {"row": {"type": "string", "maxLength": 50}}}'

CODE = """
from array import array
from dataclasses import dataclass

from hullwright.schema.boards.board import Board, Unit
from hullwright.schema.boards.outlines import Plan, square
from hullwright.schema.checks.survey import Survey
from hullwright.schema.documents.maps import Players
from hullwright.schema.kinds.kind import Glyph, MapKind
from hullwright.schema.messages import message
from hullwright.schema.records import Record


@dataclass(frozen=True, kw_only=True)
class Row(Record):
    row: str = "ab"


def board(layout):
    names = [f"{number}" for number in range(len(layout.row))]
    places = list(range(len(names)))
    return Board("{kind}", Unit(1, 1), names, list(layout.row), places, [0] * len(names), array("i"))


KIND = MapKind(
    name="{kind}",
    game="{game}",
    title=message("Rows"),
    layout=Row,
    place=lambda path, layout: None,
    faults=lambda layout: iter(()),
    board=board,
    plan=lambda layout: Plan.of(board(layout), square(1)),
    survey=lambda document: Survey(document, board(document.layout)),
    checks={},
    distances=lambda survey: {},
    metrics=lambda survey: {"length": len(survey.layout.row)},
    drawing=lambda layout: [Glyph(0, 0, layout.row, "row")],
    contents=lambda layout: {str(n): each for n, each in enumerate(layout.row)},
    shown_by_cells=frozenset({"row"}),
    extent=None,
    blank=lambda size: Row(),
    players=lambda layout: Players(min=2, max=4),
)
"""
"""A map kind, as small as the contract allows."""


def with_kind(
    home: Path,
    kind: str = "rows",
    plugin_id: str = "rower",
    *,
    more: str = "",
    schema: str = SCHEMA,
    game: str = "eftaios",
) -> Path:
    """Write a plugin with a map kind into the person's folder; more code may spoil it."""
    code = CODE.replace("{kind}", kind).replace("{game}", game) + more
    return written(
        home / "plugins" / plugin_id,
        {
            "plugin.toml": manifest(plugin_id, KIND.format(kind=kind)),
            "kind.py": code,
            "row.schema.json": schema,
        },
    )


def row_map(path: Path, kind: str = "rows", row: object = "ab") -> Path:
    """Write a map of such a kind."""
    text = (
        f'{{"format": "hullwright/map", "version": 2, "kind": "{kind}", "name": "Row", '
        f'"layout": {{"row": {row if not isinstance(row, str) else chr(34) + row + chr(34)}}}}}'
    )
    path.write_text(text)
    return path


def install_game(home: Path, more: str = "", module: str = "kind.py") -> Path:
    """Copy the sample of a whole game into the person's folder; more code may spoil it."""
    folder = home / "plugins" / WHOLE_GAME.name
    shutil.copytree(WHOLE_GAME, folder, ignore=shutil.ignore_patterns("__pycache__"))
    with (folder / module).open("a") as file:
        file.write(more)
    return folder


def trust(home: Path, *plugins: str) -> None:
    """Trust plugins of the person, whose code was tried before: trying it is another matter, and takes its time."""
    host = Host(home)
    for each in plugins:
        plugin = host.trust(each)
        for code in plugin.codes:
            host._settings.change(
                lambda known, code=code, plugin=plugin: known.with_verdict(
                    plugin.content_hash, code, Verdict(Outcome.FINE)
                )
            )
