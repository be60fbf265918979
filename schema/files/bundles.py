"""Bundles: each document's JSON Schema as one file that refers to nothing elsewhere, for other programs."""

from collections.abc import Iterator

from ..kinds import KINDS, map_kind
from ..records import Json, JsonObject
from .published import PUBLISHED, schema, urn

MAP = "map"
PARTS = (
    *("scenario", "recording", "target", "board", "rule", "ruleset", "piece", "effects", "plugin"),
    *("pack", "library", "verdict"),
)
"""Further documents, and what documents are put together from."""


def documents() -> tuple[str, ...]:
    """Return what there is a bundle of; a kind, ours or a plugin's, stands for its maps."""
    return (MAP, *KINDS, *PARTS)


def bundled(name: str) -> JsonObject:
    """Return the schema of a document with everything that it refers to inside it."""
    if name not in KINDS:
        return _with_definitions(schema(name), name)
    own = map_kind(name).own_schema()
    if own is None:
        return _with_definitions(_of_kind(name), MAP)
    return {**_of_kind(name), "$defs": {name: _settled(own, name)}}


def _of_kind(kind: str) -> JsonObject:
    """Return the schema of maps of one kind."""
    made = schema(MAP)
    del made["allOf"]
    fields = made["properties"]
    fields["kind"] = {**fields["kind"], "const": kind}
    fields["layout"] = {"$ref": urn(kind) if kind in PUBLISHED else f"#/$defs/{kind}"}
    return {**made, "$id": f"{urn(MAP)}:{kind}", "title": f"Hullwright map of the kind {kind}"}


def _with_definitions(whole: JsonObject, name: str) -> JsonObject:
    """Return a schema with a definition for each schema that it leads to, however far off."""
    own = whole.pop("$defs", {})
    made: JsonObject = {key: _led(each, "") for key, each in whole.items()}
    found = {key: _led(each, "") for key, each in own.items()}
    waiting = list(_leading(whole)) + list(_leading(own))
    while waiting:
        other = waiting.pop()
        if other == name or other in found:
            continue
        body = schema(other)
        within = body.pop("$defs", {})
        waiting += [*_leading(body), *_leading(within)]
        body = {key: each for key, each in body.items() if key not in _WHOLE}
        found[other] = _led(body, other)
        found |= {_inner(other, key): _led(each, other) for key, each in within.items()}
    return {**made, "$defs": dict(sorted(found.items()))} if found else made


def _settled(own: Json, kind: str) -> Json:
    """Return the schema of a plugin's kind, complete in itself, as one definition among others."""
    match own:
        case {"$ref": str(target), **others} if target == "#" or target.startswith("#/"):
            return {"$ref": f"#/$defs/{kind}{target[1:]}", **_settled(others, kind)}
        case dict():
            return {key: _settled(each, kind) for key, each in own.items() if key not in _WHOLE}
        case list():
            return [_settled(each, kind) for each in own]
    return own


_WHOLE = frozenset({"$schema", "$id"})
"""What only a whole file says of itself."""


def _leading(value: Json) -> Iterator[str]:
    """Yield the names of the published schemas that a schema refers to."""
    match value:
        case dict():
            for key, each in value.items():
                if key == "$ref" and each in _NAMES:
                    yield _NAMES[each]
                yield from _leading(each)
        case list():
            for each in value:
                yield from _leading(each)


def _led(value: Json, owner: str) -> Json:
    """Return a part of a schema with its references leading to the bundle's definitions."""
    match value:
        case {"$ref": str(target), **others}:
            return {"$ref": _place(target, owner), **_led(others, owner)}
        case dict():
            return {key: _led(each, owner) for key, each in value.items()}
        case list():
            return [_led(each, owner) for each in value]
    return value


def _place(target: str, owner: str) -> str:
    if target in _NAMES:
        return f"#/$defs/{_NAMES[target]}"
    inner = target.removeprefix("#/$defs/")
    return f"#/$defs/{_inner(owner, inner) if owner else inner}"


def _inner(owner: str, name: str) -> str:
    return f"{owner}.{name}"


_NAMES = {urn(name): name for name in PUBLISHED}
