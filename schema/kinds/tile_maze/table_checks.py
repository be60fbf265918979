"""Checks of what lies on the table: edges, overlaps, new paths, the start board."""

from collections.abc import Iterator

from ...checks.problem import NO_FACTS, Facts, Problem, Severity
from .sides import SIDES, Cell
from .survey import MazeSurvey
from .table import MazePiece, matches


def edges(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem for each edge where an exit meets a wall, new paths and start board included."""
    for piece, side, other in survey.table.seams():
        if not matches(piece, side, other):
            ways = (piece, other) if side in piece.exits else (other, piece)
            yield Problem(
                "NEV-1",
                "exit-meets-wall",
                Facts(open=ways[0].cell.label, closed=ways[1].cell.label),
                Severity.ERROR,
                (piece.cell.label, other.cell.label),
            )


def overlaps_and_new_paths(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem for pieces that share a cell, and for new paths that can't be where they are."""
    yield from _overlaps(survey)
    for piece in survey.table.pieces:
        if piece.new_path is not None and piece.tile is not None:
            yield from _misplaced_new_path(survey, piece, piece.tile)
    laid = tuple(piece.cell.label for piece in survey.table.pieces if piece.new_path is not None)
    if len(laid) > survey.layout.new_paths:
        facts = Facts(count=len(laid), most=survey.layout.new_paths)
        yield Problem("NEV-2", "many-new-paths", facts, Severity.ERROR, laid)


def _overlaps(survey: MazeSurvey) -> Iterator[Problem]:
    board = set(survey.layout.board_in_use.block())
    for cell, pieces in _by_cell(survey).items():
        if len(pieces) > 1:
            case = "on-the-board" if cell in board else "on-a-tile"
            facts = Facts(cell=cell.label, count=len(pieces))
            yield Problem("NEV-2", case, facts, Severity.ERROR, (cell.label,))


def _by_cell(survey: MazeSurvey) -> dict[Cell, list[MazePiece]]:
    found: dict[Cell, list[MazePiece]] = {}
    for piece in survey.table.pieces:
        found.setdefault(piece.cell, []).append(piece)
    return found


def _misplaced_new_path(survey: MazeSurvey, piece: MazePiece, tile: str) -> Iterator[Problem]:
    if not survey.layout.tile_set[tile].new_path:
        facts = Facts(tile=tile, cell=piece.cell.label)
        yield Problem("NEV-2", "new-path-not-taken", facts, Severity.ERROR, (piece.cell.label,))
    elif piece.new_path in piece.lane_exits:
        walls = tuple(side for side in SIDES if side not in piece.lane_exits)
        facts = Facts(cell=piece.cell.label, side=piece.new_path, sides=walls)
        yield Problem("NEV-2", "new-path-at-exit", facts, Severity.ERROR, (piece.cell.label,))


def start_board(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if the hub is missing or walled in, or the start board is in pieces."""
    if survey.hub is None:
        facts = Facts(board=survey.layout.start_board)
        yield Problem("NEV-6", "no-hub", facts, Severity.ERROR)
    elif not survey.continuations(survey.hub):
        cells = survey.labels([survey.hub])
        yield Problem("NEV-6", "walled-in", NO_FACTS, Severity.ERROR, cells)
    yield from _pieces(survey)


def _pieces(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if the lanes of the start board are not one piece among themselves."""
    import networkx as nx

    own = [each for each in survey.walks if "tile" not in survey.board.traits[each]]
    parts = list(nx.connected_components(survey.walks.subgraph(own)))
    if len(parts) > 1:
        # Without a hub no piece is more the board than the others: all are named.
        main: set[int] = next((each for each in parts if survey.hub in each), set())
        apart = survey.labels(each for each in own if each not in main)
        yield Problem("NEV-6", "pieces", Facts(count=len(parts)), Severity.ERROR, apart)
