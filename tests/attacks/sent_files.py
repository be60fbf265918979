"""Mutants of every sort of file, through every command that reads one."""

from contextlib import redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from random import Random

from .doors import DOORS, laid_out, run
from .findings import Attempt
from .mutants import mutant
from .originals import originals

SHARES = {
    "map": 50,
    "scenario": 14,
    "recording": 8,
    "import": 10,
    "rules": 8,
    "manifest": 6,
    "pack": 4,
}
"""How many of a hundred mutants are of each sort: as many as there are doors for it, by and large."""


def sent_file(seed: str, number: int, folder: Path) -> Attempt:
    """Return the attempt with a number: the same file through the same command for the same seed."""
    chance = Random(f"{seed}/sent/{number}")
    sort = chance.choices(list(SHARES), list(SHARES.values()))[0]
    name, door = chance.choice(list(DOORS[sort].items()))

    def act() -> object:
        made = mutant(sort, chance)
        path = laid_out(sort, made.content, made.original.suffix, folder)
        return run(door(path), folder)

    return Attempt(f"{sort}: {name}", f"{seed}/sent/{number}", act, folder)


def sent_files(seed: str, numbers: range, folder: Path) -> list[Attempt]:
    """Return the attempts with these numbers, all made in one folder, one after the other."""
    return [sent_file(seed, number, folder) for number in numbers]


def warm_up(folder: Path) -> None:
    """Send an honest file of every sort, so that no fork has to work out anew what never changes."""
    for sort, doors in DOORS.items():
        original = originals(sort)[0]
        for name, door in doors.items():
            # An application of Qt's does not live on in a fork.
            if not name.startswith(("picture", "sheet")):
                path = laid_out(sort, original.content, original.suffix, folder)
                with suppress(SystemExit), redirect_stdout(StringIO()), redirect_stderr(StringIO()):
                    run(door(path), folder)
