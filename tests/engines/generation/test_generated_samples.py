"""The samples that made themselves: each says by which target and seed it was made and what games made of it, and that is true."""

from collections import Counter

import pytest

from hullwright.engines.generation.candidate import GENERATED
from hullwright.engines.generation.draft_kinds import draft_kind
from hullwright.engines.generation.scoring import Scoring
from hullwright.samples import maps
from hullwright.schema.documents.carried_verdict import content_hash
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.files.reader import read_map
from hullwright.schema.records import from_json

SAMPLES = {path.stem: read_map(path) for path in maps()}
MADE = {name: each for name, each in SAMPLES.items() if GENERATED in each.extra}


def test_ten_samples_and_two_of_each_kind_at_the_least_made_themselves() -> None:
    kinds = Counter(each.kind for each in MADE.values())
    assert sum(kinds.values()) == 10
    assert min(kinds[each.kind] for each in SAMPLES.values()) >= 2


@pytest.mark.parametrize("document", MADE.values(), ids=MADE)
def test_a_sample_that_made_itself_meets_all_that_its_target_requires(
    document: MapDocument,
) -> None:
    note = document.extra[GENERATED]
    kind = draft_kind(document.kind)
    score = Scoring(from_json(note["target"], Target), kind.measures).score(kind.measured(document))
    assert score.is_fit
    assert score.total == pytest.approx(note["score"], abs=1e-3)


@pytest.mark.parametrize("document", MADE.values(), ids=MADE)
def test_a_sample_that_made_itself_tells_seed_and_games_of_the_map_as_it_is(
    document: MapDocument,
) -> None:
    note = document.extra[GENERATED]
    assert note["map"] == content_hash(document)
    assert note["seed"] > 0
    for played in note["played"]:
        assert played["low"] <= played["value"] <= played["high"]
        assert played["games"] >= 200


def test_no_name_of_a_target_is_left_on_a_sample() -> None:
    for document in MADE.values():
        assert document.name != document.extra[GENERATED]["target"]["name"]
        assert not any(sign.isdigit() for sign in document.name)
