"""Pictures of a report: the heat on each map, and how long games take."""

from base64 import b64encode
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from hullwright.engines.lab.rounds import LabRun
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import build
from hullwright.schema.messages import verbatim

from ..drawing.inks import PRINT
from ..drawing.picture_parts import PictureParts
from ..drawing.svg import svg_of
from ..kinds.table import editor_kind_of
from ..languages.words import tr
from .heat_shading import shading_of
from .snapshot import snapshot_of

if TYPE_CHECKING:
    from ..drawing.picture_parts import PictureOverlay

WIDE, HIGH = 420, 160
MOST = 12
"""More pictures than these are not shown."""


class ReportPicture(NamedTuple):
    """A picture as SVG, and what stands below it."""

    svg: str
    title: str

    @property
    def address(self) -> str:
        """The picture inside an address, for a page that loads nothing."""
        return f"data:image/svg+xml;base64,{b64encode(self.svg.encode()).decode()}"


def pictures_of(laboratory: LabRun) -> Iterator[ReportPicture]:
    """Yield the pictures of everything that was played as it is: the heat on the map, and the lengths."""
    cells = snapshot_of(laboratory)["cells"]
    shown: set[str] = set()
    for cell in cells[:MOST]:
        document = build(cell["map"], "")
        if not isinstance(document, MapDocument):
            continue
        layer = next(iter(cell["layers"]), None)
        if cell["games"] or document.name not in shown:
            shown.add(document.name)
            title = f"{document.name} · {cell['title']} · {cell['layers'].get(layer, '')}"
            yield ReportPicture(heat_svg(document, cell, layer), title.rstrip(" ·"))
        if cell["rounds"]:
            yield ReportPicture(
                _lengths(cell["rounds"]), tr("{title}: rounds", title=cell["title"])
            )


def heat_svg(document: MapDocument, cell: dict[str, Any], layer: str | None) -> str:
    """Return a map with the heat of its games on it, for print."""
    from ..files.picture_overlays import picture_overlay

    kind = editor_kind_of(document.kind)
    shading = shading_of(document, cell, layer, ())
    overlays: tuple[PictureOverlay, ...] = ()
    if shading:
        surface, title = kind.surface(document.layout), verbatim(cell["layers"].get(layer, ""))
        overlays = (picture_overlay(kind, surface, shading, title, PRINT),)
    return svg_of(document, PRINT, parts=PictureParts(overlays=overlays))


def _lengths(rounds: dict[str, int]) -> str:
    """Return the columns of how many games had how many rounds."""
    counts = {int(key): count for key, count in rounds.items()}
    first, last, most = min(counts), max(counts), max(counts.values())
    step = (WIDE - 40) / (last - first + 1)
    bars = "".join(
        f'<rect x="{20 + (at - first) * step + 1:.1f}" y="{HIGH - 30 - 110 * count / most:.1f}" '
        f'width="{max(step - 2, 1):.1f}" height="{110 * count / most:.1f}" fill="#0072b2"/>'
        for at, count in counts.items()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
        f'font-family="sans-serif" font-size="13" fill="#1c232d">{bars}'
        f'<path d="M20 {HIGH - 30}H{WIDE - 20}" stroke="#8894a5"/>'
        f'<text x="20" y="{HIGH - 10}">{first}</text>'
        f'<text x="{WIDE - 20}" y="{HIGH - 10}" text-anchor="end">{last}</text></svg>\n'
    )
