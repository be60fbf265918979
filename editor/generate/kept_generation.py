"""What a page that makes maps needs to be shown again."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hullwright.schema.documents.targets import Target

from .open_map import OpenMap
from .wall_card import WallCard


class KeptGeneration(NamedTuple):
    """What a page needs to be shown again in another language."""

    target: Target
    seed: int
    open_map: OpenMap | None = None
    cards: Sequence[WallCard] = ()
    folder: Path = Path()
    """Where the target lies, from where its scenario is found."""
