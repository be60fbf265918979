"""The signs on galaxy cards: worlds, stars, rocks, cubes and tokens, drawn around the middle of a slot."""

from collections.abc import Mapping
from math import cos, sin, tau

from hullwright.schema.messages import Message, message, verbatim

from ...concepts.marks import Caption, Marks, Point, Shape, Text
from ...concepts.polygons import closed_path

MIDDLE: Point = (0.06, -0.1)
"""The middle of the sign: below it stands the name, and left of it the number."""
RADIUS = 0.4
"""How large a world is."""

CUBE_INKS: Mapping[str, str] = {
    "food": "pod",
    "resource": "stranger",
    "knowledge": "human",
    "military": "alien",
}
OTHER_INKS = ("axis", "stranger", "pod", "human", "alien")
"""What cubes of a designer's own kinds are drawn in, by their names."""


CUBE_LETTERS: Mapping[str, Message] = {
    "food": message("F"),
    "resource": message("R"),
    "knowledge": message("K"),
    "military": message("M"),
}
"""How the cubes of the box are told apart without colours: four different letters in each language."""


def letter_of(cube: str) -> Message:
    """Return the letter on a kind of cube: of a designer's own the first of its name."""
    return CUBE_LETTERS.get(cube) or verbatim(cube[:1].upper())


def ink_of(cube: str) -> str:
    """Return the ink of a kind of cube, always the same for a name."""
    return CUBE_INKS.get(cube) or OTHER_INKS[sum(map(ord, cube)) % len(OTHER_INKS)]


def circle(radius: float, at: Point = MIDDLE) -> str:
    """Return a circle as a path."""
    x, y = at
    r = f"{radius:.4g}"
    return f"M{x + radius:.4g} {y:.4g} A{r} {r} 0 1 1 {x - radius:.4g} {y:.4g} A{r} {r} 0 1 1 {x + radius:.4g} {y:.4g} Z"


def _moved(path: str, by: Point = MIDDLE, size: float = 1.0) -> str:
    """Return a path of absolute M, L, Q and Z with plain numbers, scaled and moved."""
    made, is_x = [], True
    for word in path.split():
        letter = word[0] if word[0].isalpha() else ""
        number = word[len(letter) :]
        if number:
            offset, is_x = by[0 if is_x else 1], not is_x
            number = f"{float(number) * size + offset:.4g}"
        made.append(letter + number)
    return " ".join(made)


def world(ink: str) -> Marks:
    """Return a plain planet: a ball with bands."""
    bands = "M-0.38 -0.1 Q0 -0.02 0.38 -0.1 M-0.38 0.1 Q0 0.2 0.36 0.14"
    return (
        Shape(circle(RADIUS), fill=ink, stroke="cell-text", width=0.05),
        Shape(_moved(bands), stroke="on-symbol", width=0.06),
    )


HOME: Marks = (
    Shape(circle(RADIUS), fill="human", stroke="cell-text", width=0.05),
    Shape(
        _moved(
            "M-0.3 -0.18 Q-0.12 -0.38 0.02 -0.3 Q0.06 -0.16 -0.06 -0.08 Q-0.1 0.06 -0.2 0 Q-0.34 -0.02 -0.3 -0.18 Z "
            "M0.08 0 Q0.3 -0.1 0.32 0.04 Q0.26 0.26 0.1 0.3 Q0 0.14 0.08 0 Z"
        ),
        fill="on-symbol",
    ),
)
"""Where ships start: a ball with continents."""

HAVEN: Marks = (
    Shape(circle(0.48), stroke="cell-text", width=0.05),
    Shape(circle(RADIUS), fill="pod", stroke="cell-text", width=0.05),
    *(
        Shape(
            _moved(
                f"M-0.27 {y} Q-0.18 {y - 0.11:.2f} -0.09 {y} Q0 {y + 0.11:.2f} 0.09 {y} Q0.18 {y - 0.11:.2f} 0.27 {y}"
            ),
            stroke="on-symbol",
            width=0.06,
        )
        for y in (-0.14, 0.04, 0.22)
    ),
)
"""Where ships want to be: a ball of waves with a ring around it."""


