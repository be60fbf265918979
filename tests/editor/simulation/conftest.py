"""One window for all tests of a module: each opens a map of its own in it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from .bots_window import BotsWindow


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BotsWindow]:
    """A person in front of the panel, with a folder of their own."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HULLWRIGHT_HOME", str(folder))
        made = BotsWindow()
        yield made
        made.leave()
