"""Round track: a page with a box for each round, to be crossed out while people play."""

from collections.abc import Iterator, Mapping
from xml.sax.saxutils import escape

from hullwright.plugins.map_context import MapContext
from hullwright.schema.documents.maps import MapDocument

ROUNDS: Mapping[str, str] = {"en": "Rounds", "es": "Rondas", "pt": "Rodadas", "de": "Runden"}
MARGIN, BOX, GAP = 15.0, 16.0, 2.0
"""In millimetres."""


def pages(document: MapDocument, context: MapContext) -> Iterator[str]:
    """Yield the one page of the track."""
    width, height = context.paper
    count = context.ruleset.get("rounds") or 0
    counts = context.board.counts()
    head = escape(f"{document.name}: {ROUNDS.get(context.language, ROUNDS['en'])} 1–{count}")
    made_of = escape(" · ".join(f"{role} {number}" for role, number in sorted(counts.items())))
    boxes = "".join(_boxes(count, width - 2 * MARGIN))
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}" font-family="sans-serif">'
        f'<text x="{MARGIN}" y="{MARGIN + 6}" font-size="7" font-weight="bold">{head}</text>'
        f'<text x="{MARGIN}" y="{MARGIN + 13}" font-size="4">{made_of}</text>'
        f"{boxes}</svg>"
    )


def _boxes(count: int, room: float) -> Iterator[str]:
    across = int((room + GAP) // (BOX + GAP))
    for number in range(count):
        row, column = divmod(number, across)
        x, y = MARGIN + column * (BOX + GAP), MARGIN + 20 + row * (BOX + GAP)
        yield (
            f'<rect x="{x:g}" y="{y:g}" width="{BOX:g}" height="{BOX:g}" rx="1.5" fill="none" '
            f'stroke="#333333" stroke-width="0.4"/>'
            f'<text x="{x + BOX / 2:g}" y="{y + BOX / 2 + 2:g}" font-size="6" '
            f'text-anchor="middle" fill="#777777">{number + 1}</text>'
        )
