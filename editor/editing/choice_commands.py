"""Commands that choose what to work with: tool, contents, brush size."""

from collections.abc import Iterator, Sequence

from hullwright.schema.messages import english

from ..concepts.editor_kind import EditorKind, Layout, Swatch
from ..concepts.tool import Tool
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.commands import Command
from .editing_context import EditingContext, tools

MENU = "Tools"
_MEASURING = frozenset({"axis", "guides", "measure", "symmetrise"})
_HEADINGS = {
    **dict.fromkeys(
        ("brush", "line", "rectangle", "hexagon", "fill", "lasso", "eraser", "eyedropper"),
        english("Paint"),
    ),
    **dict.fromkeys(
        ("select-rectangle", "select-lasso", "select-same", "move", "stamp"),
        english("Select and move"),
    ),
}
"""Above which tools stands what in the menu, in this order; the others are for maps of some kinds."""
_PARTICULAR = english("Place and lay")
LARGEST = 2
"""The radius of the largest brush, which paints 19 hexes at once."""


def choice_commands(context: EditingContext, kinds: Sequence[EditorKind]) -> list[Command]:
    """Return a command for each tool of some map kinds, for each digit, and for the tools' options."""
    digits = _Digits()
    return [
        *(_tool(context, each) for each in _all_tools(kinds)),
        *_options(context),
        *(_swatch(context, digits, str(digit)) for digit in (*range(1, 10), 0)),
    ]


def _all_tools(kinds: Sequence[EditorKind]) -> Iterator[Tool]:
    known: dict[str, Tool] = {}
    for editor_kind in kinds:
        for tool in editor_kind.tools:
            known.setdefault(tool.name, tool)
    order = [*dict.fromkeys(_HEADINGS.values()), _PARTICULAR]
    yield from sorted(known.values(), key=lambda tool: order.index(_heading(tool)))


def _menu(tool: Tool) -> str:
    """Return the menu of a tool: those that measure and mirror have one of their own, or it grew too long."""
    return f"{MENU}/Measure and mirror" if tool.name in _MEASURING else MENU


def _heading(tool: Tool) -> str:
    return _HEADINGS.get(tool.name, _PARTICULAR)


def _tool(context: EditingContext, tool: Tool) -> Command:
    def need(place: Workplace) -> str:
        if any(each.name == tool.name for each in place.editor_kind.tools):
            return ""
        return tr("Maps of this kind have no such tool.")

    return context.command(
        f"tool.{tool.name}",
        tr(tool.title),
        lambda place: place.choices.choose(tool=tool.name),
        need,
        lacks=need,
        menu=_menu(tool),
        heading="" if _menu(tool) != MENU else tr(_heading(tool)),
        key=tool.key,
        icon=tool.icon,
        help=tr(tool.help),
        is_on=lambda place: place.choices.now.tool == tool.name,
    )


class _Digits:
    """Knows which digit paints what; asks the kind once for each layout, however many commands ask."""

    def __init__(self) -> None:
        self._layout: Layout = None
        self._swatches: dict[str, Swatch] = {}

    def found(self, place: Workplace, digit: str) -> Swatch | None:
        """Return what a digit paints on a map."""
        if place.map.layout is not self._layout:
            self._layout = place.map.layout
            offered = place.editor_kind.swatches(self._layout)
            self._swatches = {each.key: each for each in reversed(offered)}
        return self._swatches.get(digit)


def _swatch(context: EditingContext, digits: _Digits, digit: str) -> Command:
    def found(place: Workplace) -> Swatch | None:
        return digits.found(place, digit)

    def need(place: Workplace) -> str:
        return (
            "" if found(place) else tr("On this map no content has the digit {digit}.", digit=digit)
        )

    def named(place: Workplace) -> str:
        swatch = found(place)
        content = tr(swatch.title) if swatch else digit
        return tr("Paint with: {content}", content=content)

    def choose(place: Workplace) -> None:
        if swatch := found(place):
            place.choices.choose(first=swatch.content)

    def is_on(place: Workplace) -> bool:
        swatch = found(place)
        return swatch is not None and swatch.content == place.choices.now.first

    return context.command(
        f"content.{digit}",
        tr("Paint with content {digit}", digit=digit),
        choose,
        need,
        lacks=need,
        named=named,
        menu="Tools/Contents",
        group=2,
        key=digit,
        help=tr("Chooses what the left button paints; the palette shows which digit is what."),
        is_on=is_on,
    )


def _options(context: EditingContext) -> list[Command]:
    return [
        context.command(
            "content.exchange",
            tr("Swap first and second content"),
            lambda place: place.choices.choose(
                first=place.choices.now.second, second=place.choices.now.first
            ),
            tools,
            menu="Tools/Contents",
            group=9,
            key="X",
            icon="exchange",
            help=tr("The left button then paints what the right one painted, and vice versa."),
        ),
        context.command(
            "brush.larger",
            tr("Larger brush"),
            lambda place: place.choices.choose(size=place.choices.now.size + 1),
            _can_grow,
            lacks=_has_size,
            menu="Tools",
            group=1,
            key="]",
            icon="plus",
        ),
        context.command(
            "brush.smaller",
            tr("Smaller brush"),
            lambda place: place.choices.choose(size=place.choices.now.size - 1),
            _can_shrink,
            lacks=_has_size,
            menu="Tools",
            group=1,
            key="[",
            icon="minus",
        ),
        context.command(
            "fill.everywhere",
            tr("Fill and select everywhere"),
            lambda place: place.choices.choose(everywhere=not place.choices.now.everywhere),
            tools,
            menu="Tools/Contents",
            group=9,
            key="Shift+W",
            help=tr("Filling takes all cells of a kind, not just those that touch."),
            is_on=lambda place: place.choices.now.everywhere,
        ),
    ]


def _has_size(place: Workplace) -> str:
    if reason := tools(place):
        return reason
    if any("size" in each.uses for each in place.editor_kind.tools):
        return ""
    return tr("On maps of this kind, tools work on one cell at a time.")


def _can_grow(place: Workplace) -> str:
    if reason := _has_size(place):
        return reason
    return tr("This is the largest brush.") if place.choices.now.size >= LARGEST else ""


def _can_shrink(place: Workplace) -> str:
    if reason := _has_size(place):
        return reason
    return tr("This is the smallest brush.") if place.choices.now.size <= 0 else ""
