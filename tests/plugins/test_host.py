"""The host: what it finds without running anything, how each plugin stands, and what is seen of it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hullwright.plugins.host import Host, Origin, Status
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import SAMPLE, manifest, offered, with_code, with_data, written

MARKING = "from pathlib import Path\nPath({mark!r}).write_text('ran')\ndef claims(*_): return True\nimported = claims\n"

SCENARIO = """
format = "hullwright/scenario"
version = 1
name = "Odd"
game = "eftaios"
ruleset = "ultimate"
rules = []
"""


def standing(home: Path, plugin_id: str, **options: str) -> tuple[Status, str]:
    plugin = Host(home, **options).plugin(plugin_id)
    return plugin.status, str(plugin.reason)


# Discovery


def test_our_own_plugins_are_found_by_their_folder_and_ready(tmp_path):
    plugin = Host(tmp_path).plugin("public-formats")
    assert (plugin.origin, plugin.status, plugin.reason) == (Origin.SHIPPED, Status.READY, None)
    assert plugin.load("share_code:claims")(b"", "") is False


def test_a_home_that_does_not_exist_holds_no_plugins_and_is_not_made(tmp_path):
    host = Host(tmp_path / "none", ())
    assert (host.plugins(), host.complaint) == ((), None)
    assert not (tmp_path / "none").exists()


def test_the_persons_plugins_are_found_in_their_home(tmp_path):
    folder = with_data(tmp_path)
    (plugin,) = Host(tmp_path, ()).plugins()
    assert (plugin.id, plugin.folder, plugin.origin) == ("berths", folder, Origin.USER)
    assert plugin.name == "Berths"


def test_an_installed_package_is_found_by_its_entry_point_and_not_imported(tmp_path, monkeypatch):
    mark = tmp_path / "mark"
    offered(tmp_path, "offered_pack", "offered_pack")
    written(
        tmp_path / "offered_pack",
        {
            "__init__.py": f"open({str(mark)!r}, 'w').close()",
            "plugin.toml": manifest("offered", SAMPLE),
            "berth.json": "{}",
        },
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    (plugin,) = Host(tmp_path / "home", ()).plugins()
    assert (plugin.id, plugin.origin, plugin.status) == ("offered", Origin.INSTALLED, Status.READY)
    assert plugin.contributions("samples")[0].path == tmp_path / "offered_pack" / "berth.json"
    assert "offered_pack" not in sys.modules
    assert not mark.exists()


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("no_such_pack", "The package “no_such_pack” has no plugin.toml."),
        ("json", "The package “json” has no plugin.toml."),
        ("__main__", "The package “__main__” has no plugin.toml."),
        ("hullwright.plugins", "must be the name of a top-level package"),
        ("pack:thing", "must be the name of a top-level package"),
    ],
)
def test_an_entry_point_that_leads_nowhere_is_listed_as_broken(
    tmp_path, monkeypatch, value, reason
):
    offered(tmp_path, "astray", value)
    monkeypatch.syspath_prepend(str(tmp_path))
    (plugin,) = Host(tmp_path / "home", ()).plugins()
    assert (plugin.id, plugin.status) == ("astray", Status.BROKEN)
    assert reason in str(plugin.reason)


def test_looking_at_plugins_imports_none_of_them(tmp_path):
    mark = tmp_path / "mark"
    with_code(tmp_path, MARKING.format(mark=str(mark)))
    program = (
        "import sys; from hullwright.plugins.host import Host\n"
        "host = Host(); print(*[each.id for each in host.plugins()]); host.contributions('importers')\n"
        "print([name for name in sys.modules if 'public_formats' in name or 'user_plugins' in name])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HULLWRIGHT_HOME": str(tmp_path)},
    )
    listed, loaded = done.stdout.splitlines()
    assert {"public-formats", "mine"} <= set(listed.split())
    assert loaded == "[]"
    assert not mark.exists()


def test_hidden_folders_and_loose_files_are_no_plugins(tmp_path):
    written(tmp_path / "plugins", {"notes.txt": "", ".git/config": "", "__pycache__/x.pyc": ""})
    assert Host(tmp_path, ()).plugins() == ()


def test_a_file_in_the_place_of_the_folder_of_plugins_is_named(tmp_path):
    written(tmp_path, {"plugins": "not a folder"})
    (plugin,) = Host(tmp_path, ()).plugins()
    assert plugin.status is Status.BROKEN
    assert "can't be read" in str(plugin.reason)


# How plugins stand


def test_a_plugin_without_code_is_ready_at_once(tmp_path):
    with_data(tmp_path)
    assert standing(tmp_path, "berths") == (Status.READY, "None")


def test_a_plugin_with_code_waits_for_trust(tmp_path):
    with_code(tmp_path)
    status, reason = standing(tmp_path, "mine")
    assert status is Status.UNTRUSTED
    assert "hullwright plugins trust mine" in reason


def test_a_plugin_that_was_switched_off_is_not_seen_until_it_is_on_again(tmp_path):
    with_data(tmp_path)
    host = Host(tmp_path, ())
    assert host.disable("berths").status is Status.DISABLED
    assert "hullwright plugins enable berths" in str(host.plugin("berths").reason)
    assert Host(tmp_path, ()).contributions("samples") == ()
    assert host.enable("berths").status is Status.READY
    assert [each.id for each in Host(tmp_path, ()).contributions("samples")] == ["berth"]


@pytest.mark.parametrize(
    ("requires", "status", "words"),
    [
        (">=0.2", Status.TOO_NEW, "It needs Hullwright >=0.2, but this is 0.1.0. Update"),
        (">=0.1,<0.1", Status.BROKEN, "Look for a newer version of the plugin"),
        ("0.1 or so", Status.BROKEN, "“0.1 or so”, which can't be understood"),
        (">=0.1,<1", Status.READY, "None"),
    ],
)
def test_a_plugin_says_which_versions_of_hullwright_it_needs(tmp_path, requires, status, words):
    with_data(tmp_path, requires=requires)
    found, reason = standing(tmp_path, "berths", version="0.1.0")
    assert found is status
    assert words in reason


def test_a_manifest_of_a_later_format_is_too_new_and_not_broken(tmp_path):
    with_data(tmp_path, version=99)
    status, reason = standing(tmp_path, "berths")
    assert status is Status.TOO_NEW
    assert "Update Hullwright" in reason


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "it is not a Hullwright document"),
        ("id = ", "It is not TOML"),
        ("\x00", "It is not TOML"),
        (manifest("Bad Id!"), "does not have the right form here"),
        (manifest("odd", colour="red"), "There is no field “colour”"),
        (manifest("odd", version="two"), "“version” should be 2"),
        (manifest("odd", SAMPLE.replace("berth.json", "../x")), "does not have the right form"),
        (
            manifest("odd", SAMPLE.replace("berth.json", "/etc/passwd")),
            "does not have the right form",
        ),
        (manifest("odd", '[[contributes.checks]]\nid = "a"\ncode = "os;x:y"'), "the right form"),
        (manifest("odd", '[[contributes.wishes]]\nid = "a"\ndata = "a"'), "no field “wishes”"),
        (SCENARIO, "not the manifest of a plugin"),
    ],
)
def test_a_wrong_manifest_is_named_and_hides_nothing_else(tmp_path, text, words):
    written(tmp_path / "plugins" / "aaa", {"plugin.toml": text})
    with_data(tmp_path)
    broken, fine = Host(tmp_path, ()).plugins()
    assert (broken.id, broken.status, broken.manifest) == ("aaa", Status.BROKEN, None)
    assert words in str(broken.reason)
    assert fine.status is Status.READY


def test_a_folder_without_a_manifest_is_named(tmp_path):
    written(tmp_path / "plugins" / "unpacked", {"unpacked/plugin.toml": manifest("deep")})
    assert standing(tmp_path, "unpacked") == (
        Status.BROKEN,
        "There is no plugin.toml in its folder.",
    )


def test_of_two_plugins_with_one_id_the_first_counts_and_the_other_is_named(tmp_path):
    written(tmp_path / "plugins" / "fake", {"plugin.toml": manifest("public-formats", SAMPLE)})
    host = Host(tmp_path)
    assert host.plugin("public-formats").origin is Origin.SHIPPED
    late = host.plugins()[-1]
    assert (late.id, late.status) == ("public-formats", Status.BROKEN)
    assert "already has the id" in str(late.reason)
    assert "berth" not in [each.id for each in host.contributions("samples")]


def test_a_broken_plugin_does_not_take_the_id_of_a_sound_one(tmp_path):
    written(tmp_path / "plugins" / "a-copy", {"plugin.toml": manifest("berths", requires="?")})
    with_data(tmp_path)
    host = Host(tmp_path, ())
    assert [each.status for each in host.plugins()] == [Status.BROKEN, Status.READY]
    assert host.plugin("berths").status is Status.READY


def test_a_mistyped_id_is_met_with_the_likely_one(tmp_path):
    with_data(tmp_path)
    with pytest.raises(HullwrightError, match="did you mean “berths”"):
        Host(tmp_path, ()).plugin("bertsh")
    with pytest.raises(HullwrightError, match="there are berths"):
        Host(tmp_path, ()).enable("zzz")
