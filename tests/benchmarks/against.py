"""How fast the engines of this tree play, at random and by good bots, beside those of another commit.

Usage: `python tests/benchmarks/against.py COMMIT [PAIRS]`, or `make bench-against COMMIT=… PAIRS=…`. The commit is
checked out for as long as it takes, and no longer if this is ended before its time. Both trees play games of the same seeds in turns, in short slices, so that other load
slows both, and in processes that are new for every pair, because luck with memory makes one faster than the next.
Columns are what this tree plays as a share of the other: the best slice of each, and the median of pairs. Better
players may play longer games: actions a second tell how fast they decide. Packages that only the other commit needs
have to be installed as well (version 0.1 reads files by cattrs).
"""

import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import good_games
import random_games
from good_games import GoodGames
from random_games import RandomGames, Rate

PAIRS = 7
HERE = Path(__file__).parent
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals by which somebody ends a program."""
TABLES = {"random_games.py": random_games.TABLE, "good_games.py": good_games.TABLE}
"""By program what it can play."""
PARTS = ("docs", "editor", "engines", "plugins", "samples", "schema")


class Player:
    """A process that plays games by the engines of one tree."""

    def __init__(self, program: str, path: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, HERE / program],
            env=os.environ | {"PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, name: str, first: int) -> Rate:
        """Return how fast one slice of the named games is played."""
        print(json.dumps([name, first]), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        return (
            Rate(*json.loads(answer)) if answer else sys.exit("That tree can't play these games.")
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()


def git(*arguments: str | Path) -> int:
    """Run git in this tree, which says itself what it can't do, and return how it ended.

    A signal waits until it is done, so that no worktree is left halfway.
    """
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        return subprocess.run(["git", "-C", HERE, *arguments], check=False).returncode
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)


def tidy_up_when_ended() -> None:
    """Let a signal that ends this program be an exit like any other, after which the worktree goes away."""

    def leave(number: int, _: object) -> None:
        for each in ENDING:
            # Whoever is impatient must not interrupt the tidying up.
            signal.signal(each, signal.SIG_IGN)
        sys.exit(128 + number)

    for each in ENDING:
        signal.signal(each, leave)


@contextmanager
def checked_out(commit: str) -> Iterator[tuple[Path, Path]]:
    """Yield two folders to import from: of this tree, and of the commit in a worktree that goes away again."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder, "tree")
        try:
            if git("worktree", "add", "--quiet", "--detach", other, commit):
                sys.exit(f"{commit} could not be checked out: name a commit of this repository.")
            yield (
                importable(HERE.parents[1], Path(folder, "now")),
                importable(other, Path(folder, "then")),
            )
        finally:
            if other.exists():
                git("worktree", "remove", "--force", other)


def importable(tree: Path, folder: Path) -> Path:
    """Return a folder that shows the parts of a tree under the name they are imported by."""
    package = folder / "hullwright"
    package.mkdir(parents=True)
    for part in PARTS:
        (package / part).symlink_to(tree / part)
    return folder


def shares(played: list[tuple[Rate, Rate]]) -> Iterator[float]:
    """Yield what this tree plays as a share of the other: games and actions, of the best slices and the median."""
    now, then = zip(*played, strict=True)
    for column in range(len(Rate._fields)):
        yield max(rate[column] for rate in now) / max(rate[column] for rate in then)
        yield statistics.median(here[column] / there[column] for here, there in played)


def compare(commit: str, pairs: int) -> None:
    """Print a row for every engine and ruleset, at random and by good bots."""
    with checked_out(commit) as trees:
        for program, table in TABLES.items():
            print(f"{program.partition('_')[0].capitalize()} games, {pairs} pairs against {commit}")
            print(f"{'':<36}games/s: best median   actions/s: best median")
            for name, pair in played(program, table, trees, pairs).items():
                games, median, actions, median_of_actions = shares(pair)
                print(
                    f"{name:<36}{games:13.2f} {median:6.2f} {actions:17.2f} {median_of_actions:6.2f}",
                    flush=True,
                )


def played(
    program: str, table: Mapping[str, RandomGames | GoodGames], trees: tuple[Path, Path], pairs: int
) -> dict[str, list[tuple[Rate, Rate]]]:
    """Return by row of a table how fast both trees played each pair of slices."""
    found = {name: [] for name in table}
    for pair in range(pairs):
        with Player(program, trees[0]) as here, Player(program, trees[1]) as there:
            for name, row in table.items():
                seed = pair * row.games
                found[name].append((here.play(name, seed), there.play(name, seed)))
    return found


if __name__ == "__main__":
    tidy_up_when_ended()
    compare(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else PAIRS)
