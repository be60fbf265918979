"""The plan: all attempts of a run, rare ones first, in batches that one process makes."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from .archives import archive_attempts
from .bombs import bomb_attempts
from .findings import Attempt
from .kills import kill_attempt
from .races import race_attempt
from .sent_files import sent_file
from .tampering import record_attempt, trust_attempts
from .windows import shown_file, started_among

BATCH = 200
"""Attempts in one process: so many that its start does not count, so few that its memory says something."""
MAKERS: Mapping[str, Callable[[str, int, Path], Attempt]] = {
    "race": race_attempt,
    "kill": kill_attempt,
    "record": record_attempt,
    "start": started_among,
    "window": shown_file,
    "sent": sent_file,
}
"""Those of which any number can be made, by the second word of their names."""


def listed(folder: Path) -> list[Attempt]:
    """Return the attempts of which there is a list."""
    return [*archive_attempts(folder), *trust_attempts(folder), *bomb_attempts(folder)]


@dataclass(frozen=True)
class Share:
    """What one of several processes does of a run."""

    seed: str
    amounts: Mapping[str, int]
    lane: int
    lanes: int

    def batches(self, folder: Path) -> Iterator[list[Attempt]]:
        """Yield attempts that one process makes together."""
        all_listed = listed(folder)
        step = max(1, len(all_listed) // max(1, self.amounts["listed"]))
        chosen = all_listed[::step] if self.amounts["listed"] else []
        yield chosen[self.lane :: self.lanes]
        for sort, maker in MAKERS.items():
            numbers = range(self.lane, self.amounts[sort], self.lanes)
            for first in range(0, len(numbers), BATCH):
                batch = numbers[first : first + BATCH]
                yield [maker(self.seed, each, folder) for each in batch]


def named(name: str, folder: Path) -> Attempt:
    """Return an attempt by the name that its finding has."""
    for each in listed(folder):
        if each.name == name:
            return each
    seed, sort, number = name.split("/")
    return MAKERS[sort](seed, int(number), folder)
