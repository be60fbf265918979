"""Sentences are for people: no part of the program reads in them what to do."""

import re
from pathlib import Path

from hullwright.editor.kinds.galaxy.fixes import FIXES as OF_GALAXIES
from hullwright.editor.kinds.hex_zone.fixes import FIXES as OF_ZONES
from hullwright.editor.kinds.station.fixes import FIXES as OF_STATIONS
from hullwright.editor.kinds.tile_maze.fixes import FIXES as OF_MAZES
from hullwright.schema.checks.sentences import SENTENCES

READERS = (
    "schema/messages.py",
    "schema/checks/sentence.py",
    "editor/languages/",
    "engines/seats/desk_json.py",
    "schema/processes/tasks.py",
    "plugins/plain_problems.py",
    "plugins/translations.py",
    # Says players by the names that guests have chosen.
    "editor/table/table_language.py",
)
"""Who makes, translates or carries sentences: tables, languages, and what goes to another process."""

LOOKS_INSIDE = re.compile(r"\.(message|hint|sentence|title|text)\.(template|values)\b|\.template\b")


def test_nobody_looks_into_a_sentence():
    modules = (
        path
        for part in ("schema", "engines", "plugins", "editor")
        for path in Path(part).rglob("*.py")
    )
    found = [
        str(path)
        for path in modules
        if not path.as_posix().startswith(READERS) and LOOKS_INSIDE.search(path.read_text("utf-8"))
    ]
    assert found == []


def test_fixes_are_for_cases_that_problems_have():
    for fixes in (OF_ZONES, OF_MAZES, OF_STATIONS, OF_GALAXIES):
        assert fixes.keys() <= SENTENCES.keys()
