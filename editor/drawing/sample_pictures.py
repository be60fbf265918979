"""Pictures of sample maps: ours, which never change, are read and drawn once for all that show them."""

from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map

from .fitted_icon import fitted
from .images import image_of
from .inks import Inks, InkTable

SHARPNESS = 3
"""Drawn so much larger than shown: scaled down, the symbols stay recognisable."""
MOST = 256
"""So many pictures are kept: all samples, in a few sizes and themes."""


def sample_map(path: Path) -> MapDocument:
    """Return the map of a sample; HullwrightError says what is wrong with it."""
    return _own_map(path) if _is_ours(path) else read_map(path)


def sample_picture(path: Path, inks: Inks, room: QSize) -> QImage:
    """Return how the map of a sample looks, as large as there is room."""
    if _is_ours(path):
        return _own_picture(path, tuple(inks.items()), room.width(), room.height())
    return _drawn(sample_map(path), inks, room)


def _is_ours(path: Path) -> bool:
    return path.parent.parent == HERE


@cache
def _own_map(path: Path) -> MapDocument:
    return read_map(path)


@lru_cache(MOST)
def _own_picture(path: Path, inks: tuple[tuple[str, str], ...], width: int, height: int) -> QImage:
    return _drawn(_own_map(path), InkTable(inks), QSize(width, height))


def _drawn(document: MapDocument, inks: Inks, room: QSize) -> QImage:
    drawn = image_of(document, inks, largest=SHARPNESS * room.width(), rulers=False)
    return fitted(drawn, room)
