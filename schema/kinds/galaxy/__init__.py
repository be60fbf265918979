"""Galaxies, the maps of Escape Earth: a track of cards from Earth to the Ocean planet (EE-2)."""

from ..kind import MapKind
from .board import compiled, plan
from .checks import CHECKS
from .drawing import drawing
from .faults import faults, place
from .house import blank
from .layout import Galaxy, contents
from .metrics import distances, metrics
from .survey import GalaxySurvey

KIND = MapKind(
    name="galaxy",
    game="escape_earth",
    title="Galaxy",
    layout=Galaxy,
    place=place,
    faults=faults,
    board=compiled,
    plan=plan,
    survey=GalaxySurvey.of,
    checks=CHECKS,
    distances=distances,
    metrics=metrics,
    drawing=drawing,
    contents=contents,
    shown_by_cells=frozenset({"cards"}),
    sizes="columns×rows, such as 8x2",
    blank=blank,
)
