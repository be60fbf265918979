"""The colours of players: told apart for every number of players, on the screen and on paper."""

from itertools import combinations

import pytest

from hullwright.editor.concepts.cutouts import PLAYER_INKS, player_ink, player_letter
from hullwright.editor.drawing.inks import THEMES
from hullwright.schema.kinds import KINDS, map_kind

LEAST_APART = 30.0
"""How far apart two colours lie at least (CIE 1976): a glance at two pieces is enough."""
LEAST_CONTRAST = 2.5
"""How much a colour stands out from the paper at least."""


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def tristimulus(colour: str) -> tuple[float, float, float]:
    red, green, blue = (linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )


def lab(colour: str) -> tuple[float, float, float]:
    x, y, z = (
        each ** (1 / 3) if each > 0.008856 else 7.787 * each + 16 / 116
        for each in tristimulus(colour)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: str, other: str) -> float:
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


def contrast(one: str, other: str) -> float:
    low, high = sorted((tristimulus(one)[1], tristimulus(other)[1]))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_players_are_told_apart_by_colour_up_to_the_most(theme: str) -> None:
    inks = THEMES[theme]
    for one, other in combinations(PLAYER_INKS, 2):
        assert apart(inks[one], inks[other]) > LEAST_APART, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_every_player_stands_out_from_the_paper(theme: str) -> None:
    inks = THEMES[theme]
    for each in PLAYER_INKS:
        assert contrast(inks[each], inks["paper"]) > LEAST_CONTRAST, each


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_a_colour_and_a_letter_for_each_player_of_every_game(kind: str) -> None:
    made = map_kind(kind)
    most = made.players(made.blank(None)).max
    seats = range(1, most + 1)
    assert len({player_ink(each) for each in seats}) == most
    assert len({player_letter(each) for each in seats}) == most
