"""Tile mazes, the maps of No Escape (NE)."""

from ...messages import message
from ..kind import MapKind
from .board import compiled, plan
from .checks import CHECKS
from .drawing import drawing
from .faults import faults
from .house import blank, usual_players
from .layout import TileMaze, contents
from .metrics import distances, metrics
from .places import place
from .survey import MazeSurvey

KIND = MapKind(
    name="tile-maze",
    game="no_escape",
    title=message("Tile maze"),
    layout=TileMaze,
    place=place,
    faults=faults,
    board=compiled,
    plan=plan,
    survey=MazeSurvey.of,
    checks=CHECKS,
    distances=distances,
    metrics=metrics,
    drawing=drawing,
    contents=contents,
    shown_by_cells=frozenset({"placed"}),
    extent=None,
    blank=blank,
    players=usual_players,
)
