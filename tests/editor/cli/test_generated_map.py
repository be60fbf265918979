"""`hullwright new` with a generator of a plugin, and maps that nobody could open again."""

from pathlib import Path

import pytest

from hullwright.plugins.host.installation import Keeper
from hullwright.schema.files.reader import read_map

from ..plugins.strangers import installed_code, installed_sample
from .terminal import run


@pytest.fixture
def keeper(home: Path) -> Keeper:
    return Keeper(home)


def test_a_seed_gives_the_same_map_and_one_is_told_if_none_was_given(keeper, tmp_path):
    installed_sample(keeper, "drift-generator")
    paths = [tmp_path / f"{name}.json" for name in ("a", "b", "c", "d")]
    for path in paths[:2]:
        run(
            "new",
            path,
            "--generator",
            "drift",
            "--seed",
            7,
            "--option",
            "sectors=90",
            "--name",
            "W",
        )
    assert paths[0].read_bytes() == paths[1].read_bytes()
    told = run("new", paths[2], "--generator", "drift", "--name", "W").stderr
    seed = told.splitlines()[0].removeprefix("Seed: ")
    run("new", paths[3], "--generator", "drift-generator/drift", "--seed", seed, "--name", "W")
    assert paths[2].read_bytes() == paths[3].read_bytes()
    assert "errors: 0" in run("check", *paths).stdout


def test_what_a_generator_can_not_do_is_refused_in_words(keeper, tmp_path):
    path = tmp_path / "a.json"
    assert "no plugin brings any" in run("new", path, "--generator", "drift", code=2).stderr
    installed_sample(keeper, "drift-generator")
    for more, said in (
        (("--generator", "drfit"), "(did you mean “drift”?)"),
        (("--generator", "drift", "--kind", "galaxy"), "makes maps of the kind “hex-zone”"),
        (("--generator", "drift", "--size", "9x9"), "A generator decides for itself"),
        (("--generator", "drift", "--seed", -1), "--seed has to be between 0 and"),
        (("--generator", "drift", "--option", "sectors=1"), "“sectors” can't be 1."),
        (("--seed", 1), "name one with --generator"),
    ):
        assert said in run("new", path, *more, code=2).stderr
    assert not path.exists()


def test_a_map_that_nobody_could_open_again_is_never_written(keeper, tmp_path):
    path = tmp_path / "a.json"
    run("new", path, "--name", "Kept")
    before = path.read_bytes()
    told = run("new", path, "--name", "x" * 201, "--force", code=2).stderr
    assert "was not written, because it could not be opened again" in told
    assert "at most 200 characters are allowed" in told
    code = (
        "from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone\n"
        "def work(options, chance):\n"
        "    return HexZone(legend=LEGEND, rows=('ss', 's'))\n"
    )
    installed_code(keeper, "generators", code, more='kind = "hex-zone"\n')
    told = run("new", path, "--generator", "it", "--force", code=2).stderr
    assert "made a map that can't be used: row 2" in told
    assert path.read_bytes() == before
    assert read_map(path).name == "Kept"
