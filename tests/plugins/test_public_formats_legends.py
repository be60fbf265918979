"""Legends: what colours and characters stand for, guessed, printed, corrected and handed back."""

from pathlib import Path

import pytest

from hullwright.plugins.importers import import_map
from hullwright.schema.errors import HullwrightError

PICTURE = Path(__file__).parents[1] / "cases" / "imports" / "pixel-map" / "plain" / "cold_dock.png"


def test_the_proposed_legend_can_be_handed_back_as_it_is_printed() -> None:
    file, name = PICTURE.read_bytes(), PICTURE.name
    first = import_map(file, name)
    printed = ",".join(f"{colour}={kind}" for colour, kind in first.legend.items())
    again = import_map(file, name, options={"legend": printed})
    assert again.document == first.document
    assert printed in "\n".join(map(str, first.notes))
    assert not any("guessed" in str(each) for each in again.notes)


@pytest.mark.parametrize(
    ("legend", "sentence"),
    [
        ("#000000", "should say what stands for what"),
        ("#00000g=hull", "is not a colour such as"),
        ({"#ffffff": "silnt"}, "did you mean silent"),
    ],
)
def test_a_faulty_legend_is_named(legend: object, sentence: str) -> None:
    file, name = PICTURE.read_bytes(), PICTURE.name
    with pytest.raises(HullwrightError, match=sentence):
        import_map(file, name, options={"legend": legend})


@pytest.mark.parametrize(
    "legend", ["P=pod 7", {"P": "pod 7"}, " p = Pod 7 ; x=hull", {"p": "pod 7,x=hull"}]
)
def test_a_legend_may_be_text_or_a_table_in_any_case(legend: object) -> None:
    rows = "\n".join(["hpdda", "sdsds", "ddsdd", "xsdsx"]).upper()
    found = import_map(rows.encode(), "a.txt", "letter-rows", {"legend": legend})
    assert found.document.layout.rows[0] == "H7ddA"
