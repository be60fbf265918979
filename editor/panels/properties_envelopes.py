"""Envelopes: what documents of each sort say about themselves, apart from what they are about."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from hullwright.schema.complaints import Fault
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.document_faults import player_faults
from hullwright.schema.files.published import faults, schema
from hullwright.schema.kinds import map_kind
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.records import JsonObject, from_json

from ..documents.document import Value
from ..games.rule_titles import title_at_hand
from ..languages.words import tr

USUAL_PLAYERS = {"min": 2, "max": 8}
"""What the form begins with where a map does not say how many can play."""


@late_dataclass
class Envelope:
    """How the properties of documents of a sort are asked for."""

    asked: tuple[str, ...]
    """The fields that the form asks for, in this order."""
    clauses: Callable[[], JsonObject]
    """The part of the published schema that says what may stand in them."""
    # Any: a map or a scenario, and each envelope knows which.
    shown: Callable[[Any], JsonObject]
    """The document as JSON, without what may be large and is not asked for."""
    applied: Callable[[Any, JsonObject], Value]
    """The document with other properties."""
    faults: Callable[[JsonObject], Iterable[Fault]]
    about: Callable[[Any], str]
    """What the form does not ask for, in words."""


def envelope_of(value: Value) -> Envelope:
    """Return how the properties of a document are asked for."""
    return MAPS if isinstance(value, MapDocument) else SCENARIOS


def _map_clauses() -> JsonObject:
    asked = _clauses("map", MAPS.asked)
    players = asked["properties"]["players"]
    players["default"] = USUAL_PLAYERS
    players["properties"]["min"]["title"] = "At least"
    players["properties"]["max"]["title"] = "At most"
    return asked


def _clauses(name: str, asked: tuple[str, ...]) -> JsonObject:
    published = schema(name)
    properties = {each: published["properties"][each] for each in asked}
    return {"type": "object", "properties": properties, "required": published["required"]}


def _without_layout(value: MapDocument) -> JsonObject:
    return replace(value, layout={}).to_json()


def _around_layout(value: MapDocument, envelope: JsonObject) -> MapDocument:
    return replace(from_json(envelope | {"layout": {}}, MapDocument), layout=value.layout)


def _map_faults(envelope: JsonObject) -> Iterator[Fault]:
    """Yield what the published schema has against an envelope, the layout left aside."""
    found = [each for each in faults(envelope, "map") if each.path[:1] != ("layout",)]
    yield from found
    if not any(each.path[:1] == ("players",) for each in found):
        yield from player_faults(envelope)


def _about_map(value: MapDocument) -> str:
    """Return the map's kind, and the rules it is made for."""
    known = map_kind(value.kind)
    kind = tr("Kind: {kind}", kind=tr(known.title))
    if not value.rules:
        return kind
    rules = ", ".join(title_at_hand(each.code, known.game) for each in value.rules)
    return "\n".join([kind, tr("Rules: {rules}", rules=rules)])


MAPS: Envelope = Envelope(
    asked=("name", "subtitle", "description", "author", "license", "language", "players", "tags"),
    clauses=_map_clauses,
    shown=_without_layout,
    applied=_around_layout,
    faults=_map_faults,
    about=_about_map,
)

SCENARIOS: Envelope = Envelope(
    asked=("name", "description", "author", "license", "language"),
    clauses=lambda: _clauses("scenario", SCENARIOS.asked),
    shown=Scenario.to_json,
    applied=lambda _, envelope: from_json(envelope, Scenario),
    faults=lambda envelope: faults(envelope, "scenario"),
    about=lambda _: tr("Scenario"),
)
