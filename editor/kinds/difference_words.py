"""Words for differences between two maps, the same in the window and in the terminal."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.comparison import Change, ChangeGroup, Comparison
from hullwright.schema.messages import Message, english, humanised, message, verbatim
from hullwright.schema.records import Json

from .table import editor_kind_of

if TYPE_CHECKING:
    from ..concepts.editor_kind import EditorKind

GROUPS: Mapping[ChangeGroup, str] = {
    ChangeGroup.CELLS: english("Cells: {count}"),
    ChangeGroup.EDGES: english("Walls and doors: {count}"),
    ChangeGroup.PIECES: english("Pieces and tables: {count}"),
    ChangeGroup.PROPERTIES: english("Properties: {count}"),
    ChangeGroup.RULES: english("Rules: {count}"),
}
"""What each group of differences is called, with how many there are in it."""

FIELDS: Mapping[str, Message] = {
    "name": message("Name"),
    "subtitle": message("Subtitle"),
    "description": message("Description"),
    "author": message("Author"),
    "license": message("License"),
    "language": message("Language"),
    "players": message("Players"),
    "tags": message("Tags"),
    "kind": message("Kind of map"),
    "x-generated": message("How it was made"),
    "x-lab": message("Verdict of the lab"),
    "layout.legend": message("Own kind"),
    "layout.track": message("Rows and path"),
    "layout.deck": message("Deck"),
    "layout.card_types": message("Card types"),
    "layout.buildings": message("Buildings"),
    "layout.activity": message("Activity cards"),
    "layout.events": message("Events"),
    "layout.time": message("Time deck"),
    "layout.cubes": message("Cubes"),
    "layout.setup": message("Set-up"),
    "layout.supply": message("Supply"),
    "layout.tile_classes": message("Tile classes"),
    "layout.backs": message("Tile backs"),
    "layout.creature_kinds": message("Own creatures"),
    "layout.start_board": message("Start board"),
    "layout.start_boards": message("Start boards"),
    "layout.tile_set": message("Maze tiles"),
    "layout.actions": message("Action tiles"),
    "layout.new_paths": message("New paths"),
    "layout.bounds": message("Size"),
}
"""What people call the fields of maps; those of other kinds go by their own names."""

MOST = 60
"""So many characters of a value are told."""


class ToldChange(NamedTuple):
    """A difference in words."""

    place: Message
    before: Message
    after: Message


class DifferenceWords:
    """Tells the differences between two maps of a kind."""

    def __init__(
        self,
        before: MapDocument,
        after: MapDocument,
        rule_title: Callable[[str, str], str] = lambda code, _game: code,
    ) -> None:
        """Tell of rules as `rule_title` calls them, by their codes and games."""
        self._kind: EditorKind = editor_kind_of(after.kind)
        self._titles: Mapping[str, Message] | None = None
        self._maps = before, after
        self._rule_title = rule_title

    def told(self, group: ChangeGroup, change: Change) -> ToldChange:
        """Return a difference in words."""
        if group is ChangeGroup.CELLS:
            return ToldChange(verbatim(change.place), *map(self._content, change[1:]))
        if group is ChangeGroup.EDGES:
            place = change.place.removeprefix("layout.edges.").replace("-", "–")
            return ToldChange(verbatim(place), *map(self._edge, change[1:]))
        if group is ChangeGroup.RULES:
            code, game = change.place.removeprefix("rules."), map_kind(self._kind.kind).game
            return ToldChange(verbatim(self._rule_title(code, game)), *map(_rule, change[1:]))
        was, now = _differing(change.before, change.after)
        return ToldChange(self._place(change.place), _piece(was, now), _piece(now, was))

    def _content(self, content: Json) -> Message:
        return _value(content) if content is None else self._kind.content_name(str(content))

    def _edge(self, told: Json) -> Message:
        """Return what stands between two cells: its title, and where it leads."""
        sort, _, way = str(told or "").partition(" to ")
        edges = self._kind.edges
        titles = {each.name: each.title for each in edges.sorts} if edges else {}
        if sort not in titles:
            return _value(told)
        return message("{edge} to {place}", edge=titles[sort], place=way) if way else titles[sort]

    def _place(self, field: str) -> Message:
        if field in FIELDS:
            return FIELDS[field]
        part, _, name = field.rpartition(".")
        if part in FIELDS:
            return message("{table}: {row}", table=FIELDS[part], row=self._row(name))
        return humanised(field.removeprefix("layout.").replace(".", ": "))

    def _row(self, key: str) -> Message:
        """Return what people call a piece, as the tables of the map have it."""
        if self._titles is None:
            self._titles = dict(self._rows())
        return self._titles.get(key) or humanised(key)

    def _rows(self) -> Iterator[tuple[str, Message]]:
        for each in self._maps:
            for table in self._kind.tables if each.kind == self._kind.kind else ():
                for row in table.rows(each.layout):
                    yield row.key, row.title


def counts(comparison: Comparison) -> list[Message]:
    """Return how many differences there are of each group, in words."""
    return [
        message(GROUPS[group], count=len(changes)) for group, changes in comparison.groups().items()
    ]


def _differing(before: Json, after: Json) -> tuple[Json, Json]:
    """Return of two pieces only what differs between them."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return before, after
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    return {key: before.get(key) for key in keys}, {key: after.get(key) for key in keys}


def _piece(value: Json, other: Json) -> Message:
    """Return a value in words; of a piece that the other map has not only that it is there."""
    return message("there") if isinstance(value, dict) and other is None else _value(value)


def _rule(parameters: Json) -> Message:
    return message("in force") if parameters == {} else _value(parameters)


def _value(value: Json) -> Message:
    if value is None or value in ("", [], {}):
        return verbatim("–")
    if isinstance(value, dict):
        text = ", ".join(
            f"{str(humanised(key)).lower()} {_short(each)}" for key, each in value.items()
        )
    else:
        text = _short(value)
    return verbatim(text if len(text) <= MOST else f"{text[: MOST - 1]}…")


def _short(value: Json) -> str:
    if value is None:
        return "–"
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return ", ".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
