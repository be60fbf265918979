"""Map kinds that plugins bring: each is used like ours, and what its code returns is looked at first."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from itertools import islice
from typing import Any

from hullwright.schema.boards.board import Board
from hullwright.schema.boards.contours import HullPlan
from hullwright.schema.boards.outlines import Plan
from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.survey import Survey
from hullwright.schema.complaints import Fault
from hullwright.schema.documents.maps import Players
from hullwright.schema.kinds.kind import Glyph, MapKind
from hullwright.schema.limits import MAX_EXPORT_VALUES, MAX_FAULTS
from hullwright.schema.messages import Message
from hullwright.schema.records import JsonObject, Record, from_json

from .host import Contributed, Plugin
from .layout_schema import layout_faults, layout_schema
from .plain_problems import plain_problem, plain_sentence
from .strangers_code import BoundedFunction, bounded, insist_on, insist_that, loaded_as

MOST_GLYPHS = 4_000_000
MOST_SPACES = 1_000_000
MOST_PROBLEMS = 10_000
MOST_SIGNS = 1_000


# Any: the layout is of the plugin's own class.
@dataclass(frozen=True, kw_only=True)
class BroughtKind(MapKind[Any]):
    """A map kind of a plugin: its functions are bounded, and its layouts have a JSON Schema of their own."""

    plugin: Plugin
    schema: JsonObject

    def shape_faults(self, value: JsonObject) -> Iterator[Fault]:
        """Yield what a layout's JSON has against the plugin's JSON Schema."""
        yield from layout_faults(self.plugin, self.schema, value)

    def own_schema(self) -> JsonObject:
        """Return the plugin's JSON Schema of its layouts."""
        return self.schema

    def read(self, value: JsonObject) -> Any:
        """Return the layout that valid JSON stands for; PluginFailed if the plugin's classes can't hold it."""
        with bounded(self.plugin):
            return from_json(value, self.layout)


def map_kind_of(contributed: Contributed, name: str) -> MapKind[Any]:
    """Return the map kind that a contribution names; HullwrightError if it can't be used."""
    schema = layout_schema(contributed)
    code, plugin = contributed.contribution.code, contributed.plugin
    kind = loaded_as(contributed, MapKind)
    insist_that(plugin, f"{code}.name", holds=kind.name == name)
    insist_that(plugin, f"{code}.game", holds=isinstance(kind.game, str) and bool(kind.game))
    insist_on(plugin, f"{code}.title", kind.title, Message)
    layout = insist_on(plugin, f"{code}.layout", kind.layout, type)
    insist_that(plugin, f"{code}.layout", holds=issubclass(layout, Record))
    own: dict[str, Any] = {each.name: getattr(kind, each.name) for each in fields(MapKind)}
    for field, made in MADE.items():
        own[field] = BoundedFunction(plugin, f"{code}.{field}", own[field], made)
    own["checks"] = {
        str(check): BoundedFunction(plugin, f"{code}.checks[{check}]", function, _problems(check))
        for check, function in dict(kind.checks).items()
    }
    if kind.hull is not None:
        own["hull"] = BoundedFunction(plugin, f"{code}.hull", kind.hull, _instance(HullPlan))
    own["blank"] = BoundedFunction(plugin, f"{code}.blank", kind.blank, _instance(layout))
    return BroughtKind(**own, plugin=plugin, schema=schema)


_Made = Callable[[Plugin, str, Any], Any]


def _instance(wanted: type) -> _Made:
    return lambda plugin, what, value: insist_on(plugin, what, value, wanted)


def _several(wanted: type, most: int) -> _Made:
    def made(plugin: Plugin, what: str, value: Iterable[Any]) -> tuple[Any, ...]:
        return tuple(insist_on(plugin, what, each, wanted) for each in islice(value, most))

    return made


def _table(value_type: type) -> _Made:
    def made(plugin: Plugin, what: str, value: Any) -> dict[str, Any]:
        table = insist_on(plugin, what, dict(value), dict)
        return {str(key): insist_on(plugin, what, each, value_type) for key, each in table.items()}

    return made


def _board(plugin: Plugin, what: str, value: object) -> Board:
    """Return a board whose columns are as long as each other, and whose links lead to spaces of it."""
    board = insist_on(plugin, what, value, Board)
    count = len(board.ids)
    insist_that(plugin, f"{what}: ids", holds=count <= MOST_SPACES and len(set(board.ids)) == count)
    insist_that(plugin, f"{what}: ids", holds=all(isinstance(each, str) for each in board.ids))
    for column in (board.roles, board.xs, board.ys):
        insist_that(plugin, f"{what}: roles, xs, ys", holds=len(column) == count)
    for links in (board.links, board.one_way):
        within = not links or (min(links) >= 0 and max(links) < count)
        insist_that(
            plugin,
            f"{what}: links",
            holds=len(links) % 2 == 0 and len(links) <= MAX_EXPORT_VALUES and within,
        )
    return board


def _place(plugin: Plugin, what: str, value: object) -> Message | str | None:
    if value is None or isinstance(value, str):
        return value
    return plain_sentence(insist_on(plugin, what, value, Message))


def _faults(plugin: Plugin, what: str, value: Iterable[Any]) -> Iterator[Fault]:
    found = (insist_on(plugin, what, each, Fault) for each in islice(value, MAX_FAULTS))
    return iter([replace(each, message=plain_sentence(each.message)) for each in found])


def _problems(check: str) -> _Made:
    def made(plugin: Plugin, what: str, value: Iterable[Any]) -> Iterator[Problem]:
        found = (insist_on(plugin, what, each, Problem) for each in islice(value, MOST_PROBLEMS))
        return iter([plain_problem(each, str(check)) for each in found])

    return made


def _signs(plugin: Plugin, what: str, value: Iterable[Any]) -> tuple[Message, ...]:
    found = (insist_on(plugin, what, each, Message) for each in islice(value, MOST_SIGNS))
    return tuple(map(plain_sentence, found))


MADE: Mapping[str, _Made] = {
    "place": _place,
    "faults": _faults,
    "board": _board,
    "plan": _instance(Plan),
    "survey": _instance(Survey),
    "distances": _table(object),
    "metrics": _table(object),
    "drawing": _several(Glyph, MOST_GLYPHS),
    "contents": _table(str),
    "details": _table(object),
    "signs": _signs,
    "players": _instance(Players),
}
"""How what each function of a kind returns is looked at before anybody uses it."""
