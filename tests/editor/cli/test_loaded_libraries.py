"""Which libraries each command loads: those that it has a question for, and no others."""

import subprocess
import sys
from pathlib import Path

import pytest

from hullwright.samples import maps

WATCHED = (
    "PIL",
    "PySide6",
    "jsonschema",
    "networkx",
    "numpy",
    "orjson",
    "scipy",
    "shapely",
    "tomllib",
    "hullwright.engines",
    "hullwright.plugins.host.host",
)
SCRIPT = f"""
import contextlib, io, sys
from hullwright.editor.cli import main
with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()):
    main()
print(*(name for name in {WATCHED} if name in sys.modules))
"""
SAMPLES = {path.stem: path for path in maps()}


def loaded(*arguments: str, folder: Path) -> str:
    """Return what is loaded when a command has ended."""
    home = {"HULLWRIGHT_HOME": str(folder)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", SCRIPT, *arguments],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env=home,
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("arguments", "libraries"),
    [
        (("--version",), ""),
        (("--help",), ""),
        (("check", "bellwether"), "numpy"),
        (("show", "bellwether"), "numpy"),
        (("show", "standard"), ""),
        (("show", "first-light"), "networkx"),
        (("export", "bellwether"), "numpy orjson scipy shapely"),
    ],
    ids=str,
)
def test_a_command_loads_what_it_has_a_question_for(
    arguments: tuple[str, ...], libraries: str, tmp_path: Path
) -> None:
    typed = [str(SAMPLES.get(each, each)) for each in arguments]
    assert loaded(*typed, folder=tmp_path) == libraries
