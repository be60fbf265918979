"""Overlays: layers that show what is known about a map."""
