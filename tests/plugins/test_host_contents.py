"""The contents of a plugin: one hash that changes with any of it, and what must not be in it."""

import os
import subprocess
from contextlib import chdir
from pathlib import Path

import pytest

from hullwright.plugins.host import Host, Status, contents
from hullwright.plugins.host.contents import content_hash
from hullwright.plugins.host.home import home
from hullwright.plugins.host.versions import Fit, fit
from hullwright.schema.packs.unfit import Unfit

from ..plugin_folders import with_code, written

FILES = {"a.txt": "one", "deep/b.txt": "two"}


def test_the_hash_of_a_content_is_always_the_same(tmp_path):
    first = content_hash(written(tmp_path / "first", FILES))
    assert content_hash(written(tmp_path / "second", dict(reversed(FILES.items())))) == first
    assert (
        first == "da08129c62e459bf24327a739b66ebe46f49dd3b766cac2a25d9ae78333dcb7b"
    )  # kept: people have trusted by it


@pytest.mark.parametrize(
    "files",
    [
        {"a.txt": "One", "deep/b.txt": "two"},
        {"a.txt": "onet", "deep/b.txt": "wo"},
        {"A.txt": "one", "deep/b.txt": "two"},
        {"a.txt": "one", "b.txt": "two"},
        {"a.txt": "one"},
        {**FILES, "c": ""},
        {**FILES, ".hidden": ""},
        {**FILES, "__pycache__/c.py": ""},
        {**FILES, "c.pyc": ""},
        {**FILES, "c.so": ""},
    ],
)
def test_any_difference_in_names_or_contents_is_a_different_hash(tmp_path, files):
    first = content_hash(written(tmp_path / "first", FILES))
    assert content_hash(written(tmp_path / "second", files)) != first


def test_what_python_compiles_beside_the_source_does_not_count(tmp_path):
    folder = written(tmp_path, FILES)
    before = content_hash(folder)
    written(folder, {"__pycache__/a.cpython-311.pyc": "", "__pycache__/a.pyc.123": ""})
    assert content_hash(folder) == before


def test_a_link_inside_the_folder_counts_by_what_it_leads_to(tmp_path):
    folder = written(tmp_path, FILES)
    (folder / "link").symlink_to("a.txt")
    (folder / "round").symlink_to(".")
    before = content_hash(folder)
    (folder / "a.txt").write_text("changed")
    assert content_hash(folder) != before


def test_a_link_to_compiled_python_counts(tmp_path):
    folder = written(tmp_path, {**FILES, "c.pyc": "one"})
    (folder / "c.py").symlink_to("c.pyc")
    before = content_hash(folder)
    (folder / "c.pyc").write_text("two")
    assert content_hash(folder) != before


@pytest.mark.parametrize("target", ["/etc/hostname", "/etc", "..", "../gone", "deep/../../x"])
def test_a_link_that_leads_out_of_the_folder_makes_a_plugin_broken(tmp_path, target):
    folder = written(with_code(tmp_path), FILES)
    (folder / "deep" / "link").symlink_to(target if target[0] == "/" else f"../{target}")
    plugin = Host(tmp_path, ()).plugin("mine")
    assert plugin.status is Status.BROKEN
    assert "is a link that leads out of its folder" in str(plugin.reason)


def test_a_manifest_that_is_a_link_to_elsewhere_is_not_even_read(tmp_path):
    folder = written(tmp_path / "plugins" / "sly", {})
    folder.mkdir(parents=True)
    (folder / "plugin.toml").symlink_to("/etc/passwd")
    assert "leads out" in str(Host(tmp_path, ()).plugin("sly").reason)


def test_a_pipe_in_the_folder_does_not_keep_us_waiting(tmp_path):
    folder = with_code(tmp_path)
    (folder / "plugin.toml").unlink()
    os.mkfifo(folder / "plugin.toml")
    assert "neither a file nor a folder" in str(Host(tmp_path, ()).plugin("mine").reason)


def test_a_plugin_that_is_too_large_is_broken(tmp_path, monkeypatch):
    folder = with_code(tmp_path)
    with (folder / "bomb").open("wb") as file:
        file.truncate(contents.MAX_PACKED_BYTES + 1)
    assert "larger than 64 MiB" in str(Host(tmp_path, ()).plugin("mine").reason)
    (folder / "bomb").unlink()
    for number in range(contents.MAX_PACKED_ENTRIES):
        (folder / str(number)).touch()
    assert "more than 5000 files" in str(Host(tmp_path, ()).plugin("mine").reason)


def test_folders_within_folders_without_end_are_broken_and_not_a_crash(tmp_path):
    place = tmp_path / "deep"
    place.mkdir()
    with chdir(place):
        for _ in range(3000):
            Path("a").mkdir()
            os.chdir("a")
    try:
        with pytest.raises(Unfit, match="can't be read: file name too long"):
            content_hash(place)
    finally:
        # Python's own way to remove a tree does not come back from such a depth.
        subprocess.run(["rm", "-rf", str(place)], check=True)


# Versions


@pytest.mark.parametrize(
    ("requires", "verdict"),
    [
        ("", Fit.FITS),
        (" ", Fit.FITS),
        (">=1.2", Fit.FITS),
        (">=1.2.3.0", Fit.FITS),
        (">1.2.3", Fit.TOO_LOW),
        (">1.2", Fit.FITS),
        ("<1.2.3", Fit.TOO_HIGH),
        ("<=1.2.3", Fit.FITS),
        ("<=1.2", Fit.TOO_HIGH),
        ("==1.2.3", Fit.FITS),
        ("==1.2", Fit.TOO_HIGH),
        ("==1.10", Fit.TOO_LOW),
        ("~=1.1", Fit.FITS),
        ("~=1.2.0", Fit.FITS),
        ("~=1.1.0", Fit.TOO_HIGH),
        ("~=1.3", Fit.TOO_LOW),
        ("~=0.9", Fit.TOO_HIGH),
        (" >= 1 , < 2 ", Fit.FITS),
        (">=1,<1.2", Fit.TOO_HIGH),
        (">=2,<3", Fit.TOO_LOW),
        ("~=1", Fit.UNCLEAR),
        ("1.2", Fit.UNCLEAR),
        ("!=1.2", Fit.UNCLEAR),
        (">=1,", Fit.UNCLEAR),
        (">=one", Fit.UNCLEAR),
        (">=1.2.*", Fit.UNCLEAR),
        (">=" + "9" * 50, Fit.UNCLEAR),
    ],
)
def test_requirements_are_held_against_the_version(requires, verdict):
    assert fit(requires, "1.2.3") is verdict


# Home


@pytest.mark.parametrize(
    ("named", "shared", "found"),
    [
        ("/a", "/b", "/a"),
        ("", "/b", "/b/hullwright"),
        ("", "", "/me/.local/share/hullwright"),
        ("", "relative", "/me/.local/share/hullwright"),
    ],
)
def test_home_is_where_the_person_or_the_system_says(monkeypatch, named, shared, found):
    monkeypatch.setenv("HOME", "/me")
    monkeypatch.setenv("HULLWRIGHT_HOME", named)
    monkeypatch.setenv("XDG_DATA_HOME", shared)
    assert home().as_posix() == found


def test_asking_where_home_is_makes_no_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("HULLWRIGHT_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert home() == tmp_path / "hullwright"
    assert list(tmp_path.iterdir()) == []
