"""Commands that choose what to work with: tool, contents, brush size."""

from collections.abc import Iterator

from ..crafts.craft import Swatch
from ..crafts.table import CRAFTS
from ..documents.workplace import Workplace
from ..shell.commands import Command
from ..tools.tool import Tool
from ..words import tr
from .situation import Situation, tools

LARGEST = 2
"""The radius of the largest brush, which paints 19 hexes at once."""


def choice_commands(situation: Situation) -> list[Command]:
    """Return a command for each tool of any map kind, for each digit, and for the tools' options."""
    return [
        *(_tool(situation, each) for each in _all_tools()),
        *_options(situation),
        *(_swatch(situation, str(digit)) for digit in (*range(1, 10), 0)),
    ]


def _all_tools() -> Iterator[Tool]:
    known: dict[str, Tool] = {}
    for craft in CRAFTS.values():
        for tool in craft.tools:
            known.setdefault(tool.name, tool)
    yield from known.values()


def _tool(situation: Situation, tool: Tool) -> Command:
    def need(place: Workplace) -> str:
        if any(each.name == tool.name for each in place.craft.tools):
            return ""
        return tr("Maps of this kind have no such tool.")

    return situation.command(
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


def _swatch(situation: Situation, digit: str) -> Command:
    def found(place: Workplace) -> Swatch | None:
        swatches = place.craft.swatches(place.map.layout)
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

    return situation.command(
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


def _options(situation: Situation) -> list[Command]:
    return [
        situation.command(
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
        situation.command(
            "brush.larger",
            tr("Larger brush"),
            lambda place: place.choices.choose(size=place.choices.now.size + 1),
            _can_grow,
            menu="Tools",
            group=1,
            key="]",
            icon="plus",
        ),
        situation.command(
            "brush.smaller",
            tr("Smaller brush"),
            lambda place: place.choices.choose(size=place.choices.now.size - 1),
            _can_shrink,
            menu="Tools",
            group=1,
            key="[",
            icon="minus",
        ),
        situation.command(
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
    if any("size" in each.uses for each in place.craft.tools):
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
