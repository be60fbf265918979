"""`python -m tests.ladder`: plays what the ladder asks for, and writes docs/bots.md.

Every cell is first played a few times, so that the page says something of everything whenever it is
stopped. Then the levels that are not surely apart by then are played to the end, and all others last. The same
command goes on, also at another commit: what was played is kept in docs/bots.json, and counts for as long as neither the
game and its bots nor the map have changed.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, process_time

from hullwright.engines.loader import engine
from hullwright.schema.processes.garbage import look_rarely

from .cells import Cell, maps_of, play, played
from .page import is_settled, kept, page
from .questions import all_style_cells, games_asked, levels, rungs, scenario_cells
from .store import Store

CHUNK = 200
"""Games between two savings: enough for no process to wait long for the last of them."""


def asked() -> argparse.Namespace:
    """Return what was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.ladder", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each cell")
    parser.add_argument(
        "--style-games", type=int, help="games of each pair of styles; as many if not given"
    )
    parser.add_argument("--first", type=int, default=100, help="games of each in the first pass")
    parser.add_argument("--speed-games", type=int, default=10, help="games by which speed is told")
    parser.add_argument("--only", help="one game alone, such as eftaios")
    parser.add_argument("--map", help="one map alone, by its name")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play")
    parser.add_argument("--minutes", type=float, help="stop after so many minutes")
    parser.add_argument(
        "--store", type=Path, default=Path("docs/bots.json"), help="what was played"
    )
    parser.add_argument(
        "--page", type=Path, default=Path("docs/bots.md"), help="where the page goes"
    )
    parser.add_argument("--commit", help="what to call this state of the code; git's if not given")
    parser.add_argument(
        "--date", default=f"{datetime.now(UTC):%Y-%m-%d}", help="the date on the page"
    )
    return parser.parse_args()


def commit() -> str:
    """Return the commit that git knows, marked if there is more."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=10"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def cells(options: argparse.Namespace) -> Iterator[tuple[Cell, int]]:
    """Yield every cell once, with how many games it is to have: levels first, then scenarios and styles."""
    styled = options.games if options.style_games is None else options.style_games
    games = games_asked(options.only)
    found: dict[Cell, int] = {}
    for game in games:
        for rung in rungs(game):
            found |= dict.fromkeys((rung.upper, rung.lower), options.games)
    for game in games:
        found |= dict.fromkeys(scenario_cells(game), options.games)
        new = (cell for cell in all_style_cells(game) if cell not in found)
        found |= dict.fromkeys(new, styled)
    for cell, number in found.items():
        if options.map in {None, cell.map}:
            yield cell, number


def open_cells(options: argparse.Namespace, store: Store) -> set[Cell]:
    """Return the cells of levels that are not surely apart by what was played."""
    return {
        cell
        for game in games_asked(options.only)
        for rung in rungs(game)
        if rung.judges and not is_settled(rung, store.of(rung.upper), store.of(rung.lower))
        for cell in (rung.upper, rung.lower)
    }


def planned(options: argparse.Namespace, store: Store) -> Iterator[tuple[Cell, int]]:
    """Yield what to play one after the other: a cell, and up to how many games."""
    every = list(cells(options))
    yield from ((cell, min(options.first, wanted)) for cell, wanted in every)
    first = open_cells(options, store)
    # What is surely apart is played to the end as well, only later.
    for cell, wanted in sorted(every, key=lambda each: each[0] not in first):
        for goal in range(CHUNK, wanted + CHUNK, CHUNK):
            yield cell, min(goal, wanted)


def play_all(options: argparse.Namespace, store: Store, executor: Executor | None) -> None:
    """Play all cells; stop when the time is over."""
    end = monotonic() + 60 * options.minutes if options.minutes else float("inf")
    for cell, goal in planned(options, store):
        known = store.of(cell)["games"]
        if known >= goal:
            continue
        if monotonic() > end:
            print("The time is over; the same command goes on.", flush=True)
            return
        before = monotonic()
        store.add(cell, played(cell, range(known, goal), executor))
        speed = (goal - known) / max(1e-9, monotonic() - before)
        print(f"{cell.key}: {goal} games, {speed:.1f} a second", flush=True)


def speeds(options: argparse.Namespace) -> dict[str, float]:
    """Return how many games a second each level plays in one process, on the first map of its game."""
    found = {}
    for game in games_asked(options.only):
        name = options.map or maps_of(game)[0]
        for level in levels(game):
            cell = Cell(game, name, (level,) * max(1, len(engine(game).sides)))
            play(cell, range(1))
            before = process_time()
            play(cell, range(options.speed_games))
            found[f"{game} {level}"] = options.speed_games / max(1e-9, process_time() - before)
    return found


def main() -> None:
    """Play, and write the page, also when somebody stops it."""
    options = asked()
    store = Store(options.store, options.commit or commit())
    try:
        if options.workers == 1:
            play_all(options, store, None)
        else:
            with ProcessPoolExecutor(options.workers, initializer=look_rarely) as executor:
                play_all(options, store, executor)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
    text = page(store, games_asked(options.only), speeds(options), options.date)
    options.page.write_text(text + kept(options.page), "utf-8")
    print(options.page)


if __name__ == "__main__":
    main()
