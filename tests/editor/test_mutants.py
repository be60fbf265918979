"""Mutants of shipped documents: refused with complaints, or examined, drawn, exported and played without a fault of ours."""

import json
import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.editor.drawing.images import image_of
from hullwright.editor.drawing.inks import PRINT
from hullwright.editor.drawing.svg import svg_of
from hullwright.engines.claims import Replayed, differences
from hullwright.engines.loader import prepared
from hullwright.engines.recordings import prepared_again, replay_on
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import maps, scenarios
from hullwright.schema.complaints import Unexamined
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.recordings import Recording
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.export import export
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import build, read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.records import Json

ONE_OF_EACH = list({path.parent.name: path for path in maps()}.values())
RECORDINGS = [
    Path("tests/cases/recordings") / f"{name}.json"
    for name in ("arena", "escape-earth-solo", "no-escape-standard", "space-attack-to-the-last")
]
ODD = (
    0,
    -0.0,
    1.0,
    -1.0,
    2.5,
    1e3,
    1e15,
    1e300,
    10**30,
    2**53,
    -1,
    True,
    None,
    "",
    "\u202e",
    [],
    {},
)
"""What nobody wrote, but a program might."""


@cache
def book() -> RuleBook:
    """Return the rules that we ship."""
    return rule_book(Host())


def mutated(value: Json, chance: random.Random) -> None:
    """Change something in a JSON value: a number into one with a point, or anything into something odd."""
    holders = [value]
    for each in holders:
        inside = each.values() if isinstance(each, dict) else each
        holders += [one for one in inside if isinstance(one, dict | list) and one]
    holder = chance.choice(holders)
    key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    match chance.randrange(4):
        case 0 if isinstance(holder, list):
            holder.append(holder[key])
        case 0:
            del holder[key]
        case 1 if isinstance(holder[key], int):
            holder[key] = float(holder[key] + chance.choice((-1, 0, 1)))
        case _:
            holder[key] = chance.choice(ODD)


def use(document: object, folder: Path) -> None:
    """Do with a document what commands and the window do."""
    if isinstance(document, MapDocument):
        examination = Examination(document)
        assert all(problem.text for problem in examination.problems)
        assert svg_of(document, PRINT)
        assert not image_of(document, PRINT, largest=64).isNull()
        export(examination, folder / "export.json", forced=True)
    elif isinstance(document, Scenario):
        assert prepared(zone(), document, book()).problems is not None
    elif isinstance(document, Recording):
        table = prepared_again(document, book())
        list(differences(Replayed(document, table, replay_on(table, document))))


@cache
def zone() -> MapDocument:
    """Return a map to judge scenarios on."""
    return read_map(next(path for path in maps() if path.parent.name == "hex-zones"))


def fault_of_ours(text: str, folder: Path) -> BaseException | None:
    """Return over what our program stumbled with a document, if it did; being refused is no fault."""
    try:
        use(build(parse(text, "mutant.json"), "mutant.json"), folder)
    except Unexamined as fault:
        return fault.__cause__
    except HullwrightError:
        return None
    return None


@pytest.mark.parametrize(
    "path", [*ONE_OF_EACH, *scenarios()[:2], *RECORDINGS], ids=lambda path: path.stem
)
@given(seed=st.integers(0, 2**32), times=st.integers(1, 3))
@settings(max_examples=12)
def test_a_mutant_is_refused_or_can_be_used(qapp, tmp_path_factory, path, seed, times):
    chance = random.Random(seed)
    value = json.loads(path.read_text("utf-8"))
    for _ in range(times):
        mutated(value, chance)
    assert fault_of_ours(json.dumps(value), tmp_path_factory.getbasetemp()) is None
