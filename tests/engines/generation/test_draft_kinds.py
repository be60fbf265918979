"""Every kind of map that can be made: its presets, options and measures are sound, whoever wrote them."""

import pytest

from hullwright.engines.generation.draft_kinds import DRAFT_KINDS, draft_kind
from hullwright.engines.generation.preset_choice import presets_by_name
from hullwright.engines.generation.target_check import insist_on_known
from hullwright.engines.rules.parameters import is_possible
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build

LANGUAGES = {"en", "es", "pt", "de"}


@pytest.mark.parametrize("name", DRAFT_KINDS)
def test_presets_are_targets_that_can_be_met_and_written(name: str) -> None:
    kind = draft_kind(name)
    presets = kind.presets()
    assert presets
    assert len(presets_by_name(kind)) == len(presets)
    for each in presets:
        insist_on_known(each, kind, each.name)
        assert build(each.to_json(), each.name) == each
        assert each.description


@pytest.mark.parametrize("name", DRAFT_KINDS)
def test_options_have_titles_in_four_languages_and_usual_values(name: str) -> None:
    for each in draft_kind(name).options["properties"].values():
        assert set(each["titles"]) == LANGUAGES
        assert is_possible(each["default"], each)
        assert all(set(label) == LANGUAGES for label in each.get("labels", {}).values())


@pytest.mark.parametrize("name", DRAFT_KINDS)
def test_niches_are_bands_of_measures(name: str) -> None:
    kind = draft_kind(name)
    for axis in kind.niches:
        assert axis.measure in kind.measures
        assert list(axis.edges) == sorted(axis.edges)


def test_a_kind_that_nobody_can_make_is_told_with_those_that_can_be() -> None:
    with pytest.raises(HullwrightError, match="can't be generated; there are hex-zone"):
        draft_kind("jigsaw")
