"""The JSON Schema that a plugin has for the layouts of its map kind: read as data, and kept within bounds."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path

from hullwright.schema.complaints import Fault
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.published import strangers_faults, strangers_schema
from hullwright.schema.limits import MAX_FAULTS, MAX_RULE_BYTES
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

from .host import Contributed, Plugin
from .strangers_code import bounded

REFERENCES = frozenset({"$ref", "$dynamicRef", "$recursiveRef"})
"""The keywords that lead from one part of a schema to another."""
ELSEWHERE = frozenset({"$id", "$anchor", "$dynamicAnchor"})
"""The keywords that would let a part of a schema be found under another name."""
SECONDS = 5.0
"""How long a layout may take to be held against its schema: patterns can take for ever."""


def layout_schema(contributed: Contributed) -> JsonObject:
    """Return the JSON Schema of a plugin's map kind; HullwrightError if it can't be used."""
    path = contributed.path
    return _schema_of(regular_content_of(path, MAX_RULE_BYTES), path, contributed.plugin.id)


@lru_cache(maxsize=64)
def _schema_of(content: bytes, path: Path, plugin: str) -> JsonObject:
    value = parse(decoded(content, path), str(path))
    reason = next(_unfit(value), None) or strangers_schema(value)
    if reason:
        raise HullwrightError(
            message(
                "The JSON Schema “{file}” of the plugin “{plugin}” can't be used: {reason}",
                file=path.name,
                plugin=plugin,
                reason=reason,
            )
        )
    found: JsonObject = value
    return found


def _unfit(value: Json) -> Iterator[object]:
    """Yield why a schema is not taken: it has to be complete in itself."""
    if not isinstance(value, dict):
        yield message("it is not an object.")
        return
    waiting: list[Json] = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            yield from _leading_elsewhere(part, is_whole=part is value)
            waiting.extend(part.values())
        elif isinstance(part, list):
            waiting.extend(part)


def _leading_elsewhere(part: JsonObject, *, is_whole: bool) -> Iterator[object]:
    for keyword in REFERENCES & part.keys():
        # A text: a property of a layout may be called so, too.
        target = part[keyword]
        if isinstance(target, str) and not target.startswith("#"):
            yield message(
                "“{target}” points to another file; a schema has to be complete in itself.",
                target=target[:80],
            )
    for keyword in ELSEWHERE & part.keys():
        if not is_whole and isinstance(part[keyword], str):
            yield message("“{keyword}” can only be used at the top.", keyword=keyword)


def layout_faults(plugin: Plugin, schema: JsonObject, layout: Json) -> tuple[Fault, ...]:
    """Return what a layout has against the schema of its kind, looked for within a time limit."""
    with bounded(plugin, SECONDS):
        return tuple(islice(strangers_faults(layout, schema), MAX_FAULTS))
