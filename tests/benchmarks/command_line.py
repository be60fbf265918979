"""How long commands take, beside a bare interpreter and beside the import of what they can't do without.

All take turns; medians of the processor's time and of the clock. Run it by `make bench`, or beside another
commit: `python tests/benchmarks/command_line.py --against FOLDER`, where it is checked out.
"""

import argparse
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from fresh_processes import Task, as_installed, code_of, cost, medians, python

from hullwright.samples import maps

ROUNDS = 7

LIBRARIES = "click, numpy, platformdirs"
"""The command line, boards made of rows, and where a person's plugins lie."""

READING = f"{LIBRARIES}, hullwright.schema.files.reader, hullwright.schema.kinds.hex_zone"
"""What makes a map of a file, and knows the boards, checks and measures of its kind."""

NEEDED = {
    "--version": "click, importlib.metadata",
    "--help": "click",
    "show": READING,
    "check": READING,
    "export": f"{READING}, orjson, shapely, scipy.spatial",
}
"""What each command asks of others: exports have the hull, which is laid around cells by shapely and scipy."""

MOST_BARE, MOST_NEEDED = 5.0, 1.3
"""What is to be reached: of bare interpreters without a map, of the imports with one."""


def commands(folder: Path) -> dict[str, list[str]]:
    """Return what is typed behind `hullwright`."""
    sample = str(next(path for path in maps() if path.stem == "bellwether"))
    return {
        "--version": ["--version"],
        "--help": ["--help"],
        "show": ["show", sample],
        "check": ["check", sample],
        "export": ["export", sample, "-o", str(folder / "export.json")],
    }


def main() -> None:
    """Print a row for each command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--against", type=Path, help="the folder of another commit, checked out")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    launch = "from hullwright.editor.command_line import main; main()"
    with ExitStack() as stack:
        typed = commands(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        trees = {"": as_installed()}
        if asked.against:
            trees["before "] = as_installed(stack.enter_context(code_of(asked.against)))
        tasks: dict[str, Task] = {"bare": partial(cost, python("-c", "pass"), as_installed())}
        for name, words in typed.items():
            tasks[f"import {name}"] = partial(
                cost, python("-c", f"import {NEEDED[name]}"), as_installed()
            )
            for tree, environment in trees.items():
                tasks[tree + name] = partial(cost, python("-c", launch, *words), environment)
        found = medians(tasks, asked.rounds)
    _print_table(found, list(trees), list(typed))


def _print_table(found: dict[str, list[float]], trees: list[str], names: list[str]) -> None:
    bare = found["bare"]
    print("command line (medians of the processor's time / the clock, taken in turns)")
    print(f"  bare interpreter   {bare[0]:6.0f} / {bare[1]:6.0f} ms")
    for name in names:
        needed = found[f"import {name}"]
        for tree in trees:
            took = found[tree + name]
            print(
                f"  {tree + name:<18} {took[0]:6.0f} / {took[1]:6.0f} ms"
                f"   of bare {took[0] / bare[0]:5.2f} / {took[1] / bare[1]:5.2f}"
                f"   of its imports ({needed[0]:.0f} ms) {took[0] / needed[0]:5.2f} / {took[1] / needed[1]:5.2f}"
            )
    print(
        f"  to reach: --version and --help {MOST_BARE:.0f} times bare, the others {MOST_NEEDED} times their imports"
    )


if __name__ == "__main__":
    main()
