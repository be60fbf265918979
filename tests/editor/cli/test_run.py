"""`hullwright run` and `plugins settings`: commands and settings of plugins in a shell."""

import json
import os

import pytest

from hullwright.plugins.host.installation import Keeper
from hullwright.schema.files.reader import read_map

from ..plugins.strangers import installed_code, installed_sample
from .terminal import run as run_command


@pytest.fixture
def keeper(home):
    return Keeper(home)


@pytest.fixture
def hullwright(keeper, tmp_path):
    environment = {**os.environ, "HULLWRIGHT_HOME": str(keeper.home)}

    def run(*arguments: object, code: int = 0):
        return run_command(*arguments, environment=environment, folder=tmp_path, code=code)

    run("new", "a.json", "--sample", "thimble")
    return run


def test_a_command_of_a_plugin_changes_a_map_in_a_shell(hullwright, keeper, tmp_path):
    installed_sample(keeper, "swap-command")
    done = hullwright("run", "swap", "a.json", "-o", "b.json")
    assert (done.stdout, done.stderr) == ("Swapped: 44\n", "b.json: A\n")
    before, after = read_map(tmp_path / "a.json"), read_map(tmp_path / "b.json")
    assert before.layout != after.layout
    # In place only if that is asked for; twice is as before.
    assert "--force" in hullwright("run", "swap", "b.json", code=2).stderr
    hullwright("run", "swap-command/swap", "b.json", "--force")
    assert read_map(tmp_path / "b.json").layout == before.layout
    only = hullwright("run", "swap", "a.json", "-o", "c.json", "--select", "A99, D07")
    assert only.stdout == "Swapped: 1\n"
    said = hullwright("run", "count", "a.json")
    assert (said.stdout, said.stderr) == ("A: 49\n", "a.json: nothing was changed.\n")


def test_what_a_command_does_wrong_ends_in_a_sentence(hullwright, keeper, tmp_path):
    assert "no plugin that you trust" in hullwright("run", "it", "a.json", code=2).stderr
    code = "def work(context):\n    print('noise')\n    return {'ZZ99': 'silent'}\n"
    installed_code(keeper, "commands", code)
    done = hullwright("run", "it", "a.json", "-o", "b.json", code=2)
    assert done.stdout == ""
    assert "“it” wants to paint “ZZ99”, which is not a cell of this map." in done.stderr
    installed_code(
        keeper, "commands", "import os\ndef work(context):\n    os._exit(0)\n", plugin_id="ends"
    )
    assert (
        "stopped half-way" in hullwright("run", "ends/it", "a.json", "-o", "b.json", code=2).stderr
    )
    assert not (tmp_path / "b.json").exists()


def test_settings_are_shown_changed_refused_and_forgotten_in_a_shell(hullwright, keeper):
    installed_sample(keeper, "save-log", trusted=False)
    printed = hullwright("plugins", "settings", "save-log").stdout
    assert "file = ~/hullwright-logbook.txt\n    File of the logbook (…)" in printed
    changed = hullwright(
        "plugins", "settings", "save-log", "wants=saved,opened", "file=x", "--json"
    )
    assert json.loads(changed.stdout) == {"file": "x", "wants": ["saved", "opened"]}
    for change, sentence in {
        "fil=x": "There is no setting “fil” (did you mean “file”?).",
        "wants=soon": "can't be",
        "wants": "“wants” is not a change; write it as wants=….",
    }.items():
        assert sentence in hullwright("plugins", "settings", "save-log", change, code=2).stderr
    reset = hullwright("plugins", "settings", "save-log", "--reset", "--json")
    assert json.loads(reset.stdout)["file"] == "~/hullwright-logbook.txt"
    assert "no plugin “nobody”" in hullwright("plugins", "settings", "nobody", code=2).stderr
    assert keeper.plugin("save-log").status == "untrusted"
