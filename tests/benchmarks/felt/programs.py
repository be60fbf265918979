"""The programs that are measured: the window of a tree of ours, and Tiled; each on a screen of its own."""

import os
import shutil
import signal
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from compileall import compile_dir
from itertools import pairwise
from pathlib import Path

from .screen import LEFT, SIZE, Area, Screen, around, colour_at
from .zones import STAMP

NO_TILED = "Tiled is not installed, so nothing is measured beside it: sudo apt-get install tiled"
CANVAS = Area(600, 300, 350, 330)
"""A part of the screen where all of them show the map, at each zoom."""
TRIES = 5
"""How often Tiled is asked to choose a tile: a slow machine may not have laid its window out yet."""
CELLS_SEEN = 8
"""A line of pixels that changes its colour more often shows cells."""
ENVIRONMENT = {key: each for key, each in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
"""Whoever is measured finds what Python has compiled, and keeps it."""
SCHEDULED = 2
"""The clock of a process that counts its time by the scheduler, in clock numbers as Linux makes them."""
PARTS = ("docs", "editor", "engines", "plugins", "samples", "schema")
PROFILED = """
import cProfile, sys
from pathlib import Path
from hullwright.editor.program.start import run
profile = cProfile.Profile()
profile.runcall(run, [Path(sys.argv[1])])
profile.dump_stats(sys.argv[2])
"""


class MeasuredProgram(ABC):
    """A program that runs on a screen and shows a map."""

    name: str
    zoom_held: tuple[str, ...] = ()
    """The keys that are held while the wheel zooms."""
    fit_key: str
    process: "subprocess.Popen[bytes] | None" = None

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.screen = Screen()

    @abstractmethod
    def command(self, map_file: Path) -> list[str]:
        """Return what is to be run to see a map."""

    @abstractmethod
    def environment(self) -> dict[str, str]:
        """Return what is special about the variables of the environment."""

    def start(self, map_file: Path) -> tuple[float, float]:
        """Show a map; return the seconds until the first paint, and until nothing changed for a second."""
        bare = self.screen.lines()
        began = time.perf_counter()
        self.process = subprocess.Popen(
            self.command(map_file),
            env={**ENVIRONMENT, **self.environment(), "DISPLAY": self.screen.name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while self.screen.lines() == bare:
            self._see_that_it_runs()
            time.sleep(0.002)
        painted = shown = time.perf_counter() - began
        while not self._shows_map():
            self._see_that_it_runs()
            time.sleep(0.01)
            shown = time.perf_counter() - began
        changes = self.screen.changes(quiet=1.0)
        return painted, shown + (changes[-1] if changes else 0.0)

    def _see_that_it_runs(self) -> None:
        """Give up on a program that has ended, as that of an old commit whose packages are not there."""
        if self._running.poll() is not None:
            raise RuntimeError(f"{self.name} has ended before it showed a map.")

    def _shows_map(self) -> bool:
        """Tell whether cells are seen: colours change often from left to right."""
        x, y = CANVAS.left, CANVAS.top + CANVAS.height // 2
        lines = [self.screen.seen(Area(x, y + each, CANVAS.width, 1)) for each in (0, 17)]
        return all(_changes(each) > CELLS_SEEN for each in lines)

    @property
    def _running(self) -> "subprocess.Popen[bytes]":
        if self.process is None:
            raise RuntimeError(f"{self.name} has not been started.")
        return self.process

    def worked(self) -> float:
        """Return the seconds of the processor that its process has taken, without its children."""
        return time.clock_gettime(~self._running.pid << 3 | SCHEDULED)

    def prepare(self) -> None:
        """Get ready to paint something that is seen, until that has been done once.

        What is done only once, such as loading what the first step needs, is measured in no program.
        """
        self.screen.fill()
        self.screen.rest(0.5)
        if not any(self._paints() for _ in range(TRIES)):
            raise RuntimeError(f"{self.name} does not paint.")

    def _paints(self) -> bool:
        """Paint in the middle and take it back; tell whether that was seen."""
        x, y = CANVAS.left + CANVAS.width // 2, CANVAS.top + CANVAS.height // 2
        self.screen.move(x, y)
        self.screen.rest(0.3)
        seen = self.screen.until_different(self.screen.press, around(x, y, 6), self.worked)
        self.screen.release()
        self.screen.rest(0.3)
        if seen is None:
            return False
        # The click has brought the keys to the map, too.
        self.undo()
        self.screen.rest(0.5)
        return True

    def end(self) -> None:
        """Stop the program, if it came so far, and its screen."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.screen.close()

    def fit(self) -> None:
        """Show the whole map."""
        self.screen.key(self.fit_key, "Control_L")
        self.screen.rest()

    def look_closely(self) -> None:
        """Show the map at 1:1."""
        self.screen.key("0", "Control_L")
        self.screen.rest()

    def undo(self) -> None:
        """Take the last step back."""
        self.screen.key("z", "Control_L")

    def megabytes(self) -> float:
        """Return the memory of the program and its children that it shares with nobody, in MiB."""
        return sum(_private_kilobytes(each) for each in _family(self._running.pid)) / 1024


class OurWindow(MeasuredProgram):
    """The editor of a tree."""

    fit_key = "9"

    def __init__(self, folder: Path, name: str, tree: Path, profile: Path | None = None) -> None:
        super().__init__(folder)
        self.name = name
        self._parts = folder / "parts"
        self._profile = profile
        (self._parts / "hullwright").mkdir(parents=True)
        for part in PARTS:
            (self._parts / "hullwright" / part).symlink_to(tree / part)
            # As for a person's second start: what Python compiles is there.
            compile_dir(tree / part, quiet=2)

    def command(self, map_file: Path) -> list[str]:
        """Return the window's command, or one that notes where time goes."""
        if self._profile:
            return [sys.executable, "-P", "-c", PROFILED, str(map_file), str(self._profile)]
        edit = "from hullwright.editor.command_line import main; main()"
        return [sys.executable, "-P", "-c", edit, "edit", str(map_file)]

    def environment(self) -> dict[str, str]:
        """Run the tree's own code, in a home that nobody has used."""
        return {"PYTHONPATH": str(self._parts), "HULLWRIGHT_HOME": str(self.folder / "home")}


class TiledWindow(MeasuredProgram):
    """Tiled, with its stamp brush."""

    name = "Tiled"
    zoom_held = ("Control_L",)
    fit_key = "slash"

    @staticmethod
    def is_there() -> bool:
        """Tell whether it is installed."""
        return shutil.which("tiled") is not None

    def command(self, map_file: Path) -> list[str]:
        """Return Tiled's command."""
        return ["tiled", str(map_file.with_suffix(".tmx"))]

    def environment(self) -> dict[str, str]:
        """Run it with settings that nobody has changed."""
        return {"HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder / "config")}

    def _paints(self) -> bool:
        """Choose the stamp brush and a tile first."""
        self._click(*self._tile())
        self.screen.rest(0.3)
        return super()._paints()

    def _tile(self) -> tuple[int, int]:
        """Return a place on the tile that is to be stamped, which is found by its colour."""
        wanted = bytes(reversed(STAMP))
        pixels = self.screen.seen(Area(0, 0, *SIZE))
        at = pixels.find(wanted)
        while at >= 0 and (at % 4 or colour_at(pixels, at // 4) != STAMP):
            at = pixels.find(wanted, at + 1)
        if at < 0:
            raise RuntimeError("Tiled shows no tile to stamp.")
        y, x = divmod(at // 4, SIZE[0])
        return x + 4, y + 12

    def _click(self, x: int, y: int) -> None:
        self.screen.move(x, y)
        self.screen.rest()
        self.screen.click(LEFT)
        self.screen.rest()


def _changes(line: bytes) -> int:
    """Return how often the colour changes along a line of pixels."""
    dots = [line[at : at + 4] for at in range(0, len(line), 4)]
    return sum(one != other for one, other in pairwise(dots))


def _family(process: int) -> list[int]:
    """Return a process and all that came of it."""
    found = [process]
    for each in found:
        children = Path(f"/proc/{each}/task/{each}/children")
        if children.exists():
            found += map(int, children.read_text().split())
    return found


def _private_kilobytes(process: int) -> int:
    rolled = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in rolled if line.startswith("Pss:"))
