"""The importer knows its own files, reads them, and says what is wrong with others."""

from pathlib import Path

import pytest

from hullwright.plugins.fixtures import code_of
from hullwright.schema.errors import HullwrightError

FOLDER = Path(__file__).parents[1]
ROWS = b"my-plugin rows 1\nTiny Hold\n.Hs\nsd1\nA..\n"


def test_a_file_is_known_and_read():
    assert code_of(FOLDER, "read_rows:claims")(ROWS, "hold.txt")
    document = code_of(FOLDER, "read_rows:imported")(ROWS, "hold.txt", {}).document
    assert (document.name, document.layout.rows) == ("Tiny Hold", (".Hs", "sd1", "A.."))


def test_a_file_without_rows_is_refused_with_a_sentence():
    with pytest.raises(HullwrightError, match="rows of letters"):
        code_of(FOLDER, "read_rows:imported")(b"my-plugin rows 1\n", "hold.txt", {})
