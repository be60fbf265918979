"""Measures what a person feels, in our window, in that of another commit, and in Tiled, in turns.

Run it by `make bench-felt`. `--against COMMIT` measures the window of an older commit beside ours,
`--profile FOLDER` writes where our window spends its time, for Python's pstats.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from . import screen
from .programs import NO_TILED, MeasuredProgram, OurWindow, TiledWindow
from .rounds import measured
from .table import print_markdown, print_opening, print_table
from .zones import rows, write_ours, write_tiled

SIZES = ((23, 14), (300, 300), (1000, 1000))
TREE = Path(__file__).resolve().parents[3]


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="make bench-felt", description=__doc__)
    parser.add_argument("--against", metavar="COMMIT", help="a commit to measure beside this tree")
    parser.add_argument("--rounds", type=int, default=15, help="how often each act is done")
    parser.add_argument("--sizes", nargs="*", help="such as 23x14; all three if none are named")
    parser.add_argument("--markdown", action="store_true", help="print tables for docs/speed.md")
    parser.add_argument("--profile", type=Path, metavar="FOLDER", help="where profiles are written")
    return parser.parse_args()


def tree_of(commit: str, folder: Path) -> Path:
    """Return the tree of a commit, unpacked into a folder."""
    packed = folder / "tree.tar"
    subprocess.run(["git", "archive", "-o", str(packed), commit], cwd=TREE, check=True)
    tree = folder / "tree"
    tree.mkdir()
    subprocess.run(["tar", "-xf", str(packed), "-C", str(tree)], check=True)
    return tree


def programs(asked: argparse.Namespace, folder: Path, size: str) -> list[MeasuredProgram]:
    """Return the programs to measure, each with a folder of its own."""
    profile = asked.profile / f"{size}.prof" if asked.profile else None
    found: list[MeasuredProgram] = [OurWindow(folder / "ours", "ours", TREE, profile)]
    if asked.against:
        tree = tree_of(asked.against, folder)
        found.append(OurWindow(folder / "before", asked.against[:8], tree))
    if TiledWindow.is_there():
        found.append(TiledWindow(folder / "tiled"))
    return found


def go_before_others() -> None:
    """Be served before whatever else a machine is busy with, where that is allowed; all that is started here is."""
    with suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, -10)


def main() -> None:
    """Measure every size and print a table of each."""
    asked = arguments()
    go_before_others()
    if not screen.is_there():
        sys.exit(screen.NO_SERVER)
    if not TiledWindow.is_there():
        print(NO_TILED)
    if asked.profile:
        asked.profile.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        size = f"{width}x{height}"
        if asked.sizes and size not in asked.sizes:
            continue
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            zone = rows(width, height)
            write_ours(folder / "zone.json", zone)
            write_tiled(folder / "zone.tmx", zone)
            run = measured(programs(asked, folder, size), folder / "zone.json", asked.rounds)
        print_opening(width, height, run)
        print_markdown(f"{width} × {height}", run) if asked.markdown else print_table(run)


main()
