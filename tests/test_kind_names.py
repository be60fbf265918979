"""The names of map kinds and games: they stand in the tables and in the kinds' own folders, and nowhere else."""

import ast
from collections.abc import Iterator

import pytest

from hullwright.engines.loader import OWN_ENGINES
from hullwright.schema.kinds import OWN_KINDS

from .syntax_trees import ROOT, sources

TABLES = (
    "schema/kinds/__init__.py",
    "editor/kinds/table.py",
    "engines/bot_table.py",
    "engines/generation/advice/change_table.py",
    "engines/generation/draft_kinds.py",
    "engines/loader.py",
    "engines/seats/table.py",
    "editor/games/table.py",
    "schema/files/migrations/map_1_to_2.py",
    "plugins/tiled_export/grids.py",
)
FOLDERS = [code.strip(".").partition(":")[0] for code in OWN_KINDS.codes.values()]
OF_ONE_KIND = (
    *(f"schema/kinds/{folder}/" for folder in FOLDERS),
    *(f"editor/kinds/{folder}/" for folder in FOLDERS),
    *(f"engines/generation/{folder}/" for folder in FOLDERS),
    *(f"engines/{game}/" for game in OWN_ENGINES),
    *(f"engines/seats/{game}/" for game in OWN_ENGINES),
    *(f"editor/games/{game}/" for game in OWN_ENGINES),
    # Formats that hold nothing but zones.
    "plugins/public_formats/",
    "samples/",
)
OTHER_MEANINGS = {
    # What a space of a board is for, and how it is printed.
    ("editor/kinds/plain/looks.py", "station"),
    ("editor/drawing/letters.py", "station"),
    ("plugins/svg_export/layers.py", "station"),
    ("plugins/tiled_export/tile_pictures.py", "station"),
}


def named() -> Iterator[tuple[str, str]]:
    """Yield the kinds and games that modules name, each with the module."""
    names = {*OWN_KINDS, *OWN_ENGINES}
    for path, text in sources():
        # Most modules have none of the names anywhere, and need not be walked through.
        if any(each in text for each in names):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Constant) and node.value in names:
                    yield path.as_posix(), str(node.value)


def test_no_module_but_the_tables_names_a_kind_or_a_game() -> None:
    elsewhere = {
        (module, name)
        for module, name in named()
        if module not in TABLES and not module.startswith(OF_ONE_KIND)
    }
    assert elsewhere - OTHER_MEANINGS == set()


@pytest.mark.parametrize("table", TABLES)
def test_the_tables_are_where_they_are_looked_for(table: str) -> None:
    assert (ROOT / table).is_file()
