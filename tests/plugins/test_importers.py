"""How importers are found, chosen and used."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from hullwright.plugins import importers as door
from hullwright.plugins.importers import (
    Imported,
    Importer,
    Note,
    detected,
    import_map,
    importers,
    named,
)
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.manifests import Manifest
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reading import read
from hullwright.schema.files.writing import text_of
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone
from hullwright.schema.limits import MAX_FILE_BYTES
from hullwright.schema.messages import message

FORMATS = [
    "share-code",
    "cell-list",
    "labelled-grid",
    "spaces",
    "number-rows",
    "letter-rows",
    "pixel-map",
]
ZONE = b"Tiny Hold\n2 1 3 1\n0 9 1 8\n3 1 3 2\n1 1 0 3\n"


def test_seven_public_formats_are_known() -> None:
    assert list(importers()) == FORMATS
    assert {each.kind for each in importers().values()} == {"hex-zone"}
    assert {each.plugin for each in importers().values()} == {"public-formats"}


@pytest.mark.parametrize("format_name", FORMATS)
def test_every_format_has_a_title_in_four_languages_of_its_own(format_name: str) -> None:
    title = importers()[format_name].title
    assert set(title) == {"en", "es", "pt", "de"}
    assert all(title.values())


def test_the_manifest_is_a_valid_document() -> None:
    manifest = read(door.PLUGINS / "public_formats" / "plugin.toml")
    assert isinstance(manifest, Manifest)
    assert manifest.id == "public-formats"


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
    with pytest.raises(HullwrightError, match="known are share-code, cell-list"):
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


def test_a_file_that_two_formats_claim_is_not_guessed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    first = importers()["number-rows"]
    both = {"number-rows": first, "other-rows": replace(first, id="other-rows")}
    monkeypatch.setattr(door, "importers", lambda: both)
    with pytest.raises(HullwrightError, match="several formats: number-rows, other-rows"):
        detected(ZONE, "a.txt")


def test_a_file_that_is_too_large_is_not_even_looked_at() -> None:
    with pytest.raises(Unreadable, match="larger than 64 MiB"):
        import_map(bytes(MAX_FILE_BYTES + 1), "a.txt")


def test_an_importer_can_not_bring_in_what_could_not_be_opened_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    layout = HexZone(legend=LEGEND, rows=("..", "..."))
    uneven = MapDocument(kind="hex-zone", name="Uneven", layout=layout)
    module = ModuleType("hullwright_test_package.formats")
    module.__dict__["imported"] = lambda _content, _name, _options: Imported(uneven)
    package = ModuleType("hullwright_test_package")
    package.__path__ = []
    monkeypatch.setitem(sys.modules, "hullwright_test_package", package)
    monkeypatch.setitem(sys.modules, "hullwright_test_package.formats", module)
    stranger = Importer(
        id="stranger",
        title={},
        kind="hex-zone",
        plugin="stranger",
        package="hullwright_test_package",
        code="formats:imported",
        detects="formats:claims",
    )
    monkeypatch.setattr(door, "importers", lambda: {"stranger": stranger})
    with pytest.raises(Unreadable, match="Row 2 has 3 sectors"):
        import_map(b"", "a.txt", "stranger")


def test_plugins_are_found_by_their_folder(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "plugin.toml").write_text(
        'format = "hullwright/plugin"\nversion = 1\nid = "mine"\nname = "Mine"\n'
        'plugin_version = "1"\n[[contributes.importers]]\nid = "my-format"\n'
        'code = "reader:imported"\ndetects = "reader:claims"\n'
    )
    found = importers(tmp_path)
    assert list(found) == ["my-format"]
    assert found["my-format"].plugin == "mine"
    assert found["my-format"].package == "hullwright.plugins.mine"


def test_a_folder_with_another_document_for_a_manifest_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "plugin.toml").write_text(
        'format = "hullwright/scenario"\nversion = 1\nname = "Odd"\ngame = "eftaios"\n'
        'ruleset = "ultimate"\nrules = []\n'
    )
    with pytest.raises(Unreadable, match="not the manifest of a plugin"):
        importers(tmp_path)


def test_a_note_says_what_and_where() -> None:
    note = Note(message("{count} pods.", count=2), ("A01", "B02"))
    assert note.to_json() == {"text": "2 pods.", "cells": ["A01", "B02"]}


def test_an_imported_map_is_of_the_kind_that_its_format_promises() -> None:
    assert map_kind(named("number-rows").kind).layout is type(
        import_map(ZONE, "a.txt").document.layout
    )
