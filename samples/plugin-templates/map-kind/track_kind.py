"""The map kind: tracks, one place behind the other from the start to the goal."""

from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hullwright.schema.boards.board import Board, Unit
from hullwright.schema.boards.outlines import Plan, square
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.checks.survey import Survey
from hullwright.schema.complaints import Fault
from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.kind import Extent, Glyph, MapKind
from hullwright.schema.messages import message
from hullwright.schema.records import Record

NAME = "my-plugin-track"
ROLES: Mapping[str, str] = {"H": "human", "s": "silent", "1": "pod"}
"""What a place is for, by its sign."""
USUAL, LARGEST = (12, 1), (60, 1)


@dataclass(frozen=True, kw_only=True)
class TrackLayout(Record):
    """A row of places."""

    places: str


class TrackSurvey(Survey[TrackLayout]):
    """A track under examination."""


def label(number: int) -> str:
    """Return what people call a place: its number, counted from 1."""
    return f"{number + 1:02}"


def board(track: TrackLayout) -> Board:
    """Return the spaces of a track, and which touch each other."""
    count = len(track.places)
    return Board(
        kind=NAME,
        unit=Unit(1.0, 1.0),
        ids=list(map(label, range(count))),
        roles=[ROLES[sign] for sign in track.places],
        xs=list(range(count)),
        ys=[0] * count,
        links=array("i", [end for number in range(count - 1) for end in (number, number + 1)]),
    )


def plan(track: TrackLayout) -> Plan:
    """Return the places as squares."""
    return Plan.of(board(track), square(1))


def survey(document: MapDocument) -> TrackSurvey:
    """Return the survey of a map."""
    return TrackSurvey(document, board(document.layout))


def both_ends(found: TrackSurvey) -> Iterator[Problem]:
    """Yield an error if there is no start or no goal."""
    for role in ("human", "pod"):
        if not found.board.with_role(role):
            yield Problem.in_own_words(
                "MP-1", Severity.ERROR, message("The track needs a start and a goal.")
            )


def faults(track: TrackLayout) -> Iterator[Fault]:
    """Yield what is wrong with a layout that its JSON Schema can't say: nothing."""
    del track
    return iter(())


def drawing(track: TrackLayout) -> Iterator[Glyph]:
    """Yield a sign for each place, for the terminal."""
    for number, sign in enumerate(track.places):
        yield Glyph(0, 2 * number, sign, ROLES[sign], label(number))


def contents(track: TrackLayout) -> Mapping[str, str]:
    """Return what lies in each place, by its label."""
    return {label(number): ROLES[sign] for number, sign in enumerate(track.places)}


def blank(size: tuple[int, ...] | None) -> TrackLayout:
    """Return a new track of so many places."""
    length = (size or USUAL)[0]
    if not 2 <= length <= LARGEST[0]:
        raise HullwrightError(message("A track has 2 to {most} places.", most=LARGEST[0]))
    return TrackLayout(places=f"H{'s' * (length - 2)}1")


def no_figures(found: Any) -> dict[str, object]:
    """Return no measurements."""
    del found
    return {}


KIND = MapKind(
    name=NAME,
    game="my_plugin",
    title=message("Track"),
    layout=TrackLayout,
    place=lambda _path, _layout: None,
    faults=faults,
    board=board,
    plan=plan,
    survey=survey,
    checks={"MP-1": both_ends},
    distances=no_figures,
    metrics=no_figures,
    drawing=drawing,
    contents=contents,
    shown_by_cells=frozenset({"places"}),
    extent=Extent(USUAL, LARGEST),
    blank=blank,
    players=lambda _: Players(min=1, max=6),
)
