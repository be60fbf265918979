"""A station under a ruleset: the map as it is played, and the terms on which it is checked."""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.boards.board import Board
from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.kinds.station.layout import JumpPoint, Station
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.kinds.station.terms import PLAYERS, StationTerms

from .ruleset import SpaceAttackRuleset

MANY = 6
"""The most who can play with fewer crew and pods (SA-104)."""

OTHER_SIDE: Mapping[str, tuple[JumpPoint, ...]] = {
    "ends": (
        JumpPoint(id="W", gates=("5,0", "7,0")),
        JumpPoint(id="E", gates=("5,11", "7,11")),
    ),
    "diagonal": (
        JumpPoint(id="NW", gates=("1,1", "2,0")),
        JumpPoint(id="SE", gates=("11,10", "10,10")),
    ),
}
"""The Jump Points of the printed board's side B (SA-2), in the two ways that are known of."""


def surveyed(document: MapDocument, board: Board, ruleset: SpaceAttackRuleset) -> StationSurvey:
    """Return a fitted map under examination, for as many players as a ruleset allows."""
    players = _players(document.players or PLAYERS, ruleset)
    return StationSurvey(replace(document, players=players), board, _terms(ruleset))


def fitted(document: MapDocument, ruleset: SpaceAttackRuleset) -> MapDocument:
    """Return a map with the set-up and the Jump Points of a ruleset; the same if it has none of its own."""
    layout: Station = document.layout
    setup = replace(
        layout.setup,
        move_points=ruleset.move_points or layout.setup.move_points,
        pods_per_player=ruleset.pods_per_player or layout.setup.pods_per_player,
    )
    jump_points = OTHER_SIDE.get(ruleset.gates, layout.jump_points)
    if (setup, jump_points) == (layout.setup, layout.jump_points):
        return document
    return replace(document, layout=replace(layout, setup=setup, jump_points=jump_points))


def _players(told: Players, ruleset: SpaceAttackRuleset) -> Players:
    least, most = min(told.min, told.max), max(told.min, told.max)
    return Players(min=least, max=max(most, MANY) if ruleset.many_players else most)


def _terms(ruleset: SpaceAttackRuleset) -> StationTerms:
    return StationTerms(
        breach_ends_game=ruleset.core_breach == "ends_game",
        crew_on_inner_tile=ruleset.crew_on_inner_tile,
        reactors_dealt=ruleset.reactors_dealt,
        colours_of_two=ruleset.colours_of_two,
        pods_per_colour=ruleset.pods_of_two == "colour",
        fewer_for_many=ruleset.many_players,
    )
