"""Loading code: where it is found, and what happens when it raises, ends, or never comes back."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from hullwright.plugins.host import Host, Plugin, Status
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import with_code, with_data, written
from ..waiting import wait_until

# What becomes of the processes themselves is looked at here.
pytestmark = pytest.mark.usefixtures("children_afresh")

FAULTY = [
    ("raise ValueError('no luck')", "ValueError: no luck (reader.py, line 1)"),
    ("raise SystemExit(3)", "SystemExit: 3"),
    ("raise KeyboardInterrupt", "can't be loaded: KeyboardInterrupt"),
    ("class Odd(BaseException):\n    def __str__(self): 1 / 0\nraise Odd", "loaded: Odd"),
    ("\ndef claims(:", "SyntaxError: invalid syntax (reader.py, line 2)"),
    ("import no_such_module_anywhere", "No module named 'no_such_module_anywhere'"),
    ("from . import nothing_of_the_kind", "cannot import name 'nothing_of_the_kind'"),
    ("import os; os._exit(0)", "ends any program that loads it (0)"),
    ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "ends any program"),
    ("pass", "is missing: "),
]


def trusted(home: Path, plugin_id: str = "mine", **options: Any) -> Plugin:
    return Host(home, (), **options).trust(plugin_id)


@pytest.mark.parametrize(("reader", "words"), FAULTY, ids=[words for _, words in FAULTY])
def test_faulty_code_is_reported_and_harms_nothing_else(tmp_path, reader, words):
    with_code(tmp_path, reader)
    with_code(tmp_path, plugin_id="other")
    plugin = trusted(tmp_path)
    with pytest.raises(HullwrightError) as raised:
        plugin.load("reader:claims")
    assert words in str(raised.value)
    assert "hullwright plugins trust mine" in str(raised.value)
    assert trusted(tmp_path, "other").load("reader:claims")(b"mine!", "") is True


def test_an_endless_import_is_ended_and_remembered(tmp_path):
    tries = tmp_path / "tries"
    with_code(tmp_path, f"open({str(tries)!r}, 'w')\nwhile True: pass")
    plugin = trusted(tmp_path, seconds=1)
    with pytest.raises(HullwrightError, match="did not finish loading within 1 seconds"):
        plugin.load("reader:claims")
    tries.unlink(missing_ok=True)
    listed = Host(tmp_path, ()).plugin("mine")
    with pytest.raises(HullwrightError, match="did not finish loading within 1 seconds"):
        listed.load("reader:claims")
    assert not tries.exists()
    assert listed.status is Status.READY
    assert "did not finish loading" in str(listed.reason)


def test_what_an_endless_import_has_started_is_ended_with_it(tmp_path):
    told = tmp_path / "pid"
    code = (
        "import signal, subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import signal; signal.pause()'])\n"
        f"open({str(told)!r}, 'w').write(str(child.pid))\nsignal.pause()"
    )
    # A busy machine may need longer until the code has started something.
    for seconds in (1, 4, 16, 64):
        home = tmp_path / f"{seconds}"
        with_code(home, code)
        with pytest.raises(HullwrightError, match="did not finish"):
            trusted(home, seconds=seconds).load("reader:claims")
        if told.exists():
            break
    wait_until(lambda: not _is_running(int(told.read_text())))


def _is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_verdict_is_remembered_and_trust_tries_again(tmp_path):
    needed = tmp_path / "needed"
    with_code(tmp_path, f"open({str(needed)!r}).close()\nclaims = imported = len")
    plugin = trusted(tmp_path)
    with pytest.raises(HullwrightError, match="FileNotFoundError"):
        plugin.load("reader:claims")
    needed.touch()
    with pytest.raises(HullwrightError, match="FileNotFoundError"):
        plugin.load("reader:claims")
    assert trusted(tmp_path).load("reader:claims") is len


def test_code_is_tried_once_for_each_content(tmp_path):
    count = tmp_path / "count"
    with_code(
        tmp_path, f"with open({str(count)!r}, 'a') as f: f.write('.')\nclaims = imported = len"
    )
    plugin = trusted(tmp_path)
    assert plugin.load("reader:claims") is plugin.load("reader:claims") is len
    assert count.read_text() == ".."  # one in the process in which it is tried, one here
    (tried,) = json.loads((tmp_path / "plugins.json").read_text())["tried"].values()
    assert tried == {"reader:claims": {"outcome": "fine", "detail": ""}}


def test_verdicts_of_another_version_do_not_count(tmp_path):
    with_code(tmp_path, "raise ValueError")
    assert trusted(tmp_path, version="0.1").fault("reader:claims")
    assert Host(tmp_path, (), version="0.1").plugin("mine").reason
    assert Host(tmp_path, (), version="0.2").plugin("mine").reason is None


def test_code_that_fails_only_here_is_reported_too(tmp_path):
    with_code(
        tmp_path,
        "import sys\nif 'pytest' in sys.modules: sys.exit('only here')\nclaims = imported = len",
    )
    plugin = trusted(tmp_path)
    with pytest.raises(HullwrightError, match="SystemExit: only here"):
        plugin.load("reader:claims")


def test_modules_of_a_plugin_find_each_other_and_nobody_else_finds_them(tmp_path):
    folder = with_code(tmp_path, "from .deep.down import claims\nfrom . import json as imported")
    written(
        folder,
        {
            "deep/down.py": "from ..json import claims",
            "json.py": "import json\nclaims = json.dumps",
        },
    )
    path, modules = list(sys.path), set(sys.modules)
    assert trusted(tmp_path).load("reader:claims") is json.dumps
    assert sys.path == path
    new = set(sys.modules) - modules
    assert new
    assert all(name.startswith("hullwright_user_plugins") for name in new)


def test_a_plugin_may_be_a_package_with_a_beginning_of_its_own(tmp_path):
    folder = with_code(tmp_path, "from . import greeting as claims")
    written(folder, {"__init__.py": "greeting = 'hello'"})
    assert trusted(tmp_path).load("reader:claims") == "hello"


def test_plugins_with_modules_of_the_same_name_do_not_meet(tmp_path):
    with_code(tmp_path, "claims = 1", "a.b")
    with_code(tmp_path, "claims = 2", "a-b")
    assert trusted(tmp_path, "a.b").load("reader:claims") == 1
    assert trusted(tmp_path, "a-b").load("reader:claims") == 2


def test_a_plugin_that_changed_and_is_trusted_anew_is_loaded_anew(tmp_path):
    folder = with_code(tmp_path, "claims = 1")
    assert trusted(tmp_path).load("reader:claims") == 1
    (folder / "reader.py").write_text("claims = 2")
    assert trusted(tmp_path).load("reader:claims") == 2


def test_no_compiled_files_are_left_in_the_persons_plugins(tmp_path):
    folder = with_code(tmp_path)
    trusted(tmp_path).load("reader:claims")
    assert sorted(each.name for each in folder.iterdir()) == [
        "berth.json",
        "plugin.toml",
        "reader.py",
    ]


@pytest.mark.parametrize("code", ["", "reader", ":claims", "..reader:claims", "reader:", "os:path"])
def test_a_name_of_another_form_leads_nowhere(tmp_path, code):
    with_code(tmp_path)
    with pytest.raises(HullwrightError):
        trusted(tmp_path).load(code)


def test_a_name_does_not_lead_through_what_a_module_has_imported(tmp_path):
    with_code(tmp_path, "import os\nclass claims:\n    imported = len\nimported = len")
    plugin = trusted(tmp_path)
    assert plugin.load("reader:claims.imported") is len
    with pytest.raises(HullwrightError, match=r"os\.remove leads through the module os"):
        plugin.load("reader:os.remove")


def test_the_process_in_which_code_is_tried_does_not_take_modules_from_the_present_folder(
    tmp_path, monkeypatch
):
    with_code(tmp_path)
    written(tmp_path / "here", {"json.py": "raise ValueError", "hullwright.py": "raise ValueError"})
    monkeypatch.chdir(tmp_path / "here")
    assert trusted(tmp_path).fault("reader:claims") is None


def test_exceptions_of_a_strangers_code_become_a_sentence_that_names_the_plugin(tmp_path):
    with_data(tmp_path)
    theirs, ours = Host(tmp_path).plugin("berths"), Host(tmp_path).plugin("public-formats")
    with pytest.raises(HullwrightError, match="“berths” failed: KeyError: 1"), theirs.answers():
        raise KeyError(1)
    with pytest.raises(KeyError), ours.answers():
        raise KeyError(1)
