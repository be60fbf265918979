"""Hex zones, the maps of Escape from the Aliens in Outer Space (EA-M)."""

from ...boards.hexes import hex_of
from ...documents.maps import Players
from ...limits import MAX_COLUMNS, MAX_ROWS
from ...messages import message
from ..kind import Extent, MapKind
from .board import compiled, hull, plan
from .checks import CHECKS
from .drawing import drawing
from .layout import USUAL_SIZE, HexZone, blank, contents, details, faults, place
from .metrics import distances, metrics
from .signs import signs
from .survey import ZoneSurvey

PLAYERS = Players(min=2, max=8)
"""How many can play (EA-S1)."""

KIND = MapKind(
    name="hex-zone",
    game="eftaios",
    title=message("Hex zone"),
    layout=HexZone,
    place=place,
    faults=faults,
    board=compiled,
    plan=plan,
    survey=ZoneSurvey.of,
    checks=CHECKS,
    distances=distances,
    metrics=metrics,
    drawing=drawing,
    contents=contents,
    shown_by_cells=frozenset({"rows", "legend", "edges"}),
    details=details,
    signs=signs,
    extent=Extent(USUAL_SIZE, (MAX_COLUMNS, MAX_ROWS)),
    blank=blank,
    players=lambda _: PLAYERS,
    hull=hull,
    hex_of=hex_of,
)
