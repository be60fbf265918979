"""The table that the attacks end with: what was tried at each door, and what did not hold."""

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from .findings import Result

NAME = 38
"""How wide the names of doors are."""
HEAD = f"{'':{NAME}} {'tried':>7} {'found':>6} {'longest':>8} {'memory':>8}"


@dataclass
class Row:
    """What was tried at one door."""

    tried: int = 0
    seconds: float = 0.0
    megabytes: int = 0
    faults: Counter[str] = field(default_factory=Counter)


class Table:
    """Counts results."""

    def __init__(self) -> None:
        self._rows: dict[str, Row] = defaultdict(Row)

    @property
    def is_clean(self) -> bool:
        """Whether everything held."""
        return not any(each.faults for each in self._rows.values())

    def count(self, result: Result) -> None:
        """Count a result."""
        row = self._rows[result.attempt.door]
        row.tried += 1
        row.seconds = max(row.seconds, result.seconds)
        row.megabytes = max(row.megabytes, result.megabytes)
        if result.fault:
            row.faults[result.fault] += 1

    def merge(self, told: str) -> None:
        """Add what another lane has counted."""
        for door, (tried, seconds, megabytes, faults) in json.loads(told).items():
            row = self._rows[door]
            row.tried += tried
            row.seconds, row.megabytes = max(row.seconds, seconds), max(row.megabytes, megabytes)
            row.faults.update(faults)

    def as_text(self) -> str:
        """Return the counts for another lane to merge."""
        return json.dumps(
            {
                door: (each.tried, each.seconds, each.megabytes, each.faults)
                for door, each in self._rows.items()
            }
        )

    def lines(self) -> list[str]:
        """Return the table."""
        lines = [HEAD]
        for door, row in sorted(self._rows.items()):
            faults = ", ".join(f"{number} {name}" for name, number in row.faults.items())
            lines.append(
                f"{door:{NAME}} {row.tried:7,} {row.faults.total():6,} {row.seconds:6.2f} s "
                f"{row.megabytes:4} MiB  {faults}".rstrip()
            )
        tried = sum(each.tried for each in self._rows.values())
        found = sum(each.faults.total() for each in self._rows.values())
        return [*lines, f"{'all':{NAME}} {tried:7,} {found:6,}"]
