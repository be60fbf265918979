"""Proof by play: measures that only games can tell, rounds that halve, a predictor, and what was proven."""
