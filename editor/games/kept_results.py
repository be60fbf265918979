"""Where results of games are kept that the window has had played for proof and advice."""

from pathlib import Path

KEPT_RESULTS = Path("lab") / "advice.results.sqlite"
"""In a person's folder: what is learned from them decides who plays first the next time."""
