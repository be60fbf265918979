"""What was played, kept in a file: the ladder can be stopped at any moment, and played in pieces."""

import json
from pathlib import Path

from hullwright.schema.files.atomic_file import save

from .cells import Cell, Played


class Store:
    """The cells that were played at one commit, each with its games."""

    def __init__(self, path: Path, commit: str) -> None:
        self._path = path
        self.commit = commit
        self._cells: dict[str, Played] = {}
        if path.exists():
            value = json.loads(path.read_text("utf-8"))
            if value["commit"] == commit:
                self._cells = {key: Played(each) for key, each in value["cells"].items()}

    def of(self, cell: Cell) -> Played:
        """Return what is known of a cell."""
        return self._cells.get(cell.key, Played())

    def add(self, cell: Cell, more: Played) -> None:
        """Keep more games of a cell."""
        self._cells[cell.key] = Played(self.of(cell) + more)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        save(self._path, [json.dumps({"commit": self.commit, "cells": self._cells})])
