"""The ruleset says whose it is and what it is laid on."""

import json
from pathlib import Path

FOLDER = Path(__file__).parents[1]


def test_every_ruleset_has_a_name_of_its_own():
    stated = [json.loads(each.read_text("utf-8")) for each in (FOLDER / "rulesets").glob("*.json")]
    assert len({each["name"] for each in stated}) == len(stated)
