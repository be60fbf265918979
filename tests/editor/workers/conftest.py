"""Tasks for tests that run in processes of ours."""

from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def chores(monkeypatch) -> ModuleType:
    beside = str(Path(__file__).with_name("beside"))
    monkeypatch.syspath_prepend(beside)
    monkeypatch.setenv("PYTHONPATH", beside)
    from hullwright import chores

    return chores


@pytest.fixture(autouse=True)
def _as_for_people(children_afresh: None) -> None:
    """Start every process as it is started for people: that is what is tested here."""
