"""The settings have usual values that their own schema allows."""

import json
from pathlib import Path

from jsonschema import validate

FOLDER = Path(__file__).parents[1]


def test_the_usual_values_are_allowed():
    schema = json.loads((FOLDER / "settings.json").read_text("utf-8"))
    usual = {name: each["default"] for name, each in schema["properties"].items()}
    validate(usual, schema)
