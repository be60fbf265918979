"""Tools that come with a plugin's map kind: their generators and edits are bounded like those of single tools."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hullwright.plugins.strangers_code import insist_on

from ...concepts.editor_kind import Edit
from ...concepts.tool import Proposal, Stroke, Tool, ToolContext, ToolPointer
from .calls import Calls


def bounded_tool(calls: Calls, tool: Tool, layout: type) -> Tool:
    """Return a tool whose strokes are bounded."""
    return replace(tool, stroke=_BoundedStroke(calls, f"the tool {tool.name}", tool.stroke, layout))


class _BoundedStroke:
    """Begins strokes of a plugin's tool."""

    def __init__(
        self,
        calls: Calls,
        what: str,
        begin: Callable[[ToolContext, ToolPointer], Stroke],
        layout: type,
    ) -> None:
        self._calls = calls
        self._what = what
        self._begin = begin
        self._layout = layout

    def __call__(self, context: ToolContext, pointer: ToolPointer) -> Stroke:
        """Propose what the plugin's generator proposes; PluginFailed if it fails."""
        theirs = self._calls.made(self._what, self._begin, context, pointer)
        proposal = self._calls.made(self._what, self._next, theirs, None)
        while proposal is not None:
            pointer = yield proposal
            proposal = self._calls.made(self._what, self._next, theirs, pointer)

    # Any: a stranger's generator.
    def _next(self, theirs: Any, pointer: ToolPointer | None) -> Proposal | None:
        try:
            found = theirs.send(pointer)
        except StopIteration:
            return None
        plugin = self._calls.contributed.plugin
        proposal = insist_on(plugin, self._what, found, Proposal)
        return replace(
            proposal, edit=self._edit(proposal.edit), refused=self._edit(proposal.refused)
        )

    def _edit(self, edit: Edit | None) -> Edit | None:
        return edit and self._calls.insisting(self._what, edit, self._layout)
