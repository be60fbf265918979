"""`hullwright sheet`, as people and scripts use it."""

import subprocess
from pathlib import Path

import pytest

from hullwright.samples import maps, scenarios

from .headless import run_headless

ZONES = {path.stem: path for path in maps()}
ARENA = next(path for path in scenarios() if path.stem == "arena")
ROSEWHEEL = ZONES["rosewheel"]


def sheet(*arguments: object, folder: Path, code: int = 0) -> str:
    return run_headless("sheet", *arguments, folder=folder, code=code)


def text_of(pdf: Path) -> str:
    done = subprocess.run(["pdftotext", str(pdf), "-"], capture_output=True, text=True, check=True)
    return " ".join(done.stdout.split())


def test_without_options_a_map_sheet_named_after_the_map_is_written(tmp_path: Path):
    assert "Rosewheel, 1 page" in sheet(ROSEWHEEL, folder=tmp_path)
    found = text_of(tmp_path / "rosewheel.pdf")
    assert "Movement record" in found
    assert "Rules in force" not in found


def test_a_scenario_brings_its_rules_in_the_chosen_language(tmp_path: Path):
    sheet(
        *(ROSEWHEEL, "--scenario", ARENA, "--language", "de", "--paper", "letter", "-o", "x.pdf"),
        folder=tmp_path,
    )
    assert "Stille Sektoren sind für alle gesperrt" in text_of(tmp_path / "x.pdf")


def test_a_booklet_has_a_sheet_for_each_player(tmp_path: Path):
    told = sheet(
        *(ROSEWHEEL, "--booklet", "--players", 4, "--per-page", 2, "-o", "x.pdf"), folder=tmp_path
    )
    assert "4 pages" in told
    assert "Sheet 4 of 4" in text_of(tmp_path / "x.pdf")


def test_a_ruleset_and_a_number_of_rounds_can_be_named(tmp_path: Path):
    sheet(ROSEWHEEL, "--ruleset", "black-basic", "--rounds", 12, folder=tmp_path)
    found = text_of(tmp_path / "rosewheel.pdf").split()
    assert "basic" in found
    assert "39" not in found


def test_what_does_not_go_together_is_warned_of(tmp_path: Path):
    told = sheet(ZONES["thimble"], "--scenario", ARENA, folder=tmp_path)
    assert "! C.6 names pod 4" in told
    assert (tmp_path / "thimble.pdf").exists()


def test_a_file_that_is_there_is_kept_unless_forced(tmp_path: Path):
    (tmp_path / "x.pdf").write_text("mine")
    assert "add --force" in sheet(ROSEWHEEL, "-o", "x.pdf", folder=tmp_path, code=2)
    assert (tmp_path / "x.pdf").read_text() == "mine"
    sheet(ROSEWHEEL, "-o", "x.pdf", "--force", folder=tmp_path)
    assert (tmp_path / "x.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nowhere.json",), "no such file"),
        ((ROSEWHEEL, "-o", "gone/x.pdf"), "can't be saved"),
        ((ROSEWHEEL, "--scenario", ROSEWHEEL), "This is not a scenario."),
        ((ROSEWHEEL, "--players", 99), "--players has to be between 1 and 16"),
        ((ROSEWHEEL, "--rounds", 0), "--rounds has to be between 1 and 200"),
        ((ROSEWHEEL, "--ruleset", "black-basik"), "did you mean “black-basic”?"),
        ((ROSEWHEEL, "--paper", "a3"), "a4"),
    ],
)
def test_mistakes_are_told_in_a_sentence(tmp_path: Path, arguments: tuple[object, ...], told: str):
    assert told in sheet(*arguments, folder=tmp_path, code=2)
    assert not list(tmp_path.glob("*.pdf"))


def test_maps_of_every_kind_have_a_sheet(tmp_path: Path):
    for path in {path.parent.name: path for path in maps()}.values():
        sheet(path, "-o", f"{path.stem}.pdf", folder=tmp_path)
        assert (tmp_path / f"{path.stem}.pdf").stat().st_size > 5000
