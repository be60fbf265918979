"""The editor's side of a plugin's map kind, made fit for the window."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from functools import lru_cache
from itertools import islice
from typing import Any

from hullwright.plugins.host import Host, Plugin
from hullwright.plugins.host.patience import PluginFailed
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.strangers_code import insist_on, insist_that
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import Message, verbatim

from ...concepts.editor_kind import (
    EditorKind,
    Layout,
    LayoutCommand,
    OverlayChoice,
    Surface,
    Swatch,
    count_spaces,
    numberless,
)
from ...concepts.map_table import MapTable
from ...concepts.marks import Caption, Marks, Shape, Text
from ...concepts.metric_blocks import plain_blocks
from ...concepts.polygons import closed_path
from ...concepts.tokens import PieceLock
from ...concepts.tool import Tool
from ..plain.editor_kind import no_fixes
from ..plain.surface import PlainSurface
from .calls import BoundedObject, Calls, is_ours
from .loading import LoadedKind, loaded, owner
from .questions import BroughtFixes, travelling
from .strokes import bounded_tool
from .surface import BoundedSurface

MOST = 1_000
"""So many contents, marks, rows of a table or metrics of a plugin are shown."""
_PATH = re.compile(r"[MLHVCQAZ0-9eE+\-., ]{0,20000}")
UNKNOWN: Marks = (
    Shape(closed_path([(-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4)]), "dangerous"),
    Text("?", "cell-text", 0.5, bold=True),
)
"""How a cell looks whose own look can't be drawn."""


def brought_editor_kind(kind: str) -> EditorKind | None:
    """Return how maps of a plugin's kind are drawn and worked on; None if no plugin that may run says so.

    PluginFailed if one does and its code fails.
    """
    return _made(usual_host(), kind) if owner(kind) else None


@lru_cache(maxsize=16)
def _made(_: Host, kind: str) -> EditorKind:
    found = loaded(kind)
    return fitted(found, Calls(found.contributed))


def fitted(found: LoadedKind, calls: Calls) -> EditorKind:
    """Return the editor's side of a kind with every part of it bounded; PluginFailed if a part is none."""
    return _Fitting(found, calls).made()


# Any: what plugins return is looked at before it is used.
class _Fitting:
    """Makes one kind of a plugin fit, part by part."""

    def __init__(self, found: LoadedKind, calls: Calls) -> None:
        self._theirs = found.theirs
        self._calls = calls
        self._plugin: Plugin = found.contributed.plugin
        self._code = found.contributed.contribution.editor
        self._kind = map_kind(found.theirs.kind)
        self._layout: type = self._kind.layout

    def made(self) -> EditorKind:
        """Return the kind with every part of it bounded."""
        theirs = self._theirs
        own: dict[str, Any] = {each.name: getattr(theirs, each.name) for each in fields(EditorKind)}
        for name, (wanted, otherwise) in ANSWERS.items():
            own[name] = self._answering(name, own[name], wanted, otherwise)
        for name in EDITS:
            own[name] = own[name] and self._calls.insisting(
                f"{self._code}.{name}", own[name], self._layout
            )
        for name in OBJECTS:
            if own[name] is not None and not is_ours(own[name]):
                own[name] = BoundedObject(self._calls, f"{self._code}.{name}", own[name], {})
        return EditorKind(
            **{
                **own,
                "surface": self._surface,
                "fixes": theirs.fixes if theirs.fixes is no_fixes else BroughtFixes(theirs.kind),
                "lock": self._lock(),
                # Measured over the links of the board, which says by itself what touches what.
                "walks": None,
                "tools": self._listed("tools", Tool, self._tool),
                "tables": self._listed("tables", MapTable, self._table),
                "overlays": self._listed("overlays", OverlayChoice, self._overlay),
                "layout_commands": self._listed("layout_commands", LayoutCommand, self._command),
            }
        )

    def _answering(
        self,
        name: str,
        function: Callable[..., Any] | None,
        wanted: Callable[[Plugin, str, Any], Any],
        otherwise: Callable[..., Any],
    ) -> Callable[..., Any] | None:
        if function is None or is_ours(function):
            return function
        what = f"{self._code}.{name}"

        def checked(*arguments: Any) -> Any:
            return wanted(self._plugin, what, function(*arguments))

        return self._calls.or_else(what, checked, otherwise)

    def _lock(self) -> PieceLock | None:
        theirs = self._theirs.lock
        if theirs is None or is_ours(theirs.holds):
            return theirs
        what = f"{self._code}.lock"
        return PieceLock(theirs.title, self._calls.or_else(what, theirs.holds, lambda _: False))

    def _surface(self, layout: Layout) -> Surface:
        what = f"{self._code}.surface"
        made = self._calls.or_else(
            what, self._theirs.surface, lambda given: PlainSurface(self._kind, given)
        )(layout)
        return made if is_ours(type(made)) else BoundedSurface(self._calls, what, made)

    def _listed(self, name: str, wanted: type, fit: Callable[[Any], Any]) -> tuple[Any, ...]:
        found = islice(getattr(self._theirs, name), MOST)
        return tuple(
            fit(insist_on(self._plugin, f"{self._code}.{name}", each, wanted)) for each in found
        )

    def _tool(self, tool: Tool) -> Tool:
        if is_ours(tool.stroke):
            return tool
        named = replace(tool, name=self._full_name(tool.name))
        return bounded_tool(self._calls, named, self._layout)

    def _overlay(self, choice: OverlayChoice) -> OverlayChoice:
        what, number = f"the overlay {choice.name}", choice.number
        if number is not None:
            bounded = self._calls.or_else(what, number.largest, lambda _: 1)
            number = number._replace(largest=bounded)
        return choice._replace(
            name=self._full_name(choice.name),
            question=travelling(self._theirs.kind, choice),
            number=number,
            of_plugin=True,
        )

    def _command(self, command: LayoutCommand) -> LayoutCommand:
        what = f"the command {command.name}"
        edit = self._calls.insisting(what, command.edit, self._layout)
        return command._replace(name=self._full_name(command.name), edit=edit)

    def _full_name(self, name: str) -> str:
        """Return a name that nothing of anybody else's has."""
        return f"{self._plugin.id}/{name}"

    def _table(self, table: MapTable) -> MapTable:
        what, calls = f"the table {table.name}", self._calls

        def several(function: Callable[..., Any]) -> Callable[..., Any]:
            return calls.or_else(
                what, lambda *given: tuple(islice(function(*given), MOST)), lambda *_: ()
            )

        def handed_on(function: Callable[..., Any] | None) -> Any:
            return function and (lambda *given: calls.made(what, function, *given))

        return replace(
            table,
            rows=several(table.rows),
            totals=several(table.totals),
            map_totals=several(table.map_totals),
            edited=calls.insisting(what, table.edited, self._layout),
            removed=table.removed and calls.insisting(what, table.removed, self._layout),
            added=handed_on(table.added),
            kept=calls.or_else(what, table.kept, lambda *_: None),
        )


