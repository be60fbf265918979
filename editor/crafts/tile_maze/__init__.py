"""The craft of tile mazes."""
