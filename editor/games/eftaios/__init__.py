"""Escape from the Aliens in Outer Space: its words, its teller for the terminal, and who gets where."""
