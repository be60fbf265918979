"""Checks of how a game on a station begins: where creatures stand and pods can be placed."""

from collections import Counter
from collections.abc import Iterable, Iterator

from ...checks.problem import Problem, Severity
from ...messages import message
from ...names import closest
from .layout import TOKENS, Creature, Station, named
from .survey import StationSurvey


def creatures(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem for creatures that are not on open cells, or more than there are (SA-5, SA-53).

    A face of the die that shows no creature of the supply is a warning: it never does a thing (SA-23).
    """
    yield from _astray(survey)
    yield from _beyond_supply(survey)
    yield from _idle_faces(survey)


def _astray(survey: StationSurvey) -> Iterator[Problem]:
    index = survey.cells.index
    found = _cells(
        each
        for each in survey.layout.creatures
        if each.at not in index or not survey.open[index[each.at]]
    )
    if found:
        yield Problem(
            "SAV-3",
            Severity.ERROR,
            message("Creatures begin where there is no open cell: {some}.", some=named(found)),
            found,
            message("Put them on open cells, or open these cells."),
        )


def _beyond_supply(survey: StationSurvey) -> Iterator[Problem]:
    layout = survey.layout
    known = _creature_kinds(layout)
    for kind, count in Counter(each.kind for each in layout.creatures).items():
        there = layout.supply[kind] if kind in known else 0
        if count > there:
            meant = closest(kind, known) if kind not in known else None
            yield Problem(
                "SAV-3",
                Severity.ERROR,
                message(
                    "{count} of {kind} begin on the board; the supply has {there}.",
                    count=count,
                    kind=kind,
                    there=there,
                ),
                _cells(each for each in layout.creatures if each.kind == kind),
                message("Did you mean “{meant}”?", meant=meant)
                if meant
                else message("Take some off the board, or put more into the supply."),
            )


def _idle_faces(survey: StationSurvey) -> Iterator[Problem]:
    known = _creature_kinds(survey.layout)
    for face in dict.fromkeys(survey.layout.setup.die):
        if face not in known:
            meant = closest(face, known)
            yield Problem(
                "SAV-3",
                Severity.WARNING,
                message("The die shows “{face}”, which is no creature of the supply.", face=face),
                hint=message("Did you mean “{meant}”?", meant=meant)
                if meant
                else message("Put the creature into the supply, or change the face."),
            )


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
        yield Problem(
            "SAV-6",
            Severity.ERROR,
            message(
                "{players} players begin with {pods} pods; only {count} cell(s) beside the station "
                "are free for them and lead to a gate.",
                players=party.players,
                pods=party.pods,
                count=len(survey.pod_cells),
            ),
            survey.labels(survey.pod_cells),
            message("Open more cells beside the station, or give fewer pods."),
        )
    yield from _pods_in_pockets(survey)


def _pods_in_pockets(survey: StationSurvey) -> Iterator[Problem]:
    enclosed = [each for each in survey.legal_pod_cells if not survey.at_large[each]]
    sealed = survey.labels(each for each in enclosed if survey.sealed[each])
    if sealed:
        yield Problem(
            "SAV-6",
            Severity.WARNING,
            message(
                "Pods may be placed where no gate can be reached before tiles of the last class "
                "fall: {some}.",
                some=named(sealed),
            ),
            sealed,
            message("Open a way to a gate, or build over these cells."),
        )
    waiting = survey.labels(each for each in enclosed if not survey.sealed[each])
    if waiting:
        yield Problem(
            "SAV-6",
            Severity.HINT,
            message(
                "Pods may be placed in pockets that the station encloses at first: {some}.",
                some=named(waiting),
            ),
            waiting,
            message("They get out when tiles fall; tell players in the description."),
        )


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
        yield Problem(
            "SAV-10",
            Severity.WARNING,
            message("Tiles lie beside a gate: {some}.", some=named(beside)),
            beside,
            message("Keep a cell of open space between the station and the gates."),
        )


def _queens_near_pods(survey: StationSurvey) -> Iterator[Problem]:
    pod_cells = frozenset(survey.pod_cells)
    threatened = {queen: pod_cells.intersection(survey.near(queen)) for queen in survey.queens}
    queens = survey.labels(queen for queen, cells in threatened.items() if cells)
    if not queens:
        return
    safe = pod_cells.difference(*threatened.values())
    pods = max(each.pods for each in survey.parties)
    if len(safe) < pods:
        yield Problem(
            "SAV-10",
            Severity.WARNING,
            message(
                "Queens begin beside pod cells: {some}. Only {safe} other cell(s) are left for "
                "{pods} pods.",
                some=named(queens),
                safe=len(safe),
                pods=pods,
            ),
            queens,
            message("Move the Queens at least three cells away from the station."),
        )
    else:
        yield Problem(
            "SAV-10",
            Severity.HINT,
            message(
                "Queens begin beside cells where pods may be placed: {some}.", some=named(queens)
            ),
            queens,
            message(
                "Players can place their pods elsewhere; {safe} cells are safe.", safe=len(safe)
            ),
        )
