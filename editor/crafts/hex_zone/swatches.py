"""What can be painted into a hex zone."""

from collections.abc import Mapping, Sequence

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

from ..craft import Swatch
from .contents import content_of
from .looks import SectorLook, look_of

SWATCHES: Sequence[Swatch] = (
    Swatch(
        SILENT,
        "Silent sector",
        "Open ground where no card is drawn: those who stop here make no noise.",
        SectorLook(SILENT),
        "1",
    ),
    Swatch(
        DANGEROUS,
        "Dangerous sector",
        "Open ground where a card is drawn: most of a zone is like this.",
        SectorLook(DANGEROUS),
        "2",
    ),
    Swatch(
        HUMAN,
        "Human start",
        "Where the Humans begin. A zone needs one, and nobody may come back to it.",
        SectorLook(HUMAN),
        "3",
    ),
    Swatch(
        ALIEN,
        "Alien start",
        "Where the Aliens begin. A zone needs one, and nobody may come back to it.",
        SectorLook(ALIEN),
        "4",
    ),
    Swatch(
        f"{POD} 1",
        "Escape pod",
        "Where Humans escape. Pods are numbered from 1; most zones have four.",
        SectorLook(POD, 1),
        "5",
    ),
    Swatch(
        HULL,
        "Hull",
        "Closed: nobody can go here. An empty zone is all hull.",
        SectorLook(HULL),
        "0",
    ),
)

FILLINGS: Mapping[str, Sequence[str]] = {
    "Dangerous sectors": (DANGEROUS,),
    "Two dangerous sectors for each silent one": (DANGEROUS, DANGEROUS, SILENT),
    "Silent sectors": (SILENT,),
}
"""What the silhouette of a new zone can be filled with."""

STRANGER_HELP = "A kind of somebody's own, kept as it is. It counts as {likeness}."


def swatches(zone: HexZone) -> Sequence[Swatch]:
    """Return what can be painted: the known kinds, and those of the zone's own legend."""
    own = {content_of(each): each for each in zone.legend.values() if each.kind not in KNOWN}
    return (*SWATCHES, *(_own_swatch(each) for each in own.values()))


def _own_swatch(sector: SectorKind) -> Swatch:
    title = sector.title or content_of(sector)
    return Swatch(
        content=content_of(sector),
        # A template like all titles of swatches, so braces of the person's own are doubled.
        title=title.replace("{", "{{").replace("}", "}}"),
        help=STRANGER_HELP.format(likeness=sector.role),
        look=look_of(sector),
    )
