"""Measurements of hex zones: distances, degrees, shares, symmetry."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import islice

from ...boards.paths import NOWHERE
from ...checks.survey import Figures
from ...limits import MAX_FIGURES
from .layout import ALIEN, DANGEROUS, HULL, HUMAN, POD, SILENT, HexZone, SectorKind
from .survey import ZoneSurvey
from .symmetry_arrays import is_vast, shares


def distances(survey: ZoneSurvey) -> Figures:
    """Return the fewest sectors from each side's starts to each pod, and to the nearest."""
    return {
        side: {
            "nearest_pod": _known(survey.nearest_pod(side)),
            "pods": {
                survey.pod_name(pod): _known(steps)
                for pod, steps in islice(
                    sorted(survey.steps_to_pods(side).items(), key=partial(_by_number, survey)),
                    MAX_FIGURES,
                )
            },
        }
        for side in (HUMAN, ALIEN)
    } | {"human_to_alien_start": _between_starts(survey)}


def _known(steps: int) -> int | None:
    return None if steps == NOWHERE else steps


def _by_number(survey: ZoneSurvey, steps_to_pod: tuple[int, int]) -> int:
    return survey.pod_number(steps_to_pod[0])


def _between_starts(survey: ZoneSurvey) -> int | None:
    import numpy as np

    steps, board = np.array(survey.ways[HUMAN].steps(), dtype=np.int32), survey.board
    starts, pods = (np.frombuffer(board.mask({role}), dtype=bool) for role in (ALIEN, POD))
    ends = np.concatenate(survey.steps)
    beside = ends[starts[ends[:, 1]], 0]
    found = steps[beside[~pods[beside] & (steps[beside] != NOWHERE)]]
    return int(found.min()) + 1 if found.size else None


def metrics(survey: ZoneSurvey) -> Figures:
    """Return the other measurements of a zone."""
    counts = survey.board.counts()
    silent, dangerous = (counts.get(role, 0) for role in (SILENT, DANGEROUS))
    return {
        "size": [survey.layout.width, survey.layout.height],
        "sectors": len(survey.board),
        "silent_share": _ratio(silent, silent + dangerous),
        "mean_degree": _ratio(len(survey.board.links), len(survey.board)),
        "dead_ends": len(survey.dead_ends),
        "pieces": len(set(survey.pieces)),
        "chokepoints": {
            side: len(survey.ways[side].chokepoints(survey.by_role[POD])) for side in (HUMAN, ALIEN)
        },
        "first_arrival": first_arrivals(survey),
        "symmetry": symmetry(survey.layout),
        **_special(survey),
    }


def _special(survey: ZoneSurvey) -> Figures:
    """Return how many special sectors and edges of each kind there are, if there are any."""
    titles = {each.kind: each.title or each.kind for each in survey.layout.legend.values()}
    own = (each["kind"] for each in survey.board.traits.values() if "kind" in each)
    kinds = Counter(map(titles.__getitem__, own))
    edges = Counter(each.kind for each in survey.layout.edges)
    found = {"special_sectors": kinds, "edges": edges}
    return {
        name: dict(islice(counts.most_common(), MAX_FIGURES))
        for name, counts in found.items()
        if counts
    }


def _ratio(part: int, whole: int) -> float | None:
    return round(part / whole, 3) if whole else None


def first_arrivals(survey: ZoneSurvey) -> Mapping[str, int]:
    """Return how many sectors each side can be first in, Aliens moving two sectors a turn (EA-T1)."""
    found = {"human": 0, "alien": 0, "same": 0}
    for human, alien in zip(survey.ways[HUMAN].steps(), survey.ways[ALIEN].steps(), strict=True):
        if human <= 0 or alien <= 0:
            continue
        turns = (alien + 1) // 2
        found["human" if human < turns else "alien" if turns < human else "same"] += 1
    return found


Point = tuple[int, int]
"""A sector by its column and its height on the sheet in half hexes."""


def symmetry(zone: HexZone) -> Mapping[str, float]:
    """Return for each symmetry the share of sectors whose image is of the same kind.

    Pods count as alike whatever their numbers, and so do the starts of the two sides: a zone whose
    sides face each other in a mirror is symmetric. Where a mirror would fall between the hexes, as
    on a sheet with an even number of columns, the image on the sheet's rows counts.
    """
    if is_vast(zone):
        return shares(zone, _open_kinds(zone))
    kinds = _kinds(zone)
    across, over = _middle(column for column, _ in kinds), _middle(height for _, height in kinds)
    images: Mapping[str, Callable[[Point], Point]] = {
        "mirror_left_right": lambda at: _mirrored_left_right(at, across),
        "mirror_up_down": lambda at: _mirrored_up_down(at, over),
        "half_turn": lambda at: _mirrored_left_right(_mirrored_up_down(at, over), across),
    }
    return {name: _likeness(kinds, image) for name, image in images.items()}


def _open_kinds(zone: HexZone) -> Mapping[str, str]:
    """Return what the character of each open sector is alike to."""
    return {
        character: "start" if each.role in {HUMAN, ALIEN} else _alike(each)
        for character, each in zone.legend.items()
        if each.role != HULL
    }


def _kinds(zone: HexZone) -> Mapping[Point, str]:
    alike = _open_kinds(zone)
    return {
        (column, 2 * row + (column & 1)): alike[character]
        for row, line in enumerate(zone.rows)
        for column, character in enumerate(line)
        if character in alike
    }


def _alike(sector: SectorKind) -> str:
    """Return what a sector kind is alike to; a kind of somebody's own to itself alone."""
    return POD if sector.role == POD else sector.kind


def _middle(values: Iterable[int]) -> int:
    """Return twice the middle of some values, which is the sum of a value and its mirror image."""
    found = sorted(values)
    return found[0] + found[-1] if found else 0


def _mirrored_left_right(at: Point, total: int) -> Point:
    column, height = at
    between = total & 1 and (-1 if column & 1 else 1)
    return total - column, height + between


def _mirrored_up_down(at: Point, total: int) -> Point:
    column, height = at
    between = total & 1 and (1 if column & 1 else -1)
    return column, total - height + between


def _likeness(kinds: Mapping[Point, str], image: Callable[[Point], Point]) -> float:
    alike = sum(kinds.get(image(at)) == kind for at, kind in kinds.items())
    return round(alike / len(kinds), 3) if kinds else 0.0
