"""What people are told of the cores that are free for the processes that play."""

import pytest

from hullwright.editor.languages.words import tr
from hullwright.editor.simulation.core_words import cores_told
from hullwright.schema.processes.free_cores import FreeCores


@pytest.mark.parametrize(
    ("processes", "cores", "told"),
    [
        (2, FreeCores(4, 3.26), "Processes: 2. About 3.3 of 4 cores are free now."),
        (
            2,
            FreeCores(2, 0.6),
            "Processes: 2. Only about 0.6 of 2 cores are free now, so expect little gain from several.",
        ),
        (
            1,
            FreeCores(1.5, 0.0),
            "Processes: 1. Only about 0 of 1.5 cores are free now, so it takes longer than usual.",
        ),
    ],
)
def test_people_hear_whether_there_are_cores_for_the_processes(
    processes: int, cores: FreeCores, told: str
) -> None:
    sentence = cores_told(processes, cores)
    assert sentence is not None
    assert tr(sentence) == told
