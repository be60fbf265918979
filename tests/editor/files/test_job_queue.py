"""Long jobs in a process of their own."""

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, QTimer

from hullwright.editor.files import job_queue as job_queue_module
from hullwright.editor.files.job_queue import LARGE, FileJob, JobQueue
from hullwright.editor.shell.notice_progress import Progress
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError

from ..workplaces import zone
from .file_work import FileWork

# What becomes of the processes themselves is looked at here.
pytestmark = pytest.mark.usefixtures("children_afresh")


def job(path: Path, answers: list[object], faults: list[HullwrightError]) -> FileJob:
    return FileJob(
        job="read",
        asked={"path": str(path)},
        title="Reading",
        then=answers.append,
        fails=faults.append,
        weight=LARGE["read"] + 1,
    )


def test_a_process_that_dies_is_told(desk: FileWork, tmp_path: Path, qtbot):
    answers: list[object] = []
    faults: list[HullwrightError] = []
    jobs = JobQueue(desk.notices)
    jobs.run(job(desk.saved(tmp_path), answers, faults))
    (process,) = jobs.findChildren(QProcess)
    os.kill(process.processId(), signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(faults))
    assert "stopped half-way" in str(faults[0])
    assert answers == []
    assert desk.told == []


def test_a_short_job_over_which_the_program_stumbles_fails_and_is_over(
    desk: FileWork, tmp_path: Path, monkeypatch
):
    monkeypatch.setattr(job_queue_module, "JOBS", {"read": lambda *_: 1 / 0})
    faults: list[HullwrightError] = []
    ends: list[str] = []
    short = replace(
        job(tmp_path, [], faults), weight=0, ended=lambda: ends.append("over"), title="Reading it"
    )
    JobQueue(desk.notices).run(short)
    assert [str(each)[:27] for each in faults] == ["“Reading it” stopped half-w"]
    assert ends == ["over"]


def test_short_and_long_jobs_have_the_same_answers_and_faults(
    desk: FileWork, tmp_path: Path, qtbot
):
    jobs = JobQueue(desk.notices)
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "hullwright/map", "version": 2, "kind": "hex-zone"}')
    for path in (desk.saved(tmp_path), broken):
        answers: list[object] = []
        faults: list[HullwrightError] = []
        long = job(path, answers, faults)
        jobs.run(long)
        qtbot.waitUntil(lambda a=answers, f=faults: bool(a or f))
        jobs.run(FileJob(long.job, long.asked, "", answers.append, faults.append))
        first, second = answers or faults
        if isinstance(first, Unreadable):
            assert isinstance(second, Unreadable)
            assert first.complaints == second.complaints
        else:
            assert first == second


def test_everything_under_way_is_called_off_at_the_end(desk: FileWork, tmp_path: Path, qtbot):
    answers: list[object] = []
    jobs = JobQueue(desk.notices)
    jobs.run(job(desk.saved(tmp_path), answers, []))
    jobs.call_off_all()
    qtbot.waitUntil(lambda: desk.told == [])
    assert answers == []


def heard(desk: FileWork, monkeypatch) -> list[Progress]:
    """Return the list of all progress that is told, from the first moment on."""
    monkeypatch.setattr(job_queue_module, "BRIEF", 0)
    monkeypatch.setattr(job_queue_module, "LOOK", 10)
    found: list[Progress] = []
    desk.notices.advanced.connect(lambda _, progress: found.append(progress))
    return found


def test_an_export_says_how_far_it_is_and_when_it_will_be_done(
    desk: FileWork, tmp_path: Path, qtbot, monkeypatch
):
    found, answers = heard(desk, monkeypatch), []
    value = MapDocument(kind="hex-zone", name="Large", layout=zone(*["sd" * 150] * 300))
    asked = {"map": value, "path": str(tmp_path / "out.json"), "forced": True}
    asked |= {"scenario": None, "format": ""}
    jobs = JobQueue(desk.notices)
    jobs.run(FileJob("export", asked, "", answers.append, answers.append, is_apart=True))
    (runner,) = jobs._runners
    # However seldom a busy machine lets it look: at the beginning, and whenever it hears something.
    runner._tell()
    runner._worker.progressed.connect(lambda _: runner._tell())
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0]["written"]
    shares = [each.share for each in found if each.share is not None]
    assert len(set(shares)) > 2
    assert shares == sorted(shares)
    assert all(0 < each <= 1 for each in shares)
    assert found[0].share is None
    assert any(each.seconds_left is not None for each in found)


def test_a_job_that_can_not_know_how_far_it_is_only_says_that_it_goes_on(
    desk: FileWork, tmp_path: Path, qtbot, monkeypatch
):
    found: list[Progress] = heard(desk, monkeypatch)
    answers: list[object] = []
    jobs = JobQueue(desk.notices)
    jobs.run(job(desk.saved(tmp_path), answers, []))
    qtbot.waitUntil(lambda: bool(answers))
    assert found
    assert {each.share for each in found} == {None}
    before = len(found)
    qtbot.waitUntil(lambda: not any(each.isActive() for each in jobs.findChildren(QTimer)))
    assert len(found) == before


def test_what_is_over_in_a_moment_shows_no_progress(
    desk: FileWork, tmp_path: Path, qtbot, monkeypatch
):
    found: list[Progress] = heard(desk, monkeypatch)
    monkeypatch.setattr(job_queue_module, "BRIEF", 600_000)
    answers: list[object] = []
    jobs = JobQueue(desk.notices)
    jobs.run(job(desk.saved(tmp_path), answers, []))
    qtbot.waitUntil(lambda: bool(answers))
    assert found == []
