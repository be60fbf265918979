"""Walks through a zone: how many moves the Humans and the Aliens need from one sector to another."""

from collections.abc import Mapping, Sequence
from typing import cast

from hullwright.schema.boards.hexes import Hex, label
from hullwright.schema.boards.shortest_ways import ShortestWay, shortest_way
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN, Side
from hullwright.schema.kinds.hex_zone.survey import ZoneSurvey
from hullwright.schema.messages import Message, message

from ...concepts.walk import Walk
from .questions import SPEED

NO_WAY: Mapping[Side, Message] = {
    HUMAN: message("Humans can't get there"),
    ALIEN: message("Aliens can't get there"),
}


def zone_walks(examination: Examination, start: Hex, end: Hex) -> Sequence[Walk[Hex]]:
    """Return how each side gets from a sector to another, by doors and hatches, as the board says."""
    survey = cast("ZoneSurvey", examination.survey)
    index = survey.board.index
    first, last = index.get(label(start)), index.get(label(end))
    if first is None or last is None:
        return (Walk(message("Nobody walks through the hull")),)
    return [_walk(survey, first, last, side) for side in survey.sides]


def _walk(survey: ZoneSurvey, first: int, last: int, side: Side) -> Walk[Hex]:
    through, onto = survey.through(side), survey.onto(side)
    way = shortest_way(survey.board, [first], [last], through, onto)
    if way is None:
        return Walk(NO_WAY[side])
    moves = -(-way.steps // SPEED[side])
    return Walk(_text(side, way, moves), survey.hexes(way.spaces), str(moves))


def _text(side: Side, way: ShortestWay, moves: int) -> Message:
    gaps = {"count": moves, "sectors": way.steps, "ways": way.count}
    if side == HUMAN:
        if way.count == 1:
            return message("Humans: {count} moves, by 1 shortest way", **gaps)
        return message("Humans: {count} moves, by {ways} shortest ways", **gaps)
    return message("Aliens: {count} moves (sectors walked: {sectors})", **gaps)
