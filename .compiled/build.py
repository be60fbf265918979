"""Compiles the modules in which games of good bots spend their time, into a folder: make compiled.

Usage: `python .compiled/build.py [FOLDER [MODULE …]]`. They are compiled from the same sources that are interpreted
otherwise, and play the same games. What mypyc makes something else of must not be in them:

- `cached_property` (worked out every time), `__dict__`, tables of methods in a class, `__call__` in a subclass;
- classes whose values are copied or travel to other processes: so no rules of games, only bots;
- tuples compared by `is`, and generators that are not used up at once (of these it warns, and nothing is built);
- sums of floats without 0.0 to begin with, or over a generator (Python 3.12 adds up more exactly than the loop it becomes).
"""

import shutil
import sys
import sysconfig
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from hullwright.schema.compiled_modules import SHARED, SOURCES, CompiledModules, made_of

MODULES = tuple(
    f"hullwright.{each}"
    for each in (
        *(
            f"engines.eftaios.bots.{name}"
            for name in (
                "alien_mind",
                "alien_outlook",
                "bluffs",
                "choice",
                "disguise",
                "expert_bot",
                "filter_announcements",
                "filter_attacks",
                "human_mind",
                "human_outlook",
                "human_uses",
                "seat_belief",
                "uses",
            )
        ),
        *(
            f"engines.escape_earth.bots.{name}"
            for name in (
                "chances",
                "crossings",
                "perils",
                "prospects",
                "row_uses",
                "table_moves",
                "table_rules",
                "team_plan",
            )
        ),
        "engines.escape_earth.tables",
        *(
            f"engines.space_attack.bots.{name}"
            for name in (
                "falls",
                "ground",
                "kept_worths",
                "lookout",
                "menace",
                "prospects",
                "pulls",
                "rescuer",
                "tile_pool",
                "uses",
                "weighing",
            )
        ),
        "schema.kinds.galaxy.outlook",
    )
)


def has_compiler() -> bool:
    """Tell whether Python's own C compiler is there; where Python names none, it is looked for when it is needed."""
    named = str(sysconfig.get_config_var("CC") or "").split()
    return not named or shutil.which(named[0]) is not None


def build(folder: Path, modules: tuple[str, ...]) -> None:
    """Compile some modules into a folder; the list of sources comes last, and makes them valid."""
    from mypyc.build import mypycify

    shutil.rmtree(folder, ignore_errors=True)
    scratch = folder / "scratch"
    # mypy finds the parts there under the name by which they are imported.
    paths = [str(Path(".types", *each.split(".")).with_suffix(".py")) for each in modules]
    with redirect_stdout(StringIO()) as told:
        extensions = mypycify(
            paths,
            target_dir=str(scratch / "c"),
            group_name=SHARED.removesuffix("__mypyc"),
            debug_level="0",
        )
    if told.getvalue():
        # A warning says that the compiled module does something else: no game may depend on that.
        sys.exit(told.getvalue())
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder), str(scratch)
    command.ensure_finalized()
    command.run()
    shutil.rmtree(scratch)
    lines = [" ".join(modules), *made_of(modules)]
    (folder / SOURCES).write_text("\n".join(lines))


def main() -> None:
    """Compile what is asked for, usually all of it, if the folder was not made of the same sources already."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out/compiled").absolute()
    modules = tuple(sys.argv[2:]) or MODULES
    if (folder / SOURCES).exists():
        before = CompiledModules(folder)
        if before.names == set(modules) and before.is_fresh:
            return
    if not has_compiler():
        sys.exit("There is no C compiler, so everything stays interpreted. Install gcc or clang.")
    build(folder, modules)


if __name__ == "__main__":
    main()
