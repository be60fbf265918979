"""The words for what lies in a cell: they are those of `diff`, and survive every turn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.laid import (
    EMPTY,
    Laid,
    laid_in,
    sort_of,
    turned_word,
    word_of,
)
from hullwright.schema.kinds.tile_maze.layout import contents
from hullwright.schema.kinds.tile_maze.sides import SIDES

from .mazes import EDITOR_KIND, sample

TILES = st.builds(
    Laid,
    st.sampled_from(["single", "long_corner", "a.b-c_9"]),
    st.sampled_from([0, 90, 180, 270]),
    st.none() | st.sampled_from(SIDES),
)


@given(st.lists(TILES, max_size=3))
def test_a_word_names_the_tiles_it_was_made_of(tiles):
    assert laid_in(word_of(tiles)) == tuple(tiles)


@given(TILES, st.integers(-9, 9))
def test_turning_back_gives_the_same_word(tile, turns):
    assert turned_word(turned_word(tile.word, turns), -turns) == tile.word
    assert turned_word(tile.word, 4) == tile.word


@pytest.mark.parametrize("name", ["long-haul", "severed-spoke", "quarantine-ring"])
def test_words_are_those_of_diff(name):
    layout = sample(name).layout
    surface = EDITOR_KIND.surface(layout)
    for placement in layout.placed:
        word = Laid.of(placement).word
        assert surface.content(placement.at) == word == contents(layout)[placement.at.label]


@pytest.mark.parametrize("word", ["tee", "tee 45°", "tee 0° and more", "Tee 0°", ""])
def test_what_is_no_tile_is_refused_in_words(word):
    with pytest.raises(HullwrightError, match="choose one in the palette"):
        laid_in(word)


def test_start_boards_and_empty_cells_look_the_same_from_all_sides():
    assert turned_word(EMPTY, 1) == EMPTY
    assert turned_word("start board alpha", 1) == "start board alpha"


def test_tiles_are_of_one_sort_however_they_are_turned():
    assert sort_of("tee 90°, new path N") == sort_of("tee 0°") == "tee"
    assert sort_of("start board alpha") != sort_of("start board omega")
