"""Simulating: bots play the map in front any number of times, and the window tells what became of it."""
