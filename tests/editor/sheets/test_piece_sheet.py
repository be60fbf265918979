"""Pieces come out in the right number and size, with their backs behind them, and nothing is cut off."""

from dataclasses import replace

import pytest

from hullwright.editor.concepts.cutouts import Cutout, CutoutSet, Face, Printed
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.kinds.tile_maze.deck_totals import TILES_PER_SHEET
from hullwright.editor.sheets.bound_pages import Bound
from hullwright.editor.sheets.letters import CUT
from hullwright.editor.sheets.options import What
from hullwright.editor.sheets.pages import Page, PageFrame, PagePanel, PageText, Rule
from hullwright.editor.sheets.painter import measure
from hullwright.editor.sheets.piece_face import SMALLEST, FaceDrawing
from hullwright.editor.sheets.piece_grid import CUT_INK
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message

from .making import insist_on_order, sample, sheets, texts

BOXES = ("quarantine-ring", "standard", "first-light")
A4_WIDTH = 210.0


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Letters are measured by Qt."""


def pieces(document: MapDocument, **options: object) -> Bound:
    return sheets(document, what=What.PIECES, **options)


def outlines(page: Page) -> list[PageFrame]:
    """Return the rectangles along which pieces are cut out."""
    panels = (each for each in page.items if isinstance(each, PagePanel))
    return [each.frame for each in panels if each.edge == CUT_INK]


def insist_on_whole_texts(bound: Bound) -> None:
    words = [each for page in bound.pages for each in page.words() if each.text]
    assert [each.text for each in words if each.text.endswith(CUT)] == []
    assert min(each.size for each in words) >= SMALLEST * 0.8


@pytest.mark.parametrize("language", ["en", "es", "pt", "de"])
@pytest.mark.parametrize("name", BOXES)
def test_no_text_of_the_house_is_cut_and_nothing_overlaps(name: str, language: str):
    made = pieces(sample(name), language=language)
    insist_on_order(made.pages)
    insist_on_whole_texts(made)


@pytest.mark.parametrize("name", BOXES)
def test_letter_paper_holds_the_same_pieces(name: str):
    made = pieces(sample(name), paper="letter")
    insist_on_order(made.pages)
    insist_on_whole_texts(made)
    assert made.warnings[0].values["pieces"] == pieces(sample(name)).warnings[0].values["pieces"]


def longer(sentence: Message) -> Message:
    """Return a sentence that is a third longer, as translations are."""
    text = str(sentence)
    return message("{text}", text=text + " länger" * round(len(text) / 21))


def faces(printed: list[Printed]) -> list[tuple[CutoutSet, Face]]:
    sets = (each for each in printed if isinstance(each, CutoutSet))
    return [
        (each, side)
        for each in sets
        for one in each.pieces
        for side in (one.front, one.back)
        if side
    ]


@pytest.mark.parametrize("name", BOXES)
def test_there_is_room_for_longer_languages(name: str):
    document = sample(name)
    for cutouts, face in faces(list(editor_kind_of(document.kind).cutouts(document))):
        told = replace(
            face,
            text=tuple(map(longer, face.text)),
            entries=tuple(each._replace(text=longer(each.text)) for each in face.entries),
        )
        frame = PageFrame(20, 20, cutouts.width, cutouts.height)
        drawn = FaceDrawing("en", measure).drawn(told, frame, cutouts.outline)
        words = [each for each in drawn if isinstance(each, PageText)]
        assert [each.text for each in words if each.text.endswith(CUT)] == []
        assert all(frame.holds(each.frame) for each in words)


def test_a_text_without_end_is_cut_at_last():
    frame = PageFrame(20, 20, 30, 30)
    endless = Face(text=(message("{text}", text="word " * 900),))
    words = list(FaceDrawing("en", measure).drawn(endless, frame, "rectangle"))
    assert words[-1].text.endswith(CUT)
    assert min(each.size for each in words) == SMALLEST
    assert all(frame.holds(each.frame, 0.5) for each in words)


def test_sets_are_counted_in_the_margin():
    found = texts(pieces(sample("quarantine-ring")))
    assert [each for each in found if each.startswith("Maze tiles ")] == [
        f"Maze tiles {first}–{first + 14} of 90" for first in range(1, 91, 15)
    ]
    assert "Action tiles 31–42 of 42" in found
    assert "Start board" in found


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_page_holds_as_many_tiles_as_the_table_of_tiles_says(paper: str):
    made = pieces(sample("quarantine-ring"), paper=paper)
    page = next(each for each in made.pages if "Maze tiles 1–15 of 90" in texts_of(each))
    assert len(outlines(page)) == TILES_PER_SHEET
    assert {(each.width, each.height) for each in outlines(page)} == {(50.0, 50.0)}


def texts_of(page: Page) -> list[str]:
    return [each.text for each in page.words()]


def test_every_piece_is_printed_once():
    made = pieces(sample("quarantine-ring"))
    total = 1 + 90 + 42 + 12 + 4 + 3 * 4 + 4
    assert sum(len(outlines(page)) for page in made.pages) == total
    dice, contents = 2, 1
    pages = len(made.pages) - contents
    assert str(made.warnings[0]) == f"{total + dice} pieces to cut out take {pages} pages."


def test_backs_lie_behind_their_fronts_when_paper_is_turned_over_its_long_edge():
    made = pieces(sample("standard"))
    at = next(
        n for n, each in enumerate(made.pages) if "Station tiles 1–40 of 40" in texts_of(each)
    )
    fronts = [each for each in made.pages[at].words() if each.text == "Reactor"]
    backs = [each for each in made.pages[at + 1].words() if each.text == "Core Breach"]
    # The Core Breach is the last of the Reactors.
    middle = max(each.left + each.width / 2 for each in fronts)
    assert [each.left + each.width / 2 for each in backs] == [pytest.approx(A4_WIDTH - middle)]
    assert "Backs: Station tiles 1–40 of 40" in texts_of(made.pages[at + 1])
    assert "both sides" in str(made.warnings[1])


@pytest.mark.parametrize("what", [What.PIECES, What.BOOKLET])
def test_fronts_are_never_printed_behind_one_another(what: What):
    made = sheets(sample("standard"), what=what)
    feet = [texts_of(each)[-1] for each in made.pages]
    backed = [each for each in feet if each.endswith(("front", "back"))]
    assert backed == feet[-len(backed) :]
    assert [each.rpartition(" ")[2] for each in backed] == ["front", "back"] * (len(backed) // 2)


@pytest.mark.parametrize("name", BOXES)
def test_no_page_of_a_booklet_is_white_and_all_are_counted(name: str):
    made = sheets(sample(name), what=What.BOOKLET)
    count = len(made.pages)
    for number, page in enumerate(made.pages, start=1):
        assert len(page.items) > 2
        assert texts_of(page)[-1].startswith(f"Page {number} of {count}")


def test_small_pieces_are_folded_so_that_paper_is_printed_on_one_side_only():
    made = pieces(sample("quarantine-ring"))
    assert "one side" in str(made.warnings[1])
    page = next(each for each in made.pages if "Energy tokens 1–12 of 12" in texts_of(each))
    folds = [each for each in page.items if isinstance(each, Rule) and each.dashed]
    assert len(folds) == 12
    assert {each.frame.height for each in folds} == {14.0}


def test_crop_marks_stand_outside_the_pieces():
    made = pieces(sample("first-light"))
    page = next(each for each in made.pages if "Galaxy cards 1–16 of 16" in texts_of(each))
    marks = [each for each in page.items if isinstance(each, Rule)]
    assert len(marks) == 2 * (3 + 1) + 2 * (6 + 1)
    for mark in marks:
        assert not any(place.inset(0.1).holds(mark.frame) for place in outlines(page))


def test_a_booklet_is_a_whole_box():
    made = sheets(sample("quarantine-ring"), what=What.BOOKLET, players=2)
    found = texts(made)
    assert "Rules in force" in texts(made, 0)
    assert "Sheet 1 of 2" not in found
    assert "Reference cards 1–2 of 2" in found
    assert found.count("Quarantine Ring") >= 3
    insist_on_order(made.pages)


def test_pieces_follow_the_number_of_players():
    assert "Crew 1–20 of 20" in texts(pieces(sample("standard"), players=2))
    assert "Crew 1–60 of 60" in texts(pieces(sample("standard"), players=6))


def test_pieces_follow_the_rules():
    quiet = replace(sample("quarantine-ring"), rules=(RuleUse(code="NE.NO_ACTIONS"),))
    assert not any("Action tiles" in each for each in texts(pieces(quiet)))


def test_pieces_without_end_are_refused_with_a_sentence():
    document = sample("quarantine-ring")
    maze = document.layout
    tiles = {name: replace(each, count=9999) for name, each in maze.tile_set.items()}
    endless = replace(document, layout=replace(maze, tile_set=tiles))
    with pytest.raises(HullwrightError, match=r"would take 66\d\d pages, but 100 is the limit"):
        pieces(endless)


def test_a_zone_has_no_pieces():
    with pytest.raises(HullwrightError, match="has no pieces to cut out"):
        pieces(sample("thimble"))


def test_sets_share_a_page_where_they_fit():
    found = [texts_of(each) for each in pieces(sample("quarantine-ring")).pages]
    shared = next(each for each in found if "New paths 1–12 of 12" in each)
    assert {"Meeples 1–4 of 4", "Energy tokens 1–12 of 12"} <= set(shared)


def test_copies_are_for_each_player_or_for_one_of_them():
    face = Face()
    assert Cutout(face, count=3, each=True).copies(4) == 12
    assert Cutout(face, count=3, player=2).copies(1) == 0
    assert Cutout(face, count=3, player=2).copies(2) == 3
