"""Polygons."""

from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.concepts.polygons import closed_path, crossings, is_inside

number = st.floats(-20, 20)


@given(st.lists(st.tuples(number, number), min_size=1, max_size=9), number)
def test_a_closed_ring_is_crossed_an_even_number_of_times(
    ring: list[tuple[float, float]], x: float
) -> None:
    assert len(list(crossings(ring, x))) % 2 == 0


def test_what_is_inside_a_ring_and_what_is_not() -> None:
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert is_inside(square, (2.0, 2.0))
    assert not is_inside(square, (5.0, 2.0))
    assert not is_inside(square, (2.0, -1.0))
    twice = [*square, *square]
    assert not is_inside(twice, (2.0, 2.0))


def test_a_path_is_closed() -> None:
    assert closed_path([(0, 0), (1, 0), (0.5, 1)]) == "M0 0 L1 0 L0.5 1 Z"
