"""The generator makes what its options ask for, and the same again from the same seed."""

from pathlib import Path
from random import Random

from hullwright.plugins.fixtures import code_of

FOLDER = Path(__file__).parents[1]


def test_a_corridor_is_as_long_as_was_asked_for():
    corridor = code_of(FOLDER, "corridor_generator:corridor")
    made = corridor({"length": 6}, Random(1))
    assert [len(row) for row in made.rows] == [8, 8]
    assert made == corridor({"length": 6}, Random(1))
