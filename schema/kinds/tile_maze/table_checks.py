"""Checks of what lies on the table: edges, overlaps, new paths, the start board."""

from collections.abc import Iterator

from ...checks.problem import Problem, Severity
from ...messages import message
from .sides import SIDES, Cell
from .survey import MazeSurvey
from .table import Piece, matches


def edges(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem for each edge where an exit meets a wall, new paths and start board included."""
    for piece, side, other in survey.table.seams():
        if not matches(piece, side, other):
            ways = (piece, other) if side in piece.exits else (other, piece)
            yield Problem(
                "NEV-1",
                Severity.ERROR,
                message(
                    "The exit of {open} towards {closed} meets a wall.",
                    open=ways[0].cell.label,
                    closed=ways[1].cell.label,
                ),
                (piece.cell.label, other.cell.label),
                message("Turn or change one of the two, so that exit meets exit, or wall wall."),
            )


def overlaps_and_new_paths(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem for pieces that share a cell, and for new paths that can't be where they are."""
    yield from _overlaps(survey)
    for piece in survey.table.pieces:
        if piece.new_path is not None and piece.tile is not None:
            yield from _misplaced_new_path(survey, piece, piece.tile)
    laid = [piece.cell.label for piece in survey.table.pieces if piece.new_path is not None]
    if len(laid) > survey.layout.new_paths:
        yield Problem(
            "NEV-2",
            Severity.ERROR,
            message(
                "{count} new paths are laid, but there are only {most}.",
                count=len(laid),
                most=survey.layout.new_paths,
            ),
            tuple(laid),
            message("Take some off, or raise the number of new paths."),
        )


def _overlaps(survey: MazeSurvey) -> Iterator[Problem]:
    board = set(survey.layout.board_in_use.block())
    for cell, pieces in _by_cell(survey).items():
        if len(pieces) > 1:
            template = (
                "A tile lies on the start board at {cell}."
                if cell in board
                else "{count} tiles lie in one cell at {cell}."
            )
            yield Problem(
                "NEV-2",
                Severity.ERROR,
                message(template, cell=cell.label, count=len(pieces)),
                (cell.label,),
                message("Keep one and lay the others elsewhere."),
            )


def _by_cell(survey: MazeSurvey) -> dict[Cell, list[Piece]]:
    found: dict[Cell, list[Piece]] = {}
    for piece in survey.table.pieces:
        found.setdefault(piece.cell, []).append(piece)
    return found


def _misplaced_new_path(survey: MazeSurvey, piece: Piece, tile: str) -> Iterator[Problem]:
    if not survey.layout.tile_set[tile].new_path:
        yield Problem(
            "NEV-2",
            Severity.ERROR,
            message(
                "There is a new path on the tile “{tile}” at {cell}, which takes none.",
                tile=tile,
                cell=piece.cell.label,
            ),
            (piece.cell.label,),
            message("Put it on a tile that takes new paths, such as a single or triple one."),
        )
    elif piece.new_path in piece.lane_exits:
        yield Problem(
            "NEV-2",
            Severity.ERROR,
            message(
                "The new path at {cell} leads {side}, where the tile has an exit already.",
                cell=piece.cell.label,
                side=piece.new_path,
            ),
            (piece.cell.label,),
            message(
                "Lead it through a wall: {sides}.",
                sides=", ".join(side for side in SIDES if side not in piece.lane_exits),
            ),
        )


def start_board(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if the hub is missing or walled in, or the start board is in pieces."""
    if survey.hub is None:
        yield Problem(
            "NEV-6",
            Severity.ERROR,
            message("The start board “{board}” has no hub.", board=survey.layout.start_board),
            hint=message("Name the cell with the red circle that all meeples start from."),
        )
    elif not survey.continuations(survey.hub):
        yield Problem(
            "NEV-6",
            Severity.ERROR,
            message("No way leads out of the hub."),
            survey.cells([survey.hub]),
            message("Give the cell beside it an exit towards the hub."),
        )
    yield from _pieces(survey)


def _pieces(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if the lanes of the start board are not one piece among themselves."""
    import networkx as nx

    own = [each for each in survey.walks if "tile" not in survey.board.traits[each]]
    parts = list(nx.connected_components(survey.walks.subgraph(own)))
    if len(parts) > 1:
        # Without a hub no piece is more the board than the others: all are named.
        main: set[int] = next((each for each in parts if survey.hub in each), set())
        apart = survey.cells(each for each in own if each not in main)
        yield Problem(
            "NEV-6",
            Severity.ERROR,
            message(
                "The lanes of the start board are in {count} pieces that do not touch.",
                count=len(parts),
            ),
            apart,
            message("Join them inside the board, whatever tiles may lie around it."),
        )
