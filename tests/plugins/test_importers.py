"""How importers are found, chosen and used."""

import subprocess
import sys
from pathlib import Path

import pytest

from hullwright.plugins.host import Host
from hullwright.plugins.importers import Note, detected, import_map, importers, named
from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds import map_kind
from hullwright.schema.limits import MAX_FILE_BYTES
from hullwright.schema.messages import message

from ..plugin_folders import with_code, written

FORMATS = [
    "share-code",
    "cell-list",
    "labelled-grid",
    "spaces",
    "number-rows",
    "letter-rows",
    "sign-rows",
    "json-cells",
    "xml-cells",
    "csv-cells",
    "source-cells",
    "pixel-map",
    "tiled",
]
ZONE = b"Tiny Hold\n2 1 3 1\n0 9 1 8\n3 1 3 2\n1 1 0 3\n"
CLAIMS_ALL = "def claims(content, name): return True\nimported = claims\n"
UNEVEN = """
from hullwright.plugins.importers import Imported
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone


def claims(content, name):
    return False


def imported(content, name, options):
    layout = HexZone(legend=LEGEND, rows=("..", "..."))
    return Imported(MapDocument(kind="hex-zone", name="Uneven", layout=layout))
"""


def test_the_public_formats_and_tiled_are_known() -> None:
    known = dict(importers())
    assert list(known) == FORMATS
    assert known.pop("tiled").plugin == "tiled-export"
    assert {each.kind for each in known.values()} == {"hex-zone"}
    assert {each.plugin for each in known.values()} == {"public-formats"}


@pytest.mark.parametrize("format_name", FORMATS)
def test_every_format_has_a_title_in_four_languages_of_its_own(format_name: str) -> None:
    title = importers()[format_name].title
    assert set(title) == {"en", "es", "pt", "de"}
    assert all(title.values())


def test_listing_the_formats_runs_no_code_of_a_plugin() -> None:
    program = (
        "import sys; from hullwright.plugins.importers import importers; importers();"
        "print([each for each in sys.modules if 'public_formats' in each])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.decode().strip() == "[]"


def test_a_file_is_imported_by_what_is_in_it() -> None:
    found = import_map(ZONE, "unknown.bin")
    assert found.document.name == "Tiny Hold"
    assert found.document.layout.rows == ("1sds", ".HsA", "dsd2", "ss.d")


def test_a_file_is_imported_as_the_format_that_is_named() -> None:
    assert import_map(ZONE, "a.txt", "number-rows") == import_map(ZONE, "a.txt")
    with pytest.raises(Unreadable, match="has three parts"):
        import_map(ZONE, "a.txt", "share-code")


def test_options_reach_the_importer() -> None:
    found = import_map(ZONE, "a.txt", options={"legend": {"3": "silent"}})
    assert found.document.layout.rows[0] == "1sss"


def test_a_mistyped_format_is_met_with_the_likely_one() -> None:
    assert named("pixel-map").id == "pixel-map"
    with pytest.raises(HullwrightError, match="did you mean “number-rows”"):
        named("numbers-row")
    with pytest.raises(HullwrightError, match="the known ones are share-code, cell-list"):
        named("zzz")


@pytest.mark.parametrize("content", [b"", b" \r\n", b"To whom it may concern,\nhello,\nbye.\n"])
def test_an_unknown_file_is_met_with_the_formats_there_are(content: bytes) -> None:
    with pytest.raises(HullwrightError) as raised:
        detected(content, "letter.txt")
    assert all(each in str(raised.value) for each in ("letter.txt", *FORMATS))


def test_a_document_of_our_own_is_to_be_opened() -> None:
    document = import_map(ZONE, "a.txt").document
    with pytest.raises(HullwrightError, match="open it, there is nothing to import"):
        detected(text_of(document).encode(), "a.json")


def test_a_file_that_two_formats_claim_is_not_guessed_at(tmp_path: Path) -> None:
    with_code(tmp_path, CLAIMS_ALL)
    host = Host(tmp_path)
    host.trust("mine")
    with pytest.raises(HullwrightError, match="several formats: number-rows, mine-format"):
        detected(ZONE, "a.txt", host)


def test_a_file_that_is_too_large_is_not_even_looked_at() -> None:
    with pytest.raises(Unreadable, match="larger than 64 MiB"):
        import_map(bytes(MAX_FILE_BYTES + 1), "a.txt")


def test_an_importer_can_not_bring_in_what_could_not_be_opened_again(tmp_path: Path) -> None:
    with_code(tmp_path, UNEVEN)
    host = Host(tmp_path)
    host.trust("mine")
    with pytest.raises(Unreadable, match="Row 2 has 3 sectors"):
        import_map(b"", "a.txt", "mine-format", host=host)


# Importers of other people's plugins


def test_an_importer_of_the_persons_own_plugin_works_when_trusted(tmp_path: Path) -> None:
    with_code(tmp_path)
    host = Host(tmp_path)
    host.trust("mine")
    assert import_map(b"mine!" + ZONE.hex().encode(), "a.txt", host=host) == import_map(
        ZONE, "a.txt"
    )


def test_an_importer_that_is_not_trusted_is_known_but_not_asked(tmp_path: Path) -> None:
    with_code(tmp_path)
    host = Host(tmp_path)
    assert [*importers(host)] == [*FORMATS, "mine-format"]
    assert detected(ZONE, "a.txt", host).id == "number-rows"
    with pytest.raises(HullwrightError, match="could not be asked: mine-format"):
        detected(b"mine!" + ZONE.hex().encode(), "a.txt", host)
    with pytest.raises(HullwrightError, match="hullwright plugins trust mine"):
        import_map(b"", "a.txt", "mine-format", host=host)


@pytest.mark.parametrize(
    "reader",
    [
        "raise ValueError",
        "def claims(content, name): raise KeyError(name)\nimported = claims",
        "claims = imported = None",
    ],
)
def test_a_plugin_that_stumbles_does_not_stop_the_others(tmp_path: Path, reader: str) -> None:
    with_code(tmp_path, reader)
    written(tmp_path / "plugins" / "broken", {"plugin.toml": "?"})
    host = Host(tmp_path)
    host.trust("mine")
    assert import_map(ZONE, "a.txt", host=host).document.name == "Tiny Hold"
    with pytest.raises(HullwrightError, match="“mine”"):
        import_map(ZONE, "a.txt", "mine-format", host=host)


def test_an_importer_that_returns_no_map_is_named(tmp_path: Path) -> None:
    with_code(tmp_path, "def claims(content, name): return 1\ndef imported(*_): return 7")
    host = Host(tmp_path)
    host.trust("mine")
    with pytest.raises(HullwrightError, match="“mine” failed: AttributeError"):
        import_map(b"", "a.txt", "mine-format", host=host)


def test_a_format_that_two_plugins_call_the_same_has_the_name_of_the_second(tmp_path: Path) -> None:
    folder = with_code(tmp_path)
    text = (folder / "plugin.toml").read_text()
    (folder / "plugin.toml").write_text(text.replace("mine-format", "share-code"))
    known = importers(Host(tmp_path))
    assert known["share-code"].plugin == "public-formats"
    assert known["mine/share-code"].plugin == "mine"


def test_a_note_says_what_and_where() -> None:
    note = Note(message("{count} pods.", count=2), ("A01", "B02"))
    assert note.to_json() == {"text": "2 pods.", "cells": ["A01", "B02"]}


def test_an_imported_map_is_of_the_kind_that_its_format_promises() -> None:
    assert map_kind(named("number-rows").kind).layout is type(
        import_map(ZONE, "a.txt").document.layout
    )
