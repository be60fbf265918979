"""The kind of tile mazes."""
