"""Galaxies: samples, boards, drawings, new galaxies and the rule switches."""

import json
from dataclasses import replace

import pytest

from hullwright.samples import HERE
from hullwright.schema.boards.board import Board, pairs
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.export import parts
from hullwright.schema.files.reader import build, read_map
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy import KIND
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import CardType, Galaxy, GalaxyCard, TimeDeck
from hullwright.schema.kinds.galaxy.terms import GalaxyTerms, terms_of

SAMPLES = ("first-light", "asteroid-belt", "dead-reach")


def sample(name: str) -> MapDocument:
    return read_map(HERE / "galaxies" / f"{name}.json")


def drawn(galaxy: Galaxy) -> str:
    """Return the drawing as text."""
    lines: dict[int, str] = {}
    for glyph in KIND.drawing(galaxy):
        lines[glyph.line] = lines.get(glyph.line, "").ljust(glyph.column)
        before, after = (
            lines[glyph.line][: glyph.column],
            lines[glyph.line][glyph.column + len(glyph.text) :],
        )
        lines[glyph.line] = before + glyph.text + after
    return "\n".join(lines.get(at, "").rstrip() for at in range(max(lines) + 1))


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_has_nothing_wrong_and_is_written_as_we_write(name):
    document = sample(name)
    assert {each.severity for each in Examination(document).problems} <= {Severity.HINT}
    assert text_of(document) == (HERE / "galaxies" / f"{name}.json").read_text("utf-8")
    assert (document.players.min, document.players.max) == (2, 2)  # EE-1


def test_the_box_holds_the_cards_that_the_rules_count():
    galaxy = house()
    assert sum(each.count for each in galaxy.card_types.values()) == 18  # EE-2
    assert sum(each.count for each in galaxy.buildings.values()) == 17  # EE-3
    assert sum(each.copies for each in galaxy.activity) == 10  # EE-4
    assert galaxy.time.size == 6  # EE-5
    assert sum(each.count for each in galaxy.events.values()) == 12  # EE-6
    assert sum(galaxy.cubes.values()) == 30  # EE-7
    travel = [each.travel for each in galaxy.activity for _ in range(each.copies)]
    assert (travel.count(2), travel.count(3)) == (6, 4)  # EE-16


def test_the_second_row_runs_back_below_the_first():
    board = Examination(sample("first-light")).board
    at = {each.id: (each.x, each.y) for each in board.spaces()}
    assert [at[str(each)] for each in (1, 8, 9, 16)] == [(0, 0), (7, 0), (7, 1), (0, 1)]  # EE-12


def test_a_left_right_path_begins_every_row_on_the_left():
    galaxy = house()
    board = KIND.board(replace(galaxy, track=replace(galaxy.track, path="left-right")))
    assert (board.xs[8], board.ys[8]) == (0, 1)


def test_positions_are_linked_in_a_row_and_aliens_come_from_beyond():
    board = Examination(sample("first-light")).board
    assert list(pairs(board.links)) == [(at, at + 1) for at in range(15)]
    assert [(board.ids[a], board.ids[b]) for a, b in pairs(board.one_way)] == [("17", "16")]
    assert board.space(16).role == "aliens"  # EE-17


def test_aliens_that_start_far_out_pass_every_position_on_their_way():
    galaxy = replace(house(), aliens=replace(house().aliens, start=19))
    board = KIND.board(galaxy)
    ways = [(board.ids[a], board.ids[b]) for a, b in pairs(board.one_way)]
    assert ways == [("17", "16"), ("18", "17"), ("19", "18")]  # EE-70


def test_aliens_that_start_in_the_galaxy_need_no_space_of_their_own():
    board = KIND.board(replace(house(), aliens=replace(house().aliens, start=16)))
    assert len(board) == 16
    assert board.space(15).traits["aliens"]


def test_spaces_say_what_lies_there():
    board = Examination(sample("first-light")).board
    assert board.space(0).role == "start"
    assert board.space(0).traits == {"card": "earth", "face_up": True, "parsec": 1, "planet": True}
    assert board.space(3).traits["bonus"] == "food"  # EE-47
    assert (board.space(7).role, board.space(7).traits["parsec"]) == ("asteroid", 2)  # EE-2
    assert board.space(15).role == "goal"
    assert KIND.board(house()).counts()["unknown"] == 14  # EE-10


