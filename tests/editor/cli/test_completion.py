"""What shells propose: names out of our tables and out of manifests, without running any plugin."""

import os
import subprocess
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.editor.cli.completion import completer
from hullwright.engines.loader import engine
from hullwright.plugins.host import Host
from hullwright.samples import HERE

from ...plugin_folders import with_code, with_data
from .terminal import HULLWRIGHT

ZONE = min((HERE / "hex-zones").glob("*.json"))
MAZE = min((HERE / "mazes").glob("*.json"))


def proposed(home: Path, line: str, shell: str = "bash") -> list[str]:
    """Return what a shell is told for a line of which the last word is unfinished."""
    words = line.split(" ")
    environment = {
        "HULLWRIGHT_HOME": str(home),
        "_HULLWRIGHT_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": line,
        "COMP_CWORD": words[-1] if shell == "fish" else str(len(words) - 1),
    }
    done = CliRunner(env=environment).invoke(commands, prog_name="hullwright")
    assert done.exception is None or isinstance(done.exception, SystemExit)
    return done.output.splitlines()


def values(home: Path, line: str) -> list[str]:
    return [each.removeprefix("plain,") for each in proposed(home, line)]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("hullwright pl", ["play", "plugins"]),
        ("hullwright plugins tr", ["trust"]),
        ("hullwright plugins trust ber", ["berths"]),
        ("hullwright plugins disable public", ["public-formats"]),
        ("hullwright plugins new x --with rule,code-rule,i", ["rule,code-rule,importer"]),
        ("hullwright rules A.4", ["A.4"]),
        ("hullwright generate hex-zone --target the", ["the-long-way"]),
        ("hullwright rules --game no", ["no_escape"]),
        ("hullwright import x --format share", ["share-code"]),
        ("hullwright import x --format mine", ["mine-format"]),
        (f"hullwright play {ZONE} --bots ", [*engine("eftaios").bots, "search"]),
        (f"hullwright play {ZONE} --bots random,be", ["random,beginner"]),
        (f"hullwright simulate {MAZE} --bots ", [*engine("no_escape").bots, "search"]),
        (f"hullwright simulate {MAZE} --ruleset st", ["standard"]),
        ("hullwright simulate nowhere.json --bots ra", ["random"]),
        ("hullwright rules --saf", ["--safe"]),
        ("hullwright --traceb", ["--traceback"]),
    ],
)
def test_what_is_known_by_name_is_proposed(tmp_path, line, wanted):
    with_data(tmp_path)
    with_code(tmp_path)
    assert values(tmp_path, line) == wanted


def test_fish_and_zsh_are_told_what_a_thing_is(tmp_path):
    with_data(tmp_path)
    assert proposed(tmp_path, "hullwright plugins trust ber", "fish") == ["plain,berths\tBerths"]
    assert proposed(tmp_path, "hullwright plugins trust ber", "zsh") == [
        "plain",
        "berths",
        "Berths",
    ]


def test_nothing_of_a_plugin_runs_for_proposals_even_if_it_is_trusted(tmp_path):
    mark = tmp_path / "mark"
    with_code(tmp_path, f"open({str(mark)!r}, 'w').close()\nclaims = imported = len")
    Host(tmp_path).trust("mine")
    for line in ("plugins trust ", "import x --format ", "rules ", f"play {ZONE} --bots "):
        assert values(tmp_path, f"hullwright {line}")
    assert not mark.exists()


def test_whatever_goes_wrong_proposes_nothing_and_says_nothing(tmp_path):
    def broken(_):
        yield "one"
        raise RuntimeError

    assert completer(broken)(click.Context(commands), click.Option(["--x"]), "") == []
    (tmp_path / "plugins.json").write_text("{")
    (tmp_path / "map.json").write_text("?")
    assert values(tmp_path, "hullwright plugins trust public") == ["public-formats"]
    assert values(tmp_path, f"hullwright play {tmp_path / 'map.json'} --bots ") == [""]


def test_bash_itself_completes(tmp_path):
    with_data(tmp_path)
    script = (
        f'PATH="{Path(HULLWRIGHT).parent}:$PATH"\n'
        'eval "$(_HULLWRIGHT_COMPLETE=bash_source hullwright)"\n'
        "COMP_WORDS=(hullwright plugins trust ber) COMP_CWORD=3\n"
        "_hullwright_completion hullwright ber trust\n"
        'echo "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(
        ["bash", "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HULLWRIGHT_HOME": str(tmp_path)},
    )
    assert done.stdout == "berths\n"
    assert done.stderr == ""
