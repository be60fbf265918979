"""A checker that does not stay alive is told until it does."""

import os
import signal
import sys
from pathlib import Path

import pytest

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.live_checks import LiveChecks
from hullwright.editor.shell.notices import Notices
from hullwright.editor.workers import worker

from .maps import SMALL, map_of

# What becomes of the processes themselves is looked at here.
pytestmark = pytest.mark.usefixtures("children_afresh")


def test_a_checker_that_can_not_be_started_is_told_until_it_can(
    qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(worker, "FIRST_PAUSE", 10)
    workplaces, inspector, notices = Workplaces(), Inspector(), Notices()
    live = LiveChecks(workplaces, inspector, notices)
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", str(tmp_path / "no python"))
        workplace = workplaces.open(Document(map_of(*SMALL)))
        qtbot.waitUntil(lambda: bool(notices.standing()))
        (notice,) = notices.standing()
        assert notice.text.startswith("Maps are not being checked")
        assert notice.since is not None
    notice.offers[0].run()
    qtbot.waitUntil(lambda: workplace.findings.problems is not None)
    # Alive until here: nobody else holds it.
    live.deleteLater()
    assert notices.standing() == []
    inspector.close()


def test_a_checker_that_ends_again_and_again_is_told_once(
    qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(worker, "FIRST_PAUSE", 10)
    ends = tmp_path / "python"
    ends.write_text("#!/bin/sh\nexit 1\n")
    ends.chmod(0o755)
    workplaces, inspector, notices = Workplaces(), Inspector(), Notices()
    live = LiveChecks(workplaces, inspector, notices)
    workplace = workplaces.open(Document(map_of(*SMALL)))
    qtbot.waitUntil(lambda: workplace.findings.problems is not None)
    monkeypatch.setattr(sys, "executable", str(ends))
    os.kill(inspector.process_id, signal.SIGKILL)

    def is_told() -> bool:
        live.check_now()
        return any(each.since for each in notices.standing())

    qtbot.waitUntil(is_told)
    qtbot.waitUntil(lambda: len(notices.standing()) == 1)
    # What was found before is true of the map no longer.
    assert workplace.findings.problems is None
    inspector.close()
