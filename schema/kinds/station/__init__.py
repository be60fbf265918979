"""Stations, the maps of Survive: Space Attack! (SA-1 … SA-15)."""

from ..kind import MapKind
from .blank import blank
from .board import compiled, plan
from .checks import CHECKS
from .drawing import drawing
from .faults import faults, place
from .layout import Station, contents
from .metrics import distances, metrics
from .survey import StationSurvey

KIND = MapKind(
    name="station",
    game="space_attack",
    title="Station",
    layout=Station,
    place=place,
    faults=faults,
    board=compiled,
    plan=plan,
    survey=StationSurvey.of,
    checks=CHECKS,
    distances=distances,
    metrics=metrics,
    drawing=drawing,
    contents=contents,
    shown_by_cells=frozenset({"legend", "rows", "jump_points", "creatures"}),
    sizes="columns×rows, such as 12x13",
    blank=blank,
)
