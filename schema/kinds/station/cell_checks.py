"""Checks of the cells of a station: connected space, gates and Jump Points."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from ...boards.paths import NOWHERE, pieces
from ...checks.problem import Problem, Severity
from ...messages import message, some_of
from .layout import STATION, JumpPoint, named
from .survey import StationSurvey


def region_and_gates(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem for cells in several pieces, and for gates that can't serve (SA-2, SA-6).

    A Jump Point needs two gates: without any it is out of reach, which forbids export; with another
    number it can be played.
    """
    yield from _separate_pieces(survey)
    if not survey.layout.jump_points:
        yield Problem(
            "SAV-1",
            Severity.ERROR,
            message("There is no Jump Point: nobody can be saved."),
            hint=message("Add a Jump Point and name two gate cells for it."),
        )
    for each in survey.layout.jump_points:
        yield from _gate_problems(survey, each)
    yield from _shared_gates(survey)


def _separate_pieces(survey: StationSurvey) -> Iterator[Problem]:
    piece_of = pieces(survey.cells, b"\1" * len(survey.cells))
    sizes = Counter(piece_of)
    if len(sizes) > 1:
        main = max(sizes, key=lambda piece: (sizes[piece], -piece))
        apart = survey.labels(n for n, piece in enumerate(piece_of) if piece != main)
        yield Problem(
            "SAV-1",
            Severity.ERROR,
            message(
                "The cells are in {count} pieces; apart from the largest lie {some}.",
                count=len(sizes),
                some=named(apart),
            ),
            apart,
            message(
                "Join the pieces with open cells or station cells, or take the small ones out."
            ),
        )


def _gate_problems(survey: StationSurvey, jump_point: JumpPoint) -> Iterator[Problem]:
    index = survey.cells.index
    missing = tuple(gate for gate in jump_point.gates if gate not in index)
    if missing:
        yield Problem(
            "SAV-1",
            Severity.ERROR,
            message(
                "Jump Point {name} has a gate where there is no cell: {some}.",
                name=jump_point.id,
                some=named(missing),
            ),
            missing,
            message("Put a cell there, or name another gate."),
        )
    built_over = survey.labels(
        gate for gate in survey.gates[jump_point.id] if survey.cells.roles[gate] == STATION
    )
    if built_over:
        yield Problem(
            "SAV-1",
            Severity.ERROR,
            message(
                "Jump Point {name} has a gate under a station tile: {some}.",
                name=jump_point.id,
                some=named(built_over),
            ),
            built_over,
            message("Keep gate cells open."),
        )
    yield from _gate_number(jump_point)


def _gate_number(jump_point: JumpPoint) -> Iterator[Problem]:
    if not jump_point.gates:
        yield Problem(
            "SAV-1",
            Severity.ERROR,
            message("Jump Point {name} has no gate: nobody reaches it.", name=jump_point.id),
            (jump_point.id,),
            message("Name two gate cells, or take the Jump Point out."),
        )
    elif len(jump_point.gates) != 2:
        yield Problem(
            "SAV-1",
            Severity.WARNING,
            message(
                "Jump Point {name} has {count} gate(s); the rules know two.",
                name=jump_point.id,
                count=len(jump_point.gates),
            ),
            jump_point.gates,
            message("Name two gate cells."),
        )


def _shared_gates(survey: StationSurvey) -> Iterator[Problem]:
    for gate, names in survey.layout.jump_points_by_cell().items():
        if len(names) > 1:
            yield Problem(
                "SAV-1",
                Severity.ERROR,
                message(
                    "Gate {gate} is shared by the Jump Points {names}.",
                    gate=gate,
                    names=some_of(names),
                ),
                (gate,),
                message("Give each Jump Point gates of its own."),
            )


def cells_without_a_way_out(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem for cells that reach no gate even when every tile is gone.

    Nothing is said where there is no gate at all: SAV-1 says it.
    """
    if not survey.all_gates:
        return
    steps = survey.steps_from(survey.all_gates)
    lost = survey.labels(number for number, each in enumerate(steps) if each == NOWHERE)
    if lost:
        yield Problem(
            "SAV-5",
            Severity.ERROR,
            message(
                "From {count} cell(s) no gate can ever be reached: {some}.",
                count=len(lost),
                some=named(lost),
            ),
            lost,
            message("Join them to the rest of the board, or give them a gate."),
        )


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
        yield Problem(
            "SAV-9",
            Severity.WARNING,
            message(
                "Before tiles of the last class fall, no ship gets from one Jump Point to another: {some}.",
                some=some_of(_in_words(lasting)),
            ),
            _gates_of(survey, lasting),
            message("Leave a way of open cells, or of tiles that fall earlier."),
        )
    at_first = [each for each in _pairs_apart(survey, survey.space) if each not in lasting]
    if at_first:
        yield Problem(
            "SAV-9",
            Severity.HINT,
            message(
                "The station divides space: at first no ship gets from one Jump Point to another: {some}.",
                some=some_of(_in_words(at_first)),
            ),
            _gates_of(survey, at_first),
            message("Space opens as tiles fall; tell players in the description."),
        )


Pair = tuple[str, str]
"""The ids of two Jump Points."""


def _pairs_apart(survey: StationSurvey, piece_of: Sequence[int]) -> list[Pair]:
    """Return the pairs of Jump Points of which no two gates lie in the same piece of space."""
    touched = {
        name: {piece_of[gate] for gate in gates if survey.open[gate]}
        for name, gates in survey.gates.items()
    }
    served = {name: found for name, found in touched.items() if found}
    return [pair for pair in combinations(served, 2) if not served[pair[0]] & served[pair[1]]]


def _in_words(pairs: Sequence[Pair]) -> list[str]:
    return [f"{a}–{b}" for a, b in pairs]


def _gates_of(survey: StationSurvey, pairs: Sequence[Pair]) -> tuple[str, ...]:
    names = {name for pair in pairs for name in pair}
    return survey.labels(gate for name in names for gate in survey.gates[name])


def _enclosed_queens(survey: StationSurvey) -> Iterator[Problem]:
    if not survey.all_gates:
        return
    enclosed = [each for each in survey.queens if not survey.at_large[each]]
    sealed = survey.labels(each for each in enclosed if survey.sealed[each])
    if sealed:
        yield Problem(
            "SAV-9",
            Severity.WARNING,
            message(
                "Before tiles of the last class fall, no Queen gets out of {some}.",
                some=named(sealed),
            ),
            sealed,
            message("Leave a way of open cells, or of tiles that fall earlier."),
        )
    elif enclosed and len(enclosed) == len(survey.queens):
        labels = survey.labels(enclosed)
        yield Problem(
            "SAV-9",
            Severity.WARNING,
            message("The station encloses every Queen: {some}.", some=named(labels)),
            labels,
            message("Put a Queen where it can meet ships from the first turn."),
        )
    elif len(enclosed) > 1:
        labels = survey.labels(enclosed)
        yield Problem(
            "SAV-9",
            Severity.HINT,
            message(
                "The station encloses {count} Queens: {some}.",
                count=len(enclosed),
                some=named(labels),
            ),
            labels,
            message("They come out when a tile beside them falls."),
        )
