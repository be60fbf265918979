"""The theme is a file that can be read."""

import json
from pathlib import Path

FOLDER = Path(__file__).parents[1]


def test_the_colours_are_written_as_six_digits():
    inks = json.loads((FOLDER / "dusk.json").read_text("utf-8"))["inks"]
    assert all(len(each) == 7 and each.startswith("#") for each in inks.values())
