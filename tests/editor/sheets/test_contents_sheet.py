"""A booklet says what is in it, what to cut out, how that differs from the box, and how to set up."""

from dataclasses import replace

import pytest

from hullwright.editor.sheets.bound_pages import Bound
from hullwright.editor.sheets.letters import CUT
from hullwright.editor.sheets.options import What
from hullwright.schema.documents.maps import MapDocument

from .making import insist_on_order, sample, sheets, texts

SAMPLES = ("quarantine-ring", "boiler-deck", "standard", "first-light", "bellwether")
LANGUAGES = ("en", "es", "pt", "de")


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Letters are measured by Qt."""


def booklet(document: MapDocument, **options: object) -> Bound:
    return sheets(document, what=What.BOOKLET, **options)


def contents(document: MapDocument) -> str:
    """Return the text of the page with the contents."""
    made = booklet(document)
    (page,) = (
        number
        for number in range(len(made.pages))
        if texts(made, number)[0] == "Contents and set-up"
    )
    return " ".join(texts(made, page))


@pytest.mark.parametrize("name", SAMPLES)
def test_every_booklet_has_a_page_with_contents_and_set_up_in_four_languages(name: str):
    for language in LANGUAGES:
        made = booklet(sample(name), language=language)
        insist_on_order(made.pages)
        assert not [each for each in texts(made, 1) if each.endswith(CUT)]
        assert "1." in " ".join(texts(made, 1))


def test_pieces_of_the_box_are_told_from_new_ones():
    told = contents(sample("boiler-deck"))
    assert "Action tiles 47 42 5" in told
    assert "New among Action tiles: 3 × Vent leak, 2 × Pressure surge." in told
    assert "Maze tiles 90 90 0" in told


def test_what_stays_in_the_box_is_named():
    document = sample("quarantine-ring")
    maze = document.layout
    fewer = replace(maze.actions["salvage"], count=maze.actions["salvage"].count - 1)
    document = replace(document, layout=replace(maze, actions={**maze.actions, "salvage": fewer}))
    assert "Stay in the box, of Action tiles: 1 × Salvage." in contents(document)


def test_a_zone_says_that_its_sheets_take_the_place_of_those_in_the_box():
    told = contents(sample("bellwether"))
    assert "each of the 8 players gets a map sheet" in told
    assert "come from the box of the game" in told


def test_pages_are_where_the_contents_say():
    made = booklet(sample("first-light"))
    told = " ".join(texts(made, 1))
    assert "Pieces with backs pages 5–12 print on both sides" in told
    assert "Galaxy cards 1–16 of 16" in texts(made, 4)
    assert f"Page 5 of {len(made.pages)}, front" in texts(made, 4)


@pytest.mark.parametrize(
    ("name", "title", "faces"),
    [
        ("quarantine-ring", "Dice, to be folded and glued 1–2 of 2", ["1", "2", "3"]),
        ("standard", "Dice, to be folded and glued", ["Queen", "Spawn", "Warrior"]),
        ("first-light", "Cubes, as counters 1–30 of 30", ["F", "R", "K", "M"]),
    ],
)
def test_dice_and_cubes_are_among_the_pieces(name: str, title: str, faces: list[str]):
    made = sheets(sample(name), what=What.PIECES)
    page = next(n for n in range(1, len(made.pages)) if title in texts(made, n))
    assert set(faces) <= set(texts(made, page))


def test_a_die_that_is_no_cube_becomes_chits():
    document = sample("quarantine-ring")
    setup = replace(document.layout.setup, dice=((1, 2, 3, 4),))
    made = sheets(replace(document, layout=replace(document.layout, setup=setup)), what=What.PIECES)
    assert "Chits to draw instead of rolling a die 1–4 of 4" in texts(made)


def test_markup_in_descriptions_is_not_printed():
    document = replace(
        sample("thimble"), description="<p>Cold &amp; <b>dark</b>.</p><p>Mind it.</p>"
    )
    found = texts(sheets(document, what=What.BOTH))
    assert {"Cold & dark.", "Mind it."} <= set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_whole_however_narrow_the_sheet(language: str):
    made = booklet(sample("bramble-lock"), language=language, per_page=2)
    assert not [
        each.text
        for page in made.pages
        for each in page.words()
        if each.bold and each.text.endswith(CUT)
    ]


def test_the_legend_of_a_maze_lists_what_is_on_the_table_and_nothing_else():
    found = texts(sheets(sample("boiler-deck")))
    assert "Boiler" in found
    assert "Condenser" not in found
    assert "Control centre: all your energy is full again." in found
    assert not any(each.startswith("Control room:") for each in found)
