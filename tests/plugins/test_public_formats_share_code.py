"""Share codes there and back."""

import base64
import string

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hullwright.plugins.importers import import_map
from hullwright.plugins.public_formats.share_code import share_code
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone.edges import SectorEdge
from hullwright.schema.kinds.hex_zone.layout import KNOWN, LEGEND, HexZone, SectorKind, contents

GROUND = [SectorKind(kind=each) for each in ("hull", "silent", "dangerous")]
SPECIALS = [
    SectorKind(kind="human"),
    SectorKind(kind="alien"),
    *(SectorKind(kind="pod", number=number) for number in range(1, 5)),
]
CHARACTERS = string.ascii_letters + string.digits + "äöü漢字. ,"

names = st.text(
    st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"], exclude_characters="\ufeff"),
    min_size=1,
    max_size=60,
).filter(str.strip)


def zone_of(rows: list[list[int]], kinds: list[SectorKind], characters: str) -> HexZone:
    used = sorted({each for row in rows for each in row})
    return HexZone(
        legend={characters[each]: kinds[each] for each in used},
        rows=tuple("".join(characters[each] for each in row) for row in rows),
    )


@st.composite
def official_zones(draw: st.DrawFn) -> HexZone:
    """Zones that the public code can carry."""
    cells = draw(st.lists(st.integers(0, 2), min_size=322, max_size=322))
    places = draw(st.lists(st.integers(0, 321), unique=True, max_size=6))
    specials = draw(st.permutations(range(3, 9)))
    for place, special in zip(places, specials, strict=False):
        cells[place] = special
    characters = "".join(draw(st.permutations(CHARACTERS)))
    rows = [cells[at : at + 23] for at in range(0, 322, 23)]
    return zone_of(rows, GROUND + SPECIALS, characters)


@st.composite
def any_zones(draw: st.DrawFn) -> HexZone:
    """Zones of any size, with any number of starts and pods, some of them without a number."""
    width, height = draw(st.integers(1, 40)), draw(st.integers(1, 20))
    kinds = [
        *GROUND,
        *SPECIALS,
        SectorKind(kind="pod"),
        *(SectorKind(kind="pod", number=each) for each in (5, 9, 10, 11, 250, 9999)),
    ]
    row = st.lists(st.integers(0, len(kinds) - 1), min_size=width, max_size=width)
    rows = draw(st.lists(row, min_size=height, max_size=height))
    return zone_of(rows, kinds, "".join(draw(st.permutations(CHARACTERS))))


def there_and_back(name: str, zone: HexZone) -> tuple[str, MapDocument]:
    code = share_code(MapDocument(kind="hex-zone", name=name, layout=zone))
    return code, import_map(f" {code}\r\n".encode(), "code.txt").document


def assert_same(zone: HexZone, found: HexZone) -> None:
    assert (found.width, found.height) == (zone.width, zone.height)
    assert contents(found) == contents(zone)


@given(names, official_zones())
@example("Cold, very cold %2C 100%25 %", HexZone(legend=LEGEND, rows=("s" * 23,) * 14))
@example("HW1: not a code, is it", HexZone(legend=LEGEND, rows=("s" * 23,) * 14))
@example("  in the middle  ", HexZone(legend=LEGEND, rows=("." * 23,) * 14))
def test_an_official_zone_survives_the_public_code(name: str, zone: HexZone) -> None:
    code, document = there_and_back(name, zone)
    assert code.count(",") == 2
    assert not code.startswith("HW1:")
    assert document.name == name
    assert_same(zone, document.layout)


@given(names, any_zones())
@example("Cold, very cold %2C 100%25 %", HexZone(legend=LEGEND, rows=("1", "1")))
def test_any_other_zone_survives_our_own_code(name: str, zone: HexZone) -> None:
    code, document = there_and_back(name, zone)
    assert code.startswith("HW1:")
    assert document.name == name
    assert_same(zone, document.layout)


def test_a_plain_name_stands_in_the_code_as_it_is() -> None:
    zone = HexZone(legend=LEGEND, rows=("." * 23,) * 14)
    code, _ = there_and_back("Öldock – Süd 7", zone)
    assert code.split(",") == ["Öldock – Süd 7", "A" * 108, ""]


