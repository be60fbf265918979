"""Overlays that plugins bring: a value for each cell, worked out beside the window and laid over the map.

An overlay is a function `(survey)`, as a check is one. It returns a number or a word for each cell by its
label, such as `{"D09": 3}`, or `CellValues` if it has more to say. Numbers become a ramp of shades, words
become categories with a colour and a number each. Nothing here knows Qt.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, Protocol, TypeAlias

from hullwright.schema.checks.survey import Survey
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from .contributions import full_name, usable
from .host import Contributed, Host
from .host.patience import brought_in, guarded

SECONDS = 5.0
"""How long an overlay may take for one map."""

MOST_WORDS = 24
"""So many different words at most; nobody could tell more of them apart."""

LEAST, MOST = "least", "most"
"""The entries of a legend for the weakest and the strongest shade of numbers."""

_LONG = 60

Titles: TypeAlias = Mapping[str, str]
"""A text by language code; English is the one that must be there."""


@dataclass(frozen=True)
class CellValues:
    """What an overlay shows."""

    values: Mapping[str, float | str]
    """A number or a word for each cell, by the cell's label; all numbers, or all words."""
    legend: Mapping[str, Titles] = field(default_factory=dict)
    """What each word is called by language; for numbers what `least` and `most` stand for."""
    outlined: Collection[str] = ()
    """The labels of cells to be outlined."""

    @property
    def words(self) -> tuple[str, ...]:
        """The different words, in the order in which they first come; none for numbers."""
        return tuple(dict.fromkeys(each for each in self.values.values() if isinstance(each, str)))


class OverlayCode(Protocol):
    """What an overlay's `code` names."""

    # Any: the layout is that of the kinds that the manifest names.
    def __call__(self, survey: Survey[Any], /) -> CellValues | Mapping[str, float | str]:
        """Return a value for each cell by its label; the survey has its `document`, `layout` and `board`."""
        ...


def usable_overlays(host: Host, kind: str) -> tuple[Contributed, ...]:
    """Return the overlays for maps of a kind, of plugins whose code may run."""
    return usable(host, "overlays", kind)


def cell_values(host: Host, name: str, kind: str, survey: Survey[Any]) -> CellValues:
    """Return what the overlay of a full name shows of a map; HullwrightError if it can't be had."""
    found = next((each for each in usable_overlays(host, kind) if full_name(each) == name), None)
    if found is None:
        raise HullwrightError(
            message("The overlay “{name}” no longer exists, or is not trusted.", name=name)
        )
    return values_from(found, survey)


def values_from(contributed: Contributed, survey: Survey[Any]) -> CellValues:
    """Return what one overlay shows of a map, as our own classes and plain values."""
    code: OverlayCode = brought_in(contributed)
    with guarded(contributed.plugin, SECONDS):
        return _plain(code(survey))


def _plain(answer: object) -> CellValues:
    """Return a stranger's answer as values that can travel; TypeError or ValueError if it is none."""
    stated = answer if isinstance(answer, CellValues) else CellValues(_mapping(answer))
    values = {_text(label): _value(each) for label, each in _mapping(stated.values).items()}
    legend = {
        _text(name): {_text(language): _text(each) for language, each in _mapping(titles).items()}
        for name, titles in _mapping(stated.legend).items()
    }
    made = CellValues(values, legend, tuple(_text(each) for each in stated.outlined))
    if len({isinstance(each, str) for each in values.values()}) > 1:
        raise TypeError("an overlay returned both numbers and words")
    if len(made.words) > MOST_WORDS:
        raise ValueError(f"an overlay returned more than {MOST_WORDS} different words")
    return made


# Any: what a stranger returned, which is looked at key by key.
def _mapping(value: object) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise TypeError(f"an overlay returned {type(value).__name__} instead of values by label")
    return value


def _value(value: object) -> float | str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"an overlay returned {type(value).__name__}, no number and no word")
    number = float(value)
    if not isfinite(number):
        raise ValueError(f"an overlay returned {number}, which is no place on a ramp")
    return number


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"an overlay returned {type(value).__name__} where a text belongs")
    return "".join(value[:_LONG])
