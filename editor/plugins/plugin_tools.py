"""Tools of plugins: a stranger's generator inside one of ours, so that it can only propose."""

from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import replace
from typing import Any, ParamSpec, TypeAlias, TypeVar

from hullwright.plugins.contributions import Painting, ToolCode, full_name, usable, worded
from hullwright.plugins.host import Contributed, Host
from hullwright.plugins.host.patience import brought_in, guarded
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import verbatim

from ..concepts.tool import Proposal, Stroke, Tool, ToolContext, ToolPointer
from ..drawing.icon_names import icon_names
from ..languages.words import language_in_use
from ..tools.proposals import counted, setting
from .failures import PluginFailures

SECONDS = 2.0
"""How long a tool may take for one place of the pointer."""

ICON = "star"
"""The drawing of a tool that names none, or one that we don't have."""

P = ParamSpec("P")
T = TypeVar("T")
# Any: plugins may wait for whatever they like.
Theirs: TypeAlias = Generator[Painting, Any, None]


def plugin_tools(host: Host, kind: str, failures: PluginFailures) -> tuple[Tool, ...]:
    """Return the tools that plugins bring for maps of a kind; their code is loaded when first used."""
    return tuple(_tool(each, failures) for each in usable(host, "tools", kind))


def _tool(contributed: Contributed, failures: PluginFailures) -> Tool:
    stated, language = contributed.contribution, language_in_use()
    title = worded(stated.title, language, contributed.id)
    return Tool(
        name=full_name(contributed),
        title=verbatim(title),
        icon=drawing(contributed, ICON),
        key=stated.key,
        help=verbatim(worded(stated.help, language)),
        stroke=_Plugged(contributed, failures, title).stroke,
        uses=frozenset({"swatch", "symmetry", "size"}),
    )


def drawing(contributed: Contributed, usual: str) -> str:
    """Return the name of a contribution's drawing if we have it, or else a usual one."""
    return contributed.contribution.icon if contributed.contribution.icon in icon_names() else usual


class _Plugged:
    """One tool of a plugin."""

    def __init__(self, contributed: Contributed, failures: PluginFailures, title: str) -> None:
        self._contributed = contributed
        self._failures = failures
        self._title = title
        self._code: ToolCode | None = None

    def stroke(self, context: ToolContext, pointer: ToolPointer) -> Stroke:
        """Propose what the plugin's own generator paints; HullwrightError if it fails."""
        theirs = self._asked(_begun, self._loaded(), context, pointer)
        try:
            proposal = self._asked(self._next, theirs, None, context)
            while proposal is not None:
                pointer = yield proposal
                proposal = self._asked(self._next, theirs, pointer, context)
        finally:
            self._close(theirs)

    def _asked(self, ask: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        plugin = self._contributed.plugin
        with self._failures.minding(self._contributed), guarded(plugin, SECONDS):
            return ask(*args, **more)

    def _loaded(self) -> ToolCode:
        with self._failures.minding(self._contributed):
            code: ToolCode = self._code or brought_in(self._contributed)
        self._code = code
        return code

    def _next(
        self, theirs: Theirs, pointer: ToolPointer | None, context: ToolContext
    ) -> Proposal | None:
        """Return the next proposal, or None from a tool that is done."""
        try:
            painting = theirs.send(pointer)
        except StopIteration:
            return None
        return self._proposal(painting, context)

    def _proposal(self, painting: Painting, context: ToolContext) -> Proposal:
        chosen = context.selection
        contents = {
            cell: str(content)
            for cell, content in painting.contents.items()
            if cell in context.surface and (not chosen or cell in chosen)
        }
        # Tried here, where a failure is laid at the plugin's door.
        context.editor_kind.painted(context.layout, contents)
        told = counted(context, contents) if contents else None
        note = verbatim(str(painting.note)) if painting.note else told
        selection = None
        if painting.selection is not None:
            selection = frozenset(cell for cell in painting.selection if cell in context.surface)
        return replace(
            setting(context, contents, verbatim(self._title), note=note), selection=selection
        )

    def _close(self, theirs: Theirs) -> None:
        # A stroke is dropped in the middle of events, where a refusal could go nowhere; it was told.
        with suppress(HullwrightError):
            self._asked(theirs.close)


def _begun(code: ToolCode, context: ToolContext, pointer: ToolPointer) -> Theirs:
    theirs: object = code(context, pointer)
    if not isinstance(theirs, Generator):
        raise TypeError(f"a tool returned {type(theirs).__name__}, which is no generator")
    return theirs
