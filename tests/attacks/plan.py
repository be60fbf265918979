"""The plan: all attempts of a run, rare ones first, in batches that one process makes."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
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
DRAWN = ("kill", "window", "sent")
"""Those whose door is drawn by chance: a few of them are taken from many, lest a door is left out."""


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
    each: int = 0
    """How many are made at most at a door that is drawn by chance; 0 for any number."""

    def batches(self, folder: Path) -> Iterator[list[Attempt]]:
        """Yield attempts that one process makes together."""
        wanted, all_listed = self.amounts["listed"], listed(folder)
        chosen = _spread(all_listed, max(1, len(all_listed) // wanted)) if wanted else []
        yield chosen[self.lane :: self.lanes]
        for sort, maker in MAKERS.items():
            numbers = range(self.lane, self.amounts[sort], self.lanes)
            made = (maker(self.seed, each, folder) for each in numbers)
            few = _first(made, self.each) if self.each and sort in DRAWN else made
            while batch := list(islice(few, BATCH)):
                yield batch


def _spread(attempts: Sequence[Attempt], step: int) -> list[Attempt]:
    """Return one of so many attempts at each door, and at least one, with every door another."""
    doors: dict[str, list[Attempt]] = defaultdict(list)
    for each in attempts:
        doors[each.door].append(each)
    return [
        each
        for number, tried in enumerate(doors.values())
        for each in tried[number % min(step, len(tried)) :: step]
    ]


def _first(attempts: Iterable[Attempt], most: int) -> Iterator[Attempt]:
    """Yield the first attempts at each door."""
    met: Counter[str] = Counter()
    for each in attempts:
        met[each.door] += 1
        if met[each.door] <= most:
            yield each


def named(name: str, folder: Path) -> Attempt:
    """Return an attempt by the name that its finding has."""
    for each in listed(folder):
        if each.name == name:
            return each
    seed, sort, number = name.split("/")
    return MAKERS[sort](seed, int(number), folder)
