"""What the checks say about the tables of a station, as figures under its tables while people type."""

from collections.abc import Iterator

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.checks.sentences.station import piece
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.station.layout import STATION
from hullwright.schema.messages import Message, message
from hullwright.schema.records import JsonObject

from ...concepts.map_table import TableTotal

NAME: JsonObject = {
    "type": "string",
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[a-z][a-z0-9_.:-]*$",
}
COUNT: JsonObject = {"type": "integer", "minimum": 0, "maximum": 100000}
"""As the published schema has them."""


def told_by_checks(document: MapDocument, *ids: str) -> list[TableTotal]:
    """Return a figure for each problem that some checks find in the tables, with the check's own words.

    Only checks that need no graph are asked, so that nobody waits while typing.
    """
    return [_total(problem) for problem in _problems(document, ids)]


def _problems(document: MapDocument, ids: tuple[str, ...]) -> Iterator[Problem]:
    from hullwright.schema.kinds.station.piece_checks import own_effects, untimely_effects
    from hullwright.schema.kinds.station.start_checks import creatures
    from hullwright.schema.kinds.station.survey import StationSurvey
    from hullwright.schema.kinds.station.tile_checks import tile_numbers, tokens

    survey = StationSurvey.of(document)
    for check in (tile_numbers, tokens, creatures, untimely_effects, own_effects):
        yield from (each for each in check(survey) if each.id in ids)


def _total(problem: Problem) -> TableTotal:
    is_wrong = problem.severity is not Severity.HINT
    title, value = _figure(problem)
    return TableTotal(
        title,
        value,
        problem.message if is_wrong else None,
        None if is_wrong else problem.message,
    )


def _figure(problem: Problem) -> tuple[Message, int]:
    """Return the figure that a problem is about, and what it counts."""
    facts = problem.facts
    match problem.case:
        case "short-supply":
            return message("Needed of {kind}", kind=piece(facts["kind"])), facts["needed"]
        case "not-a-turret-each":
            return message("Turrets in the box"), facts["turrets"]
        case "tiles-and-cells":
            title = message("Tiles for {cells} station cells", cells=facts["cells"])
            return title, facts["tiles"]
    return message("Found by check {id}", id=problem.id), facts.get("count", 1)


def crew_totals(document: MapDocument) -> list[TableTotal]:
    """Return how many crew the largest party begins with, and whether the tiles have room (SAV-4)."""
    from hullwright.schema.kinds.station.terms import parties, terms_of

    terms = terms_of(document.rules)
    party = max(parties(document, terms), key=lambda each: each.crew)
    tiles = sum(kind.cell == STATION for _, kind in document.layout.cells())
    room = tiles * terms.crew_on_inner_tile
    wrong = message(
        "{players} players start with {crew} crew, but the tiles only have room for {room}.",
        players=party.players,
        crew=party.crew,
        room=room,
    )
    title = message("Crew of {players} players", players=party.players)
    return [TableTotal(title, party.crew, wrong if party.crew > room else None)]
