"""Checks of the cells of a station: connected space, gates and Jump Points."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from ...boards.paths import NOWHERE, pieces
from ...checks.problem import NO_FACTS, Facts, Problem, Severity
from .layout import STATION, JumpPoint
from .survey import StationSurvey


def region_and_gates(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem for cells in several pieces, and for gates that can't serve (SA-2, SA-6).

    A Jump Point needs two gates: without any it is out of reach, which forbids export; with another
    number it can be played.
    """
    yield from _separate_pieces(survey)
    if not survey.layout.jump_points:
        yield Problem("SAV-1", "no-jump-point", NO_FACTS, Severity.ERROR)
    for each in survey.layout.jump_points:
        yield from _gate_problems(survey, each)
    yield from _shared_gates(survey)


def _separate_pieces(survey: StationSurvey) -> Iterator[Problem]:
    piece_of = pieces(survey.cells, b"\1" * len(survey.cells))
    sizes = Counter(piece_of)
    if len(sizes) > 1:
        main = max(sizes, key=lambda piece: (sizes[piece], -piece))
        apart = survey.labels(n for n, piece in enumerate(piece_of) if piece != main)
        yield Problem("SAV-1", "pieces", Facts(count=len(sizes)), Severity.ERROR, apart)


def _gate_problems(survey: StationSurvey, jump_point: JumpPoint) -> Iterator[Problem]:
    index = survey.cells.index
    facts = Facts(name=jump_point.id)
    missing = tuple(gate for gate in jump_point.gates if gate not in index)
    if missing:
        yield Problem("SAV-1", "gate-without-cell", facts, Severity.ERROR, missing)
    built_over = survey.labels(
        gate for gate in survey.gates[jump_point.id] if survey.cells.roles[gate] == STATION
    )
    if built_over:
        yield Problem("SAV-1", "gate-under-tile", facts, Severity.ERROR, built_over)
    yield from _gate_number(jump_point)


def _gate_number(jump_point: JumpPoint) -> Iterator[Problem]:
    facts = Facts(name=jump_point.id, count=len(jump_point.gates))
    if not jump_point.gates:
        yield Problem("SAV-1", "no-gate", facts, Severity.ERROR, (jump_point.id,))
    elif len(jump_point.gates) != 2:
        yield Problem("SAV-1", "not-two-gates", facts, Severity.WARNING, jump_point.gates)


def _shared_gates(survey: StationSurvey) -> Iterator[Problem]:
    for gate, names in survey.layout.jump_points_by_cell().items():
        if len(names) > 1:
            facts = Facts(gate=gate, names=tuple(names))
            yield Problem("SAV-1", "shared-gate", facts, Severity.ERROR, (gate,))


def cells_without_a_way_out(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem for cells that reach no gate even when every tile is gone.

    Nothing is said where there is no gate at all: SAV-1 says it.
    """
    if not survey.all_gates:
        return
    steps = survey.steps_from(survey.all_gates)
    lost = survey.labels(number for number, each in enumerate(steps) if each == NOWHERE)
    if lost:
        yield Problem("SAV-5", "no-way-out", Facts(count=len(lost)), Severity.ERROR, lost)


def split_space(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem if ships can't fly between Jump Points, or Queens are enclosed, at the start.

    A station may well divide space: as tiles fall it opens, so a split is told as a hint. It is a
    warning between Jump Points that stay apart until tiles of the last class fall, or for ever.
    One enclosed Queen is the printed set-up (SA-10, SA-11) and needs no word, several are a hint.
    It is a warning if no Queen at all is at large, or one is sealed in until the last class falls.
    """
    yield from _split(survey)
    yield from _enclosed_queens(survey)


def _split(survey: StationSurvey) -> Iterator[Problem]:
    lasting = _pairs_apart(survey, survey.late_space)
    if lasting:
        gates = _gates_of(survey, lasting)
        yield Problem("SAV-9", "divided-for-long", Facts(some=lasting), Severity.WARNING, gates)
    at_first = tuple(each for each in _pairs_apart(survey, survey.space) if each not in lasting)
    if at_first:
        gates = _gates_of(survey, at_first)
        yield Problem("SAV-9", "divided-at-first", Facts(some=at_first), Severity.HINT, gates)


Pair = tuple[str, str]
"""The ids of two Jump Points."""


def _pairs_apart(survey: StationSurvey, piece_of: Sequence[int]) -> tuple[Pair, ...]:
    """Return the pairs of Jump Points of which no two gates lie in the same piece of space."""
    touched = {
        name: {piece_of[gate] for gate in gates if survey.open[gate]}
        for name, gates in survey.gates.items()
    }
    served = {name: found for name, found in touched.items() if found}
    return tuple(pair for pair in combinations(served, 2) if not served[pair[0]] & served[pair[1]])


def _gates_of(survey: StationSurvey, pairs: Sequence[Pair]) -> tuple[str, ...]:
    names = {name for pair in pairs for name in pair}
    return survey.labels(gate for name in names for gate in survey.gates[name])


def _enclosed_queens(survey: StationSurvey) -> Iterator[Problem]:
    if not survey.all_gates:
        return
    enclosed = [each for each in survey.queens if not survey.at_large[each]]
    sealed = survey.labels(each for each in enclosed if survey.sealed[each])
    if sealed:
        yield Problem("SAV-9", "sealed-queens", NO_FACTS, Severity.WARNING, sealed)
    elif enclosed and len(enclosed) == len(survey.queens):
        labels = survey.labels(enclosed)
        yield Problem("SAV-9", "every-queen-enclosed", NO_FACTS, Severity.WARNING, labels)
    elif len(enclosed) > 1:
        labels = survey.labels(enclosed)
        facts = Facts(count=len(enclosed))
        yield Problem("SAV-9", "enclosed-queens", facts, Severity.HINT, labels)