def _star(at: Point, size: float) -> str:
    return _moved(
        "M0 -1 Q0.15 -0.15 1 0 Q0.15 0.15 0 1 Q-0.15 0.15 -1 0 Q-0.15 -0.15 0 -1 Z", at, size
    )


STARS: Marks = tuple(
    Shape(_star(at, size), fill="cell-text")
    for at, size in (
        ((-0.24, -0.14), 0.2),
        ((0.22, -0.3), 0.13),
        ((0.1, 0.12), 0.26),
        ((-0.4, 0.2), 0.11),
        ((0.52, 0.02), 0.09),
    )
)
"""Empty space."""


def _rock(at: Point, size: float, begin: float) -> str:
    rough = (1.0, 0.78, 0.95, 0.8, 1.0, 0.74, 0.9)
    angles = [begin + tau * n / len(rough) for n in range(len(rough))]
    return closed_path(
        [
            (at[0] + size * r * cos(angle), at[1] + size * r * sin(angle))
            for angle, r in zip(angles, rough, strict=True)
        ]
    )


PLACES: tuple[tuple[Point, float], ...] = (
    ((-0.26, -0.02), 0.3),
    ((0.32, -0.24), 0.22),
    ((0.3, 0.2), 0.18),
    ((-0.7, 0.14), 0.12),
    ((0.68, 0.02), 0.13),
)


def rocks(number: int) -> Marks:
    """Return some rocks: the more they are, the dearer the way through them."""
    return tuple(
        Shape(_rock(at, size, 0.7 * n), fill="dangerous-edge", stroke="cell-text", width=0.04)
        for n, (at, size) in enumerate(PLACES[: max(2, min(number + 1, len(PLACES)))])
    )


def cube(kind: str) -> Marks:
    """Return the cube that a card brings, with the first letter of its kind."""
    x, y = 0.66, 0.1
    half = 0.2
    corners = [
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    ]
    return (
        Shape(closed_path(corners), fill="silent", stroke=ink_of(kind), width=0.07),
        Caption(letter_of(kind), "cell-text", 0.26, (x, y), bold=True),
    )


UNKNOWN: Marks = (
    *(
        Shape(
            f"M{-0.28 + d:.4g} {-0.5 - d:.4g} L{0.4 + d:.4g} {-0.5 - d:.4g} L{0.4 + d:.4g} {0.34 - d:.4g} L{-0.28 + d:.4g} {0.34 - d:.4g} Z",
            fill="silent",
            stroke="cell-text",
            width=0.045,
        )
        for d in (0.08, 0.0)
    ),
    Text("?", "cell-text", 0.56, MIDDLE, bold=True),
)
"""A card that comes from the deck."""

CLAWS = "M-0.1 -0.13 Q-0.02 0 -0.08 0.14 M0.01 -0.16 Q0.09 0 0.03 0.17 M0.12 -0.13 Q0.2 0 0.14 0.14"


def aliens(at: Point, size: float) -> Marks:
    """Return the Aliens' token."""
    x, y = at
    return (
        Shape(circle(0.26 * size, at), fill="alien", stroke="on-symbol", width=0.04 * size),
        Shape(_moved(CLAWS, (x - 0.02 * size, y), size), stroke="on-symbol", width=0.055 * size),
    )


def anomaly(at: Point) -> Marks:
    """Return the sign of the Anomaly: a whirl."""
    whirl = "M0.02 0.01 Q0.07 -0.07 -0.02 -0.09 Q-0.13 -0.06 -0.1 0.06 Q-0.03 0.16 0.1 0.11 Q0.19 0.02 0.14 -0.1"
    return (
        Shape(circle(0.22, at), fill="silent", stroke="axis", width=0.05),
        Shape(_moved(whirl, at), stroke="axis", width=0.055),
    )
