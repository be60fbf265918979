"""How symmetric a zone of very many sectors is: the shares that `metrics.symmetry` counts, counted by numpy."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .layout import HexZone

if TYPE_CHECKING:
    import numpy as np

VAST = 20_000
"""From so many sectors on arrays are worth the time that it takes to load numpy."""


def is_vast(zone: HexZone) -> bool:
    """Tell whether a zone is so large that arrays are faster."""
    return zone.width * zone.height >= VAST


def shares(zone: HexZone, alike: Mapping[str, str]) -> Mapping[str, float]:
    """Return for each symmetry the share of open sectors whose image is of the same kind.

    `alike` says for each character of an open sector what it is alike to.
    """
    import numpy as np

    codes = _codes(zone, alike)
    rows, columns = (each.astype(np.int32) for each in np.nonzero(codes))
    if not len(rows):
        return dict.fromkeys(("mirror_left_right", "mirror_up_down", "half_turn"), 0.0)
    heights = 2 * rows + (columns & 1)
    across = int(columns.min()) + int(columns.max())
    over = int(heights.min()) + int(heights.max())
    kinds = codes[rows, columns]
    aside = _left_right(columns, heights, across)
    below = _up_down(columns, heights, over)
    return {
        "mirror_left_right": _share(codes, kinds, *aside),
        "mirror_up_down": _share(codes, kinds, *below),
        "half_turn": _share(codes, kinds, *_left_right(*below, across)),
    }


def _codes(zone: HexZone, alike: Mapping[str, str]) -> "np.ndarray":
    """Return a number for what each sector is alike to, row by row; 0 for hull."""
    import numpy as np

    numbers = {kind: number for number, kind in enumerate(dict.fromkeys(alike.values()), start=1)}
    characters = np.frombuffer("".join(zone.rows).encode("utf-32-le"), dtype=np.uint32)
    codes = np.zeros(len(characters), dtype=np.uint16)
    for character, kind in alike.items():
        codes[characters == ord(character)] = numbers[kind]
    return codes.reshape(zone.height, zone.width)


def _left_right(
    columns: "np.ndarray", heights: "np.ndarray", total: int
) -> "tuple[np.ndarray, np.ndarray]":
    between = (total & 1) * (1 - 2 * (columns & 1))
    return total - columns, heights + between


def _up_down(
    columns: "np.ndarray", heights: "np.ndarray", total: int
) -> "tuple[np.ndarray, np.ndarray]":
    between = (total & 1) * (2 * (columns & 1) - 1)
    return columns, total - heights + between


def _share(
    codes: "np.ndarray", kinds: "np.ndarray", columns: "np.ndarray", heights: "np.ndarray"
) -> float:
    rows = (heights - (columns & 1)) >> 1
    height, width = codes.shape
    there = (columns >= 0) & (columns < width) & (rows >= 0) & (rows < height)
    found = codes[rows[there], columns[there]] == kinds[there]
    return round(int(found.sum()) / len(kinds), 3)
