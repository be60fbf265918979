"""The conformance tests for plugins: ours pass them, and each fault is found."""

import tomllib
from pathlib import Path

import pytest

from hullwright.plugins.host.discovery import SHIPPED
from hullwright.plugins.testing import conform, faults

from ..plugin_folders import BERTH, SAMPLE, manifest, with_code, with_data, written

OURS = sorted(path.parent for path in SHIPPED.glob("*/plugin.toml"))


@pytest.mark.parametrize("folder", OURS, ids=lambda path: path.name)
def test_our_own_plugins_conform(folder):
    conform(folder)


@pytest.mark.parametrize("folder", OURS, ids=lambda path: path.name)
def test_our_own_plugins_have_every_title_in_four_languages(folder):
    stated = tomllib.loads((folder / "plugin.toml").read_text())
    for listed in stated.get("contributes", {}).values():
        for each in listed:
            assert {"en", "es", "pt", "de"} <= set(each["title"]), each["id"]


def test_a_sound_plugin_of_somebody_else_conforms(tmp_path):
    conform(with_code(tmp_path))


@pytest.mark.parametrize(
    ("contributes", "words"),
    [
        (SAMPLE + SAMPLE, "“berth” appears 2 times among the samples"),
        (SAMPLE.replace("title.en", "title.de"), "“berth” of the samples has no English title"),
        (SAMPLE.replace('"Berth"', '" "'), "“berth” of the samples has no English title"),
        (SAMPLE.replace("berth.json", "gone.json"), "“gone.json” is not in the folder"),
        (SAMPLE.replace("berth.json", "odd.json"), "Line 1, column 1 is not JSON"),
        (SAMPLE.replace("berth.json", "map.json"), "The field “layout” is missing"),
        (SAMPLE.replace("berth.json", "all"), "Line 1, column 2"),
        (
            '[[contributes.importers]]\nid = "a"\ntitle.en = "A"\ncode = "a:b"\nkind = "hex-zone"',
            "The importers need “detects”. Add it.",
        ),
    ],
)
def test_a_fault_is_found_without_running_code(tmp_path, contributes, words):
    folder = written(
        tmp_path / "odd",
        {
            "plugin.toml": manifest("odd", contributes),
            "berth.json": BERTH,
            "odd.json": "?",
            "map.json": '{"format": "hullwright/map", "version": 1, "kind": "galaxy", "name": "A"}',
            "all/fine.json": BERTH,
            "all/odd.json": "{",
            "a.py": "def b(content, name, options): ...",
        },
    )
    (fault,) = faults(folder, run_code=False)
    assert words in str(fault)
    with pytest.raises(AssertionError):
        conform(folder, run_code=False)


def test_a_folder_that_is_no_plugin_fails_as_a_whole(tmp_path):
    (fault,) = faults(written(tmp_path / "odd", {"notes.txt": ""}), run_code=True)
    assert str(fault).endswith("odd: There is no plugin.toml in its folder.")
    (fault,) = faults(tmp_path / "nowhere", run_code=True)
    assert "Its files can't be read: no such file or directory." in str(fault)


def test_code_that_does_not_load_is_found_only_when_it_may_run(tmp_path):
    mark = tmp_path / "mark"
    folder = with_code(
        tmp_path, f"open({str(mark)!r}, 'w').close()\nclaims = len\nimported = claims.gone\n"
    )
    assert faults(folder, run_code=False) == ()
    assert not mark.exists()
    found = faults(folder, run_code=True)
    assert ["can't be loaded: AttributeError" in str(fault) for fault in found] == [True, True]
    assert mark.exists()


def test_testing_a_plugin_leaves_no_trace_in_the_persons_home(tmp_path, monkeypatch):
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path / "home"))
    conform(with_code(tmp_path))
    assert not (tmp_path / "home").exists()


def test_a_relative_path_will_do(tmp_path, monkeypatch):
    with_data(tmp_path)
    monkeypatch.chdir(tmp_path / "plugins")
    assert faults(Path("berths"), run_code=False) == ()
