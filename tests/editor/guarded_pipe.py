"""A pipe that hostile markup names: whoever opens it is found out."""

import os
import subprocess
from pathlib import Path

from ..hostile_texts import PIPE


class GuardedPipe:
    """A pipe that notes whoever opens it to read, and lets nobody hang."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "opened"
        self._log.touch()
        os.mkfifo(folder / PIPE)
        # A process of its own: a thread could not answer while Qt waits.
        self._writer = subprocess.Popen(
            ["sh", "-c", f"while : > {PIPE}; do echo opened >> opened; done"], cwd=folder
        )

    @property
    def was_opened(self) -> bool:
        return bool(self._log.read_text())

    def close(self) -> None:
        self._writer.kill()
        self._writer.wait()
