"""Commands that choose what to work with: tool, contents, brush size."""

from collections.abc import Iterator

from ..concepts.editor_kind import Swatch
from ..concepts.tool import Tool
from ..documents.workplace import Workplace
from ..kinds.table import EDITOR_KINDS
from ..languages.words import tr
from ..shell.commands import Command
from .editing_context import EditingContext, tools

LARGEST = 2
"""The radius of the largest brush, which paints 19 hexes at once."""


def choice_commands(context: EditingContext) -> list[Command]:
    """Return a command for each tool of any map kind, for each digit, and for the tools' options."""
    return [
        *(_tool(context, each) for each in _all_tools()),
        *_options(context),
        *(_swatch(context, str(digit)) for digit in (*range(1, 10), 0)),
    ]


def _all_tools() -> Iterator[Tool]:
    known: dict[str, Tool] = {}
    for editor_kind in EDITOR_KINDS.values():
        for tool in editor_kind.tools:
            known.setdefault(tool.name, tool)
    yield from known.values()


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
        menu="Tools",
        key=tool.key,
        icon=tool.icon,
        help=tr(tool.help),
        is_on=lambda place: place.choices.now.tool == tool.name,
    )


def _swatch(context: EditingContext, digit: str) -> Command:
    def found(place: Workplace) -> Swatch | None:
        swatches = place.editor_kind.swatches(place.map.layout)
        return next((each for each in swatches if each.key == digit), None)

    def need(place: Workplace) -> str:
        return (
            "" if found(place) else tr("On this map no content has the digit {digit}.", digit=digit)
        )

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
            tr("Exchange first and second content"),
            lambda place: place.choices.choose(
                first=place.choices.now.second, second=place.choices.now.first
            ),
            tools,
            menu="Tools",
            group=1,
            key="X",
            icon="exchange",
            help=tr("What the right button painted is painted by the left one, and the other way."),
        ),
        context.command(
            "brush.larger",
            tr("Larger brush"),
            lambda place: place.choices.choose(size=place.choices.now.size + 1),
            _can_grow,
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
            menu="Tools",
            group=1,
            key="Shift+W",
            help=tr("Filling takes all cells of a kind, rather than those that touch each other."),
            is_on=lambda place: place.choices.now.everywhere,
        ),
    ]


def _has_size(place: Workplace) -> str:
    if reason := tools(place):
        return reason
    if any("size" in each.uses for each in place.editor_kind.tools):
        return ""
    return tr("On maps of this kind tools work on one cell at a time.")


def _can_grow(place: Workplace) -> str:
    if reason := _has_size(place):
        return reason
    return tr("This is the largest brush.") if place.choices.now.size >= LARGEST else ""


def _can_shrink(place: Workplace) -> str:
    if reason := _has_size(place):
        return reason
    return tr("This is the smallest brush.") if place.choices.now.size <= 0 else ""
