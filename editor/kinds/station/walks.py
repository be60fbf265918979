"""Walks over a station: through open space, and inside the station."""

from collections.abc import Sequence
from typing import cast

from hullwright.schema.boards.hexes import Hex, to_even_r
from hullwright.schema.boards.roles import inverted
from hullwright.schema.boards.shortest_ways import shortest_way
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.station.layout import cell_label
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.messages import Message, message

from ...concepts.walk import Walk


def station_walks(examination: Examination, start: Hex, end: Hex) -> Sequence[Walk[Hex]]:
    """Return how one gets from a cell to another through open space, or inside the station."""
    survey = cast("StationSurvey", examination.survey)
    index = survey.cells.index
    first, last = (index.get(cell_label(*to_even_r(Hex(*each)))) for each in (start, end))
    if first is None or last is None:
        return (Walk(message("There is no board there")),)
    is_open = survey.open[first] and survey.open[last]
    is_inside = not survey.open[first] and not survey.open[last]
    if is_inside:
        return (_walk(survey, first, last, inverted(survey.open), inside=True),)
    if is_open:
        return (_walk(survey, first, last, survey.open, inside=False),)
    return (Walk(message("One end is in open space, the other inside the station")),)


def _walk(survey: StationSurvey, first: int, last: int, mask: bytes, *, inside: bool) -> Walk[Hex]:
    way = shortest_way(survey.cells, [first], [last], mask, mask)
    if way is None:
        return Walk(_no_way(inside=inside))
    text = (
        message("Inside the station: {count} steps", count=way.steps)
        if inside
        else message("Through open space: {count} steps", count=way.steps)
    )
    return Walk(text, tuple(survey.hexes[each] for each in way.spaces), str(way.steps))


def _no_way(*, inside: bool) -> Message:
    if inside:
        return message("Inside the station no way leads there")
    return message("No way through open space leads there")
