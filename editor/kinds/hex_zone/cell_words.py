"""What a person reads about a sector: what it is, and what stands between it and its neighbours."""

from collections.abc import Iterator

from hullwright.schema.boards.hexes import Hex, label
from hullwright.schema.kinds.hex_zone.edges import EDGE_KINDS, ONE_WAY
from hullwright.schema.kinds.hex_zone.layout import KNOWN, SectorKind
from hullwright.schema.messages import Message, joined, message, verbatim

from ...concepts.surface import Surface
from ..hexes.edges import SIDES
from .contents import content_name, content_of
from .edge_looks import IN, OUT
from .surface import ZoneSurface


def cell_text(surface: Surface[Hex], cell: Hex) -> Message:
    """Return what a sector is, and its edges."""
    if not isinstance(surface, ZoneSurface):
        return content_name(surface.content(cell))
    sector = surface.sector(cell)
    return joined([sector_name(sector), *edge_texts(surface, cell)])


def sector_name(sector: SectorKind) -> Message:
    """Return what people call a sector kind: of somebody's own by its title."""
    is_own = sector.kind not in KNOWN and sector.title
    return verbatim(sector.title) if is_own else content_name(content_of(sector))


def edge_texts(surface: ZoneSurface, cell: Hex) -> Iterator[Message]:
    """Yield what stands at the sides of a sector."""
    for side, edge in zip(SIDES, surface.sides.get(label(cell), ()), strict=False):
        if edge:
            yield _edge_text(edge, label(cell + side))


def _edge_text(edge: str, sector: str) -> Message:
    if edge == OUT:
        return message("{edge} to {sector}", edge=EDGE_KINDS[ONE_WAY].title, sector=sector)
    if edge == IN:
        return message("{edge} from {sector}", edge=EDGE_KINDS[ONE_WAY].title, sector=sector)
    return message("{edge} towards {sector}", edge=EDGE_KINDS[edge].title, sector=sector)
