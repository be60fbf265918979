"""Editing: the commands for history, selection, pieces, stamps, symmetry and sizes."""
