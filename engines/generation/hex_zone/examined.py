"""The measures of a zone by what examines any map: what drafts are held against."""

from collections.abc import Iterator, Mapping

from hullwright.schema.boards.hex_motions import about, turns
from hullwright.schema.boards.hexes import Hex, from_odd_q, hex_of, neighbours
from hullwright.schema.boards.paths import NOWHERE
from hullwright.schema.checks.survey import Figures
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    DANGEROUS,
    HULL,
    HUMAN,
    POD,
    SILENT,
    HexZone,
)
from hullwright.schema.kinds.hex_zone.survey import ZoneSurvey
from hullwright.schema.messages import message

from .measures import share
from .symmetry import centre_of_turns


def measured(document: MapDocument) -> Mapping[str, float]:
    """Return the measures of a zone, worked out anew; HullwrightError if there is nothing to measure ways between."""
    examination = Examination(document)
    distances = examination.distances
    _insist_on_ways(document, distances)
    figures = examination.metrics
    arrivals = figures["first_arrival"]
    to_pods = list(distances[HUMAN]["pods"].values())
    counts = examination.board.counts()
    found = {
        "sectors": figures["sectors"],
        "silent-share": figures["silent_share"],
        "pods": counts[POD],
        "human-to-pod": distances[HUMAN]["nearest_pod"],
        "alien-to-pod": distances[ALIEN]["nearest_pod"],
        "human-to-pods": share(sum(to_pods), len(to_pods)),
        "pod-spread": max(to_pods) - min(to_pods),
        "pods-apart": _pods_apart(ZoneSurvey.of(document)),
        "starts-apart": distances["human_to_alien_start"],
        "human-first": share(arrivals[HUMAN], sum(arrivals.values())),
        "alien-first": share(arrivals[ALIEN], sum(arrivals.values())),
        "mean-degree": figures["mean_degree"],
        "dead-ends": figures["dead_ends"],
        "chokepoints": sum(figures["chokepoints"].values()),
        "symmetry": max(*figures["symmetry"].values(), *_turned(document.layout)),
        **_form(examination),
    }
    return {name: float(value) for name, value in found.items()}


def hexes(contents: Mapping[str, str]) -> Mapping[Hex, str]:
    """Return what is in each hex, pods alike whatever their numbers."""
    return {
        hex_of(label): POD if each.startswith(POD) else each for label, each in contents.items()
    }


def _insist_on_ways(document: MapDocument, distances: Figures) -> None:
    """Raise HullwrightError unless both sides have a start, and ways to each other and to all pods."""
    steps = [distances["human_to_alien_start"], distances[ALIEN]["nearest_pod"]]
    steps += distances[HUMAN]["pods"].values() or [None]
    if None in steps:
        raise HullwrightError(
            message(
                "“{name}” can't be measured: it needs a start for each side, and pods that they can reach. Draw these first.",
                name=document.name,
            )
        )


def _turned(zone: HexZone) -> Iterator[float]:
    """Yield the share of sectors whose image is of the same kind under three- and sixfold turns.

    There are fewer starts and pods than images: they count as alike to every sector.
    """
    kinds = {
        from_odd_q(column, row): "" if each.role in {HUMAN, ALIEN, POD} else each.kind
        for row, line in enumerate(zone.rows)
        for column, each in enumerate(map(zone.legend.__getitem__, line))
        if each.role != HULL
    }
    for fold in (3, 6):
        turn = about(centre_of_turns(fold, list(kinds)), turns(fold)[1])
        images = ((kind, kinds.get(turn(cell))) for cell, kind in kinds.items())
        alike = sum(
            (other is not None and "" in (kind, other)) or kind == other for kind, other in images
        )
        yield share(alike, len(kinds))


def _pods_apart(survey: ZoneSurvey) -> int:
    """Return how far the two pods that are nearest to each other are apart, for Humans; 0 if no way leads between any."""
    pods, is_directed = survey.by_role[POD], bool(survey.board.one_way)
    steps = [
        survey.ways_from([one], HUMAN).steps_to(other)
        for number, one in enumerate(pods)
        # Hatches may make it matter which way one goes.
        for other in (pods if is_directed else pods[:number])
        if one != other
    ]
    return min((each for each in steps if each != NOWHERE), default=0)


def _form(examination: Examination) -> Mapping[str, float]:
    """Return what the sectors around each sector say."""
    board = examination.board
    roles = dict(zip(map(hex_of, board.ids), board.roles, strict=True))
    ground = {cell for cell, role in roles.items() if role in {SILENT, DANGEROUS}}
    silent = {cell for cell in ground if roles[cell] == SILENT}
    around = {cell: [each in roles for each in neighbours(cell)] for cell in roles}
    together = [cell for cell in silent if not silent.isdisjoint(neighbours(cell))]
    return {
        "narrow-share": share(sum(_groups(around[cell]) > 1 for cell in ground), len(ground)),
        "wide-share": share(sum(all(around[cell]) for cell in ground), len(ground)),
        "loops": _loops(set(roles)),
        "silent-together": share(len(together), len(silent)),
    }


def _groups(around: list[bool]) -> int:
    """Return in how many groups the sectors around one lie apart."""
    return sum(here and not around[n - 1] for n, here in enumerate(around))


def _loops(cells: set[Hex]) -> int:
    """Return how many pieces of hull lie within some cells."""
    qs, rs = [each.q for each in cells], [each.r for each in cells]
    hull = {
        Hex(q, r)
        for q in range(min(qs) - 1, max(qs) + 2)
        for r in range(min(rs) - 1, max(rs) + 2)
        if Hex(q, r) not in cells
    }
    count = -1
    while hull:
        coming = [hull.pop()]
        while coming:
            beside = hull.intersection(neighbours(coming.pop()))
            hull -= beside
            coming.extend(beside)
        count += 1
    return count