def test_the_public_code_runs_down_the_columns_with_high_bits_first() -> None:
    rows = ["." * 23 for _ in range(14)]
    rows[0] = "s" + "H" + "." * 20 + "d"
    rows[1] = "d" + "3" + "." * 21
    rows[2] = "A" + "." * 22
    document = MapDocument(
        kind="hex-zone", name="n", layout=HexZone(legend=LEGEND, rows=tuple(rows))
    )
    _, cells, specials = share_code(document).split(",")
    packed = base64.b64decode(cells)
    assert len(packed) == 81
    bits = "".join(f"{each:08b}" for each in packed)
    # A01 silent, A02 dangerous, A03 special; B01 and B02 specials; W01 dangerous.
    assert bits[:6] == "011011"
    assert bits[28:32] == "1111"
    assert bits[22 * 28 : 22 * 28 + 2] == "10"
    assert bits.count("1") == 9
    assert specials == "ah3"


@given(st.data())
def test_a_mistyped_letter_in_our_own_code_is_noticed(data: st.DataObject) -> None:
    zone = HexZone(legend=LEGEND, rows=("1d.ds", "sHdAs", "5d6ds"))
    code = share_code(MapDocument(kind="hex-zone", name="Nine, Five", layout=zone))
    at = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from(string.ascii_letters + string.digits + "-_,:% "))
    mistyped = code[:at] + letter + code[at + 1 :]
    dropped = code[:at] + code[at + 1 :]
    swapped = code[:at] + code[at + 1 : at + 2] + code[at] + code[at + 2 :]
    for wrong in (mistyped, dropped, swapped):
        # %2C and %2c are the same comma, and spaces do not count where there are no letters.
        if wrong.casefold() == code.casefold() and "%2c" in wrong and "%2C" not in wrong:
            continue
        if wrong == code:
            continue
        with pytest.raises(HullwrightError):
            import_map(wrong.encode(), "code.txt", "share-code")


def test_our_own_code_may_be_wrapped_and_padded() -> None:
    zone = HexZone(legend=LEGEND, rows=("1d.ds", "sHdAs", "5d6ds"))
    code = share_code(MapDocument(kind="hex-zone", name="Nine", layout=zone))
    wrapped = f"\ufeff{code[:40]}\r\n{code[40:]}==\r\n"
    assert import_map(wrapped.encode(), "code.txt").document.layout.rows == zone.rows


def test_kinds_of_ones_own_and_edges_travel_in_a_code_of_our_own() -> None:
    legend = {**LEGEND, "L": SectorKind(kind="lava", like="dangerous", effects=({"do": "noise"},))}
    edges = (SectorEdge(start="A01", to="B01", kind="one_way"),)
    hot = HexZone(legend=legend, rows=("sLs",), edges=edges)
    code = share_code(MapDocument(kind="hex-zone", name="Hot Hold", layout=hot))
    assert code.startswith("HW2:Hot Hold,")
    back = import_map(code.encode(), "code.txt").document
    assert back.name == "Hot Hold"
    assert (back.layout.rows, back.layout.edges) == (hot.rows, edges)
    assert back.layout.legend == {each: legend[each] for each in "sL"}
    without = MapDocument(
        kind="hex-zone", name="Cool", layout=HexZone(legend=legend, rows=("sds",))
    )
    assert share_code(without).startswith("HW1:Cool,")


def test_other_maps_have_no_share_code() -> None:
    maze = MapDocument(kind="tile-maze", name="Maze", layout={})
    with pytest.raises(HullwrightError, match="Maze is not a hex zone"):
        share_code(maze)


def test_the_largest_zone_has_a_share_code() -> None:
    rows = tuple("".join("sd.d"[(a * a + 3 * b) % 4] for a in range(1000)) for b in range(1000))
    _, document = there_and_back("Large", HexZone(legend=LEGEND, rows=rows))
    assert document.layout.rows == rows


def test_a_blank_zone_can_be_shared() -> None:
    zone = map_kind("hex-zone").blank(None)
    _, document = there_and_back("New", zone)
    assert_same(zone, document.layout)
    assert set(KNOWN) >= {each.kind for each in document.layout.legend.values()}
