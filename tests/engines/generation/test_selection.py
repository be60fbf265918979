"""Choosing maps to show: good ones first, and no twins while there are others, however these lie."""

from hypothesis import given
from hypothesis import strategies as st

from hullwright.engines.generation.draft_kinds import DRAFT_KINDS
from hullwright.engines.generation.map_forms import MapForms
from hullwright.engines.generation.niche_archive import Elite
from hullwright.engines.generation.scoring import Score
from hullwright.engines.generation.selection import selected
from hullwright.samples import HERE as SAMPLES
from hullwright.schema.boards.hexes import Hex
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind

from .number_drafts import NumberDraft

FIT = Score(1.0, ())
SHAPE = {"1,1": "hull", "1,2": "hull", "1,3": "turret", "2,2": "hull", "3,3": "queen"}


def hexes_of(contents: dict[str, str]) -> dict[Hex, str]:
    return {Hex(*map(int, label.split(","))): each for label, each in contents.items()}


def forms_of(contents: dict[str, str]) -> MapForms:
    return MapForms(contents, hexes_of)


def moved(contents: dict[str, str], q: int, r: int) -> dict[str, str]:
    found = ((tuple(map(int, label.split(","))), each) for label, each in contents.items())
    return {f"{at[0] + q},{at[1] + r}": each for at, each in found}


def mirrored(contents: dict[str, str]) -> dict[str, str]:
    found = ((tuple(map(int, label.split(","))), each) for label, each in contents.items())
    return {f"{-q},{q + r}": each for (q, r), each in found}


@given(st.integers(-5, 5), st.integers(-5, 5), st.booleans())
def test_a_map_that_is_shifted_or_mirrored_differs_in_nothing(
    q: int, r: int, is_mirrored: bool
) -> None:
    other = moved(mirrored(SHAPE) if is_mirrored else SHAPE, q, r)
    assert forms_of(SHAPE).differing(forms_of(other)) == 0.0


def test_maps_differ_by_the_share_of_cells_that_do() -> None:
    other = {**SHAPE, "1,3": "queen"}
    assert forms_of(SHAPE).differing(forms_of(other)) == 1 - 4 / 5
    assert MapForms({"a": "x", "b": "y"}, None).differing(MapForms({"a": "x"}, None)) == 0.5


def test_twins_come_last_among_those_that_are_fit() -> None:
    contents = [SHAPE, mirrored(SHAPE), {"1,1": "hull", "5,5": "queen"}]
    elites = [
        Elite(NumberDraft(1, 1), {}, merit, (number,), number, 1)
        for number, merit in enumerate((0.9, 0.89, 0.2))
    ]
    forms = dict(enumerate(map(forms_of, contents)))
    chosen = selected([(each, FIT) for each in elites], 2, {}, lambda each: forms[each.number])
    assert [elite.number for elite, _ in chosen] == [0, 2]


def test_kinds_of_hexes_say_what_lies_where_in_words_without_numbers() -> None:
    for name in ("hex-zones/bellwether", "stations/standard"):
        document = read_map(SAMPLES / f"{name}.json")
        hexes = DRAFT_KINDS[document.kind].hexes
        assert hexes is not None
        found = hexes(map_kind(document.kind).contents(document.layout))
        assert len(found) > 30
        assert not any(any(map(str.isdecimal, each)) for each in found.values())
        assert not any("NE" in each for each in found.values())
