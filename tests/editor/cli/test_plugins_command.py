"""`hullwright plugins`, as people use it: real processes, and a home of their own."""

import json
import os
from pathlib import Path

import pytest

from hullwright.plugins.host import Host
from hullwright.samples import HERE

from ...plugin_folders import manifest, with_code, with_data, written
from ...plugin_zips import zipped
from .terminal import run as run_command

ZONE = "Tiny Hold\n2 1 3 1\n0 9 1 8\n3 1 3 2\n1 1 0 3\n"


def run(home: Path, *arguments: object, code: int = 0, typed: str = "") -> tuple[str, str]:
    environment = {**os.environ, "HULLWRIGHT_HOME": str(home)}
    done = run_command(*arguments, environment=environment, typed=typed, code=code)
    return done.stdout, done.stderr


def listed(home: Path) -> dict[str, dict[str, object]]:
    printed = json.loads(run(home, "plugins", "list", "--json")[0])
    return {each["id"]: each for each in printed["plugins"]}


def test_help_names_every_command_and_says_what_trust_means(tmp_path):
    printed = run(tmp_path, "plugins", "--help")[0]
    for command in ("list", "install", "remove", "trust", "distrust", "enable", "disable", "check"):
        assert f"\n  {command} " in printed
        assert "Usage:" in run(tmp_path, "plugins", command, "--help")[0]
    assert "whatever you can do" in run(tmp_path, "plugins", "trust", "--help")[0]


def test_list_shows_every_plugin_with_its_status_its_reason_and_what_it_contributes(tmp_path):
    with_data(tmp_path)
    with_code(tmp_path)
    written(tmp_path / "plugins" / "odd", {"plugin.toml": "?"})
    written(tmp_path / "plugins" / "late", {"plugin.toml": manifest("late", requires=">=99")})
    printed = run(tmp_path, "plugins", "list")[0]
    assert (
        "✓ public-formats 0.1.0 · Comes with Hullwright · Ready\n    Formats to import: share-code, "
        in printed
    )
    assert "✓ berths 1.0 · Your own · Ready\n    Samples: berth\n" in printed
    assert "? mine 1.0 · Your own · Needs your trust\n" in printed
    assert (
        "✗ odd ? · Your own · Can't be used\n    Its plugin.toml can't be used as it is: "
        in printed
    )
    assert (
        "✗ late 1.0 · Your own · Needs a newer Hullwright\n    It needs Hullwright >=99" in printed
    )
    assert f"Your own plugins go into {tmp_path / 'plugins'}\n" in printed


def test_list_as_json_holds_everything_for_programs(tmp_path):
    folder = with_code(tmp_path)
    assert listed(tmp_path)["mine"] == {
        "id": "mine",
        "name": "Mine",
        "version": "1.0",
        "origin": "user",
        "status": "untrusted",
        "reason": str(Host(tmp_path).plugin("mine").reason),
        "unusable": [],
        "code": ["reader:imported", "reader:claims"],
        "folder": str(folder),
        "content_hash": Host(tmp_path).plugin("mine").content_hash,
        "contributes": {"importers": ["mine-format"], "samples": ["berth"]},
    }


def test_list_never_says_ready_of_what_can_not_be_read_and_the_rest_stays_of_use(tmp_path):
    rule = {"code": "odd:a", "game": "eftaios", "title": {"en": "A"}, "text": {"en": "A."}}
    contributes = '[[contributes.rules]]\nid = "rules"\ndata = "rules"\ntitle.en = "Odd rules"\n'
    files = {
        f"rules/{number}.json": json.dumps({**rule, "code": f"odd:{number}", "sets": sets})
        for number, sets in enumerate([{"rounds": 9}, *[{"ruonds": 9}] * 6])
    }
    written(tmp_path / "plugins" / "odd", {"plugin.toml": manifest("odd", contributes), **files})
    printed = run(tmp_path, "plugins", "list")[0]
    assert "! odd 1.0 · Your own · Not all of it can be used\n" in printed
    assert "    ✗ rules/1.json: sets, ruonds ($.sets.ruonds): odd:1 changes “ruonds”" in printed
    assert "    … (+1)\n" in printed
    assert len(listed(tmp_path)["odd"]["unusable"]) == 6
    assert "40 → 9" in run(tmp_path, "rules", "odd:0")[0]
    assert "odd:1 changes “ruonds”" in run(tmp_path, "rules", "odd:1", code=2)[1]


