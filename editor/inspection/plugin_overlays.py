"""Overlays of plugins, asked for in the answering process and given the form of our own."""

from collections.abc import Hashable, Mapping

from hullwright.plugins.contributions import worded
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.overlays import LEAST, MOST, CellValues, cell_values
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, message, verbatim

from ..concepts.question import Shading
from ..concepts.surface import Surface
from ..kinds.table import editor_kind_of
from ..languages.words import language_in_use


def plugin_overlay(examination: Examination, name: str) -> Shading[Hashable]:
    """Return what the overlay of a full name shows of a map; HullwrightError if it can't be had."""
    document = examination.document
    found = cell_values(usual_host(), name, document.kind, examination.survey)
    return shading(found, editor_kind_of(document.kind).surface(document.layout), name)


def shading(found: CellValues, surface: Surface, name: str) -> Shading[Hashable]:
    """Return values by label as a shading of the cells that a surface has."""
    values = {
        cell: value
        for label, value in found.values.items()
        if (cell := surface.cell_of(label)) is not None and cell in surface
    }
    if found.values and not values:
        raise HullwrightError(
            message(
                "The overlay “{name}” has no value for any cell of this map; “{label}” is not one.",
                name=name,
                label=next(iter(found.values)),
            )
        )
    marked = (surface.cell_of(label) for label in found.outlined)
    outlined = tuple(cell for cell in marked if cell is not None and cell in surface)
    if found.words:
        return _by_words(found, values, outlined)
    return _by_numbers(found, values, outlined)


def _by_numbers(
    found: CellValues, values: Mapping[Hashable, float | str], outlined: tuple[Hashable, ...]
) -> Shading[Hashable]:
    numbers = {cell: float(value) for cell, value in values.items()}
    low, high = min(numbers.values(), default=0.0), max(numbers.values(), default=0.0)
    diverging = low < 0 < high
    if diverging:
        # As far below zero as above it, so that zero is in the middle.
        low, high = min(low, -high), max(high, -low)
    reach = high - low
    return Shading(
        {cell: (each - low) / reach if reach else 1.0 for cell, each in numbers.items()},
        {cell: f"{each:.4g}" for cell, each in numbers.items()},
        legend=(_end(found, LEAST, low), _end(found, MOST, high)) if numbers else None,
        outlined=outlined,
        diverging=diverging,
    )


def _end(found: CellValues, name: str, number: float) -> Message:
    said = worded(found.legend.get(name, {}), language_in_use())
    if not said:
        return verbatim(f"{number:g}")
    return message("{what} ({number})", what=verbatim(said), number=f"{number:g}")


def _by_words(
    found: CellValues, values: Mapping[Hashable, float | str], outlined: tuple[Hashable, ...]
) -> Shading[Hashable]:
    numbers = {word: number for number, word in enumerate(found.words)}
    called = (worded(found.legend.get(word, {}), language_in_use(), word) for word in found.words)
    return Shading(
        {cell: numbers[str(word)] for cell, word in values.items()},
        {cell: str(numbers[str(word)] + 1) for cell, word in values.items()},
        outlined=outlined,
        categories=tuple(map(verbatim, called)),
    )
