"""`hullwright lab`: questions about maps, answered by games."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..languages.words import tr
from .files import a_file, force, keep_what_is_there, output_writer
from .game_setup import insist
from .lab_decided import decided
from .lab_options import Terms, an_experiment, as_json, on_cluster, with_terms, with_workers
from .printing import echo, echo_json
from .simulate import MOST_WORKERS
from .translated_commands import TranslatedGroup

if TYPE_CHECKING:
    from hullwright.engines.lab.rounds import LabRun

NOT_ANSWERED = 1


@click.group(cls=TranslatedGroup)
def lab() -> None:
    """Ask questions about maps, and have them answered by games between bots.

    An experiment is a file that says what is asked, of which maps, scenarios, numbers of players and bots, and how
    sure the answer has to be. Its results lie in a file beside it, so that a run that was stopped goes on where it
    was, and a question that was answered before is answered at once.
    """


@lab.command()
@click.argument("output", type=a_file, metavar="OUT")
@click.argument("maps", type=a_file, nargs=-1, required=True, metavar="MAP…")
@click.option(
    "--question",
    "asked",
    default="fair",
    show_default=True,
    metavar="NAME",
    help="What is asked: fair, length, use, skill, tips, compare or decided.",
)
@click.option(
    "--scenario", "scenarios", type=a_file, multiple=True, help="Play under this scenario."
)
@with_terms
@click.option("--name", help="What people call it; the file's name if not given.")
@force
def new(
    *,
    output: Path,
    maps: tuple[Path, ...],
    asked: str,
    scenarios: tuple[Path, ...],
    terms: Terms,
    name: str | None,
    force: bool,
) -> None:
    """Write an experiment to OUT: a question about one or several maps.

    Several numbers of players, scenarios and kinds of bots can be named; every combination is played.
    """
    from hullwright.engines.lab.questions import question
    from hullwright.schema.files.writer import readable_text

    from ..lab.cells import ExperimentCells

    keep_what_is_there(output, forced=force)
    places, under = ([_from(output, each) for each in files] for files in (maps, scenarios))
    experiment = terms.experiment(name or output.stem, asked, tuple(places), tuple(under))
    text = readable_text(experiment, output)
    # What can't be asked or played is said now, and not when somebody waits for an answer.
    question(asked).groups(ExperimentCells(experiment, output.parent))
    output_writer(forced=force)(output, [text])
    echo(tr("Wrote {path}. Play it with “hullwright lab run {path}”.", path=output))


def _from(output: Path, path: Path) -> str:
    """Return the place of a file from where an experiment lies; on another drive there is none."""
    try:
        return Path(os.path.relpath(path, output.parent)).as_posix()
    except ValueError:
        return path.resolve().as_posix()


@lab.command()
@an_experiment
@with_workers
@on_cluster
@as_json
def run(path: Path, *, workers: int, cluster: str | None, as_json: bool) -> None:
    """Play an experiment until its question is answered or its limit is reached.

    Every finished batch of games is kept at once. Ctrl+C stops and prints what is known so far; the next run goes
    on from there. Exit code: 0 answered, 1 the limit was reached first, 130 stopped, 2 something can't be read or
    played.
    """
    from ..lab.laboratory import opened

    with opened(path) as laboratory:
        code = _played(laboratory, workers, cluster, as_json=as_json)
    sys.exit(code)


@lab.command()
@an_experiment
@as_json
def status(path: Path, *, as_json: bool) -> None:
    """Print what is known of an experiment so far, without playing anything."""
    from ..lab.laboratory import opened

    with opened(path) as laboratory:
        laboratory.gather()
        _print(laboratory, as_json=as_json)


@lab.command()
@an_experiment
@click.argument("others", type=a_file, nargs=-1, required=True, metavar="RESULTS…")
def merge(path: Path, others: tuple[Path, ...]) -> None:
    """Take in the results that other people have of the same experiment.

    RESULTS are the files that lie beside their experiments; what is there already is not counted twice.
    """
    from ..lab.laboratory import opened

    with opened(path) as laboratory:
        for each in others:
            games = laboratory.store.merge(each)
            echo(tr("{path}: {games} games taken in.", path=each, games=games))
        laboratory.gather()
        _print(laboratory, as_json=False)


@lab.command()
@click.argument("first", type=a_file, metavar="FIRST")
@click.argument("second", type=a_file, metavar="SECOND")
@with_terms
@with_workers
@as_json
def compare(*, first: Path, second: Path, terms: Terms, workers: int, as_json: bool) -> None:
    """Play two maps on common seeds, and print in what they differ.

    Nothing is kept. For scenarios, and for a comparison that can be stopped and goes on later, make an experiment
    with “hullwright lab new --question compare”.
    """
    from ..lab.laboratory import passing

    title = f"{first.stem} – {second.stem}"
    with passing(terms.experiment(title, "compare", (str(first), str(second)))) as laboratory:
        code = _played(laboratory, workers, None, as_json=as_json)
    sys.exit(code)


@lab.command()
@an_experiment
@click.option(
    "-o",
    "--output",
    type=a_file,
    required=True,
    metavar="OUT",
    help="Where to write it: a name that ends in .html, .pdf, .json or .csv.",
)
@force
def report(path: Path, *, output: Path, force: bool) -> None:
    """Write what is known of an experiment to one file to show to others."""
    from ..lab.laboratory import opened
    from ..lab.report_file import PDF, insist_on_ending, write_report
    from .qt import application_without_display, qt_at_hand

    keep_what_is_there(output, forced=force)
    insist_on_ending(output)
    # Letters on paper need an application, which lasts until the page is written.
    application = application_without_display() if output.suffix == PDF else None
    with qt_at_hand(), opened(path) as laboratory:
        laboratory.gather()
        write_report(laboratory, output, output_writer(forced=force))
    del application
    echo(tr("Wrote {path}.", path=output))


lab.add_command(decided)


def _played(laboratory: "LabRun", workers: int, cluster: str | None, *, as_json: bool) -> int:
    """Play, print what became of it, and return the exit code."""
    from .lab_run import played

    insist("--workers", workers, 1, MOST_WORKERS)
    stop_code = played(laboratory, workers, cluster)
    _print(laboratory, as_json=as_json)
    return stop_code or (0 if laboratory.is_answered else NOT_ANSWERED)


def _print(laboratory: "LabRun", *, as_json: bool) -> None:
    from ..lab.report import answer_json, answer_lines

    if as_json:
        echo_json(answer_json(laboratory))
        return
    for line in answer_lines(laboratory):
        echo(line)
