"""Galaxies, the maps of Escape Earth: a track of cards from Earth to the Ocean planet (EE-2)."""

from ...limits import MAX_GALAXY_COLUMNS, MAX_GALAXY_ROWS
from ...messages import message
from ..kind import Extent, MapKind
from .board import compiled, plan
from .checks import CHECKS
from .drawing import drawing
from .faults import faults, place
from .house import PLAYERS, USUAL_SIZE, blank
from .layout import Galaxy, contents
from .metrics import distances, metrics, quick_metrics
from .survey import GalaxySurvey

KIND = MapKind(
    name="galaxy",
    game="escape_earth",
    title=message("Galaxy"),
    layout=Galaxy,
    place=place,
    faults=faults,
    board=compiled,
    plan=plan,
    survey=GalaxySurvey.of,
    checks=CHECKS,
    distances=distances,
    metrics=metrics,
    quick_metrics=quick_metrics,
    drawing=drawing,
    contents=contents,
    shown_by_cells=frozenset({"cards"}),
    extent=Extent(USUAL_SIZE, (MAX_GALAXY_COLUMNS, MAX_GALAXY_ROWS)),
    blank=blank,
    players=lambda _: PLAYERS,
)
