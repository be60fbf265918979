"""Texts stay in the room they are given."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.sheets.letters import Letters, cut, lines_of, one_line, shrunk_stack, stack
from hullwright.editor.sheets.pages import PageFrame
from hullwright.editor.sheets.painter import measure

BODY = Letters(3.0)
ANY_TEXT = st.text(st.sampled_from("aWi é\n-…漢0"), max_size=60)


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Letters are measured by Qt."""


@given(ANY_TEXT, st.floats(8, 80))
def test_no_line_is_wider_than_its_room_and_no_letter_is_lost(text: str, width: float):
    lines = lines_of(text, width, BODY, measure)
    assert all(BODY.size * measure(each, bold=False) <= width for each in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@given(ANY_TEXT, st.floats(6, 60))
def test_a_single_line_stays_in_its_frame(text: str, width: float):
    frame = PageFrame(10, 10, width, 6)
    for align in (0.0, 0.5, 1.0):
        assert frame.holds(one_line(text, frame, BODY, measure, align).frame)


@given(ANY_TEXT, st.floats(12, 60), st.floats(3, 30))
def test_a_stack_of_lines_stays_in_its_frame(text: str, width: float, height: float):
    frame = PageFrame(5, 5, width, height)
    for words in (stack(text, frame, BODY, measure), shrunk_stack(text, frame, BODY, measure)):
        assert all(frame.holds(each.frame) for each in words)


def test_a_long_name_shrinks_before_it_is_cut():
    frame = PageFrame(0, 0, 30, 6)
    short = one_line("Curie", frame, BODY, measure)
    long = one_line("The forgotten engine deck", frame, BODY, measure)
    longer = one_line("The forgotten engine deck " * 9, frame, BODY, measure)
    assert short.size == BODY.size
    assert long.size < BODY.size
    assert long.text == "The forgotten engine deck"
    assert longer.text.endswith("…")


def test_a_text_that_fits_is_not_cut():
    assert cut("D09", 50, BODY, measure) == "D09"


def test_signs_that_are_not_seen_are_written_out():
    frame = PageFrame(0, 0, 200, 20)
    assert one_line("a\u202eb\x1b", frame, BODY, measure).text == r"a\u202eb\u001b"
    assert lines_of("a\x0b<b>b\nc", 200, BODY, measure) == [r"a\u000b<b>b", "c"]
    assert shrunk_stack("a\u200bb", frame, BODY, measure)[0].text == r"a\u200bb"
