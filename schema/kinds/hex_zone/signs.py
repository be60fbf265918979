"""What the signs of a zone drawn in text mean, as far as they are not the same on every zone."""

from collections.abc import Iterator

from ...effects import effects_text
from ...messages import Message, message, verbatim
from .drawing import symbol
from .edge_drawing import SIGNS
from .edges import EDGE_KINDS
from .layout import KNOWN, HexZone, SectorKind
from .sector_effects import SECTOR_EFFECTS, whole_effects


def signs(zone: HexZone) -> Iterator[Message]:
    """Yield a line for each sector kind of somebody's own, and for each kind of edge."""
    used = set().union(*zone.rows)
    for character, each in zone.legend.items():
        if character in used and each.kind not in KNOWN:
            yield message(
                "{sign} {name}: {text}",
                sign=verbatim(symbol(each)),
                name=verbatim(kind_title(each)),
                text=effects_text(whole_effects(each), SECTOR_EFFECTS),
            )
    for kind in dict.fromkeys(each.kind for each in zone.edges):
        yield message(
            "{sign} {name}: {text}",
            sign=verbatim(SIGNS[kind]),
            name=EDGE_KINDS[kind].title,
            text=EDGE_KINDS[kind].sentence,
        )


def kind_title(sector: SectorKind) -> str:
    """Return what people call a sector kind: its title, or its name in the file, with its number."""
    name = sector.title or sector.kind.replace("_", " ")
    return name if sector.number is None else f"{name} {sector.number}"
