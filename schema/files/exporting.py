"""Exporting: the map, its compiled board and what the checks say of it, for engines in any language."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..boards.board import Board
from ..checks.problem import Problem, Severity
from ..documents.maps import MapDocument
from ..errors import HullwrightError
from ..messages import message
from ..records import JsonObject
from .jsontext import to_text
from .saving import save

if TYPE_CHECKING:
    from array import array

SMALL = 20_000
"""Up to this many spaces, an export has a line for each; beyond, a line for each thousand."""


class Forbidden(HullwrightError):
    """A map has errors, so it is not exported."""


def export(
    document: MapDocument, board: Board, problems: Sequence[Problem], path: Path, *, forced: bool
) -> None:
    """Write an export; errors forbid it unless forced, and then the file says so."""
    errors = [each for each in problems if each.severity is Severity.ERROR]
    if errors and not forced:
        raise Forbidden(
            message(
                "{name} is not exported: {count} problem(s) forbid it. First: {text}",
                name=document.name,
                count=len(errors),
                text=errors[0].text,
            )
        )
    save(path, parts(document, board, problems))


def parts(
    document: MapDocument, board: Board, problems: Sequence[Problem]
) -> Iterator[str | bytes]:
    """Yield the text of an export piece by piece, so that a large one is never held whole."""
    head = to_text({**document.to_json(), "problems": summary(problems)})
    yield head.removesuffix("\n}\n")
    yield ',\n  "board": {\n    "kind": '
    yield from _board(board)
    yield "\n  }\n}\n"


def summary(problems: Sequence[Problem]) -> JsonObject:
    """Return how many problems of each severity there are, and the problems themselves."""
    counts = Counter(each.severity for each in problems)
    return {
        "errors": counts[Severity.ERROR],
        "warnings": counts[Severity.WARNING],
        "hints": counts[Severity.HINT],
        "list": [each.to_json() for each in problems],
    }


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
