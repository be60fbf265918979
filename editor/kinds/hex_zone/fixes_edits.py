"""Fixes that paint: the edits that most ways to put a zone right come down to."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.hex_zone.layout import DANGEROUS
from hullwright.schema.messages import Message

from ...concepts.editor_kind import Fix
from .edits import painted


def painting(title: Message, contents: Mapping[Hex, str]) -> Fix:
    """Return the fix that paints some sectors."""
    return Fix(title, lambda document: replace(document, layout=painted(document.layout, contents)))


def opening(title: Message, cells: Iterable[Hex]) -> Fix:
    """Return the fix that opens some sectors as dangerous ones."""
    return painting(title, dict.fromkeys(cells, DANGEROUS))
