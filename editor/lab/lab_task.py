"""Playing an experiment for the window, in a process of its own and so without Qt."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from hullwright.engines.lab.batches import BATCH
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.lab.example_games import game_decided_at, game_of_length
from hullwright.engines.lab.pace import LabPace
from hullwright.engines.lab.store import ResultsStore
from hullwright.engines.recordings import record
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.files.writer import write
from hullwright.schema.processes.child import Child
from hullwright.schema.records import JsonObject

from ..inspection.answers import step_back
from .laboratory import opened
from .players import players_of
from .snapshot import bases_of, snapshot_of

LENGTH, DECIDED = "length", "decided"
"""What bars are about: how many rounds games had, and when they were decided."""
PROBED = 60
"""So many games are looked through for one that was decided at a certain point: each is played eleven times for it."""
OFTEN = 0.5
"""Seconds between two snapshots."""


def look_at(_: Child, path: str) -> JsonObject:
    """Return what is known of an experiment, without playing anything."""
    with opened(Path(path)) as laboratory:
        laboratory.gather()
        return snapshot_of(laboratory)


def play_experiment(child: Child, path: str, workers: int, address: str) -> JsonObject:
    """Play an experiment until it is answered, and report what is known on the way."""
    step_back()
    with opened(Path(path)) as laboratory:
        laboratory.recall()
        pace, told = LabPace(laboratory), 0.0
        child.report(laboratory.shares_known, snapshot_of(laboratory, pace))
        with players_of(laboratory, workers, address) as executor:
            for _ in laboratory.go_on(executor):
                if monotonic() - told >= OFTEN:
                    told = monotonic()
                    child.report(laboratory.shares_known, snapshot_of(laboratory, pace))
        return snapshot_of(laboratory, pace)


def seek_game(child: Child, path: str, cell: int, bar: str, number: int) -> JsonObject:
    """Find a game that a bar of a plot stands for, write its record beside the experiment, and return where it is looked at."""
    place = Path(path)
    with opened(place) as laboratory:
        played, seed = bases_of(laboratory)[cell].cell, laboratory.experiment.seed
        if bar == DECIDED:
            numbers = _counted_out(child, range(PROBED))
            found = game_decided_at(played.match(seed), numbers, number)
        else:
            numbers = iter(_with_length(laboratory.store, played, seed, number))
            found = game_of_length(played.match(seed), numbers, number)
    whole = found.whole
    seats = [Seat(name=each, bot=each) for each in whole.kinds]
    recording = record(played.prepared, seats, whole.seed, whole.actions, whole.state)
    target = place.with_name(f"{place.stem}-game-{found.number + 1}.json")
    write(recording, target)
    return {"path": str(target), "after": found.after, "is_sought": not found.distance}


def _counted_out(child: Child, numbers: range) -> Iterator[int]:
    """Yield numbers of games, and report how many of them were tried."""
    for at, number in enumerate(numbers):
        child.report(at / len(numbers), at)
        yield number


def _with_length(store: ResultsStore, cell: LabCell, seed: int, rounds: int) -> range:
    """Return the games of the first batch in which one had so many rounds."""
    first = 0
    while batch := store.batch(cell, seed, first):
        if batch.summary.rounds.get(rounds):
            return range(first, first + len(batch.outcomes))
        first += len(batch.outcomes)
    return range(BATCH)
