"""The words of the game that no map changes: ships and their seats."""

from hullwright.schema.kinds.station.layout import FIGHTER as FIGHTER_NAME
from hullwright.schema.kinds.station.layout import POD as POD_NAME

POD, FIGHTER = range(2)
SHIPS = (POD_NAME, FIGHTER_NAME)
"""The ships by number; turrets stand and fall with their tiles (SA-12, SA-68)."""
SEATS = (3, 1)
"""How many crew a ship of each kind takes (SA-5)."""

NONE = -1
"""No cell, no ship, no Jump Point, no creature."""
