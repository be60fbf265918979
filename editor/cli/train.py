"""`hullwright train`: finds the weights of a style by letting bots play against each other."""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..languages.words import number, percent, tr
from .completion import bots, games
from .files import a_file, make_folder
from .game_setup import LARGEST_SEED, insist
from .printing import echo
from .simulate import MOST_WORKERS, executor_of
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.engines.styles import Style
    from hullwright.engines.training.training import Training, TrainingStep
    from hullwright.schema.documents.maps import MapDocument

MOST_GENERATIONS, MOST_GAMES = 10_000, 1_000_000


@click.command(cls=TranslatedCommand)
@click.argument("game", metavar="GAME", shell_complete=games)
@click.option(
    "-o", "--output", type=a_file, required=True, metavar="FOLDER", help="Where the styles go."
)
@click.option(
    "--style",
    "name",
    default="trained",
    show_default=True,
    metavar="NAME",
    help="What the style is called.",
)
@click.option(
    "--side", metavar="SIDE", help="Train this side alone; all of them in turn if not given."
)
@click.option(
    "--map",
    "maps",
    type=a_file,
    multiple=True,
    metavar="FILE",
    help="A map to train on. May be repeated; two thirds of the samples if not given.",
)
@click.option(
    "--exam",
    type=a_file,
    multiple=True,
    metavar="FILE",
    help="A map for the exam. May be repeated; every third of the others if not given.",
)
@click.option(
    "--against",
    metavar="KIND[,KIND]",
    shell_complete=bots,
    help="The bots to play against; all experts of the other sides if not given.",
)
@click.option(
    "--from",
    "start",
    type=a_file,
    multiple=True,
    metavar="FILE",
    help="A style to begin with. May be repeated, one for each side.",
)
@click.option(
    "--generations",
    type=int,
    default=20,
    show_default=True,
    metavar="N",
    help="How many generations a challenger is bred for.",
)
@click.option(
    "--games",
    "each",
    type=int,
    default=96,
    show_default=True,
    metavar="N",
    help="How many games each candidate of a generation plays.",
)
@click.option(
    "--exam-games",
    type=int,
    default=1000,
    show_default=True,
    metavar="N",
    help="How many games challenger and champion play in the exam.",
)
@click.option(
    "--points",
    type=float,
    default=3.0,
    show_default=True,
    metavar="P",
    help="End when no challenger gains so many percentage points in the exam.",
)
@click.option(
    "--minutes",
    type=float,
    metavar="M",
    help="Stop after so many minutes; the same command goes on later.",
)
@click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    metavar="S",
    help="The same seed finds the same weights.",
)
@click.option(
    "--workers",
    type=int,
    metavar="K",
    help="How many processes play; one for each core if not given. The result does not depend on it.",
)
def train(
    *,
    game: str,
    output: Path,
    name: str,
    side: str | None,
    maps: Sequence[Path],
    exam: Sequence[Path],
    against: str | None,
    start: Sequence[Path],
    generations: int,
    each: int,
    exam_games: int,
    points: float,
    minutes: float | None,
    seed: int,
    workers: int | None,
) -> None:
    """Find weights for the bots of a game by self-play, and write them down as styles.

    Challengers are bred from the best weights that are known, generation by generation, and have to
    prove themselves on maps that they were not bred on; sides take turns, until no challenger gains
    enough. Ctrl+C stops and keeps what was found; the same command goes on where it stopped, and comes
    to the same end. Exit code: 0 all is done, or the minutes are over, 130 stopped, 2 something can't
    be read or trained.
    """
    from hullwright.engines.training.record import kept_bouts
    from hullwright.engines.training.set_up import training_room
    from hullwright.engines.training.training import Training, TrainingPlan

    insist("--generations", generations, 1, MOST_GENERATIONS)
    insist("--games", each, 1, MOST_GAMES)
    insist("--exam-games", exam_games, 2, MOST_GAMES)
    insist("--seed", seed, 0, LARGEST_SEED)
    workers = os.cpu_count() or 1 if workers is None else workers
    insist("--workers", workers, 1, MOST_WORKERS)
    plan = TrainingPlan(
        seed=seed, generations=generations, games=each, exam_games=exam_games, points=points
    )
    room = training_room(
        game,
        side,
        list(_maps(maps, game)),
        list(_maps(exam, game)) if exam else (),
        [each.strip() for each in against.split(",")] if against else (),
        {each.side: each for each in map(_style, start)},
    )
    make_folder(output)
    training = Training(plan, room)
    diary = output / f"{name}.training.json"
    training.bouts = kept_bouts(diary, training.asked)
    code = _run(training, diary, workers, minutes)
    for each_side in room.trainables:
        _write(training, game, each_side, output, name)
    sys.exit(code)