def test_list_says_when_the_settings_are_damaged_and_they_are_kept_aside(tmp_path):
    written(tmp_path, {"plugins.json": "{"})
    assert "no plugin counts as trusted" in run(tmp_path, "plugins", "list")[1]
    assert (tmp_path / "plugins.json").read_text() == "{"
    run(tmp_path, "plugins", "disable", "public-formats")
    assert (tmp_path / "plugins.damaged.json").read_text() == "{"
    assert run(tmp_path, "plugins", "list")[1] == ""


def test_a_hostile_name_can_not_steer_the_terminal(tmp_path):
    written(tmp_path / "plugins" / "a\x1b[2Jb\nc", {"plugin.toml": "?"})
    printed = run(tmp_path, "plugins", "list")[0]
    assert "\x1b" not in printed
    assert r"✗ a\u001b[2Jb⏎c ?" in printed


def test_trust_says_what_code_can_do_shows_the_hash_and_asks(tmp_path):
    with_code(tmp_path)
    content = Host(tmp_path).plugin("mine").content_hash
    refused = run(tmp_path, "plugins", "trust", "mine", code=1, typed="n\n")[1]
    assert "read, change and delete your files" in refused
    assert content in refused
    assert "reader:imported, reader:claims" in refused
    assert listed(tmp_path)["mine"]["status"] == "untrusted"
    run(tmp_path, "plugins", "trust", "mine", typed="y\n")
    assert listed(tmp_path)["mine"]["status"] == "ready"


def test_an_importer_works_from_trust_until_distrust(tmp_path):
    with_code(tmp_path)
    zone = tmp_path / "zone.txt"
    zone.write_text(f"mine!{ZONE.encode().hex()}")
    out = tmp_path / "zone.json"
    assert "mine-format" in run(tmp_path, "import", zone, "-o", out, code=2)[1]
    run(tmp_path, "plugins", "trust", "mine", "--yes")
    run(tmp_path, "import", zone, "-o", out)
    assert json.loads(out.read_text())["name"] == "Tiny Hold"
    assert "Needs your trust" in run(tmp_path, "plugins", "distrust", "mine")[0]
    run(tmp_path, "import", zone, "-o", out, "--force", code=2)


def test_trust_tries_the_code_and_says_what_fails(tmp_path):
    with_code(tmp_path, "raise ValueError('no luck')")
    said = run(tmp_path, "plugins", "trust", "mine", "--yes", code=1)[1]
    assert (
        "“reader:claims” of the plugin “mine” can't be loaded: ValueError: no luck (reader.py, line 1)."
        in said
    )
    assert (
        "! mine 1.0 · Your own · Not all of it can be used" in run(tmp_path, "plugins", "list")[0]
    )


def test_a_plugin_without_code_has_nothing_to_trust(tmp_path):
    with_data(tmp_path)
    assert "nothing to trust" in run(tmp_path, "plugins", "trust", "berths")[1]
    assert not (tmp_path / "plugins.json").exists()


def test_a_broken_plugin_is_not_even_asked_about(tmp_path):
    (with_code(tmp_path) / "plugin.toml").write_text("?")
    said = run(tmp_path, "plugins", "trust", "mine", code=2)[1]
    assert "can't be trusted as it is. Its plugin.toml can't be used" in said


def test_plugins_are_switched_off_and_on(tmp_path):
    with_data(tmp_path)
    assert (
        "– berths 1.0 · Your own · Switched off" in run(tmp_path, "plugins", "disable", "berths")[0]
    )
    assert listed(tmp_path)["berths"]["status"] == "disabled"
    assert "✓ berths 1.0 · Your own · Ready" in run(tmp_path, "plugins", "enable", "berths")[0]


