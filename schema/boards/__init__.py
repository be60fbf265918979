"""Boards: spaces and links in the map's terms, the geometry of cells, and questions about paths."""
