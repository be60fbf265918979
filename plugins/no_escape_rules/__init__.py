"""The rule codes of No Escape, as data alone: a file for each code."""
