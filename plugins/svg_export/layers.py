"""A map as SVG in layers: one for each role of its cells, one for what lies in them, one for labels."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.records import Json

from ..map_context import MapContext

COLOURS: Mapping[str, str] = {
    "hull": "#2b2f36",
    "silent": "#ffffff",
    "dangerous": "#b9bec6",
    "human": "#7db7e8",
    "alien": "#d98ab5",
    "pod": "#8fcf9b",
    "open": "#eef1f5",
    "station": "#c9b68c",
    "gate": "#8fcf9b",
    "start": "#7db7e8",
    "goal": "#8fcf9b",
    "planet": "#a9cf8f",
    "asteroid": "#cdb89a",
}
_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" '
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
    'width="{width:.3f}mm" height="{height:.3f}mm" '
    'viewBox="{left:.3f} {top:.3f} {width:.3f} {height:.3f}">'
)
OTHER = "#dfe3e8"
"""The colour of roles that are not listed."""


class _Cell(NamedTuple):
    """A cell of the drawing: its label, role, content and corners, in millimetres."""

    label: str
    role: str
    content: str
    corners: Sequence[tuple[float, float]]

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of its corners."""
        xs, ys = zip(*self.corners, strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def exported(document: MapDocument, options: Mapping[str, Json], context: MapContext) -> bytes:
    """Return the drawing."""
    side = float(options.get("side", 8))
    cells = list(_cells(document, context, side))
    xs = [x for cell in cells for x, _ in cell.corners] or [0.0]
    ys = [y for cell in cells for _, y in cell.corners] or [0.0]
    edge = side / 2
    left, top = min(xs) - edge, min(ys) - edge
    width, height = max(xs) - left + edge, max(ys) - top + edge
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        _HEAD.format(left=left, top=top, width=width, height=height),
        f"<title>{escape(document.name)}</title>",
        *_layers(cells, side, has_labels=bool(options.get("labels", True))),
        "</svg>",
    ]
    return ("\n".join(lines) + "\n").encode()


def _cells(document: MapDocument, context: MapContext, side: float) -> Iterator[_Cell]:
    kind = map_kind(document.kind)
    plan = kind.plan(document.layout)
    contents = kind.contents(document.layout)
    roles = dict(zip(context.board.ids, context.board.roles, strict=True))
    across, down = plan.unit
    for label, x, y in zip(plan.labels, plan.xs, plan.ys, strict=True):
        corners = [
            ((x + dx) * across * side, (y + dy) * down * side) for dx, dy in plan.shape.corners
        ]
        role = roles.get(label, "")
        yield _Cell(label, role, contents.get(label, role), corners)


def _layers(cells: Sequence[_Cell], side: float, *, has_labels: bool) -> Iterator[str]:
    for role in dict.fromkeys(each.role for each in cells):
        yield _layer(
            role or "cells",
            f'fill="{COLOURS.get(role, OTHER)}" stroke="#2b2f36" '
            f'stroke-width="{side / 20:.3f}" stroke-linejoin="round"',
        )
        for cell in cells:
            if cell.role == role:
                points = " ".join(f"{x:.3f},{y:.3f}" for x, y in cell.corners)
                title = escape(f"{cell.label}: {cell.content}")
                yield f'<polygon id={_id(cell.label)} points="{points}"><title>{title}</title></polygon>'
        yield "</g>"
    if has_labels:
        yield _layer(
            "labels",
            f'fill="#1a1d22" font-family="sans-serif" font-size="{side / 2.8:.3f}" '
            'text-anchor="middle"',
        )
        for cell in cells:
            x, y = cell.middle
            yield f'<text x="{x:.3f}" y="{y + side / 8:.3f}">{escape(cell.label)}</text>'
        yield "</g>"


def _layer(name: str, looks: str) -> str:
    """Return the beginning of a group that drawing programs show as a layer."""
    return (
        f'<g inkscape:groupmode="layer" inkscape:label={quoteattr(name)} '
        f"id={quoteattr(f'layer-{name}')} {looks}>"
    )


def _id(label: str) -> str:
    return quoteattr("cell-" + "".join(each if each.isalnum() else "-" for each in label))
