"""Making stations: beginnings of tiles in space, and moves of tiles, gates and creatures."""
