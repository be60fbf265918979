"""Code that takes or makes whole maps, tried with one: exporters, sheets and generators do what they promise."""

from collections.abc import Callable, Iterator
from contextlib import suppress

from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import KINDS, map_kind
from hullwright.schema.messages import message

from ..contributions_exporters import Exporter
from ..generators import MapGenerator
from ..host import Contributed
from ..host.patience import PluginFailed
from ..map_context import MapContext
from ..option_schema import option_schema
from ..sheets import PluginSheet
from .functions import exporter_mistakes as mistakes_in_manifest
from .functions import function_mistakes
from .mistake import Mistake, in_manifest, mistakes_of
from .surroundings import Surroundings

SEED = 1
NAME = "Trial"


def exporter_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with an exporter: its options, its code, its suffix, and what it makes of an empty map."""
    found = [*_option_mistakes(contributed), *mistakes_in_manifest(contributed, around)]
    yield from found
    if not found and _may_be_tried(contributed, around):
        yield from _tried(contributed, Exporter(contributed).exported)


def sheet_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with a sheet: its code, and its pages for an empty map."""
    found = list(function_mistakes(contributed, around))
    yield from found
    if not found and _may_be_tried(contributed, around):
        yield from _tried(contributed, PluginSheet(contributed).pages)


def _may_be_tried(contributed: Contributed, around: Surroundings) -> bool:
    """Tell whether there is code, for a kind of map that there is; what is missing is said of every contribution."""
    stated = contributed.contribution
    return around.runs_code and bool(stated.code) and (not stated.kind or stated.kind in KINDS)


def _tried(contributed: Contributed, work: Callable[[MapContext], object]) -> Iterator[Mistake]:
    """Yield a mistake if code fails over an empty map; refusing it in words of its own is no failure."""
    kind = map_kind(contributed.contribution.kind or next(iter(KINDS)))
    try:
        work(MapContext(kind.new(NAME, kind.blank(None))))
    except PluginFailed as fault:
        yield in_manifest(contributed, "code", message("{reason}", reason=fault.args[0]))
    except HullwrightError:
        return


def generator_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with a generator: its options, its code, and the map that it makes of a seed."""
    found = [*_option_mistakes(contributed), *function_mistakes(contributed, around)]
    yield from found
    if not found and _may_be_tried(contributed, around):
        yield from _generated(contributed)


def _option_mistakes(contributed: Contributed) -> Iterator[Mistake]:
    """Yield what is wrong with the options that code asks for; data that is not there is said of all contributions."""
    with suppress(HullwrightError):
        try:
            option_schema(contributed)
        except Unreadable as fault:
            yield from mistakes_of(fault, contributed.plugin, contributed.path)


def _generated(contributed: Contributed) -> Iterator[Mistake]:
    generator = MapGenerator(contributed)
    try:
        first, second = (generator.made(NAME, SEED, {}) for _ in range(2))
    except PluginFailed as fault:
        yield in_manifest(contributed, "code", message("{reason}", reason=fault.args[0]))
    except HullwrightError:
        return
    else:
        if first != second:
            told = message(
                "The same seed gave two different maps. Take all randomness from what the "
                "function is given."
            )
            yield in_manifest(contributed, "code", told)
