"""The ladder: what the levels and styles of all bots are worth, in games; `make ladder` writes docs/bots.md.

It stands here rather than in `engines/`, because it measures the engines from outside, makes zones with the
editor's silhouettes, and is run by those who work on bots alone. What was played is kept in
a file for as long as it would be played in the same way, so that it can be stopped and go on, or be played in pieces.
"""
