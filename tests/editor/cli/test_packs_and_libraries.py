"""Packs and libraries in the terminal: built in one home, found and installed in another."""

import json
import os

import pytest

from ...pack_making import BELLWETHER, code_plugin, folder_served
from .terminal import run


@pytest.fixture
def homes(tmp_path):
    """The environments of an author and of a player."""
    return [
        {**os.environ, "HULLWRIGHT_HOME": str(tmp_path / name), "HULLWRIGHT_LANGUAGE": "en"}
        for name in ("author", "player")
    ]


def build(folder, environment, *further, version="1.0"):
    pack = folder / f"evening-{version}.hullpack"
    said = ("--author", "Ada", "--license", "CC-BY-4.0", "--title", "Evening")
    words = ("pack", "build", pack, BELLWETHER, *said, "--version", version, *further)
    run(*words, environment=environment)
    return pack


def test_a_pack_goes_from_one_home_to_another_by_way_of_a_server(tmp_path, homes):
    author, player = homes
    folder = tmp_path / "library"
    one = build(tmp_path, author, "--sign", code_plugin(tmp_path))
    assert "nothing is wrong" in run("pack", "check", one, environment=author).stdout
    assert "plugins/berths" in run("pack", "show", one, environment=author).stdout
    run("library", "publish", folder, one, "--title", "Ada's", environment=author)
    assert list((folder / "previews").iterdir())
    with folder_served(folder) as address:
        assert "1 pack." in run("library", "add", address, environment=player).stdout
        found = run("library", "search", "even", "--players", "4", environment=player).stdout
        assert "evening" in found
        installed = run("library", "install", "evening", environment=player).stdout
        assert "Evening 1.0 was installed." in installed
        assert "hullwright plugins trust berths" in installed
        two = build(tmp_path, author, "--sign", code_plugin(tmp_path), version="1.1")
        run("library", "publish", folder, two, environment=author)
        updated = run("library", "update", environment=player).stdout
        assert "Evening 1.1 was installed." in updated
        assert "Signed by the same author as before." in updated
    listed = json.loads(run("library", "list", "--json", environment=player).stdout)
    assert [each["version"] for each in listed["packs"]] == ["1.1"]
    assert "Removed: evening" in run("library", "remove", "evening", environment=player).stdout
    assert not json.loads(run("library", "list", "--json", environment=player).stdout)["packs"]
    offline = run("library", "update", code=1, environment=player)
    assert "can't be reached" in offline.stderr


def test_the_same_content_makes_the_same_pack(tmp_path, homes):
    one, other = (tmp_path / name for name in ("one", "other"))
    for each in (one, other):
        each.mkdir()
    first, second = (build(folder, home) for folder, home in zip((one, other), homes, strict=True))
    assert first.read_bytes() == second.read_bytes()


def test_a_pack_is_unpacked_into_a_new_folder(tmp_path, homes):
    pack = build(tmp_path, homes[0])
    run("pack", "unpack", pack, "-o", tmp_path / "out", environment=homes[0])
    assert (tmp_path / "out" / "maps" / "bellwether.json").read_text("utf-8")
    again = run("pack", "unpack", pack, "-o", tmp_path / "out", code=2, environment=homes[0])
    assert "not empty" in again.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("pack", "build", "a.zip", BELLWETHER), "ends with .hullpack"),
        (("pack", "build", "a.hullpack", "nowhere.json"), "no such file"),
        (("pack", "show", BELLWETHER), "not a zip file"),
        (("pack", "check", "nowhere.hullpack"), "no such folder or file"),
        (("library", "add", "nowhere"), "can't be reached"),
        (("library", "add", "ftp://example.org"), "can't be used: libraries"),
        (("library", "install", "nothing"), "No library has a pack"),
        (("library", "remove", "nothing"), "is not installed"),
        (("library", "remove", "https://example.org/"), "is not one of your libraries"),
    ],
)
def test_bad_input_gets_a_sentence(tmp_path, homes, words, said):
    done = run(*words, code=2, environment=homes[0], folder=tmp_path)
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_what_nobody_says_is_asked_for(tmp_path, homes):
    bare = json.loads(BELLWETHER.read_text("utf-8"))
    for key in ("author", "license"):
        bare.pop(key, None)
    path = tmp_path / "bare.json"
    path.write_text(json.dumps(bare), "utf-8")
    out = tmp_path / "a.hullpack"
    assert "--author" in run("pack", "build", out, path, code=2, environment=homes[0]).stderr
    done = run("pack", "build", out, path, "--author", "A", code=2, environment=homes[0])
    assert "--license" in done.stderr


def test_an_experiment_gives_a_pack_its_verdict(tmp_path, homes):
    home = homes[0]
    experiment = tmp_path / "fair.json"
    words = ("--players", "4", "--bots", "random", "--games", "40")
    run("lab", "new", experiment, BELLWETHER, *words, environment=home)
    run("lab", "run", experiment, "--workers", "1", code=None, environment=home)
    pack = build(tmp_path, home, "--verdict", experiment)
    run("pack", "check", pack, environment=home)
    run("pack", "unpack", pack, "-o", tmp_path / "out", environment=home)
    verdict = json.loads((tmp_path / "out" / "verdicts" / "bellwether.json").read_text("utf-8"))
    assert verdict["rows"][0]["players"] == 4
    assert verdict["rows"][0]["games"] >= 1
