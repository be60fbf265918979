"""An experiment opened from its file, with what has been played of it at hand."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hullwright.engines.lab.questions import question
from hullwright.engines.lab.rounds import LabRun
from hullwright.engines.lab.store import NOWHERE, ResultsStore
from hullwright.schema.documents.experiments import Experiment
from hullwright.schema.files.reader import read_experiment

from .cells import ExperimentCells


def results_of(path: Path) -> Path:
    """Return where the results of an experiment lie: beside it, under its name."""
    return path.with_suffix(".results.sqlite")


@contextmanager
def opened(path: Path) -> Iterator[LabRun]:
    """Yield an experiment, with what has been played of it at hand."""
    with laid_out(read_experiment(path), path.parent, results_of(path)) as laboratory:
        yield laboratory


@contextmanager
def passing(experiment: Experiment) -> Iterator[LabRun]:
    """Yield an experiment that has no file, and of which nothing is kept."""
    with laid_out(experiment, Path(), NOWHERE) as laboratory:
        yield laboratory


@contextmanager
def laid_out(experiment: Experiment, folder: Path, results: Path) -> Iterator[LabRun]:
    """Yield an experiment whose maps lie from a folder on, with its results in a file."""
    asked = question(experiment.question)
    groups = asked.groups(ExperimentCells(experiment, folder))
    with ResultsStore(results) as store:
        yield LabRun(experiment, asked, groups, store)
