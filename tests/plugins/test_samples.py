"""Samples of plugins: listed by what they are, broken ones with their reason, none hiding another."""

from pathlib import Path
from shutil import copytree

import pytest

from hullwright.plugins.host import Host
from hullwright.plugins.host.discovery import user_in
from hullwright.plugins.samples import further_samples, further_scenarios, maps_for, samples_in
from hullwright.plugins.testing import faults

EXAMPLE = Path("samples/plugins/quiet-decks")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A home with the example in it."""
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    return Path(copytree(EXAMPLE, tmp_path / "plugins" / EXAMPLE.name))


def contributed(folder, home):
    (found,) = Host(home, ()).judged(user_in(folder)).contributions("samples")
    return found


def test_there_are_none_without_plugins(tmp_path, monkeypatch):
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    assert further_samples() == ()


def test_maps_and_scenarios_are_told_apart(folder):
    assert [each.title for each in maps_for("hex-zone")] == ["Hushed loop"]
    assert [each.name for each in further_scenarios()] == ["Whispers"]
    assert not list(maps_for("station"))


def test_the_example_conforms(folder):
    assert faults(folder, run_code=False) == ()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("{", "JSON"),
        ('{"format": "hullwright/recording"}', "neither"),
        ("[]", "neither"),
        ("\ufffe" * 10, "JSON"),
        ('{"format": "hullwright/map", "version": 2, "kind": "hex-zone"}', "name"),
    ],
)
def test_a_broken_sample_is_told_and_hides_no_other(folder, tmp_path, content, reason):
    (folder / "samples" / "broken.json").write_text(content)
    told = [str(each) for each in faults(folder, run_code=False)]
    assert told
    assert all("broken.json" in each and reason in each for each in told)
    listed = [each.title for each in samples_in(contributed(folder, tmp_path)) if not each.trouble]
    assert {"Hushed loop", "Whispers"} <= set(listed)


def test_a_sample_that_is_too_large_is_refused_unread(folder):
    (folder / "samples" / "huge.json").write_text(" " * (4 * 1024 * 1024 + 1))
    (told,) = faults(folder, run_code=False)
    assert "larger than 4 MiB" in str(told)


def test_a_folder_that_is_not_there_is_told(folder):
    for each in (folder / "samples").iterdir():
        each.unlink()
    assert any("is empty" in str(each) for each in faults(folder, run_code=False))
    (folder / "samples").rmdir()
    assert any("samples" in str(each) for each in faults(folder, run_code=False))
