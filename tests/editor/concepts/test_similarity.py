"""Similarities: found again from the points that they have moved, and the best one where points are inexact."""

from math import cos, isclose, radians, sin

from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.concepts.similarity import Similarity, similarity

NUMBERS = st.floats(-1000, 1000)
POINTS = st.tuples(NUMBERS, NUMBERS)
SIMILARITIES = st.builds(
    Similarity,
    st.floats(0.01, 10),
    st.floats(-179, 179),
    st.floats(-100, 100),
    st.floats(-100, 100),
)


def spread(points: list[tuple[float, float]]) -> float:
    return max(max(each) - min(each) for each in zip(*points, strict=True))


@given(
    SIMILARITIES, st.lists(POINTS, min_size=2, max_size=6).filter(lambda each: spread(each) > 10)
)
def test_a_similarity_is_found_again_from_points_that_it_moved(moved, points):
    found = similarity([(each, moved.of(each)) for each in points])
    assert found is not None
    assert isclose(found.scale, moved.scale, rel_tol=1e-6)
    assert found.error([(each, moved.of(each)) for each in points]) < 1e-5
    assert abs(found.turn - moved.turn) < 1e-4


@given(SIMILARITIES, POINTS)
def test_going_back_leads_to_where_one_came_from(moved, point):
    back = moved.before(moved.of(point))
    assert isclose(back[0], point[0], abs_tol=1e-5)
    assert isclose(back[1], point[1], abs_tol=1e-5)


@given(SIMILARITIES, st.floats(-1, 1), st.floats(-1, 1), st.floats(0.9, 1.1), st.floats(-5, 5))
def test_no_other_similarity_fits_inexact_points_better(moved, off_x, off_y, scaled, turned):
    points = [(0.0, 0.0), (200.0, 0.0), (0.0, 150.0)]
    pairs = [(each, moved.of(each)) for each in points]
    pairs[0] = (points[0], (pairs[0][1][0] + off_x, pairs[0][1][1] + off_y))
    best = similarity(pairs)
    assert best is not None
    other = Similarity(best.scale * scaled, best.turn + turned, best.x + off_x, best.y + off_y)
    assert squares(best, pairs) <= squares(other, pairs) + 1e-6


def squares(found, pairs):
    return sum(
        (a - x) ** 2 + (b - y) ** 2 for (a, b), (x, y) in ((found.of(p), q) for p, q in pairs)
    )


def test_too_few_points_and_points_on_one_spot_say_nothing():
    assert similarity([]) is None
    assert similarity([((1.0, 1.0), (5.0, 5.0))]) is None
    assert similarity([((1.0, 1.0), (5.0, 5.0)), ((1.2, 1.0), (9.0, 9.0))]) is None
    assert similarity([((0.0, 0.0), (5.0, 5.0)), ((90.0, 0.0), (5.0, 5.0))]) is None


def test_a_turn_is_clockwise_on_the_screen():
    x, y = Similarity(1.0, 30.0, 0.0, 0.0).of((1.0, 0.0))
    assert isclose(x, cos(radians(30)))
    assert isclose(y, sin(radians(30)))
