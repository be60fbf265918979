"""What the tables of galaxies have in common: limits from the published schema, entries of tables, sayings."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.published import schema
from hullwright.schema.kinds.galaxy.layout import Galaxy
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, JsonObject, Record

from ...concepts.map_table import TableTotal

PARTS: JsonObject = schema("galaxy")["properties"]
TICK: JsonObject = {"type": "boolean"}
TEXT: JsonObject = {"type": "string", "maxLength": 200}
SAID = ("type", "enum", "minimum", "maximum", "maxLength", "pattern")
"""What a column takes over from the published schema."""

# Any: each table has records of its own.
Entries: TypeAlias = Mapping[str, Any]
"""The entries of a table by their names; of which record they are depends on the table that is named."""

Check = Callable[[GalaxySurvey], Iterator[Problem]]


def field(*path: str) -> JsonObject:
    """Return what the published schema says of a field, such as `field("buildings", "cost")`."""
    part: Json = PARTS[path[0]]
    for name in path[1:]:
        # Through a table by names, a list, or an object with fields of its own.
        inner = part.get("items") or part.get("additionalProperties") or part
        part = inner["properties"][name] if "properties" in inner else inner
    inner = part.get("additionalProperties") if part.get("type") == "object" else part
    return {key: each for key, each in inner.items() if key in SAID}


def most_entries(table: str) -> int:
    """Return how many entries a table or list of the layout can have."""
    part = PARTS[table]
    return int(part.get("maxProperties") or part["maxItems"])


def choice(kinds: Collection[str]) -> JsonObject:
    """Return what a cell may hold that names one of some kinds, or none of them."""
    return {"enum": ["", *kinds]}


def with_entry(galaxy: Galaxy, table: str, name: str, **changes: Json) -> Galaxy:
    """Return a galaxy in which an entry of a table is changed."""
    entries: Entries = getattr(galaxy, table)
    return with_table(galaxy, table, {**entries, name: replace(entries[name], **changes)})


def with_table(galaxy: Galaxy, table: str, entries: Entries) -> Galaxy:
    """Return a galaxy with another table."""
    # Any: which field it is only the caller knows.
    changes: dict[str, Any] = {table: entries}
    return replace(galaxy, **changes)


def without_entry(galaxy: Galaxy, table: str, name: str) -> Galaxy:
    """Return a galaxy without an entry of a table."""
    entries: Entries = getattr(galaxy, table)
    return with_table(
        galaxy, table, {each: entry for each, entry in entries.items() if each != name}
    )


def with_fresh(galaxy: Galaxy, table: str, stem: str, entry: Record | int) -> tuple[Galaxy, str]:
    """Return a galaxy with one more entry in a table, and its name, which no other has."""
    entries: Entries = getattr(galaxy, table)
    if len(entries) >= most_entries(table):
        raise HullwrightError(
            message(
                "There is only room for {most} of these; remove one first.",
                most=most_entries(table),
            )
        )
    name = next(each for n in range(1, len(entries) + 2) if (each := f"{stem}_{n}") not in entries)
    return with_table(galaxy, table, {**entries, name: entry}), name


def checked(document: MapDocument, check: Check, *cases: str) -> Message | None:
    """Return what a check says first of a map, if wanted only of certain cases."""
    for problem in check(GalaxySurvey.of(document)):
        if problem.severity is not Severity.HINT and (not cases or problem.case in cases):
            return problem.message
    return None


def no_totals(_: Galaxy) -> Sequence[TableTotal]:
    """Return no totals: all of them depend on what the map says about itself."""
    return ()
