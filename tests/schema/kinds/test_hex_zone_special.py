"""Special sectors and edges of hex zones: what the board makes of them, how they are drawn and compared."""

import json
from dataclasses import replace

from hypothesis import given

from hullwright.schema.boards.board import Board, pairs
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import effects_text
from hullwright.schema.files.export import parts
from hullwright.schema.files.reader import build
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.kinds.hex_zone import KIND
from hullwright.schema.kinds.hex_zone.edges import SectorEdge
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone, SectorKind
from hullwright.schema.kinds.hex_zone.sector_effects import MOST_VENTS, SECTOR_EFFECTS

from ...strategies import hex_zones


def zone(*rows: str, edges: tuple[SectorEdge, ...] = (), **kinds: SectorKind) -> HexZone:
    return HexZone(legend={**LEGEND, **kinds}, rows=rows, edges=edges)


def edge(start: str, kind: str, to: str) -> SectorEdge:
    return SectorEdge(start=start, to=to, kind=kind)


def vent(number: int) -> SectorKind:
    return SectorKind(kind="vent", number=number, like="silent", effects=({"do": "vent"},))


def led(board: Board) -> set[tuple[str, str]]:
    """Return the steps that a board's links allow, by labels."""
    ids = board.ids
    return {(ids[a], ids[b]) for a, around in enumerate(board.neighbours) for b in around}


def document(layout: HexZone) -> MapDocument:
    return MapDocument(kind="hex-zone", name="Special", layout=layout)


def test_a_wall_leaves_a_link_out_and_a_hatch_leads_one_way():
    plain = zone("sss")
    walled = replace(plain, edges=(edge("A01", "wall", "B01"), edge("C01", "one_way", "B01")))
    assert led(KIND.board(plain)) == {
        ("A01", "B01"),
        ("B01", "A01"),
        ("B01", "C01"),
        ("C01", "B01"),
    }
    assert led(KIND.board(walled)) == {("C01", "B01")}


def test_doors_are_links_that_both_their_sides_tell_of():
    board = KIND.board(zone("sss", edges=(edge("B01", "noisy_door", "C01"),)))
    assert ("C01", "B01") in led(board)
    assert board.traits == {
        1: {"doors": {"C01": "noisy_door"}},
        2: {"doors": {"B01": "noisy_door"}},
    }


def test_vents_of_one_group_are_joined_each_with_each():
    board = KIND.board(zone("v.v.w.v.w", v=vent(1), w=vent(2)))
    assert {each for each in led(board) if each[0] == "A01"} == {("A01", "C01"), ("A01", "G01")}
    assert ("E01", "I01") in led(board)
    assert ("A01", "E01") not in led(board)


def test_a_sheet_full_of_vents_has_no_more_links_than_a_board_can_bear():
    board = KIND.board(zone(*["v" * 40] * 40, v=vent(1)))
    assert len(board.links) // 2 < 6 * 1600 + MOST_VENTS**2


def test_an_edge_counts_once_and_only_where_sectors_touch():
    several = (
        edge("A01", "door", "B01"),
        edge("B01", "wall", "A01"),
        edge("A01", "wall", "C01"),
        edge("C01", "wall", "D01"),
    )
    assert led(KIND.board(zone("sss", edges=several))) == led(KIND.board(zone("sss")))


def test_the_board_tells_what_a_sector_does_with_everything_filled_in():
    sealed = SectorKind(
        kind="lock", number=3, like="silent", effects=({"do": "sealed_switch"}, {"do": "reveal"})
    )
    board = KIND.board(zone("sxs", x=sealed))
    assert board.traits[1] == {
        "kind": "lock",
        "effects": [{"do": "sealed_switch", "number": 3}, {"do": "reveal"}],
    }


@given(hex_zones())
def test_any_board_is_symmetric_but_for_hatches(layout):
    board = KIND.board(layout)
    steps = led(board)
    hatches = {(board.ids[a], board.ids[b]) for a, b in pairs(board.one_way)}
    vents = {
        board.ids[space]
        for space, told in board.traits.items()
        if any(each["do"] == "vent" for each in told.get("effects", ()))
    }
    for a, b in steps:
        assert (b, a) in steps or (a, b) in hatches
    named = {each.pair for each in layout.edges}
    plain = led(KIND.board(replace(layout, edges=())))
    for a, b in plain ^ steps:
        assert frozenset((a, b)) in named
    for a, b in steps - plain:
        assert {a, b} <= vents


@given(hex_zones())
def test_an_exported_board_is_enough_to_play_on(layout):
    written = parts(document(layout), KIND.board(layout), ())
    text = "".join(each if isinstance(each, str) else each.decode() for each in written)
    assert Board.from_json(json.loads(text)["board"]) == KIND.board(layout)


@given(hex_zones())
def test_any_zone_with_edges_and_kinds_survives_its_file_and_is_the_same_as_itself(layout):
    before = document(layout)
    again = build(json.loads(json.dumps(before.to_json())), "any.json")
    assert again == before
    assert not compare(before, again)
    for each in layout.legend.values():
        assert "{" not in str(effects_text(each.effects, SECTOR_EFFECTS)) or "{" in str(each)


def test_two_zones_differ_by_each_edge_and_by_what_a_kind_means():
    one = zone("sxs", edges=(edge("A01", "wall", "B01"),), x=vent(1))
    lamp = replace(vent(1), effects=({"do": "reveal"},))
    other = zone("sxs", edges=(edge("B01", "one_way", "A01"), edge("B01", "door", "C01")), x=lamp)
    found = compare(document(one), document(other))
    assert found.cells == ()
    assert {each.place: (each.before, each.after) for each in found.fields}.items() >= {
        "layout.edges.A01-B01": ("wall", "one_way to A01"),
        "layout.edges.B01-C01": (None, "door"),
    }.items()
    assert "layout.legend.vent 1" in [each.place for each in found.fields]


def test_edges_are_drawn_between_their_sectors():
    several = (
        edge("A01", "wall", "B01"),
        edge("B01", "one_way", "C01"),
        edge("A01", "door", "A02"),
        edge("B01", "noisy_door", "B02"),
    )
    drawn = zone("sss", "sss", edges=several)
    signs = [tuple(glyph)[:3] for glyph in KIND.drawing(drawn) if glyph.style == "edge"]
    # A01 stands at line 2, column 4; B01 a line lower and three letters on.
    assert signs == [(2, 6, "/"), (2, 9, "↗"), (3, 4, "▯"), (4, 7, "▮")]


def test_the_signs_of_own_kinds_and_edges_are_explained():
    fan = replace(vent(1), symbol="fan", title="Vent")
    told = [
        str(each) for each in KIND.signs(zone("sxs", edges=(edge("A01", "door", "B01"),), x=fan))
    ]
    assert told == [
        "✣ Vent 1: A step leads from here to every other vent of the same group (1).",
        "▯ door: A step through a door ends the move.",
    ]


def test_every_effect_reads_back_in_a_sentence_without_gaps():
    for name, each in SECTOR_EFFECTS.items():
        said = {
            key: parameter.schema.get("default", parameter.schema.get("minimum"))
            for key, parameter in each.parameters.items()
        }
        text = str(effects_text([{"do": name, **said}], SECTOR_EFFECTS))
        assert text.endswith(".")
        assert "{" not in text
