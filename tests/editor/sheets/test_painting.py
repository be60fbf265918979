"""Pages as PDF files, on printers and as pictures."""

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinter

from hullwright.editor.sheets.options import What
from hullwright.editor.sheets.painter import image_of_page
from hullwright.editor.sheets.press import write_pdf
from hullwright.editor.sheets.printer import print_pages

from .making import sample, scenario, sheets, text_of


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Letters are drawn by Qt."""


def pages_in(pdf: Path) -> list[tuple[float, float]]:
    """Return the sizes of the pages of a file, in millimetres."""
    done = subprocess.run(
        ["pdfinfo", "-f", "1", "-l", "99", str(pdf)], capture_output=True, text=True, check=True
    )
    sizes = [
        line.split()
        for line in done.stdout.splitlines()
        if line.startswith("Page ") and " size:" in line
    ]
    return [(float(each[3]) / 72 * 25.4, float(each[5]) / 72 * 25.4) for each in sizes]


def test_a_pdf_is_called_what_its_map_is_letter_by_letter(tmp_path: Path):
    named = replace(sample("bellwether"), name="<b>Co</b> & (x)\u202e\x1b")
    write_pdf(sheets(named), tmp_path / "x.pdf")
    told = subprocess.run(["pdfinfo", tmp_path / "x.pdf"], capture_output=True, check=True).stdout
    assert r"<b>Co</b> & (x)\u202e\u001b" in told.decode()
    assert r"<b>Co</b> & (x)\u202e\u001b" in text_of(tmp_path / "x.pdf")


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_a_pdf_has_the_size_of_its_paper(tmp_path: Path, paper: str, size: tuple[float, float]):
    made = sheets(sample("bellwether"), paper=paper, what=What.BOTH)
    write_pdf(made, tmp_path / "x.pdf")
    assert len(pages_in(tmp_path / "x.pdf")) == 2
    for found in pages_in(tmp_path / "x.pdf"):
        assert found == pytest.approx(size, abs=0.5)


def test_pages_can_be_of_both_orientations(tmp_path: Path):
    made = sheets(sample("rosewheel"), per_page=2, what=What.BOTH)
    write_pdf(made, tmp_path / "x.pdf")
    first, second = pages_in(tmp_path / "x.pdf")
    assert first[0] < first[1]
    assert second[0] > second[1]


def test_all_text_can_be_searched(tmp_path: Path):
    made = sheets(sample("bellwether"), scenario("infection"), what=What.BOTH)
    write_pdf(made, tmp_path / "x.pdf")
    rules, sheet = text_of(tmp_path / "x.pdf", 1), text_of(tmp_path / "x.pdf", 2)
    # Letters that some fonts join, such as fi, are still found one by one.
    assert "on the spot and joins the hunt" in rules
    assert "Every pod works" in rules
    for text in ("Bellwether", "D09", "W13", "Movement record", "Escape pod", "39"):
        assert text in sheet


def test_joined_letters_are_found_one_by_one(tmp_path: Path):
    from dataclasses import replace

    made = sheets(replace(sample("thimble"), name="PrintWork of final affairs"))
    write_pdf(made, tmp_path / "x.pdf")
    assert "PrintWork of final affairs" in text_of(tmp_path / "x.pdf")


def test_a_pdf_is_made_of_shapes_not_of_pixels(tmp_path: Path):
    write_pdf(sheets(sample("bellwether")), tmp_path / "x.pdf")
    done = subprocess.run(
        ["pdfimages", "-list", str(tmp_path / "x.pdf")], capture_output=True, text=True, check=True
    )
    assert len(done.stdout.splitlines()) == 2  # the heading of an empty table
    assert (tmp_path / "x.pdf").stat().st_size < 200_000


def test_a_picture_of_a_page_is_mostly_white(tmp_path: Path):
    image = image_of_page(sheets(sample("bellwether")).pages[0], 2)
    assert (image.width(), image.height()) == (420, 594)
    shades = [
        image.pixelColor(x, y).lightness() for x in range(0, 420, 3) for y in range(0, 594, 3)
    ]
    assert sum(shades) / len(shades) > 225
    assert min(shades) < 100


def on_paper(path: Path, first: int = 0, last: int = 0):
    """Return a person who prints to a file, all of it or some pages."""

    def answer(printer: QPrinter) -> bool:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        if first:
            printer.setPrintRange(QPrinter.PrintRange.PageRange)
            printer.setFromTo(first, last)
        return True

    return answer


def test_a_printer_gets_all_pages_in_their_orientation(tmp_path: Path):
    made = sheets(sample("thimble"), what=What.BOOKLET, players=3, per_page=2)
    assert print_pages(made, on_paper(tmp_path / "x.pdf")) == 4
    sizes = pages_in(tmp_path / "x.pdf")
    wide = [width > height for width, height in sizes]
    assert wide == [page.landscape for page in made.pages]
    assert "Sheet 3 of 3" in text_of(tmp_path / "x.pdf", 4)


def test_a_printer_gets_only_the_pages_that_were_chosen(tmp_path: Path):
    made = sheets(sample("thimble"), what=What.BOOKLET, players=3)
    assert print_pages(made, on_paper(tmp_path / "x.pdf", 3, 4)) == 2
    assert "Sheet 1 of 3" in text_of(tmp_path / "x.pdf", 1)


def test_nothing_is_printed_if_the_person_says_no(tmp_path: Path):
    assert print_pages(sheets(sample("thimble")), lambda _: False) == 0
