"""Escape from the Aliens in Outer Space: its words, its terminal for the terminal, and who gets where."""
