"""Climb lists: a line for each berth, and how many steps it is from there to the shuttle."""

from collections.abc import Mapping
from typing import Any

from hullwright.schema.documents.maps import MapDocument

from .survey import TowerSurvey


def exported(document: MapDocument, _options: Mapping[str, Any]) -> bytes:
    """Return the climb list of a tower."""
    climbs = TowerSurvey.of(document).climbs
    lines = [document.name, *(f"{berth}: {steps}" for berth, steps in climbs.items()), ""]
    return "\n".join(lines).encode()
