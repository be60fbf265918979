"""Checks of how a game on a station begins: where creatures stand and pods can be placed."""

from collections import Counter
from collections.abc import Iterable, Iterator

from ...checks.problem import NO_FACTS, Facts, Problem, Severity
from ...names import closest
from .creature_kinds import creature_kinds
from .layout import TOKENS, Creature, Station
from .survey import StationSurvey


def creatures(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem for creatures that are not on open cells, or more than there are (SA-5, SA-53).

    A face of the die that shows no creature of the supply is a warning: it never does a thing (SA-23).
    """
    yield from _astray(survey)
    yield from _beyond_supply(survey)
    yield from _idle_faces(survey)
    yield from _undefined(survey)
    yield from _faceless(survey)


def _astray(survey: StationSurvey) -> Iterator[Problem]:
    index = survey.cells.index
    found = _cells(
        each
        for each in survey.layout.creatures
        if each.at not in index or not survey.open[index[each.at]]
    )
    if found:
        yield Problem("SAV-3", "astray", NO_FACTS, Severity.ERROR, found)


def _beyond_supply(survey: StationSurvey) -> Iterator[Problem]:
    layout = survey.layout
    known = _creature_kinds(layout)
    for kind, count in Counter(each.kind for each in layout.creatures).items():
        there = layout.supply[kind] if kind in known else 0
        if count > there:
            meant = closest(kind, known) if kind not in known else None
            yield Problem(
                "SAV-3",
                "mistyped-creature" if meant else "beyond-supply",
                Facts(count=count, kind=kind, there=there, meant=meant),
                Severity.ERROR,
                _cells(each for each in layout.creatures if each.kind == kind),
            )


def _idle_faces(survey: StationSurvey) -> Iterator[Problem]:
    known = _creature_kinds(survey.layout)
    for face in dict.fromkeys(survey.layout.setup.die):
        if face not in known:
            meant = closest(face, known)
            case = "mistyped-face" if meant else "unknown-face"
            yield Problem("SAV-3", case, Facts(face=face, meant=meant), Severity.WARNING)


def _undefined(survey: StationSurvey) -> Iterator[Problem]:
    """Yield creatures of the supply of which nobody knows what they do."""
    known = creature_kinds(survey.layout)
    for kind in _creature_kinds(survey.layout):
        if kind not in known:
            yield Problem("SAV-3", "undefined-creature", Facts(kind=kind), Severity.WARNING)


def _faceless(survey: StationSurvey) -> Iterator[Problem]:
    """Yield creatures of somebody's own that the die never moves."""
    layout = survey.layout
    for each in layout.creature_kinds:
        if each.id not in layout.setup.die and layout.supply.get(each.id, 0):
            facts = Facts(kind=each.title or each.id)
            yield Problem("SAV-3", "faceless-creature", facts, Severity.HINT)


def _creature_kinds(station: Station) -> list[str]:
    return [kind for kind in station.supply if kind not in TOKENS]


def _cells(found: Iterable[Creature]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.at for each in found))


def pod_room(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem if the players' pods do not find room in space at large (SA-13, SA-15).

    A pod in a pocket waits for a tile beside it to fall, which a player may risk: a hint. It is a
    warning where the pocket is sealed until the last class falls. Nothing is said where there is no
    gate at all: SAV-1 says it.
    """
    if not survey.all_gates:
        return
    party = max(survey.parties, key=lambda each: each.pods)
    if party.pods > len(survey.pod_cells):
        facts = Facts(players=party.players, pods=party.pods, count=len(survey.pod_cells))
        cells = survey.labels(survey.pod_cells)
        yield Problem("SAV-6", "pods-without-room", facts, Severity.ERROR, cells)
    yield from _pods_in_pockets(survey)


def _pods_in_pockets(survey: StationSurvey) -> Iterator[Problem]:
    enclosed = [each for each in survey.legal_pod_cells if not survey.at_large[each]]
    sealed = survey.labels(each for each in enclosed if survey.sealed[each])
    if sealed:
        yield Problem("SAV-6", "sealed-pods", NO_FACTS, Severity.WARNING, sealed)
    waiting = survey.labels(each for each in enclosed if not survey.sealed[each])
    if waiting:
        yield Problem("SAV-6", "enclosed-pods", NO_FACTS, Severity.HINT, waiting)


def too_near(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem for Queens beside pod cells, and for tiles beside gates.

    From a tile beside a gate crew are saved in the first turn: a warning. A Queen beside a pod cell
    kills whoever boards there (SA-50), but players see it and may place their pods elsewhere: a hint,
    and a warning only if too few other cells are left for all pods.
    """
    yield from _queens_near_pods(survey)
    beside = survey.labels(
        tile
        for gate in survey.all_gates
        if survey.open[gate]
        for tile in survey.near(gate)
        if not survey.open[tile]
    )
    if beside:
        yield Problem("SAV-10", "tiles-at-gate", NO_FACTS, Severity.WARNING, beside)


def _queens_near_pods(survey: StationSurvey) -> Iterator[Problem]:
    pod_cells = frozenset(survey.pod_cells)
    threatened = {queen: pod_cells.intersection(survey.near(queen)) for queen in survey.queens}
    queens = survey.labels(queen for queen, cells in threatened.items() if cells)
    if not queens:
        return
    safe = pod_cells.difference(*threatened.values())
    pods = max(each.pods for each in survey.parties)
    facts = Facts(safe=len(safe), pods=pods)
    if len(safe) < pods:
        yield Problem("SAV-10", "queens-at-every-pod-cell", facts, Severity.WARNING, queens)
    else:
        yield Problem("SAV-10", "queens-at-pod-cells", facts, Severity.HINT, queens)
