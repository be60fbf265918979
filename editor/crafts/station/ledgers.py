"""The ledgers of stations."""

from collections.abc import Sequence

from hullwright.schema.kinds.station.layout import Station

from ..ledger import Ledger
from .ledger_setup import CREW, DIE, SETUP
from .ledger_supply import SUPPLY
from .ledger_tiles import CLASSES, TILE_BACKS

LEDGERS: Sequence[Ledger[Station]] = (TILE_BACKS, CLASSES, SUPPLY, CREW, DIE, SETUP)
