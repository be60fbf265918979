"""`--traceback`, before or after any command: what Python says of a failure, below the sentence."""

import os
import subprocess

import pytest

from ...plugin_folders import with_code
from .terminal import HULLWRIGHT, run

READER = (
    "def claims(content, name):\n    return True\n\n\ndef imported(*_):\n    return {}['hull']\n"
)


@pytest.fixture
def home(tmp_path):
    with_code(tmp_path, READER)
    (tmp_path / "zone.txt").write_text("?")
    run("plugins", "trust", "mine", "--yes", environment=environment(tmp_path))
    return tmp_path


def environment(home):
    return {**os.environ, "HULLWRIGHT_HOME": str(home)}


def told(home, *arguments: object) -> str:
    done = subprocess.run(
        [HULLWRIGHT, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env=environment(home),
    )
    assert done.returncode == 2
    return done.stderr


@pytest.mark.parametrize("is_first", [True, False])
def test_the_traceback_stands_below_the_sentence(home, is_first):
    command = ("import", home / "zone.txt", "-o", home / "zone.json", "--format", "mine-format")
    arguments = ("--traceback", *command) if is_first else (*command, "--traceback")
    sentence, first, *trace = told(home, *arguments).splitlines()
    assert sentence.startswith("hullwright: The plugin “mine” failed: KeyError: 'hull' (reader.py")
    assert first == "Traceback (most recent call last):"
    assert "    return {}['hull']" in trace
    assert trace[-1] == "KeyError: 'hull'"


def test_without_it_there_is_none(home):
    command = ("import", home / "zone.txt", "-o", home / "zone.json", "--format", "mine-format")
    said = run(*command, code=2, environment=environment(home)).stderr
    assert said.count("\n") == 1
