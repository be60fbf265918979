"""Taking over what differs: a map with some cells, edges, pieces or fields as another map has them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, TypeAlias

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.comparison import Change, ChangeGroup, compare
from hullwright.schema.messages import message, some_of
from hullwright.schema.records import Json, JsonObject, to_json

from ..concepts.editor_kind import Cell, Layout
from .table import editor_kind_of

if TYPE_CHECKING:
    from ..concepts.cell_edges import CellPair

LEGEND = "legend"

Take: TypeAlias = Callable[[MapDocument, MapDocument, Sequence[Change]], MapDocument]


def accepted(
    mine: MapDocument, other: MapDocument, group: ChangeGroup, changes: Sequence[Change]
) -> MapDocument:
    """Return a map with differences of a group as another map has them; HullwrightError if they don't fit in."""
    return _TAKING[group](mine, other, changes)


def _with_cells(mine: MapDocument, other: MapDocument, changes: Sequence[Change]) -> MapDocument:
    kind = editor_kind_of(mine.kind)
    layout = kind.understood(mine.layout, kind.meanings(other.layout))
    ours, theirs = kind.surface(layout), kind.surface(other.layout)
    contents = {}
    for change in changes:
        cell = ours.cell_of(change.place)
        cell = theirs.cell_of(change.place) if cell is None else cell
        contents[cell] = theirs.content(cell) if cell in theirs else kind.erased
    layout = kind.painted(layout, contents)
    after = kind.surface(layout)
    missed = [
        each
        for each, content in contents.items()
        if (after.content(each) if each in after else kind.erased) != content
    ]
    if not missed:
        return replace(mine, layout=layout)
    if len(changes) == len(compare(other, mine).cells):
        return _with_all_cells(mine, other)
    raise HullwrightError(
        message(
            "{places} can't be taken over alone: there is no room for it on this map. Take over "
            "all cells, or make the map as large as the other one first.",
            places=some_of([theirs.label(each) for each in missed]),
        )
    )


def _with_all_cells(mine: MapDocument, other: MapDocument) -> MapDocument:
    """Return a map with all cells of another, which may be larger or smaller."""
    theirs = to_json(other.layout)
    shown = map_kind(mine.kind).shown_by_cells
    taken = {name: value for name, value in theirs.items() if name in shown}
    kept = {name: value for name, value in to_json(mine.layout).items() if name not in shown}
    return _built(mine, {**kept, **taken})


def _with_edges(mine: MapDocument, other: MapDocument, changes: Sequence[Change]) -> MapDocument:
    kind = editor_kind_of(mine.kind)
    if kind.edges is None:
        return mine
    wanted = {change.place.removeprefix("layout.edges.") for change in changes}
    surface = kind.surface(mine.layout)

    def named(layout: Layout) -> "Mapping[frozenset[str], tuple[CellPair[Cell], str]]":
        edges = kind.edges.of(layout) if kind.edges else {}
        return {frozenset(map(surface.label, pair)): (pair, sort) for pair, sort in edges.items()}

    ours, theirs = named(mine.layout), named(other.layout)
    found: dict[CellPair[Cell], str | None] = {}
    for place in wanted:
        key = frozenset(place.split("-"))
        if key in ours:
            found[ours[key][0]] = None
        if key in theirs:
            pair, sort = theirs[key]
            found[pair] = sort
    return replace(mine, layout=kind.edges.changed(mine.layout, found))


def _with_properties(
    mine: MapDocument, other: MapDocument, changes: Sequence[Change]
) -> MapDocument:
    places = {each.place for each in changes}
    own = places & {each.name for each in fields(mine)}
    # What others have written into the file stands apart, as they named it.
    strange = places - own
    kept = {name: value for name, value in mine.extra.items() if name not in strange}
    taken = {name: value for name, value in other.extra.items() if name in strange}
    made = replace(mine, **{name: getattr(other, name) for name in own})
    return replace(made, extra={**kept, **taken})


def _with_rules(mine: MapDocument, other: MapDocument, changes: Sequence[Change]) -> MapDocument:
    codes = {each.place.removeprefix("rules.") for each in changes}
    theirs = {each.code: each for each in other.rules}
    kept = [theirs.get(each.code, each) if each.code in codes else each for each in mine.rules]
    kept = [each for each in kept if each.code not in codes or each.code in theirs]
    had = {each.code for each in kept}
    new = [each for each in other.rules if each.code in codes and each.code not in had]
    return replace(mine, rules=(*kept, *new))


def _with_pieces(mine: MapDocument, other: MapDocument, changes: Sequence[Change]) -> MapDocument:
    kind = editor_kind_of(mine.kind)
    layout = mine.layout
    if any(each.place.startswith(f"layout.{LEGEND}.") for each in changes):
        layout = kind.understood(layout, kind.meanings(other.layout))
    told = to_json(layout)
    for change in changes:
        _, part, *name = change.place.split(".", 2)
        if part == LEGEND:
            _put_meaning(told, name[0], change.before)
        else:
            _put(told, part, name[0] if name else None, change.before)
    return _built(mine, told)


def _built(mine: MapDocument, layout: JsonObject) -> MapDocument:
    """Return a map with another layout; one that could not be read again is refused, with the reason."""
    after = build({**mine.to_json(), "layout": layout}, mine.name)
    return after if isinstance(after, MapDocument) else mine


def _put_meaning(layout: JsonObject, word: str, value: Json) -> None:
    """Give a content of a map's own the meaning it has elsewhere; one that lies on no cell may go."""
    legend = layout[LEGEND]
    sign = next((each for each, entry in legend.items() if _word(entry) == word), None)
    if value is not None and sign is not None:
        legend[sign] = value
    elif sign is not None:
        if any(sign in row for row in layout["rows"]):
            raise HullwrightError(
                message(
                    "“{name}” still lies on this map. Take over the cells first.",
                    name=legend[sign].get("title") or word,
                )
            )
        del legend[sign]


def _word(entry: JsonObject) -> str:
    number = entry.get("number")
    return str(entry["kind"]) if number is None else f"{entry['kind']} {number}"


def _put(layout: dict[str, Json], part: str, name: str | None, value: Json) -> None:
    """Put a piece, or a whole part, into the JSON of a layout; None takes it away."""
    if name is None:
        pieces, key = layout, part
    elif isinstance(layout.get(part), list):
        others = [each for each in layout[part] if str(each["id"]) != name]
        layout[part] = others if value is None else [*others, value]
        return
    else:
        pieces, key = layout.setdefault(part, {}), name
    if value is None:
        pieces.pop(key, None)
    else:
        pieces[key] = value


_TAKING: Mapping[ChangeGroup, Take] = {
    ChangeGroup.CELLS: _with_cells,
    ChangeGroup.EDGES: _with_edges,
    ChangeGroup.PIECES: _with_pieces,
    ChangeGroup.PROPERTIES: _with_properties,
    ChangeGroup.RULES: _with_rules,
}
