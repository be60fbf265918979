"""Escape Earth: its words, and its terminal for the terminal."""
