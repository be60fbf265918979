"""Checks of the edges between sectors: whether each lies where it can do something, and where hatches lead."""

from collections.abc import Iterator

from ...boards.board import pairs
from ...boards.paths import ways
from ...checks.problem import Facts, Problem, Severity
from ...effects import DO
from .edges import NOISY_DOOR, SectorEdge
from .layout import HUMAN, POD
from .sector_effects import HUSH
from .survey import ZoneSurvey

EDGES = "EA-X1"
"""The id of the check that edges lie between sectors."""
TRAPS = "EA-X4"
"""The id of the check that no hatch leads Humans astray."""


def misplaced_edges(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for each edge that lies where it does nothing, or where another lies already."""
    known: set[frozenset[str]] = set()
    # Made for the first edge: most zones have none, and the largest have a million sectors.
    index = survey.board.index if survey.layout.edges else {}
    for edge in survey.layout.edges:
        if not edge.touches:
            yield _about(survey, edge, "apart", Severity.ERROR)
        elif edge.start not in index or edge.to not in index:
            yield _about(survey, edge, "beside-hull", Severity.WARNING)
        elif edge.pair in known:
            yield _about(survey, edge, "twice", Severity.WARNING)
        elif edge.kind == NOISY_DOOR and _is_hushed(survey, edge):
            yield _about(survey, edge, "hushed-door", Severity.WARNING)
        known.add(edge.pair)


def _about(survey: ZoneSurvey, edge: SectorEdge, case: str, severity: Severity) -> Problem:
    facts = Facts(start=edge.start, to=edge.to, kind=edge.kind)
    sides = zip((edge.start, edge.to), edge.places or (), strict=False)
    cells = tuple(label for label, place in sides if survey.layout.holds(place))
    return Problem(EDGES, case, facts, severity, cells)


def _is_hushed(survey: ZoneSurvey, edge: SectorEdge) -> bool:
    """Tell whether nobody announces a noise on a side of an edge."""
    sides = (survey.board.traits.get(survey.board.index[each], {}) for each in edge.pair)
    return any(effect[DO] == HUSH for told in sides for effect in told.get("effects", ()))


def traps(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem if hatches lead Humans where no way leads to a pod any more."""
    if not survey.board.one_way or HUMAN not in survey.sides:
        return
    lost = _lost(survey)
    if not lost:
        return
    ids = survey.board.ids
    hatches = tuple(
        (ids[a], ids[b]) for a, b in pairs(survey.board.one_way) if b in lost and a not in lost
    )
    yield Problem(
        TRAPS,
        "trap",
        Facts(count=len(lost), hatches=hatches),
        Severity.WARNING,
        survey.labels(sorted(lost)),
    )


def _lost(survey: ZoneSurvey) -> frozenset[int]:
    """Return where Humans get to from their starts, but from where they get to no pod."""
    reached, through = survey.ways[HUMAN].reached(), survey.through(HUMAN)
    pods = [pod for pod in survey.by_role[POD] if reached[pod]]
    if not pods:
        return frozenset()
    back = ways(survey.board.reversed(), pods, through, b"\0" * len(through)).reached()
    return frozenset(n for n, on_foot in enumerate(through) if on_foot and reached[n] > back[n])