def test_an_export_carries_the_same_board():
    examination = Examination(sample("dead-reach"))
    written = b"".join(
        each.encode() if isinstance(each, str) else each
        for each in parts(examination.document, examination.board, examination.problems)
    )
    assert Board.from_json(json.loads(written)["board"]) == examination.board


def test_the_drawing_shows_open_cards_in_brackets_and_the_aliens_behind_the_goal():
    assert drawn(sample("first-light").layout).splitlines() == [
        "     1   2   3   4   5   6   7   8",
        "    [E] [P] [s] [F]  s   s   R   A",
        "",
        "17  16  15  14  13  12  11  10   9",
        " ☣   O   s   P   s   A   s   P   s",
    ]


def test_each_card_of_the_drawing_is_marked_with_its_position_and_role():
    glyphs = {each.cell: each for each in KIND.drawing(sample("first-light").layout) if each.cell}
    assert list(glyphs) == [str(at) for at in range(1, 18)]
    assert (glyphs["12"].text, glyphs["12"].style) == ("A", "asteroid")


def test_a_card_of_your_own_is_drawn_by_its_letter_or_its_name():
    galaxy = sample("first-light").layout
    types = galaxy.card_types | {
        "nebula": CardType(parsec=3),
        "wormhole": CardType(parsec=1, letter="w"),
    }
    cards = (*galaxy.cards[:4], GalaxyCard(card="nebula"), GalaxyCard(card="wormhole"))
    text = drawn(replace(galaxy, card_types=types, cards=cards))
    assert "[F]  N   w" in text


def test_two_galaxies_differ_where_their_cards_do():
    before, after = sample("first-light"), sample("asteroid-belt")
    comparison = compare(before, replace(after, name=before.name, subtitle=before.subtitle))
    changed = {change.place: (change.before, change.after) for change in comparison.cells}
    assert changed["4"] == ("planet_food, face up", "asteroid, face up")
    assert "5" not in changed
    assert not [change for change in comparison.fields if change.place.startswith("layout")]


def test_a_new_galaxy_draws_all_cards_but_earth_and_ocean():
    galaxy = KIND.blank(None)
    contents = KIND.contents(galaxy)
    assert contents["1"] == "earth, face up"
    assert contents["16"] == "ocean, face down"
    assert [at for at, text in contents.items() if text == "drawn, face up"] == ["2", "3", "4"]
    assert galaxy.deck.remove == 2  # EE-10
    assert galaxy.aliens.start == 17  # EE-17


@pytest.mark.parametrize("size", [(5, 1), (8, 2), (6, 3), (20, 20)])
def test_a_new_galaxy_of_any_size_can_be_played(size):
    document = MapDocument(kind="galaxy", name="New", layout=KIND.blank(size))
    assert build(json.loads(text_of(document)), "new") == document
    assert {each.severity for each in Examination(document).problems} <= {Severity.HINT}


@pytest.mark.parametrize(
    "size", [(1, 1), (2, 1), (8,), (0, 8), (-4, -4), (101, 2), (2, 41), (1, 2, 3)]
)
def test_a_galaxy_of_impossible_size_is_refused_with_a_sentence(size):
    with pytest.raises(HullwrightError, match=r"looks like 8x2, with 3 to 400 positions"):
        KIND.blank(size)


def rule(code: str, *value: object) -> RuleUse:
    return RuleUse(code=code, parameters={"value": value[0]} if value else {})


def test_rule_codes_set_the_terms():
    rules = [
        rule("EE.GOAL_OPEN"),
        rule("EE.OUTPOST", "next_hidden"),
        rule("EE.TIME", "4/1/1"),
        rule("EE.REMOVED", 3),
        rule("EE.SOLO"),
        rule("EE.CHAOS", "off"),
        rule("EE.LEVEL", "expert"),
    ]
    assert terms_of(rules) == GalaxyTerms(
        goal_open=True,
        next_hidden=True,
        time=TimeDeck(nothing=4, event=1, aliens=1),
        removed=3,
        solo=True,
        chaos=False,
    )


@pytest.mark.parametrize("value", [[], {}, -1, "many", 1.5, False, "1/2", "9999/1/1"])
def test_values_that_make_no_sense_change_nothing(value):
    codes = ("EE.GOAL_OPEN", "EE.OUTPOST", "EE.TIME", "EE.REMOVED", "EE.SOLO", "EE.CHAOS")
    assert terms_of(rule(code, value) for code in codes) == GalaxyTerms()
