"""An export: the map, its compiled board and what the checks say of it, for engines in any language."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from ..boards.board import Board
from ..boards.contours import Outline, outline_of
from ..checks.gathering import gathered
from ..checks.problem import Problem, Severity
from ..checks.survey import by_severity
from ..documents.carried_verdict import without_old_verdict
from ..documents.maps import MapDocument
from ..documents.scenarios import Scenario
from ..errors import HullwrightError
from ..kinds.examination import Examination
from ..messages import message
from ..records import JsonObject
from .atomic_file import Write, save
from .jsontext import to_text
from .progress import Progress, counted, stage, unheard

if TYPE_CHECKING:
    from array import array

SMALL = 20_000
"""Up to this many spaces, an export has a line for each; beyond, a line for each thousand."""


SURVEYED, CHECKED = 0.3, 0.8
"""How much of the time has passed when the board is compiled, and when everything is checked."""

Further: TypeAlias = Callable[[Examination], Iterable[Problem]]
"""Returns what others than our own checks find on a map, such as those of plugins."""


@dataclass(frozen=True)
class PlayedUnder:
    """What a map is exported under: a scenario, its rules in force, and what is to be said of the map then."""

    scenario: Scenario
    ruleset: JsonObject
    problems: Sequence[Problem]
    """Found with the rules in force, and so instead of what the kind's own checks find."""

    def to_json(self) -> JsonObject:
        """Return what the export says of it."""
        return {"scenario": self.scenario.to_json(), "ruleset": self.ruleset}


class Forbidden(HullwrightError):
    """A map has errors, so it is not exported."""

    def __init__(self, name: str, problems: Sequence[Problem]) -> None:
        errors = [each for each in problems if each.severity is Severity.ERROR]
        super().__init__(
            message(
                "{name} was not exported because of {count} problems. First: {text}",
                name=name,
                count=sum(each.count for each in errors),
                text=errors[0].text,
            )
        )
        self.problems = tuple(problems)
        """Everything that was found, the worst first."""


def export(
    examination: Examination,
    path: Path,
    *,
    forced: bool = False,
    further: Further = lambda _: (),
    under: PlayedUnder | None = None,
    progress: Progress = unheard,
    write: Write = save,
) -> tuple[Problem, ...]:
    """Check and write a map, and return what the file says of it; errors forbid it unless forced.

    Under a scenario the examination is that of the map as it is played.
    """
    document, board = examination.document, examination.board
    progress(SURVEYED)
    if under:
        problems = by_severity([*under.problems, *further(examination)])
    else:
        problems = _problems(examination, further, stage(progress, SURVEYED, CHECKED))
    if not forced and any(each.severity is Severity.ERROR for each in problems):
        raise Forbidden(document.name, problems)
    hull = examination.kind.hull
    outline = outline_of(hull(document.layout)) if hull else None
    pieces = parts(document, board, problems, under, outline)
    write(path, counted(pieces, _number_of_pieces(board), stage(progress, CHECKED, 1.0)))
    return problems


def _problems(
    examination: Examination, further: Further, progress: Progress
) -> tuple[Problem, ...]:
    """Return what our checks find, and the others, who are asked last, as one more check."""
    survey, checks = examination.survey, examination.kind.checks
    under_way = counted(checks.values(), len(checks) + 1, progress)
    ours = [problem for check in under_way for problem in gathered(check(survey))]
    return by_severity([*ours, *further(examination)])


def parts(
    document: MapDocument,
    board: Board,
    problems: Sequence[Problem],
    under: PlayedUnder | None = None,
    outline: Outline | None = None,
) -> Iterator[str | bytes]:
    """Yield the text of an export piece by piece, so that a large one is never held whole."""
    rules = under.to_json() if under else {}
    head = to_text(
        {**without_old_verdict(document).to_json(), **rules, "problems": summary(problems)}
    )
    yield head.removesuffix("\n}\n")
    yield ',\n  "board": {\n    "kind": '
    yield from _board(board)
    if outline is not None:
        yield from _outline(outline)
    yield "\n  }\n}\n"


def summary(problems: Sequence[Problem]) -> JsonObject:
    """Return how many problems of each severity there are, and those that are listed."""
    counts: Counter[Severity] = Counter()
    for each in problems:
        counts[each.severity] += each.count
    return {
        "errors": counts[Severity.ERROR],
        "warnings": counts[Severity.WARNING],
        "hints": counts[Severity.HINT],
        "list": [each.to_json() for each in problems],
    }


def _number_of_pieces(board: Board) -> int:
    """Return about how many pieces the text of an export comes in: mostly commas and runs of spaces and links."""
    step = 1 if len(board) <= SMALL else 1000
    links = (len(board.links) + len(board.one_way)) // 2
    return 10 + 2 * (len(board) // step + links // (16 * step))


def _board(board: Board) -> Iterator[str | bytes]:
    import orjson

    yield orjson.dumps(board.kind)
    yield b',\n    "unit": ' + orjson.dumps(list(board.unit))
    yield b',\n    "spaces": [\n'
    step = 1 if len(board) <= SMALL else 1000
    for start in range(0, len(board), step):
        yield b",\n" if start else b""
        yield orjson.dumps(_spaces(board, start, start + step))[1:-1]
    yield b'\n    ],\n    "links": [\n'
    yield from _pairs(board.links, 16 * step)
    yield b'\n    ],\n    "one_way": [\n'
    yield from _pairs(board.one_way, 16 * step)
    yield b"\n    ]"


def _outline(outline: Outline) -> Iterator[bytes]:
    """Yield the hull, a line for each polygon."""
    import orjson

    yield b',\n    "outline": [\n'
    yield b",\n".join(map(orjson.dumps, outline))
    yield b"\n    ]"


def _spaces(board: Board, start: int, end: int) -> list[JsonObject]:
    columns = (each[start:end] for each in (board.ids, board.roles, board.xs, board.ys))
    made: list[JsonObject] = [
        {"id": name, "role": role, "x": x, "y": y}
        for name, role, x, y in zip(*columns, strict=True)
    ]
    if board.traits:
        for number, space in enumerate(made, start):
            if number in board.traits:
                space["traits"] = board.traits[number]
    return made


def _pairs(flat: "array[int]", step: int) -> Iterator[bytes]:
    import numpy as np
    import orjson

    table = np.frombuffer(flat, dtype=np.int32).reshape(-1, 2)
    for start in range(0, len(table), step):
        yield b",\n" if start else b""
        yield orjson.dumps(table[start : start + step], option=orjson.OPT_SERIALIZE_NUMPY)[1:-1]
