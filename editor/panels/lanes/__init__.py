"""The lane pad: one tile kind or board cell of a tile maze, large, to draw its lanes on."""
