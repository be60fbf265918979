"""The check finds what it is there for, and nothing else."""

from pathlib import Path

import pytest

from hullwright.plugins.fixtures import code_of, survey_of, zone

FOLDER = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("rows", "found"), [(["H1.", "...", "A.."], 1), (["H1s", "sss", "A.."], 0)]
)
def test_a_pod_with_one_way_to_it_is_found(rows, found):
    problems = code_of(FOLDER, "lonely_pods:lonely_pods")(survey_of(zone(rows)))
    assert len(list(problems)) == found
