"""Drawings as text that nobody would look at are known by their size before any line is made."""

from hullwright.editor.drawing.letters import LetterPicture
from hullwright.schema.kinds.kind import Glyph


def far_apart(count: int, distance: int) -> LetterPicture:
    return LetterPicture(Glyph(line, distance, "#", "wall", "") for line in range(count))


def test_a_picture_of_a_sheet_is_not_large():
    assert not far_apart(60, 200).is_large


def test_things_far_apart_make_a_large_picture_of_little():
    assert far_apart(100, 20_000).is_large
