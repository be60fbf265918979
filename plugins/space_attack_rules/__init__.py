"""The rule codes of Survive: Space Attack!, as data alone: a file for each code."""
