"""What was played, kept in a file: the ladder can be stopped at any moment, and played in pieces by several people."""

import json
from pathlib import Path

from hullwright.schema.files.atomic_file import save

from .cells import Cell, Played


class Store:
    """The cells that were played, each with its games for as long as they would be the same today."""

    def __init__(self, path: Path, commit: str) -> None:
        self._path = path
        self.commit = commit
        self._cells: dict[str, Played] = {}
        self._played_of: dict[str, str] = {}
        """By what it is known whether a cell would be played in the same way."""
        if path.exists():
            for key, told in json.loads(path.read_text("utf-8")).items():
                self._cells[key], self._played_of[key] = Played(told["counted"]), told["played_of"]

    def of(self, cell: Cell) -> Played:
        """Return what is known of a cell."""
        is_same = self._played_of.get(cell.key) == cell.fingerprint
        return self._cells[cell.key] if is_same else Played()

    def add(self, cell: Cell, more: Played) -> None:
        """Keep more games of a cell."""
        self._cells[cell.key] = Played(self.of(cell) + more)
        self._played_of[cell.key] = cell.fingerprint
        self._path.parent.mkdir(parents=True, exist_ok=True)
        save(self._path, ["{\n", ",\n".join(self._lines()), "\n}\n"])

    def _lines(self) -> list[str]:
        """Return a line for each cell, so that it can be seen what a run has added."""
        return [
            f"{json.dumps(key)}: "
            + json.dumps({"played_of": self._played_of[key], "counted": self._cells[key]})
            for key in sorted(self._cells)
        ]
