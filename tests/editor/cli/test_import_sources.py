"""What `hullwright import` takes: files, folders, codes, links, standard input; and what it asks for instead of guessing."""

import subprocess
import sys
from pathlib import Path

import pytest

from hullwright.plugins.public_formats.share_code import share_code
from hullwright.samples import maps
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import write

SAMPLE = next(each for each in maps() if each.stem == "bellwether")
ROWS = b"00122000\n01242100\n00221220\n00152110\n00022100\n"
LEGEND = "0=hull,1=silent,2=dangerous,4=human,5=alien"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path / "home"))
    return tmp_path


def run(
    *arguments: object, code: int = 0, typed: bytes = b""
) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-m", "hullwright.editor.cli", *map(str, arguments)]
    program = "from hullwright.editor.command_line import main; main()"
    command[1:3] = ["-c", program]
    done = subprocess.run(command, capture_output=True, input=typed, check=False)
    assert done.returncode == code, done.stderr.decode()
    return done


def rows(path: Path) -> tuple[str, ...]:
    document = read_map(path)
    assert isinstance(document, MapDocument)
    return tuple(document.layout.rows)


def test_a_code_a_link_and_standard_input_are_imported_alike(here: Path) -> None:
    code = share_code(read_map(SAMPLE))
    run("import", code, "-o", here / "code.json")
    run("import", f"https://zones.example/#{code}", "-o", here / "link.json")
    run("import", "-", "-o", here / "typed.json", typed=code.encode())
    found = [read_map(here / f"{each}.json") for each in ("code", "link", "typed")]
    assert [each.name for each in found] == ["Bellwether"] * 3
    assert found[0] == found[1] == found[2]


def test_a_folder_is_imported_file_by_file(here: Path) -> None:
    folder = here / "zones"
    folder.mkdir()
    (folder / "code.txt").write_text(share_code(read_map(SAMPLE)))
    (folder / "letter.txt").write_text("Dear all")
    done = run("import", folder, "-o", here / "maps", code=2)
    assert [each.name for each in (here / "maps").iterdir()] == ["code.json"]
    assert b"letter.txt is not recognised" in done.stderr


def test_unknown_signs_are_drawn_as_guessed_with_the_option_that_settles_them(here: Path) -> None:
    (here / "galley.txt").write_bytes(ROWS)
    done = run("import", here / "galley.txt", "-o", here / "a.json", code=2)
    told = done.stderr.decode()
    assert "What these signs stand for is not known: “4” (D02), “5” (D04)." in told
    assert "⬡" in told
    assert f"--legend {LEGEND}" not in told.splitlines()[0]
    option = next(line for line in told.splitlines() if "--legend" in line).rpartition(" ")[2]
    run("import", here / "galley.txt", "-o", here / "a.json", "--legend", option)
    assert "sdHds" in "".join(rows(here / "a.json"))


def test_a_legend_that_is_remembered_is_used_and_listed_until_it_is_forgotten(here: Path) -> None:
    path = here / "galley.txt"
    path.write_bytes(ROWS)
    run("import", path, "-o", here / "a.json", "--legend", LEGEND, "--remember", "Galleys")
    run("import", path, "-o", here / "b.json", "--sheet", "own")
    assert rows(here / "b.json")[1] == ".sdHds.."
    assert b"Galleys" in run("import", "--formats").stdout
    run("import", "--forget", "Galleys")
    run("import", path, "-o", here / "c.json", code=2)


def test_share_names_what_does_not_fit_into_a_code(here: Path) -> None:
    done = run("share", SAMPLE)
    assert b"Not in it: subtitle, author, description" in done.stderr
    assert b"Other programs" not in done.stderr
    zone = read_map(SAMPLE)
    small = MapDocument(kind="hex-zone", name="100 %, cold", layout=zone.layout)
    write(small, here / "small.json")
    done = run("share", here / "small.json")
    assert done.stdout.startswith(b"100 %25%2C cold,")
    assert done.stderr == b""


def test_diff_recognises_a_mirrored_copy(here: Path) -> None:
    zone = read_map(SAMPLE)
    text = SAMPLE.read_text("utf-8")
    for row in zone.layout.rows:
        text = text.replace(f'"{row}"', f'"<{row[::-1]}>"')
    (here / "copy.json").write_text(text.replace('"<', '"').replace('>"', '"'), "utf-8")
    done = run("diff", SAMPLE, here / "copy.json", code=1)
    assert done.stdout.decode().splitlines()[0] in {
        "It is the same map, mirrored left to right.",
        "Cells: 6",
    }
