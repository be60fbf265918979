"""The canvas: one widget that paints what is visible of a map, and lets tools work on it."""
