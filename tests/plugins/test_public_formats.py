"""The public formats: example files of every sort, and what is said of each."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hullwright.plugins.importers import Imported, import_map, importers
from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build, read_map
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds.hex_zone.layout import LEGEND

CASES = Path(__file__).parents[1] / "cases" / "imports"

COLD_DOCK = (
    "...1ss......dds....2...",
    "..sddds...sdddds..sds..",
    "..dsdsdd.dd.dsdd.dddd..",
    ".ddd.dsddd...dsdddsd...",
    ".sd...ddsd.s.dds.ddsd..",
    ".dds..sddddsddds..ddd..",
    "..ddd.dd.sd.dd.d.dsds..",
    "..sddddsAd...dHddddd...",
    "...dds.dddsddds.sdd....",
    "...sdd..dd.sdd..ddsd...",
    "..ddsdd.dsdddddsdd.ds..",
    "..ds.dddds.ddsdd...dd..",
    "..3dd.sdd...ddd...sd4..",
    "....d..s.....s....d....",
)


def folders() -> list[Path]:
    return sorted(each.parent for each in CASES.glob("*/*/said.json"))


def name_of(folder: Path) -> str:
    return f"{folder.parent.name}/{folder.name}"


def said(folder: Path) -> Any:
    return json.loads((folder / "said.json").read_text("utf-8"))


def content(folder: Path) -> tuple[bytes, str]:
    name = said(folder)["file"]
    return (folder / name).read_bytes(), name


GOOD = [each for each in folders() if "notes" in said(each)]
BROKEN = [each for each in folders() if "complaints" in said(each)]


def sentences(fault: HullwrightError) -> Iterator[str]:
    if not isinstance(fault, Unreadable):
        yield str(fault)
        return
    for each in fault.complaints:
        yield f"{each.place}: {each.message}" if each.place else str(each.message)


def imported(folder: Path) -> Imported:
    file, name = content(folder)
    return import_map(file, name, folder.parent.name, said(folder).get("options"))


@pytest.mark.parametrize("folder", GOOD, ids=name_of)
def test_a_good_example_comes_in_with_its_notes(folder: Path) -> None:
    found = imported(folder)
    assert [str(each) for each in found.notes] == said(folder)["notes"]
    assert found.document == read_map(folder / "map.json")


@pytest.mark.parametrize("folder", BROKEN, ids=name_of)
def test_a_broken_example_is_refused_with_everything_that_is_wrong(folder: Path) -> None:
    with pytest.raises(HullwrightError) as raised:
        imported(folder)
    assert list(sentences(raised.value)) == said(folder)["complaints"]
    assert not (folder / "map.json").exists()


@pytest.mark.parametrize("folder", folders(), ids=name_of)
def test_every_example_is_claimed_by_its_own_format_alone(folder: Path) -> None:
    file, _ = content(folder)
    claimed = [each.id for each in importers().values() if each.claims(file, "file")]
    assert claimed == [folder.parent.name]


@pytest.mark.parametrize("format_name", importers())
def test_every_format_has_examples_that_come_in_and_examples_that_do_not(format_name: str) -> None:
    for examples in (GOOD, BROKEN):
        assert any(each.parent.name == format_name for each in examples)


@pytest.mark.parametrize(
    "example",
    [
        "share-code/plain",
        "cell-list/every-cell",
        "labelled-grid/plain",
        "spaces/plain",
        "number-rows/plain",
        "letter-rows/plain",
        "pixel-map/plain",
        "share-code/in-a-link",
        "share-code/in-a-post",
        "sign-rows/our-own-letters",
        "json-cells/groups-of-labels",
        "csv-cells/a-cell-for-each-sector",
        "source-cells/python-rows",
        "tiled/a-zone",
    ],
)
def test_one_zone_is_the_same_from_every_format(example: str) -> None:
    file, name = content(CASES / example)
    document = import_map(file, name).document
    assert document.layout.rows == COLD_DOCK
    assert document.layout.legend == {key: LEGEND[key] for key in ".sdHA1234"}
    assert document.name.casefold() == "cold dock"


@pytest.mark.parametrize("folder", GOOD, ids=name_of)
def test_what_comes_in_can_be_saved_and_opened(folder: Path) -> None:
    document = imported(folder).document
    assert build(json.loads(text_of(document)), "saved") == document
    assert list(document.layout.legend) == sorted(document.layout.legend, key=(*LEGEND, "E").index)
    assert set(document.layout.legend) == set("".join(document.layout.rows))


@pytest.mark.parametrize("path", sorted(CASES.glob("*/*/map.json"))[:5], ids=str)
def test_a_document_of_our_own_is_claimed_by_nobody(path: Path) -> None:
    assert not any(each.claims(path.read_bytes(), path.name) for each in importers().values())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\ufeff",
        "\r\n\r\n",
        "{}",
        "[]",
        "[1, 2, 3]",
        '[["a", "b", "c"]]',
        '{"grid": 3, "spaces": 4}',
        "one,two,three",
        "1,2,3\n4,5,6\n",
        "12 15 18 22\n10 11 12 13\n14 15 16 17\n18 19 20 21\n",
        "name,score,rank\nann,12,1\nbob,10,2\ncid,7,3\ndan,5,4\n",
        "Dear all,\n\nthe hex sheets are sad.\nHe said so.\n\nA.\n",
        'format = "hullwright/plugin"\nversion = 1\nid = "x"\n',
        "\x89PNG",
        "GIF89a and so on",
    ],
)
def test_other_files_are_claimed_by_nobody(text: str) -> None:
    for file in (text.encode(), text.encode("utf-16")):
        assert not any(each.claims(file, "map.txt") for each in importers().values())


def test_a_zone_may_have_more_pods_than_the_usual_characters() -> None:
    rows = ["h" + "e" * 11, "s" * 12, "d" * 12, "a" + "e" * 11]
    told = {"legend": {"e": "pod"}}
    found = import_map("\n".join(rows).encode(), "Many Pods.txt", options=told)
    legend = found.document.layout.legend
    assert [each.number for each in legend.values() if each.kind == "pod"] == list(range(1, 23))
    assert found.document.layout.rows[0] == "H123456789BC"


def test_a_zone_with_more_pods_than_a_legend_takes_is_refused() -> None:
    rows = ["e" * 30] * 20
    with pytest.raises(Unreadable, match="There are 600 pods; at most 500"):
        import_map("\n".join(rows).encode(), "a.txt", options={"legend": {"e": "pod"}})


def test_pods_keep_their_numbers_and_the_others_get_those_that_are_free() -> None:
    cells = [[0, 0, "pod"], [1, 0, "pod2"], [2, 0, "pod"], [3, 0, "human"], [4, 0, "alien"]]
    found = import_map(json.dumps(cells).encode(), "a.json")
    assert found.document.layout.rows == ("123HA",)
    assert any("1 = A01, 3 = C01" in str(each) for each in found.notes)


def test_columns_past_z_are_read_in_either_order_of_letters() -> None:
    def spaces(columns: list[str]) -> bytes:
        value = {
            "name": "Long",
            "rows": 1,
            "cols": 28,
            "spaces": {f"{each}-1": {"row": 1, "col": each, "type": 1} for each in columns},
        }
        return json.dumps(value).encode()

    letters = [chr(65 + each) for each in range(26)]
    usual = import_map(spaces([*letters, "AA", "AB"]), "a.json").document
    turned = import_map(spaces([*letters, "AA", "BA"]), "a.json").document
    assert usual.layout == turned.layout
    assert usual.layout.width == 28


def test_a_letter_that_grows_in_small_print_is_not_two_cells() -> None:
    rows = ["hedda", "ßdsd", "ddsdd", "xsdsx"]
    with pytest.raises(Unreadable, match="Row 2 has 4 cells, but needs 5"):
        import_map("\n".join(rows).encode(), "a.txt", "letter-rows")


def test_a_faulty_base_is_named() -> None:
    file, name = content(CASES / "cell-list" / "every-cell")
    with pytest.raises(HullwrightError, match="is 0 or 1, not “2”"):
        import_map(file, name, options={"base": 2})


def test_starts_that_reach_no_pod_but_the_other_way_round_are_named() -> None:
    rows = ["hxdddddddde", "xxdxxxxxxxx", "xxaxxxxxxxx", "xxxxxxxxxxx"]
    notes = import_map("\n".join(rows).encode(), "a.txt").notes
    found = next(each for each in notes if "swapped" in str(each))
    assert "the Humans can't reach any pod" in str(found)
    assert found.cells == ("A01", "C03")


def test_a_row_shifted_to_the_left_is_named_too() -> None:
    row = "xsddhddsx"
    rows = [*["xddsasddx"] * 2, row[1:] + "x", *["xdsdddsdx"] * 4]
    notes = [str(each) for each in import_map("\n".join(rows).encode(), "a.txt").notes]
    assert any("Row 3 seems to be shifted one cell to the left" in each for each in notes)


def test_a_file_named_with_nothing_still_gives_a_map_with_a_name() -> None:
    file, _ = content(CASES / "letter-rows" / "plain")
    assert import_map(file, "").document.name == "Imported zone"
