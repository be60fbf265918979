"""Blocks: measurements made ready to be drawn, each with the same told in words."""

from collections.abc import Iterator, Mapping

from hullwright.schema.checks.survey import Figures
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, humanised, joined, message, verbatim
from hullwright.schema.records import Json

from .metric_names import name_of

NOTHING = verbatim("–")
UNTOLD = frozenset({"name", "kind"})
"""What the panel need not repeat: the map's tab says it."""


@late_dataclass
class MetricBar:
    """One bar of a plot."""

    share: float
    """How long it is, from 0 to 1."""
    label: Message | None = None
    text: Message | None = None
    band: tuple[float, float] | None = None
    """From where to where published maps reach, drawn behind the bar."""
    ink: str = "accent"


@late_dataclass
class MetricBlock:
    """A title, perhaps with a value beside it and a plot below."""

    title: Message
    value: Message | None = None
    bars: tuple[MetricBar, ...] = ()
    parts: tuple[MetricBar, ...] = ()
    """The parts of one bar that is as long as there is room."""
    note: Message | None = None
    note_ink: str = "faint-text"
    is_heading: bool = False

    @property
    def told(self) -> Message:
        """The block in words."""
        lines = [
            joined([each.label, each.text], ": ")
            for each in (*self.bars, *self.parts)
            if each.label and each.text
        ]
        return joined(filter(None, [self.value, *lines, self.note]))


def heading(title: Message) -> MetricBlock:
    """Return the title of a group of blocks."""
    return MetricBlock(title, is_heading=True)


def number(value: Json) -> Message:
    """Return a figure as people write it."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return message("yes") if value else message("no")
    if isinstance(value, str):
        return humanised(value)
    if isinstance(value, float):
        value = int(value) if value.is_integer() else round(value, 2)
    return message("{value}", value=value)


def worded(value: Json) -> Message:
    """Return a figure, or several of them one after another, as people write it."""
    if isinstance(value, list | tuple):
        return joined(map(worded, value)) if value else NOTHING
    return number(value)


def percent(share: float) -> Message:
    """Return a share as a percentage."""
    return message("{value} %", value=round(100 * share))


def plain_blocks(figures: Figures) -> Iterator[MetricBlock]:
    """Yield the blocks of any figures: tables of numbers as bars, anything else as rows."""
    rows = {name: each for name, each in figures.items() if not _is_group(name, each)}
    yield from _blocks({name: each for name, each in rows.items() if name not in UNTOLD})
    for name, each in figures.items():
        if _is_group(name, each):
            yield heading(name_of(name))
            yield from _blocks(each)


def _is_group(name: str, value: Json) -> bool:
    return isinstance(value, Mapping) and name in {"distances", "metrics"}


def _blocks(figures: Figures, above: Message | None = None) -> Iterator[MetricBlock]:
    for name, value in figures.items():
        title = joined(filter(None, [above, name_of(name)]), ": ")
        if not isinstance(value, Mapping):
            yield MetricBlock(title, worded(value))
        elif _is_plot(value):
            yield MetricBlock(title, bars=bars(value))
        else:
            yield from _blocks(value, title)


def _is_plot(value: Mapping[str, Json]) -> bool:
    return bool(value) and all(isinstance(each, int | float | None) for each in value.values())


def bars(values: Mapping[str, float | None], most: float = 0) -> tuple[MetricBar, ...]:
    """Return a bar for each number, the largest as long as there is room."""
    most = most or max((each for each in values.values() if each), default=1)
    return tuple(
        MetricBar(min(max((each or 0) / most, 0), 1), name_of(name), number(each))
        for name, each in values.items()
    )
