"""A cluster of real workers: the same figures as one process, whoever dies; and workers that differ are refused."""

import json
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from hullwright.engines.lab.cluster import OtherWorker, cluster, code_hash, played_alike
from hullwright.engines.lab.store import ResultsStore
from hullwright.schema.errors import HullwrightError

from ...waiting import wait_until
from .test_rounds import figures, run_of

DASK = str(Path(sys.executable).with_name("dask"))


@contextmanager
def started(folder: Path, *arguments: str):
    """Yield a process of the cluster, which is ended whatever happens."""
    with (folder / f"{arguments[0]}.log").open("ab") as log:
        command = [DASK, *arguments, "--scheduler-file", str(folder / "at.json"), "--no-dashboard"]
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def address_in(folder: Path) -> str:
    """Return where the scheduler says it is, or nothing while it has not said so."""
    try:
        return str(json.loads((folder / "at.json").read_text("utf-8"))["address"])
    except (FileNotFoundError, ValueError):
        return ""


@pytest.fixture
def workers(tmp_path):
    """Yield the address of a scheduler, and two workers, each a process of its own."""
    worker = ("worker", "--nthreads", "1", "--no-nanny", "--host", "127.0.0.1")
    with (
        started(tmp_path, "scheduler", "--host", "127.0.0.1", "--port", "0"),
        started(tmp_path, *worker) as first,
        started(tmp_path, *worker) as second,
    ):
        wait_until(lambda: address_in(tmp_path))
        yield address_in(tmp_path), [first, second]


def test_a_cluster_that_loses_a_worker_gives_the_figures_of_one_process(workers, tmp_path):
    address, processes = workers
    with ResultsStore(tmp_path / "alone.sqlite") as store:
        alone = run_of(store)
        for _ in alone.go_on():
            pass
    with ResultsStore(tmp_path / "many.sqlite") as store, cluster(address, frozenset()) as executor:
        run = run_of(store)
        playing = run.go_on(executor)
        next(playing)
        processes[0].kill()
        for _ in playing:
            pass
    assert figures(run) == figures(alone)


def test_a_cluster_that_is_not_there_is_named_with_what_to_do(monkeypatch):
    monkeypatch.setattr("hullwright.engines.lab.cluster.SECONDS", 0.5)
    with (
        pytest.raises(HullwrightError, match="There is no cluster at tcp"),
        cluster("tcp://127.0.0.1:9", frozenset()),
    ):
        pass


def test_a_worker_with_other_code_is_refused():
    with pytest.raises(OtherWorker, match="another version of Hullwright"):
        played_alike("something else", frozenset(), int)


def test_a_worker_without_the_plugin_is_refused():
    brought = frozenset({("bots", "eftaios", "quick/first", "quick 12ab")})
    with pytest.raises(OtherWorker, match="does not have the plugin that brings “quick/first”"):
        played_alike(code_hash(), brought, int)


def test_a_worker_that_is_alike_plays():
    assert played_alike(code_hash(), frozenset(), int, "7") == 7
