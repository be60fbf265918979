"""`hullwright lab decided`: how the chance to win moved in one recorded game, and which turns turned it."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..languages.words import number, tr
from .files import a_file
from .game_setup import bot_kinds, insist
from .lab_options import as_json, with_workers
from .printing import echo, echo_json, progress_stream
from .simulate import MOST_WORKERS, executor_of
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullwright.engines.lab.chances import PlayedCourse, TurnChance
    from hullwright.schema.messages import Message
    from hullwright.schema.records import JsonObject

MOST_PLAYOUTS = 10_000


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="RECORD")
@click.option(
    "--playouts",
    type=int,
    default=24,
    show_default=True,
    metavar="N",
    help="How often the game is played on from each turn.",
)
@click.option(
    "--bots",
    metavar="KIND[,KIND]",
    help="Who plays it on, as for “simulate”; the game's best if not given.",
)
@with_workers
@as_json
def decided(*, path: Path, playouts: int, bots: str | None, workers: int, as_json: bool) -> None:
    """Tell when a recorded game was decided, and which turns turned it.

    From each turn bots play the game on many times, from the table as it truly lay and with another chance each
    time; the chance of a side is how often it wins then. Exit code: 0 done, 130 stopped, 2 something can't be read
    or played.
    """
    from hullwright.engines.lab.chances import chances
    from hullwright.schema.processes.stop_signals import StopRequested, disregard, heed, unwind_once

    insist("--playouts", playouts, 2, MOST_PLAYOUTS)
    insist("--workers", workers, 1, MOST_WORKERS)
    course, titles = _course(path, playouts, bots)
    found: list[TurnChance] = []
    heed(unwind_once)
    try:
        with executor_of(workers) as executor, _bar(course) as bar:
            for each in chances(course, executor):
                found.append(each)
                bar.update(1)
    except StopRequested as stop:
        heed(disregard)
        sys.exit(stop.exit_code)
    heed(disregard)
    if as_json:
        echo_json(_json(found, titles))
        return
    _print(found, titles)


def _course(path: Path, playouts: int, bots: str | None) -> "tuple[PlayedCourse, list[Message]]":
    """Return the game of a record, with what its parties are called."""
    from hullwright.engines.lab.chances import course_of
    from hullwright.engines.lab.party_words import party_titles
    from hullwright.engines.recordings import prepared_again, replay_on
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book
    from hullwright.schema.files.reader import read_recording

    from ..games.travelling_game import TravellingGame

    recording = read_recording(path)
    prepared = prepared_again(recording, rule_book(Host()))
    # Whatever is not legal is said now, with its place.
    replay_on(prepared, recording)
    kinds = bot_kinds(bots, prepared)
    course = course_of(recording, prepared, kinds, playouts, TravellingGame(prepared))
    return course, party_titles(course.parties, prepared, course.loaded)


def _bar(course: "PlayedCourse") -> "click._termui_impl.ProgressBar[int]":
    return click.progressbar(
        length=len(course.turns),
        label=tr("Playing"),
        file=progress_stream(),
        hidden=not sys.stderr.isatty(),
    )


def _print(found: "Sequence[TurnChance]", titles: "Sequence[Message]") -> None:
    from hullwright.engines.lab.turning_points import told

    echo(tr(told(found, titles)))
    echo()
    for each in found:
        shares = "  ".join(
            f"{tr(title)} {number(round(100 * share))} %"
            for title, share in zip(titles, each.chances, strict=True)
        )
        head = tr("Round {round}, player {player}", round=each.round, player=each.player + 1)
        echo(f"{head:<22}{shares}")
    echo()
    echo(
        tr(
            "From each turn the game was played on {playouts} times by bots, from the table as it truly lay.",
            playouts=len(found[0].wins[0]),
        )
    )


def _json(found: "Sequence[TurnChance]", titles: "Sequence[Message]") -> "JsonObject":
    from hullwright.engines.lab.turning_points import told

    return {
        "sentence": tr(told(found, titles)),
        "parties": [tr(each) for each in titles],
        "turns": [
            {
                "actions": each.done,
                "round": each.round,
                "player": each.player + 1,
                "chances": list(each.chances),
                "bounds": [list(each.bounds(party)) for party in range(len(titles))],
            }
            for each in found
        ],
    }
