"""The rule codes of Escape from the Aliens in Outer Space, as data alone: a file for each code."""
