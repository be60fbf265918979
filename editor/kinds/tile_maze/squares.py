"""Squares: the lanes and indicators of one tile or board cell as a value, and what can be drawn on it.

Every lane is seen as a *star* while it is changed: a middle with an arm to each of its exits. A chain is
a star with two arms, a dead end one with a single arm and its end in the middle (NE-12). So a lane that
gains or loses an exit keeps its other spaces, and indicators keep their places.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import SpaceName
from hullwright.schema.records import Json

MOST_SPACES = 50
"""The longest chain, and the longest arm of a junction, that a file may hold."""

Mark = tuple[str, int]
"""A space of a star: the side of its arm, and how many steps from the middle; ("", 0) is the middle."""

MIDDLE: Mark = ("", 0)


@dataclass(frozen=True)
class Square:
    """The lanes of one square, and the indicator of each space that bears one."""

    lanes: tuple[Lane, ...] = ()
    specials: Mapping[SpaceName, str] = field(default_factory=dict)

    def lane_at(self, side: str) -> int | None:
        """Return the number of the lane that leads to a side, or None at a wall."""
        return next((n for n, lane in enumerate(self.lanes) if side in lane.exits), None)

    def spaces(self) -> Iterator[SpaceName]:
        """Yield the names of all spaces, lane by lane."""
        for number, lane in enumerate(self.lanes):
            for space in range(lane.size):
                yield SpaceName(number, space)


@dataclass(frozen=True)
class _Star:
    arms: Mapping[str, int]
    """How many spaces lie between the middle and the edge, by side."""
    marks: Mapping[Mark, str]
    extra: Mapping[str, Json]


def joined(square: Square, sides: str) -> Square:
    """Return a square with a lane that joins some sides: a new one, or those that lead there made one.

    A single side at a wall gets a dead end.
    """
    found = sorted({n for side in sides if (n := square.lane_at(side)) is not None})
    fresh = "".join(dict.fromkeys(side for side in sides if square.lane_at(side) is None))
    if not found:
        return replace(square, lanes=(*square.lanes, Lane(exits=fresh, spaces=1)))
    stars = _stars(square)
    first = stars[found[0]]
    for number in found[1:]:
        first = _merged(first, stars[number])
    arms = {**first.arms, **dict.fromkeys(fresh, 0)}
    if arms == stars[found[0]].arms:
        return square
    kept = [star for number, star in enumerate(stars) if number not in found[1:]]
    kept[found[0]] = replace(first, arms=arms)
    return _square(kept)


def without_exit(square: Square, side: str) -> Square:
    """Return a square with a wall at a side; a lane that led only there is gone."""
    return _square(
        [
            replace(
                star,
                arms={each: size for each, size in star.arms.items() if each != side},
                marks={mark: kind for mark, kind in star.marks.items() if mark[0] != side},
            )
            for star in _stars(square)
        ]
    )


def without_lane(square: Square, number: int) -> Square:
    """Return a square without one of its lanes and the indicators on it."""
    stars = _stars(square)
    return _square(stars[:number] + stars[number + 1 :])


def with_spaces(square: Square, number: int, count: int) -> Square:
    """Return a square with another number of spaces along a chain.

    An indicator at a dead end stays there; others keep their number as long as there are so many.
    """
    lane = square.lanes[number]
    last = lane.spaces - 1
    specials: dict[SpaceName, str] = {}
    for name, kind in square.specials.items():
        space = name.space
        if name.lane == number:
            is_end = lane.dead_end is not None and space == last
            space = count - 1 if is_end else min(space, count - 1)
        specials.setdefault(SpaceName(name.lane, space), kind)
    lanes = list(square.lanes)
    lanes[number] = replace(lane, spaces=count)
    return Square(tuple(lanes), specials)


def with_arm(square: Square, number: int, side: str, count: int) -> Square:
    """Return a square with another number of spaces in an arm of a junction (NE-12)."""
    stars = _stars(square)
    star = stars[number]
    stars[number] = replace(
        star,
        arms={**star.arms, side: count},
        marks={m: kind for m, kind in star.marks.items() if m[0] != side or m[1] <= count},
    )
    return _square(stars)


def with_special(square: Square, name: SpaceName, kind: str | None) -> Square:
    """Return a square with an indicator on a space, or with none there."""
    others = {each: old for each, old in square.specials.items() if each != name}
    if kind is None:
        return replace(square, specials=others)
    if name in square.specials:
        return replace(square, specials={**square.specials, name: kind})
    return replace(square, specials={**others, name: kind})


def _stars(square: Square) -> list[_Star]:
    return [
        _star(lane, {name.space: kind for name, kind in square.specials.items() if name.lane == n})
        for n, lane in enumerate(square.lanes)
    ]


def _star(lane: Lane, specials: Mapping[int, str]) -> _Star:
    places = _places(lane)
    marks = {places[space]: kind for space, kind in specials.items() if space < len(places)}
    arms = {side: sum(place[0] == side for place in places) for side in lane.exits}
    return _Star(arms, marks, lane.extra)


def _places(lane: Lane) -> list[Mark]:
    """Return the place of each space of a lane in its star, by the numbers of the spaces."""
    if lane.is_junction:
        arms = ((side, step) for side, arm in lane.arms.items() for step in range(1, len(arm) + 1))
        return [MIDDLE, *arms]
    if len(lane.exits) == 1:
        return [(lane.exits, step) for step in range(lane.spaces - 1, 0, -1)] + [MIDDLE]
    first, second = lane.exits[0], lane.exits[1]
    before = [(first, step) for step in range(lane.middle, 0, -1)]
    after = [(second, step) for step in range(1, lane.spaces - lane.middle)]
    return [*before, MIDDLE, *after]


def _merged(first: _Star, second: _Star) -> _Star:
    return _Star(
        {**first.arms, **second.arms},
        {**second.marks, **first.marks},
        {**second.extra, **first.extra},
    )


def _square(stars: list[_Star]) -> Square:
    """Return the square of some stars; those without arms are gone."""
    lanes, specials = list[Lane](), dict[SpaceName, str]()
    for star in stars:
        if star.arms:
            places = _star_places(star.arms)
            for mark, kind in star.marks.items():
                if mark in places:
                    specials[SpaceName(len(lanes), places.index(mark))] = kind
            lanes.append(_lane(star))
    return Square(tuple(lanes), specials)


def _lane(star: _Star) -> Lane:
    exits = "".join(star.arms)
    if len(exits) >= 3:
        arms = {side: size for side, size in star.arms.items() if size}
        return Lane(exits=exits, spaces=1, arm_spaces=arms, extra=star.extra)
    size = min(1 + sum(star.arms.values()), MOST_SPACES)
    return Lane(exits=exits, spaces=size, extra=star.extra)


def _star_places(arms: Mapping[str, int]) -> list[Mark]:
    """Return the spaces of a star in the order in which the lane that is made of it numbers them."""
    (first, size), *others = arms.items()
    outwards = [(side, step) for side, most in others for step in range(1, most + 1)]
    if len(arms) >= 3:
        return [MIDDLE, *((first, step) for step in range(1, size + 1)), *outwards]
    chain = [*((first, step) for step in range(size, 0, -1)), MIDDLE, *outwards]
    return chain[:MOST_SPACES]
