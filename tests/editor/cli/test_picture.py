"""`hullwright picture`, as people and scripts use it."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from hullwright.samples import maps

from .headless import run_headless

ZONE = next(path for path in maps() if path.parent.name == "hex-zones")


def picture(*arguments: object, folder: Path, code: int = 0) -> str:
    return run_headless("picture", *arguments, folder=folder, code=code)


def test_without_options_a_png_named_after_the_map_is_written(tmp_path: Path):
    picture(ZONE, folder=tmp_path)
    with Image.open(tmp_path / f"{ZONE.stem}.png") as image:
        assert image.format == "PNG"
        assert max(image.size) == 2048
        assert len(image.getcolors(maxcolors=2**24) or ()) > 4


def test_size_theme_and_rulers_change_the_picture(tmp_path: Path):
    picture(ZONE, "-o", "a.png", "--size", 600, folder=tmp_path)
    picture(ZONE, "-o", "b.png", "--size", 600, "--theme", "dark", folder=tmp_path)
    picture(ZONE, "-o", "c.png", "--size", 600, "--no-rulers", folder=tmp_path)
    contents = {(tmp_path / name).read_bytes() for name in ("a.png", "b.png", "c.png")}
    assert len(contents) == 3
    with Image.open(tmp_path / "b.png") as image:
        assert max(image.size) == 600
        assert sum(image.convert("RGB").getpixel((1, 1))) < 3 * 64


def test_an_svg_needs_no_qt(tmp_path: Path):
    script = (
        "import sys; from hullwright.editor.cli import commands\n"
        f"commands.main(['picture', {str(ZONE)!r}, '-o', 'map.svg'], standalone_mode=False)\n"
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert done.stdout.strip() == "[]"
    assert "<svg" in (tmp_path / "map.svg").read_text()


ONE_OF_EACH = list({path.parent.name: path for path in maps()}.values())


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda each: each.parent.name)
def test_maps_of_every_kind_can_be_drawn(tmp_path: Path, path: Path):
    picture(path, "-o", "map.svg", folder=tmp_path)
    assert (tmp_path / "map.svg").stat().st_size > 1000


def test_a_picture_that_is_there_is_kept_unless_forced(tmp_path: Path):
    (tmp_path / "map.svg").write_text("mine")
    assert "add --force" in picture(ZONE, "-o", "map.svg", folder=tmp_path, code=2)
    assert (tmp_path / "map.svg").read_text() == "mine"
    picture(ZONE, "-o", "map.svg", "--force", folder=tmp_path)
    assert "<svg" in (tmp_path / "map.svg").read_text()


def test_other_kinds_of_pictures_are_refused_with_those_there_are(tmp_path: Path):
    assert "End it with .png, .svg or .pdf" in picture(ZONE, "-o", "x.gif", folder=tmp_path, code=2)


def test_a_missing_map_and_a_missing_folder_are_told(tmp_path: Path):
    assert "no such file" in picture("nowhere.json", folder=tmp_path, code=2)
    assert "can't be saved" in picture(ZONE, "-o", "gone/x.svg", folder=tmp_path, code=2)


def test_title_legend_overlay_and_selection_are_drawn(tmp_path: Path):
    picture(ZONE, "-o", "all.svg", "--title", "--legend", "--overlay", "touching", folder=tmp_path)
    drawn = (tmp_path / "all.svg").read_text()
    assert "Silent sector" in drawn
    assert 'text-anchor="start"' in drawn
    picture(ZONE, "-o", "part.svg", "--selection", "H05, H06", "--no-rulers", folder=tmp_path)
    assert (tmp_path / "part.svg").read_text().count("<use") == 2


def test_a_transparent_picture_has_no_paper(tmp_path: Path):
    picture(ZONE, "-o", "map.png", "--size", 300, "--transparent", folder=tmp_path)
    with Image.open(tmp_path / "map.png") as image:
        assert image.getpixel((0, 0))[3] == 0
    picture(ZONE, "-o", "map.svg", "--transparent", folder=tmp_path)
    assert "<rect" not in (tmp_path / "map.svg").read_text()


def test_a_pdf_is_as_long_as_asked_for(tmp_path: Path):
    picture(ZONE, "-o", "map.pdf", "--length", 420, "--title", folder=tmp_path)
    told = subprocess.run(
        ["pdfinfo", tmp_path / "map.pdf"], capture_output=True, text=True, check=True
    ).stdout
    size = next(line for line in told.splitlines() if line.startswith("Page size"))
    assert max(float(each) for each in size.split() if each[0].isdigit()) == pytest.approx(
        420 / 25.4 * 72, abs=2
    )


def test_overlays_and_cells_that_are_not_there_are_told(tmp_path: Path):
    assert "did you mean “touching”" in picture(
        ZONE, "--overlay", "toching", folder=tmp_path, code=2
    )
    assert "there are" in picture(ZONE, "--overlay", "zebra", folder=tmp_path, code=2)
    assert "no cell “ZZ99”" in picture(ZONE, "--selection", "ZZ99", folder=tmp_path, code=2)


def test_a_hull_is_drawn_in_the_style_that_is_asked_for(tmp_path: Path):
    for style in ("off", "line", "blueprint", "plated"):
        picture(ZONE, "-o", f"{style}.svg", "--hull", style, folder=tmp_path)
    contents = {each.read_text("utf-8") for each in tmp_path.glob("*.svg")}
    assert len(contents) == 4
    told = picture(ZONE, "-o", "x.svg", "--hull", "golden", folder=tmp_path, code=2)
    assert "plated" in told
