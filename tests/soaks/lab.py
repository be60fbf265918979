"""The lab: a thousand coins, fifty kills, a cluster of four of which two die, an unfair zone, and very many games.

Run by `make soak`; with names of parts (`coins kills cluster unfair memory`) only those.
"""

import gc
import json
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

from hullwright.engines.lab.batches import BATCH
from hullwright.engines.lab.cell_results import CellResults
from hullwright.engines.lab.cluster import cluster
from hullwright.engines.lab.fairness import Fairness, judgement
from hullwright.engines.lab.question import GroupResults
from hullwright.engines.lab.store import ResultsStore, kept_games
from hullwright.samples import HERE
from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.files.writer import write

from ..engines.lab.coins import tossed, zone_cell
from ..engines.lab.made_zones import UNFAIR, made_cell, zone
from ..engines.lab.test_cluster import address_in, started
from ..engines.lab.test_rounds import figures, run_of
from ..waiting import wait_until

COINS, LOOKS = 1000, 160
KILLS = 50
GAMES = 100_000
BIN = Path(sys.executable).parent


def coins() -> Iterator[str]:
    """Toss coins of known bias, look after each batch, and count false alarms and misses."""
    for bias, wrong in (
        (0.5, ("human", "alien")),
        (0.55, ("fair", "alien")),
        (0.6, ("fair", "alien")),
    ):
        mistakes = open_still = 0
        for seed in range(COINS):
            verdict = _looked_at_again_and_again(seed, bias)
            mistakes += verdict in wrong
            open_still += verdict is None
        yield (
            f"bias {bias}: {mistakes} of {COINS} wrong after {LOOKS} looks, {open_still} still open"
        )
        assert mistakes <= 0.05 * COINS


def _looked_at_again_and_again(seed: int, bias: float) -> str | None:
    chance, results = Random(seed), CellResults(zone_cell())
    for number in range(LOOKS):
        results.add(tossed(chance, bias, number * BATCH))
        # Evidence adds up by batches, so that asking at the end is asking after each.
    return judgement(results, Certainty()).verdict


def kills() -> Iterator[str]:
    """Kill a run again and again, and compare what it comes to with one that was left alone."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        whole, broken = (_asked(place / name) for name in ("whole", "broken"))
        _lab("run", whole)
        results, done, least = broken.with_suffix(".results.sqlite"), 0, 0
        while done < KILLS:
            kept = _killed(broken, results, least)
            assert kept >= least
            least, done = kept, done + 1
        _lab("run", broken)
        same = _rows(whole) == _rows(broken)
        yield f"{done} kills, {least} games kept by then, same figures at the end: {same}"
        assert same


def _killed(path: Path, results: Path, before: int) -> int:
    """Let a run play until it has kept something more, kill it, and return how many games are kept."""
    running = subprocess.Popen([BIN / "hullwright", "lab", "run", path], stdout=subprocess.DEVNULL)
    wait_until(lambda: _kept(results) > before or running.poll() is not None)
    running.send_signal(signal.SIGKILL)
    running.wait()
    return _kept(results)


def _kept(results: Path) -> int:
    return kept_games(results) if results.exists() and results.stat().st_size else 0


def _asked(folder: Path) -> Path:
    folder.mkdir()
    path = folder / "fair.json"
    zone_file = HERE / "hex-zones" / "thimble.json"
    terms = ("--bots", "random", "--games", "8000", "--within", "1", "--question", "length")
    _lab("new", path, zone_file, *terms)
    return path


def _lab(*arguments: object) -> str:
    words = [str(each) for each in (BIN / "hullwright", "lab", *arguments)]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout


def _rows(path: Path) -> object:
    return json.loads(_lab("status", path, "--json"))["rows"]


def on_a_cluster() -> Iterator[str]:
    """Play on four workers of which two are killed, and compare with one process."""
    worker = ("worker", "--nthreads", "1", "--no-nanny", "--host", "127.0.0.1")
    with tempfile.TemporaryDirectory() as name, ExitStack() as opened:
        folder = Path(name)
        opened.enter_context(started(folder, "scheduler", "--host", "127.0.0.1", "--port", "0"))
        workers = [opened.enter_context(started(folder, *worker)) for _ in range(4)]
        wait_until(lambda: address_in(folder))
        with _stored(folder / "alone.sqlite") as store:
            alone = run_of(store, games=64 * BATCH)
            for _ in alone.go_on():
                pass
        address = address_in(folder)
        with _stored(folder / "many.sqlite") as store, cluster(address, frozenset()) as executor:
            run = run_of(store, games=64 * BATCH)
            for number, _ in enumerate(run.go_on(executor)):
                if number < 2:
                    workers[number].kill()
        same = figures(run) == figures(alone)
        yield f"four workers, two of them killed: {run.games} games, same figures: {same}"
        assert same


@contextmanager
def _stored(path: Path) -> Iterator[ResultsStore]:
    with ResultsStore(path) as store:
        yield store


def unfair() -> Iterator[str]:
    """Ask about a zone with pods beside the Humans' start, with the best bots, and say how long it takes."""
    began, cell = time.monotonic(), made_cell(UNFAIR, "expert")
    results = CellResults(cell)
    while judgement(results, Certainty()).verdict is None:
        first = results.games
        results.add(cell.play(cell.match(1), range(first, first + BATCH)))
    seconds = time.monotonic() - began
    said = Fairness().answer([[results]], Certainty()).sentence
    yield f"{said} After {results.games} games in {seconds:.1f} s on one core."
    assert "Humans win too often" in str(said)


def memory() -> Iterator[str]:
    """Play very many games of a question that is never answered, and watch how much memory that takes."""
    with tempfile.TemporaryDirectory() as folder, _stored(Path(folder) / "many.sqlite") as store:
        run, marks = run_of(store, games=GAMES), []
        run.question = Endless()
        for number, _ in enumerate(run.go_on(), 1):
            if number * BATCH * 100 in (GAMES, 10 * GAMES, 100 * GAMES):
                gc.collect()
                marks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
        yield f"{run.games} games, most memory after 1, 10 and 100 %: {marks} MiB"
        assert marks[-1] - marks[0] < 20


class Endless(Fairness):
    """A question about fairness that no number of games answers."""

    def doubt(self, _: GroupResults, __: Certainty) -> float:
        """Return that everything is in doubt."""
        return 1.0


def save_zone(path: Path) -> None:
    """Write the unfair zone to a file, to be asked about by hand."""
    write(zone(UNFAIR), path)


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "coins": coins,
    "kills": kills,
    "cluster": on_a_cluster,
    "unfair": unfair,
    "memory": memory,
}


def main() -> None:
    """Do every part, or those that are named, and print what became of each."""
    for name in sys.argv[1:] or PARTS:
        began = time.monotonic()
        for line in PARTS[name]():
            print(f"{name:<8} {line}", flush=True)
        print(f"{name:<8} {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
