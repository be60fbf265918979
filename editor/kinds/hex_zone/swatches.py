"""What can be painted into a hex zone."""

from collections.abc import Sequence
from itertools import chain, repeat

from hullwright.schema.effects import effects_text
from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    DANGEROUS,
    HULL,
    HUMAN,
    KNOWN,
    POD,
    SILENT,
    HexZone,
    SectorKind,
)
from hullwright.schema.kinds.hex_zone.sector_effects import SECTOR_EFFECTS
from hullwright.schema.messages import Message, in_a_row, message, verbatim

from ...concepts.editor_kind import Filling, Swatch
from .contents import content_name, content_of
from .looks import SectorLook, look_of

SWATCHES: Sequence[Swatch] = (
    Swatch(
        SILENT,
        message("Silent sector"),
        message("Open ground where no card is drawn: whoever stops here makes no noise."),
        SectorLook(SILENT),
        "1",
    ),
    Swatch(
        DANGEROUS,
        message("Dangerous sector"),
        message("Open ground where a card is drawn: most of a zone is like this."),
        SectorLook(DANGEROUS),
        "2",
    ),
    Swatch(
        HUMAN,
        message("Human start"),
        message("Where the Humans start. A zone needs one, and nobody may go back to it."),
        SectorLook(HUMAN),
        "3",
    ),
    Swatch(
        ALIEN,
        message("Alien start"),
        message("Where the Aliens start. A zone needs one, and nobody may go back to it."),
        SectorLook(ALIEN),
        "4",
    ),
    Swatch(
        f"{POD} 1",
        message("Escape pod"),
        message("Where Humans escape. Pods are numbered from 1; most zones have four."),
        SectorLook(POD, 1),
        "5",
    ),
    Swatch(
        HULL,
        message("Hull"),
        message("Closed: nobody can go here. An empty zone is all hull."),
        SectorLook(HULL),
        "0",
    ),
)

OWN_KEYS = "6789"
"""The digits that are left for kinds of a zone's own."""

FILLINGS: Sequence[Filling] = (
    Filling(message("Two dangerous sectors for each silent one"), (DANGEROUS, DANGEROUS, SILENT)),
    Filling(message("Dangerous sectors"), (DANGEROUS,)),
    Filling(message("Silent sectors"), (SILENT,)),
)
"""What the silhouette of a new zone can be filled with; the first as in published zones."""


def swatches(zone: HexZone) -> Sequence[Swatch]:
    """Return what can be painted: the known kinds, and those of the zone's own legend."""
    own = {content_of(each): each for each in zone.legend.values() if each.kind not in KNOWN}
    keys = chain(OWN_KEYS, repeat(""))
    own_swatches = (_own_swatch(*each) for each in zip(own.values(), keys, strict=False))
    return (*SWATCHES, *own_swatches)


def _own_swatch(sector: SectorKind, key: str) -> Swatch:
    return Swatch(
        content=content_of(sector),
        title=verbatim(sector.title or content_of(sector)),
        help=own_help(sector),
        look=look_of(sector),
        key=key,
        note=effects_text(sector.effects, SECTOR_EFFECTS) if sector.effects else None,
    )


def own_help(sector: SectorKind) -> Message:
    """Return what a sector kind of somebody's own does."""
    likeness = message("It counts as {likeness}.", likeness=content_name(sector.role))
    if not sector.effects:
        return in_a_row([message("A kind of this map's own."), likeness])
    return in_a_row([likeness, effects_text(sector.effects, SECTOR_EFFECTS)])