def _marks(plugin: Plugin, what: str, value: Any) -> Marks:
    """Return marks that can be drawn: shapes with paths, and texts."""
    found = tuple(islice(value, MOST))
    for each in found:
        insist_that(plugin, what, holds=isinstance(each, Shape | Text | Caption))
        if isinstance(each, Shape):
            insist_that(plugin, what, holds=_PATH.fullmatch(each.path) is not None)
    return found


def _several(wanted: type) -> Callable[[Plugin, str, Any], Any]:
    def made(plugin: Plugin, what: str, value: Any) -> tuple[Any, ...]:
        return tuple(insist_on(plugin, what, each, wanted) for each in islice(value, MOST))

    return made


def _one(wanted: type) -> Callable[[Plugin, str, Any], Any]:
    return lambda plugin, what, value: insist_on(plugin, what, value, wanted)


def _table_of(_plugin: Plugin, _what: str, value: Any) -> Mapping[Any, Any]:
    return dict(value)


Answer = tuple[Callable[[Plugin, str, Any], Any], Callable[..., Any]]
ANSWERS: Mapping[str, Answer] = {
    "marks": (_marks, lambda _: UNKNOWN),
    "swatches": (_several(Swatch), lambda _: ()),
    "meanings": (_table_of, lambda _: {}),
    "content_name": (_one(Message), verbatim),
    "sort_of": (_one(str), numberless),
    "turned": (_one(str), lambda content, _: content),
    "copies": (_table_of, lambda _symmetry, cell, content: {cell: content}),
    "is_rooted": (_one(bool), lambda _: False),
    "imaged": (_one(str), lambda content, _: content),
    "is_landmark": (_one(bool), lambda _: False),
    "counts": (_several(Message), count_spaces),
    "blocks": (_several(object), plain_blocks),
    "told": (_one(Message), lambda surface, cell: verbatim(surface.content(cell))),
}
"""What each function of a kind has to return, and what is answered where it fails."""
EDITS: Sequence[str] = ("painted", "understood", "resized")
"""Functions that return a layout; where they fail, the edit is refused with the sentence."""
OBJECTS: Sequence[str] = ("symmetries", "lattice", "edges", "own_contents")

__all__ = ["PluginFailed", "brought_editor_kind", "fitted"]
