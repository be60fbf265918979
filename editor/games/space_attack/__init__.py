"""Survive: Space Attack!: its words, and its teller for the terminal."""
