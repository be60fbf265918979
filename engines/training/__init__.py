"""Training: the weights of a side's bots, found by playing against the others; it knows no game.

A *challenger* is bred by CMA-ES from the *champion* of its side: candidates of a generation play the same
games against the same opponents, on many maps, and the better ones shape the next generation. On maps that
it was not bred on, it is then held against the champion. Sides take turns, until no challenger gains enough.
"""
