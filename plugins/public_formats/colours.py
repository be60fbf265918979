"""Colours of a pixel map: how they are written, and what they probably stand for."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.hex_zone.layout import ALIEN, DANGEROUS, HUMAN, POD, SILENT
from hullwright.schema.messages import message

from .sectors import HULL_SECTOR, Sector

TRANSPARENT = "transparent"

RARE = 8
"""Starts and pods are few: a colour that is there more often is ground or hull."""

BRIGHT = 180
"""Above this luminance, of 255, the only colour of the ground is taken as silent."""

_TYPICAL: Mapping[str, tuple[tuple[int, int, int], ...]] = {
    HUMAN: ((0, 0, 255), (0, 255, 255)),
    ALIEN: ((255, 0, 0), (255, 0, 255)),
    POD: ((0, 255, 0), (255, 255, 0)),
}


def colour_of(pixel: bytes) -> str:
    """Return the colour of a pixel (red, green, blue, opacity) as people write it.

    >>> colour_of(bytes([255, 128, 0, 255])), colour_of(bytes(4))
    ('#ff8000', 'transparent')
    """
    red, green, blue, alpha = pixel
    return f"#{red:02x}{green:02x}{blue:02x}" if alpha >= 128 else TRANSPARENT


def colour_named(text: str) -> str:
    """Return a colour that a person wrote in its full form; HullwrightError if it is none.

    >>> colour_named("FFF"), colour_named(" #00Ff00 ")
    ('#ffffff', '#00ff00')
    """
    plain = text.strip().casefold().removeprefix("#")
    if plain == TRANSPARENT:
        return plain
    if re.fullmatch(r"[0-9a-f]{3}", plain):
        plain = "".join(2 * each for each in plain)
    if not re.fullmatch(r"[0-9a-f]{6}", plain):
        raise HullwrightError(
            message("“{text}” in the legend is not a colour such as #ff8000.", text=text[:60])
        )
    return f"#{plain}"


def proposed(counts: Counter[str], background: str, rim: Counter[str]) -> Mapping[str, Sector]:
    """Return what colours probably stand for, from how often they are there and how they look.

    The background shows where no cell lies, so it is hull; or else the colour that most of the rim
    and most of the picture have; or else the darkest of three colours.
    Frequent colours are ground: the lighter are silent, the darker dangerous. Rare ones are starts
    and pods, told by their hue.
    """
    hull = {each for each in counts if each in {background, TRANSPARENT}}
    usual, count = counts.most_common(1)[0]
    if not hull and 2 * count > counts.total() and 2 * rim[usual] > rim.total():
        hull = {usual}
    ground = sorted(
        (each for each in counts if counts[each] > RARE and each not in hull), key=_light
    )
    if not hull and len(ground) > 2:
        hull = {ground.pop(0)}
    rare = [each for each in counts if counts[each] <= RARE and each not in hull]
    return {
        **dict.fromkeys(hull, HULL_SECTOR),
        **_ground(ground),
        **{each: _special(each, counts[each]) for each in rare},
    }


def _ground(by_light: Sequence[str]) -> Mapping[str, Sector]:
    if not by_light:
        return {}
    middle = (_light(by_light[0]) + _light(by_light[-1])) / 2 if len(by_light) > 1 else BRIGHT
    return {each: Sector(SILENT if _light(each) > middle else DANGEROUS) for each in by_light}


def _special(colour: str, count: int) -> Sector:
    red, green, blue = _channels(colour)
    if max(red, green, blue) - min(red, green, blue) < 32:
        # Without a hue it is ground that this zone has little of.
        return Sector(SILENT if _light(colour) > BRIGHT else DANGEROUS)
    distances = {
        kind: min((red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2 for r, g, b in colours)
        for kind, colours in _TYPICAL.items()
    }
    return Sector(POD if count > 2 else min(distances, key=distances.__getitem__))


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _light(colour: str) -> float:
    red, green, blue = _channels(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
