"""Panels: the docks around the canvas, each of which owns itself."""
