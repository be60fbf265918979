"""Measurements of tile mazes: distances, and what tells how a maze will play."""

from ...checks.survey import Figures
from .gaps import fits, gaps
from .layout import TELEPORT_WHITE
from .survey import MazeSurvey


def distances(survey: MazeSurvey) -> Figures:
    """Return the fewest steps from the hub to each exit, and to the nearest."""
    steps = {survey.board.ids[each]: survey.steps.get(each) for each in survey.exits}
    return {
        "nearest_exit": min((each for each in steps.values() if each is not None), default=None),
        "exits": steps,
    }


def metrics(survey: MazeSurvey) -> Figures:
    """Return the other measurements of a maze."""
    return {
        "start_board": survey.layout.start_board,
        "tiles": len(survey.layout.placed),
        "edge_tiles": sum(1 for _ in survey.table.edge_tiles()),
        "exits": len(survey.exits),
        "exits_per_player": _ratio(len(survey.exits), survey.players),
        "steps": _steps(survey),
        **_shape(survey),
        **_draw(survey),
    }


def _ratio(part: float, whole: int) -> float | None:
    return round(part / whole, 3) if whole else None


def _steps(survey: MazeSurvey) -> Figures:
    """Return how far it is from the hub to the exits; the spread is between nearest and farthest."""
    found = [survey.steps[each] for each in survey.reached_exits]
    return {
        "shortest": min(found, default=None),
        "mean": _ratio(sum(found), len(found)),
        "longest": max(found, default=None),
        "spread": max(found) - min(found) if found else None,
    }


def _shape(survey: MazeSurvey) -> Figures:
    """Return what can be counted on the board: branches, dead ends, loops, corridors, teleporters."""
    import networkx as nx

    walks = survey.walks
    corridors = walks.subgraph(set(walks) - set(survey.branches))
    white = list(survey.indicators.values()).count(TELEPORT_WHITE)
    yellow = len(survey.indicators) - white
    return {
        "branches": len(survey.branches),
        "dead_ends": sum(len(survey.continuations(each)) <= 1 for each in walks),
        "loops": walks.number_of_edges() - len(walks) + nx.number_connected_components(walks),
        "longest_corridor": max(map(len, nx.connected_components(corridors)), default=0),
        # Two indicators are a pair if one can jump to the other (NE-70, NE-71).
        "teleporter_pairs": white * (white - 1) // 2 + white * yellow,
    }


def _draw(survey: MazeSurvey) -> Figures:
    """Return what the deck promises: long tiles, a fitting tile, and how long it lasts."""
    tiles = survey.layout.tile_set.values()
    total = survey.deck.maze_tiles
    return {
        "long_tile_share": _ratio(sum(each.count for each in tiles if each.spaces >= 3), total),
        "spaces_per_tile": _ratio(sum(each.count * each.spaces for each in tiles), total),
        "placement_freedom": placement_freedom(survey),
        "draw_pile": survey.deck.pile(survey.players),
        "draw_pile_rounds": round(survey.deck.rounds(survey.players), 1),
    }


def placement_freedom(survey: MazeSurvey) -> float | None:
    """Return how likely it is that a maze tile drawn at random can be laid somewhere."""
    asked = set(gaps(survey.table))
    fitting = sum(
        count
        for tile, count in survey.deck.left.items()
        if any(fits(survey.layout.tile_set[tile], gap, len(survey.exits)) for gap in asked)
    )
    return _ratio(fitting, sum(survey.deck.left.values()))