def _run(training: "Training", diary: Path, workers: int, minutes: float | None) -> int:
    """Train until it is over, or somebody stops it; return the exit code."""
    from hullwright.engines.training.record import keep_bouts
    from hullwright.schema.processes.stop_signals import StopRequested, disregard, heed, unwind_once

    end = monotonic() + 60 * minutes if minutes is not None else float("inf")
    try:
        heed(unwind_once)
        with executor_of(workers) as executor:
            before = monotonic()
            for step in training.run(executor):
                keep_bouts(diary, training.asked, training.bouts)
                _print(training, step, step.games / max(1e-9, monotonic() - before))
                before = monotonic()
                if before > end:
                    echo(tr("The time is over; the same command goes on."), err=True)
                    return 0
    except StopRequested as stop:
        heed(disregard)
        echo(tr("Stopped; the same command goes on."), err=True)
        return stop.exit_code
    return 0


def _print(training: "Training", step: "TrainingStep", speed: float) -> None:
    told = {"number": step.bout, "side": step.side or "–", "speed": number(speed, 1)}
    if step.exam is None:
        text = tr(
            "challenger {number} ({side}), generation {generation} of {generations}: {mean} on average, "
            "best {best} · {speed} games a second",
            generation=step.generation,
            generations=training.plan.generations,
            mean=percent(sum(step.worths) / len(step.worths), 1),
            best=percent(max(step.worths), 1),
            **told,
        )
    else:
        text = tr(
            "challenger {number} ({side}), exam: {gain} points gained ({low} to {high}) · {speed} games a second",
            gain=number(100 * step.exam.gain, 1),
            low=number(100 * step.exam.low, 1),
            high=number(100 * step.exam.high, 1),
            **told,
        )
    echo(text)


def _write(training: "Training", game: str, side: str, folder: Path, name: str) -> None:
    """Write down the best weights of a side as a style."""
    from hullwright.engines.training.found_style import found_style
    from hullwright.schema.files.atomic_file import save

    stem = f"{side}-{name}" if len(training.room.trainables) > 1 else name
    found = found_style(training, game, side, stem)
    path = folder / f"{stem}.json"
    save(path, [json.dumps(found.to_json(), ensure_ascii=False, indent=2), "\n"])
    echo(str(path), err=True)


def _maps(paths: Sequence[Path], game: str) -> "Iterator[MapDocument]":
    """Yield the maps of files, or the samples of a game."""
    from hullwright.samples import maps
    from hullwright.schema.files.reader import read_map
    from hullwright.schema.kinds import map_kind

    for document in map(read_map, paths or maps()):
        if map_kind(document.kind).game == game:
            yield document
        elif paths:
            raise HullwrightError(
                message("“{name}” is no map of the game “{game}”.", name=document.name, game=game)
            )


def _style(path: Path) -> "Style":
    from hullwright.engines.styles import Style

    try:
        return Style.from_json(json.loads(path.read_bytes()))
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as fault:
        raise HullwrightError(
            message("{path} holds no style: {fault}", path=path, fault=fault)
        ) from fault
