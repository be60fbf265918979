"""Strokes for tests: a tool is led over cells that are named by labels."""

from dataclasses import replace
from typing import Any

from hullwright.editor.concepts.tool import Proposal, Tool, ToolContext, ToolPointer
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.tools.table import TOOLS
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.kinds.hex_zone.layout import HexZone

from ..workplaces import zone

BY_NAME = {tool.name: tool for tool in TOOLS}


def tool(name: str) -> Tool:
    return BY_NAME[name]


def desk(*rows: str, first: str = "silent", second: str = "hull", **more: Any) -> ToolContext:
    """Return a desk with a zone of these rows."""
    return desk_on(zone(*rows), first=first, second=second, **more)


def desk_on(
    layout: HexZone, first: str = "silent", second: str = "hull", **more: Any
) -> ToolContext:
    editor_kind = editor_kind_of("hex-zone")
    return ToolContext(editor_kind, layout, editor_kind.surface(layout), first, second, **more)


def cells(labels: str) -> frozenset[Any]:
    return frozenset(hex_of(label) for label in labels.split())


def symmetric(place: ToolContext, name: str) -> ToolContext:
    """Return a desk with a symmetry about its middle."""
    return replace(place, symmetry=place.editor_kind.symmetries.usual(name, place.surface))


def pointer(place: ToolContext, label: str, **more: bool) -> ToolPointer:
    """Return a pointer in the middle of a cell, or beside the map for "-"."""
    if label == "-":
        return ToolPointer((-50.0, -50.0), None, **more)
    cell = hex_of(label)
    return ToolPointer(place.surface.centre(cell), cell, **more)


def proposed(name: str, place: ToolContext, *labels: str, **more: bool) -> Proposal:
    """Return the last proposal of a tool that is pressed at the first label and led to the last."""
    first, *others = (pointer(place, label, **more) for label in labels)
    stroke = tool(name).stroke(place, first)
    proposal = next(stroke)
    for each in others:
        proposal = stroke.send(each)
    stroke.close()
    return proposal


def drawn(name: str, place: ToolContext, *labels: str, **more: bool) -> tuple[str, ...]:
    """Return the rows after a stroke."""
    edit = proposed(name, place, *labels, **more).edit
    return rows(place) if edit is None else tuple(edit(place.layout).rows)


def rows(place: ToolContext) -> tuple[str, ...]:
    return tuple(place.layout.rows)
