"""Long jobs in a process of their own."""

import os
import signal
from pathlib import Path

from PySide6.QtCore import QProcess

from hullwright.editor.files.errands import LARGE, Errand, Errands
from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError

from .desks import Desk


def errand(path: Path, answers: list[object], faults: list[HullwrightError]) -> Errand:
    return Errand(
        job="read",
        asked={"path": str(path)},
        title="Reading",
        then=answers.append,
        fails=faults.append,
        weight=LARGE["read"] + 1,
    )


def test_a_process_that_dies_is_told(desk: Desk, tmp_path: Path, qtbot):
    answers: list[object] = []
    faults: list[HullwrightError] = []
    errands = Errands(desk.notices)
    errands.run(errand(desk.saved(tmp_path), answers, faults))
    (process,) = errands.findChildren(QProcess)
    os.kill(process.processId(), signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(faults), timeout=20_000)
    assert "stopped half-way" in str(faults[0])
    assert answers == []
    assert desk.told == []


def test_short_and_long_errands_have_the_same_answers_and_faults(desk: Desk, tmp_path: Path, qtbot):
    errands = Errands(desk.notices)
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "hullwright/map", "version": 1, "kind": "hex-zone"}')
    for path in (desk.saved(tmp_path), broken):
        answers: list[object] = []
        faults: list[HullwrightError] = []
        long = errand(path, answers, faults)
        errands.run(long)
        qtbot.waitUntil(lambda a=answers, f=faults: bool(a or f), timeout=20_000)
        errands.run(Errand(long.job, long.asked, "", answers.append, faults.append))
        first, second = answers or faults
        if isinstance(first, Unreadable):
            assert isinstance(second, Unreadable)
            assert first.complaints == second.complaints
        else:
            assert first == second


def test_everything_under_way_is_called_off_at_the_end(desk: Desk, tmp_path: Path, qtbot):
    answers: list[object] = []
    errands = Errands(desk.notices)
    errands.run(errand(desk.saved(tmp_path), answers, []))
    errands.call_off_all()
    qtbot.waitUntil(lambda: desk.told == [], timeout=20_000)
    assert answers == []
