"""A process that has imported and read all that commands need, and forks one for each command it is told.

Most of the time of a command is spent on imports and on what never changes while the program runs:
schemas, our own rules and manifests. The tests run hundreds of them.
"""

import atexit
import gc
import json
import os
import pkgutil
import sys
import threading
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

PARTS = ("schema", "engines", "plugins", "samples", "editor")
LIBRARIES = (
    "cattrs",
    "jsonschema",
    "networkx",
    "numpy",
    "orjson",
    "PIL.Image",
    "PySide6.QtSvg",
    "PySide6.QtWidgets",
    "scipy.sparse.csgraph",
    "shapely",
)
"""What our modules import only where they use it."""


def preload() -> None:
    """Import the libraries, and every module of ours."""
    for name in LIBRARIES:
        import_module(name)
    for part in PARTS:
        package = import_module(f"hullwright.{part}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


def warm_up() -> None:
    """Read what every command reads, as somebody without plugins of others: a map of each kind, a scenario, our rules."""
    from hullwright.plugins.host import Host
    from hullwright.plugins.host.strangers import has_strangers
    from hullwright.plugins.rules import rule_book
    from hullwright.samples import maps, scenarios
    from hullwright.schema.files.reader import read
    from hullwright.schema.kinds.examination import Examination

    for path in {each.parent: each for each in reversed(maps())}.values():
        assert not Examination(read(path)).errors
    read(scenarios()[0])
    with TemporaryDirectory() as empty:
        rule_book(Host(Path(empty)))
        has_strangers(Path(empty))


def become(command: dict[str, object]) -> None:
    """Take the place of a fresh process: its arguments, surroundings, input and output."""
    sys.argv[:] = ["hullwright", *command["arguments"]]
    os.environ.clear()
    os.environ.update(command["environment"])
    os.chdir(command["folder"])
    for number, name in enumerate(command["streams"]):
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC if number else os.O_RDONLY
        opened = os.open(name, flags)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = os.fdopen(0, closefd=False)


def end(code: int) -> None:
    """End at once: taking down all that was imported would cost more than most commands."""
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def main() -> None:
    """Answer each command with its exit code; end with the input."""
    preload()
    warm_up()
    gc.collect()
    gc.freeze()
    commands = sys.modules["hullwright.editor.command_line"]
    while line := sys.stdin.readline():
        process = os.fork()
        if not process:
            become(json.loads(line))
            try:
                commands.main()
            except SystemExit as ended:
                end(int(ended.code or 0))
        print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
