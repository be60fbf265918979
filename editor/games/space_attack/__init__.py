"""Survive: Space Attack!: its words, and its terminal for the terminal."""
