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