def test_our_own_formats_can_be_switched_off_too(tmp_path):
    run(tmp_path, "plugins", "disable", "public-formats")
    zone = tmp_path / "zone.txt"
    zone.write_text(ZONE)
    run(tmp_path, "import", zone, "-o", tmp_path / "zone.json", code=2)


@pytest.mark.parametrize("command", ["trust", "distrust", "enable", "disable"])
def test_a_mistyped_id_is_met_with_the_likely_one(tmp_path, command):
    said = run(tmp_path, "plugins", command, "public-format", code=2)[1]
    assert "did you mean “public-formats”?" in said


def test_check_passes_a_sample_and_names_what_is_wrong_elsewhere(tmp_path):
    printed = run(tmp_path, "plugins", "check", HERE / "plugins" / "leaky-pieces")[0]
    assert "✓ leaky-pieces: nothing is wrong." in printed
    (with_data(tmp_path) / "berth.json").unlink()
    printed = run(tmp_path, "plugins", "check", tmp_path / "plugins" / "berths", code=1)[0]
    assert "“berth.json” is not in the folder" in printed


def test_check_runs_code_only_on_request_or_when_it_is_trusted(tmp_path):
    mark = tmp_path / "mark"
    folder = with_code(tmp_path, f"open({str(mark)!r}, 'w').close()\nclaims = imported = len\n")
    assert "--run-code" in run(tmp_path, "plugins", "check", folder)[1]
    assert not mark.exists()
    run(tmp_path, "plugins", "check", folder, "--run-code")
    assert mark.exists()
    run(tmp_path, "plugins", "trust", "mine", "--yes")
    mark.unlink()
    run(tmp_path, "plugins", "check", folder)
    assert mark.exists()


def test_install_takes_a_folder_or_a_zip_and_replaces_only_on_request(tmp_path):
    home = tmp_path / "home"
    files = {"plugin.toml": manifest("berths"), "berth.json": "{}"}
    folder = written(tmp_path / "mine", files)
    assert run(home, "plugins", "install", folder)[0] == "✓ berths 1.0 · Your own · Ready\n"
    newer = {**files, "plugin.toml": manifest("berths", plugin_version="2.0")}
    archive = zipped(tmp_path / "berths.zip", newer)
    told = run(home, "plugins", "install", archive, code=2)[1]
    assert "1.0 is already installed, and 2.0 would replace it. Nothing was changed." in told
    assert "add --replace" in told
    printed, told = run(home, "plugins", "install", archive, "--replace")
    assert printed == "✓ berths 2.0 · Your own · Ready\n"
    assert "The plugin that was there before is in " in told
    assert listed(home)["berths"]["version"] == "2.0"


def test_install_runs_nothing_and_says_what_waits_for_trust(tmp_path):
    source = with_code(tmp_path / "elsewhere", "raise SystemExit('I was run')")
    printed = run(tmp_path / "home", "plugins", "install", source)[0]
    assert printed.startswith("? mine 1.0 · Your own · Needs your trust\n")


def test_what_can_not_be_installed_ends_with_a_sentence(tmp_path):
    (tmp_path / "odd.zip").write_bytes(b"PK")
    told = run(tmp_path / "home", "plugins", "install", tmp_path / "odd.zip", code=2)[1]
    assert told.startswith("hullwright: “odd.zip” was not installed. It is not a zip file")


def test_remove_puts_a_plugin_aside_and_says_how_to_have_it_back(tmp_path):
    folder = with_data(tmp_path)
    printed = run(tmp_path, "plugins", "remove", "berths")[0]
    assert printed.startswith("Removed: berths. To have it back, move ")
    assert printed.endswith(f" to {folder}\n")
    assert "berths" not in listed(tmp_path)
    assert (
        "can't be removed here" in run(tmp_path, "plugins", "remove", "public-formats", code=2)[1]
    )
    assert "There is no plugin" in run(tmp_path, "plugins", "remove", "berths", code=2)[1]
