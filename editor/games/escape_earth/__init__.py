"""Escape Earth: its words, and its teller for the terminal."""
