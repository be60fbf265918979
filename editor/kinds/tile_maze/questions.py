"""Questions about a maze whose answers are laid over it; asked in a process of their own, so without Qt."""

from collections.abc import Iterable, Mapping
from typing import cast

from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.headings import State, traps_of
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.kinds.tile_maze.survey import MazeSurvey
from hullwright.schema.messages import Message, message

from ...concepts.question import Shading

HEADINGS: Mapping[tuple[int, int], str] = {(0, -1): "↑", (1, 0): "→", (0, 1): "↓", (-1, 0): "←"}
FREED, TRAPPED = 0.4, 1.0
"""How strongly cells are shaded where a maze end turns meeples round, and where nothing does."""


def open_exits(examination: Examination) -> Shading[Cell]:
    """Return the cells with maze exits, and how many steps from the hub each is (NE-13)."""
    survey = _survey(examination)
    steps: dict[Cell, list[int]] = {}
    for way_out in survey.exits:
        far = [survey.steps[way_out]] if way_out in survey.steps else []
        steps.setdefault(survey.cell_of[way_out], []).extend(far)
    return Shading(
        levels=dict.fromkeys(steps, 1.0),
        texts={cell: str(min(far)) for cell, far in steps.items() if far},
        legend=(message("steps from the hub"), message("cell with an exit")),
        outlined=tuple(steps),
        none_found=message("None found: the maze has no exit yet."),
    )


def steps_from_hub(examination: Examination) -> Shading[Cell]:
    """Return how many steps it is from the hub to each cell."""
    survey = _survey(examination)
    inside = {space: count for space, count in survey.steps.items() if space in survey.walks}
    start = survey.cells([survey.hub]) if survey.hub is not None else ()
    none_found = message("None found: the maze has no hub yet.")
    return _by_steps(survey, inside, message("at the hub"), start, none_found)


def steps_to_exit(examination: Examination) -> Shading[Cell]:
    """Return how many steps it is from each cell to the nearest exit, whichever way a meeple faces."""
    survey = _survey(examination)
    steps = exit_steps(survey)
    none_found = message("None found: no way leads to an exit.")
    ends = survey.cells(survey.exits)
    return _by_steps(survey, steps, message("beside an exit"), ends, none_found)


def exit_steps(survey: MazeSurvey) -> dict[int, int]:
    """Return the fewest steps from each space out of the maze, on foot and by white teleporters.

    Whoever steps onto a white indicator jumps for no movement (NE-70); so the way back from an exit
    goes from each indicator that can be jumped to, to whatever touches a white one.
    """
    import networkx as nx

    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_nodes_from(survey.walks)
    for space in survey.walks:
        for other in survey.continuations(space):
            # Stepping onto a white indicator is a place of its own, below zero, as in the survey.
            graph.add_edge(-other - 1 if other in survey.jumps else other, space, weight=1)
    for space, targets in survey.jumps.items():
        graph.add_edges_from(((each, -space - 1) for each in targets), weight=0)
    ends = [each for each in survey.exits if each in graph]
    if not ends:
        return {}
    found = nx.multi_source_dijkstra_path_length(graph, set(ends))
    return {space: int(count) for space, count in found.items() if space in survey.walks}


def walled_off(examination: Examination) -> Shading[Cell]:
    """Return the cells from which no way leads back to the hub (NEV-4)."""
    survey = _survey(examination)
    lost = survey.cells(each for each in survey.walks if each not in survey.homeward)
    meaning = message("no way back to the hub")
    return Shading(
        dict.fromkeys(lost, 1.0),
        legend=(meaning, meaning),
        outlined=lost,
        none_found=message("None found: a way leads back to the hub from everywhere."),
    )


def headings_without_exit(examination: Examination) -> Shading[Cell]:
    """Return the cells in which one heading leads to no exit, and that heading (NEV-11)."""
    survey = _survey(examination)
    traps = traps_of(survey)
    levels = dict.fromkeys(_cells(survey, traps.until_turned), FREED)
    levels |= dict.fromkeys(_cells(survey, traps.for_good), TRAPPED)
    texts: dict[Cell, str] = {}
    for state in sorted(traps.for_good | traps.until_turned):
        cell, arrow = survey.cell_of[state[0]], _heading(survey, state)
        if arrow not in texts.get(cell, ""):
            texts[cell] = texts.get(cell, "") + arrow
    return Shading(
        levels=levels,
        texts={cell: arrows for cell, arrows in texts.items() if arrows},
        legend=(message("out after a turn at a maze end"), message("never out this way")),
        outlined=tuple(cell for cell, level in levels.items() if level == TRAPPED),
        none_found=message("None found: every heading leads to an exit."),
    )


def _cells(survey: MazeSurvey, states: Iterable[State]) -> tuple[Cell, ...]:
    return survey.cells(sorted({space for space, _ in states}))


def _heading(survey: MazeSurvey, state: State) -> str:
    """Return the arrow of a heading, or nothing for a meeple that came from nowhere."""
    space, before = state
    if before < 0:
        return ""
    xs, ys = survey.board.xs, survey.board.ys
    across, down = xs[space] - xs[before], ys[space] - ys[before]
    if abs(across) >= abs(down):
        return HEADINGS[(1 if across > 0 else -1, 0)]
    return HEADINGS[(0, 1 if down > 0 else -1)]


def _survey(examination: Examination) -> MazeSurvey:
    return cast("MazeSurvey", examination.survey)


def _by_steps(
    survey: MazeSurvey,
    steps: Mapping[int, int],
    least: Message,
    outlined: Iterable[Cell],
    none_found: Message,
) -> Shading[Cell]:
    """Return a shading by the fewest steps of the spaces in each cell."""
    fewest: dict[Cell, int] = {}
    for space, count in steps.items():
        cell = survey.cell_of[space]
        fewest[cell] = min(count, fewest.get(cell, count))
    most = max(fewest.values(), default=0)
    return Shading(
        levels={cell: count / (most or 1) for cell, count in fewest.items()},
        texts={cell: str(count) for cell, count in fewest.items()},
        legend=(least, message("{count} steps", count=most)),
        outlined=tuple(outlined),
        none_found=none_found,
    )
