"""Words on pieces are fitted to them; what finds no room stands in full on a reference page."""

from dataclasses import replace

import pytest

from hullwright.editor.concepts.cutout_words import piece_words
from hullwright.editor.concepts.cutouts import Cutout, CutoutOutline, CutoutSet, Face
from hullwright.editor.sheets.letters import CUT
from hullwright.editor.sheets.options import What
from hullwright.editor.sheets.pages import Item, PageFrame, PageText, page_frame
from hullwright.editor.sheets.painter import measure
from hullwright.editor.sheets.piece_face import SMALLEST, FaceDrawing
from hullwright.editor.sheets.piece_reference import PieceReference
from hullwright.schema.messages import verbatim

from ...toy_effects import TOY_VOCABULARY
from .making import insist_on_order, sample, sheets

PUSH = {"do": "push", "who": "all", "steps": 2, "gentle": False}
LONG = "Every vent of the ship leaks at once, and whoever stands near one is in trouble. " * 18


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Letters are measured by Qt."""


def side(title: str, text: str, *effects: dict) -> Face:
    return Face(title=verbatim(title), text=piece_words(text, effects, TOY_VOCABULARY))


def pieces_of(*faces: Face) -> CutoutSet:
    return CutoutSet(verbatim("Tiles"), 50.0, 50.0, tuple(map(Cutout, faces)))


def reference(*faces: Face) -> PieceReference:
    return PieceReference([pieces_of(*faces)], page_frame("a4", landscape=False), 4, "en", measure)


def read(items: list[Item]) -> str:
    return " ".join(each.text for each in items if isinstance(each, PageText))


def test_own_words_stand_before_what_a_piece_does():
    words = piece_words("Hold on!\n\n To <b>something</b>.", [PUSH, {"do": "rest"}], TOY_VOCABULARY)
    assert list(map(str, words)) == [
        "Hold on!",
        "To <b>something</b>.",
        "Pushes everybody 2 steps, roughly. Rests.",
    ]
    assert piece_words("", (), TOY_VOCABULARY) == ()


def test_a_piece_with_room_for_its_words_needs_no_reference():
    assert list(reference(side("Leak", "Hold on!", PUSH)).pages()) == []


def test_what_finds_no_room_is_cut_with_a_sign_and_stands_in_full_on_a_page():
    face, short = side("Leak", LONG, PUSH), side("Calm", "", {"do": "rest"})
    made = reference(face, short, face)
    frame = PageFrame(20, 20, 50, 50)
    words = [
        each
        for each in FaceDrawing("en", measure).drawn(face, frame, CutoutOutline.RECTANGLE)
        if isinstance(each, PageText)
    ]
    assert words[-1].text.endswith(CUT)
    assert min(each.size for each in words) == SMALLEST
    assert [each.title for each in made.texts] == ["Leak"]
    (page,) = made.pages()
    assert " ".join(LONG.split()) in read(page)
    assert "Pushes everybody 2 steps, roughly." in read(page)
    assert "Calm" not in read(page)


def test_a_word_that_is_wider_than_the_piece_is_broken_and_not_lost():
    assert not reference(side("Leak", "w" * 60)).texts


def test_many_long_texts_flow_through_columns_and_pages():
    made = reference(*(side(f"Tile {n}", LONG) for n in range(9)))
    pages = list(made.pages())
    assert len(pages) > 1
    text = " ".join(map(read, pages))
    assert all(f"Tile {n}" in text for n in range(9))


def test_the_pages_of_a_sheet_end_with_the_reference():
    document = sample("quarantine-ring")
    maze = document.layout
    name = "a tile whose name alone would be too long for any tile of the maze " * 3
    wordy = replace(maze.actions["salvage"], title=name[:200])
    longer = replace(document, layout=replace(maze, actions={**maze.actions, "salvage": wordy}))
    usual, made = (sheets(each, what=What.PIECES) for each in (document, longer))
    assert len(made.pages) == len(usual.pages) + 1
    assert "too long for their pieces" in read(list(made.pages[-1].items))
    assert "too long for their pieces" in str(made.warnings[1])
    insist_on_order(made.pages)
