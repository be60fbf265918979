"""Stations, the maps of Survive: Space Attack! (SA-1 … SA-15)."""

from ...limits import MAX_STATION_COLUMNS, MAX_STATION_ROWS
from ...messages import message
from ..kind import Extent, MapKind
from .blank import blank
from .board import compiled, hull, plan
from .checks import CHECKS
from .drawing import drawing
from .faults import faults, place
from .layout import Station, contents
from .metrics import distances, metrics
from .survey import StationSurvey
from .terms import PLAYERS

KIND = MapKind(
    name="station",
    game="space_attack",
    title=message("Station"),
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
    extent=Extent((12, 13), (MAX_STATION_COLUMNS, MAX_STATION_ROWS)),
    blank=blank,
    players=lambda _: PLAYERS,
    hull=hull,
)
