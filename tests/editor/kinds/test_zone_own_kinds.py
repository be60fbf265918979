"""Sector kinds of a zone's own: made, changed, deleted, offered, and drawn so that they can be read."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.concepts.contrast import LEAST, contrast, readable_on
from hullwright.editor.concepts.marks import Shape, Text
from hullwright.editor.concepts.own_contents import OwnContent
from hullwright.editor.drawing.inks import THEMES
from hullwright.editor.drawing.painter import ground_ink, reach_of
from hullwright.editor.kinds.hex_zone.cell_words import cell_text
from hullwright.editor.kinds.hex_zone.edge_looks import DRAWN, side_marks
from hullwright.editor.kinds.hex_zone.edge_sorts import EDGE_SORTS
from hullwright.editor.kinds.hex_zone.looks import SectorLook, label_place, look_of, marks
from hullwright.editor.kinds.hex_zone.own_kinds import (
    COLOURS,
    SYMBOL_NAMES,
    OwnSectorKinds,
    fresh_name,
)
from hullwright.editor.kinds.hex_zone.surface import MOST_LOOKS, ZoneSurface
from hullwright.editor.kinds.hex_zone.swatches import SWATCHES, swatches
from hullwright.editor.kinds.hex_zone.symbols import SYMBOL_PARTS, symbol_marks
from hullwright.editor.languages.words import tr
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.kinds.hex_zone.layout import KNOWN, LEGEND, HexZone, SectorKind
from hullwright.schema.kinds.hex_zone.sector_symbols import SYMBOLS

from ..workplaces import zone

pytestmark = pytest.mark.usefixtures("qapp")  # letters have no size without an application

OWN = OwnSectorKinds()
VENT = OwnContent("Vent", "silent", "fan", "#009e73", ({"do": "vent", "group": 1},))
COLOURED = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


def with_vents() -> HexZone:
    made, content = OWN.added(zone("sss", "sss"), VENT)
    letter = next(each for each, kind in made.legend.items() if kind.kind == content)
    return HexZone(legend=made.legend, rows=(f"{letter}s{letter}", "sss"))


def test_a_new_kind_is_in_the_legend_and_nowhere_else() -> None:
    made, content = OWN.added(zone("sss"), VENT)
    assert content == "vent"
    assert made.rows == ("sss",)
    assert OWN.found(made, "vent") == VENT
    assert OWN.uses(made, "vent") == 0
    again, other = OWN.added(made, VENT)
    assert other == "vent_2"
    assert OWN.found(again, "vent_2") == VENT


def test_known_kinds_are_nobodys_own() -> None:
    assert all(OWN.found(zone("s"), each) is None for each in (*KNOWN, "pod 1", "no such"))


def test_a_change_keeps_the_sectors_and_what_others_said() -> None:
    layout = with_vents()
    after = OWN.changed(layout, "vent", OwnContent("Duct", "dangerous", "gear"))
    assert after.rows == layout.rows
    assert OWN.found(after, "vent") == OwnContent("Duct", "dangerous", "gear")
    assert OWN.changed(layout, "vent", VENT) is layout


def test_deleting_a_kind_leaves_what_it_counted_as() -> None:
    layout = with_vents()
    assert OWN.uses(layout, "vent") == 2
    after = OWN.removed(layout, "vent")
    assert after.rows == ("sss", "sss")
    assert OWN.found(after, "vent") is None
    assert OWN.removed(after, "vent") is after


def test_a_deleted_kind_of_pods_leaves_pods() -> None:
    legend = {**LEGEND, "v": SectorKind(kind="raft", number=7, like="pod")}
    after = OWN.removed(HexZone(legend=legend, rows=("vs",)), "raft 7")
    assert ZoneSurface(after).content(hex_of("A01")) == "pod 7"


@given(st.text(max_size=80), st.sets(st.sampled_from(["vent", "sector", "vent_2"])))
def test_a_name_that_is_made_from_a_title_fits_the_format(title: str, taken: set[str]) -> None:
    name = fresh_name(title, taken)
    assert name not in taken
    assert name not in KNOWN
    assert len(name) <= 60
    assert name[0].isalpha()
    assert name.isascii()
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789_")


def test_own_kinds_are_offered_with_the_digits_that_are_left_and_say_what_they_do() -> None:
    made = zone("s")
    for number in range(6):
        made, _ = OWN.added(made, OwnContent(f"Kind {number}", "silent"))
    made, _ = OWN.added(made, VENT)
    added = swatches(made)[len(SWATCHES) :]
    assert [each.key for each in added] == ["6", "7", "8", "9", "", "", ""]
    assert "vent of the same group (1)" in tr(added[-1].help)
    assert "It counts as silent." in tr(added[-1].help)
    assert added[-1].note is not None
    assert added[0].note is None


def test_a_sector_is_called_by_the_title_of_its_kind() -> None:
    assert tr(cell_text(ZoneSurface(with_vents()), hex_of("A01"))) == "Vent"


# How they look.


def test_every_symbol_has_a_picture_and_a_name_and_is_told_apart_by_its_outline() -> None:
    assert SYMBOL_PARTS.keys() == SYMBOLS.keys() == SYMBOL_NAMES.keys()
    for one, other in combinations(SYMBOL_PARTS.values(), 2):
        assert one != other
    for name in SYMBOL_PARTS:
        assert 0.3 < reach_of(symbol_marks(name, "text", (0.0, 0.0), 1.0)) <= 0.62
    assert symbol_marks("no such", "text", (0.0, 0.0), 1.0) == ()


@given(COLOURED)
def test_black_or_white_can_be_read_on_every_colour(colour: str) -> None:
    assert contrast(readable_on(colour), colour) >= LEAST


@given(COLOURED, st.sampled_from(KNOWN), st.sampled_from(sorted(SYMBOLS)))
def test_symbol_number_and_coordinate_can_be_read_on_the_colour_of_a_kind(
    colour: str, role: str, symbol: str
) -> None:
    look = look_of(SectorKind(kind="own", like=role, symbol=symbol, colour=colour, number=4))
    assert contrast(label_place(look).ink, colour) >= LEAST
    drawn = marks(look)
    assert ground_ink(drawn) == colour
    assert reach_of(drawn) <= 1.02
    if look.has_emblem:
        signs = symbol_marks(symbol, readable_on(colour), (0.0, 0.0), 1.0)
        inks = {each.fill or each.stroke for each in signs if isinstance(each, Shape)}
        assert all(contrast(ink, colour) >= LEAST for ink in inks)
    numbers = [each.ink for each in drawn if isinstance(each, Text) and each.text == "4"]
    assert all(contrast(ink, readable_on(colour)) >= LEAST for ink in numbers)


@pytest.mark.parametrize("theme", THEMES)
def test_a_symbol_without_a_colour_can_be_read_in_every_theme(theme: str) -> None:
    inks = THEMES[theme]
    for role in ("silent", "dangerous"):
        assert contrast(inks["cell-text"], inks[role]) >= LEAST
    assert contrast(inks["cell-text"], inks["stranger"]) >= LEAST
    assert inks["#123456"] == "#123456"
    with pytest.raises(KeyError):
        inks["no such ink"]


def test_a_kind_with_a_symbol_has_no_question_mark_and_its_coordinate_below() -> None:
    plain = SectorLook("silent", stranger=True)
    own = look_of(SectorKind(kind="vent", like="silent", symbol="fan"))
    assert [each.text for each in marks(plain) if isinstance(each, Text)] == ["?"]
    assert not [each for each in marks(own) if isinstance(each, Text)]
    assert label_place(own).down > 0 == label_place(plain).down


def test_the_colours_that_are_offered_are_told_apart() -> None:
    assert len({colour for colour, _ in COLOURS}) == len(COLOURS)
    assert [each.value for each in OWN.colours] == [colour for colour, _ in COLOURS]


def test_edges_differ_by_shape_and_each_sort_has_a_picture() -> None:
    drawn = {
        edge: tuple(each.path for each in side_marks(0, edge) if isinstance(each, Shape))
        for edge in DRAWN
    }
    assert len(set(drawn.values())) == len(DRAWN)
    for number in range(6):
        for edge in DRAWN:
            assert reach_of(side_marks(number, edge)) <= 1.03
    assert len({each.marks for each in EDGE_SORTS}) == len(EDGE_SORTS)


@pytest.mark.parametrize("theme", THEMES)
def test_a_bar_is_seen_against_its_rim_in_every_theme(theme: str) -> None:
    assert contrast(THEMES[theme]["edge"], THEMES[theme]["edge-rim"]) >= LEAST


def test_so_many_colours_that_no_byte_could_tell_them_apart_are_drawn_by_roles_from_afar() -> None:
    letters = [chr(0x4E00 + number) for number in range(400)]
    legend = {
        letter: SectorKind(kind=f"own{number}", like="silent", colour=f"#0000{number % 256:02x}")
        for number, letter in enumerate(letters)
    }
    far = ZoneSurface(HexZone(legend=legend, rows=("".join(letters),))).pixels()
    assert len(far.looks) <= MOST_LOOKS + len(KNOWN) + 1
    assert max(far.codes) < len(far.looks)
