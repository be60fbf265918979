"""Formats of one's own: legends that are asked for, told, remembered and forgotten; and doubts that are no notes."""

import io
from pathlib import Path

import pytest
from PIL import Image

from hullwright.plugins.importers import LegendWanted, import_map
from hullwright.plugins.own_formats import FILE, OwnFormats, import_for_person
from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError

ROWS = ("00122000", "01242100", "00221220", "00152110", "00022100")
TEXT = "\n".join(ROWS).encode()
LEGEND = {"0": "hull", "1": "silent", "2": "dangerous", "4": "human", "5": "alien"}


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))


def test_unknown_signs_are_met_with_a_proposal_that_can_be_handed_back() -> None:
    with pytest.raises(LegendWanted) as raised:
        import_for_person(TEXT, "galley.txt")
    assert raised.value.format == "number-rows"
    assert raised.value.legend == LEGEND
    found = import_map(TEXT, "galley.txt", options={"legend": raised.value.written})
    assert found.document.layout.rows[1] == ".sdHds.."


def test_a_legend_that_is_remembered_reads_the_next_file() -> None:
    OwnFormats().remember("Galleys", "number-rows", LEGEND)
    found = import_for_person(TEXT, "galley.txt")
    assert str(found.imported.notes[0]) == "It was read by your format “Galleys”."
    named = import_for_person(TEXT, "galley.txt", "Galleys")
    assert named.imported.document == found.imported.document
    assert named.format == "number-rows"


def test_a_legend_that_lacks_a_sign_does_not_read_a_file() -> None:
    OwnFormats().remember("Galleys", "number-rows", {"0": "hull", "1": "silent"})
    with pytest.raises(LegendWanted):
        import_for_person(TEXT, "galley.txt")


def test_a_format_of_ones_own_can_be_forgotten() -> None:
    formats = OwnFormats()
    formats.remember("Galleys", "number-rows", LEGEND)
    formats.forget("Galleys")
    assert formats.all() == {}
    with pytest.raises(HullwrightError, match="no format of your own called “Galleys”"):
        formats.forget("Galleys")


@pytest.mark.parametrize("name", ["", "  ", "x" * 61, "letter-rows"])
def test_a_format_of_ones_own_has_a_name_that_nothing_else_has(name: str) -> None:
    with pytest.raises(HullwrightError, match="choose another"):
        OwnFormats().remember(name, "number-rows", LEGEND)


@pytest.mark.parametrize("content", ["[]", "{", '{"version": 1, "formats": [3]}'])
def test_a_damaged_file_of_formats_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    with pytest.raises(Unreadable):
        OwnFormats().all()


def test_a_reading_that_makes_a_third_of_a_zone_special_is_refused() -> None:
    # In these rows 2 stands for dangerous; the usual reading would make pods of them.
    rows = [row.replace("4", "1").replace("5", "0") for row in ROWS]
    with pytest.raises(LegendWanted, match="a third of its sectors or more"):
        import_map("\n".join(rows).encode(), "galley.txt")


def picture(colours: dict[str, str], rows: tuple[str, ...], behind: str) -> bytes:
    """Return a pixel map of rows, on a ground of a colour."""
    image = Image.new("RGB", (2 * len(rows[0]), 2 * len(rows) + 1), behind)
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            box = (2 * column, 2 * row + (column & 1))
            image.paste(colours[sign], (*box, box[0] + 2, box[1] + 2))
    content = io.BytesIO()
    image.save(content, "PNG")
    return content.getvalue()


SMALL = (*(["." * 23] * 4), "." * 9 + "sdHd" + "." * 10, "." * 9 + "dsAd" + "." * 10)
SMALL = (*SMALL, "." * 9 + "dd1s" + "." * 10, *(["." * 23] * 7))
COLOURS = {"s": "#ffffff", "d": "#777777", "H": "#0000ff", "A": "#ff0000", "1": "#00ff00"}


def test_a_small_zone_on_another_ground_is_not_read_as_a_whole_sheet() -> None:
    found = import_map(picture({**COLOURS, ".": "#203040"}, SMALL, "#101010"), "small.png")
    assert sum(each != "." for row in found.document.layout.rows for each in row) == 12


def test_a_guess_that_makes_no_zone_is_refused_and_not_warned_of() -> None:
    many = {f"{n}": f"#{40 * n:02x}0000" for n in range(1, 7)}
    rows = tuple("".join(str(1 + (row + column) % 6) for column in range(7)) for row in range(6))
    with pytest.raises(LegendWanted, match="can only be guessed"):
        import_map(picture(many, rows, "#ffffff"), "guess.png")


def test_a_small_zone_is_placed_in_the_middle_of_an_official_sheet() -> None:
    options = {"legend": LEGEND, "sheet": "official"}
    rows = import_map(TEXT, "galley.txt", options=options).document.layout.rows
    assert (len(rows[0]), len(rows)) == (23, 14)
    assert rows[5].strip(".") == "sdHds"
    # Odd columns lie lower, and still do.
    assert rows[5].index("H") % 2 == 1


def test_few_cells_that_spoil_a_mirrored_zone_are_named() -> None:
    half = ["sdsdsds", "ddsdsdd", "sdddsds", "ddsddsd", "sdsdsds", "ddsdddd", "sdsdsds"]
    rows = [row + "x" + row[::-1] for row in half]
    rows[1] = rows[1][:2] + "x" + rows[1][3:]
    rows[3] = rows[3][:7] + "e" + rows[3][8:]
    rows[5] = rows[5][:7] + "h" + rows[5][8:]
    rows[0] = rows[0][:7] + "a" + rows[0][8:]
    notes = import_map("\n".join(rows).encode(), "twins.txt").notes
    told = [each for each in notes if "nearly the same left and right" in str(each)]
    assert told[0].cells == ("C02", "M02")
