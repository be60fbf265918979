"""What problems say: a table for each map kind, and the one of all."""

from ..sentence import Sentences
from . import galaxy, hex_zone, station, tile_maze

TABLES = (hex_zone.SENTENCES, tile_maze.SENTENCES, station.SENTENCES, galaxy.SENTENCES)

SENTENCES: Sentences = {key: each for table in TABLES for key, each in table.items()}
"""What every problem of ours says, by its id and case."""
