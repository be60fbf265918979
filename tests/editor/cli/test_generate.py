"""`hullwright generate`: maps for a target, the same from the same seed, and clear words where it can't be done."""

import json
import signal

import pytest

from hullwright.editor.cli.generate_run import found_maps, write_maps
from hullwright.engines.generation.generation import Generation
from hullwright.plugins.host.installation import Keeper
from hullwright.samples import HERE
from hullwright.schema.boards.hexes import offset_label
from hullwright.schema.documents.targets import Target
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind
from hullwright.schema.processes.stop_signals import StopRequested

from ...engines.generation.number_drafts import NUMBERS
from ..plugins.strangers import installed_sample
from .terminal import run

QUICK = ("generate", "hex-zone", "--target", "close-quarters", "--moves", 400)


def test_maps_meet_their_target_and_tell_how_they_were_made(tmp_path):
    told = run(*QUICK, "--seed", 5, "--count", 2, "-o", tmp_path / "zones", code=None)
    paths = sorted((tmp_path / "zones").iterdir())
    assert paths
    assert [f"{path}:" in told.stdout for path in paths] == [True] * len(paths)
    assert "Seed: 5" in told.stderr
    assert "warnings: 0" in run("check", *paths).stdout
    note = read_map(paths[0]).extra["x-generated"]
    assert note["seed"] == 5
    assert note["target"]["name"] == "Close quarters"
    assert note["measures"]["pods"] == 3


def test_the_same_seed_writes_the_same_files_also_from_a_map_that_was_made(tmp_path):
    run(*QUICK, "--seed", 5, "--count", 1, "-o", tmp_path / "one")
    run(*QUICK, "--seed", 5, "--count", 1, "-o", tmp_path / "two")
    (one,), (two,) = ((tmp_path / name).iterdir() for name in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()
    run("generate", "hex-zone", "--target", one, "--count", 1, "-o", tmp_path / "three")
    (three,) = (tmp_path / "three").iterdir()
    assert three.name == one.name
    assert read_map(three).layout == read_map(one).layout


def test_a_map_that_games_have_chosen_is_made_again_whatever_place_it_had(tmp_path):
    proof = ("--proven", "--games", 300, "--bots", "random", "--count", 1)
    chosen = []
    for seed in range(5, 9):
        folder = tmp_path / str(seed)
        run(*QUICK, "--seed", seed, *proof, "-o", folder, code=None)
        chosen += folder.iterdir()
    again = tmp_path / "again"
    for each in chosen:
        run("generate", "hex-zone", "--target", each, "--count", 1, "-o", again)
        assert read_map(again / each.name).layout == read_map(each).layout
    # Steered otherwise, or with another seed, it is only the target of others.
    like = ("--like", HERE / "hex-zones" / "thimble.json", "--force")
    run("generate", "hex-zone", "--target", chosen[0], *like, "--count", 1, "-o", again)
    run("generate", "hex-zone", "--target", chosen[0], "--seed", 9, "--count", 1, "-o", again)


@pytest.mark.parametrize(("told", "value"), [("moves", 10**9), ("moves", 0), ("seed", -5)])
def test_what_a_map_tells_of_how_it_was_made_is_held_to_the_same_limits(tmp_path, told, value):
    run(*QUICK, "--seed", 5, "--count", 1, "-o", tmp_path)
    (made,) = tmp_path.iterdir()
    content = json.loads(made.read_text("utf-8"))
    content["x-generated"][told] = value
    made.write_text(json.dumps(content), "utf-8")
    again = ("generate", "hex-zone", "--target", made, "--count", 1, "-o", tmp_path / "again")
    assert f"--{told} has to be between" in run(*again, code=2).stderr
    assert not (tmp_path / "again").exists()


def test_files_that_are_there_are_kept_unless_one_says_otherwise(tmp_path):
    again = (*QUICK, "--seed", 5, "--count", 1, "-o", tmp_path)
    run(*again)
    assert "already exists" in run(*again, code=2).stderr
    run(*again, "--force")


def test_the_list_has_targets_options_and_measures():
    printed = run("generate", "hex-zone", "--list").stdout
    assert "narrow-corridors" in printed
    assert "symmetry=any" in printed
    assert "chokepoints" in printed


def target_file(folder, **changes):
    value = {
        "format": "hullwright/target",
        "version": 1,
        "name": "Mine",
        "kind": "hex-zone",
        "options": {"columns": 13, "rows": 9, "pods": 2},
        **changes,
    }
    path = folder / "target.json"
    path.write_text(json.dumps(value))
    return path


def test_a_file_says_what_is_wished_and_options_take_the_place_of_its_own(tmp_path):
    path = target_file(tmp_path, wishes=[{"measure": "pods", "best": 1, "required": True}])
    run(
        *("generate", "hex-zone", "--target", path, "--option", "pods=1", "--moves", 200),
        *("--count", 1, "--seed", 1, "-o", tmp_path / "out"),
    )
    (made,) = (tmp_path / "out").iterdir()
    assert read_map(made).extra["x-generated"]["measures"]["pods"] == 1
    assert made.name.startswith("mine-1-")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"wishes": [{"measure": "silentshare"}]},
            "wishes, no. 1, measure: There is no measure “silentshare” (did you mean “silent-share”?).",
        ),
        (
            {"options": {"simmetry": "none"}},
            "There is no option “simmetry” (did you mean “symmetry”?).",
        ),
        ({"options": {"pods": 40}}, "“pods” can't be 40. Possible: 1 … 4."),
        ({"kind": "galaxy"}, "It is for maps of the kind “galaxy”, not “hex-zone”."),
    ],
)
def test_what_a_target_can_not_have_is_told_with_its_place(tmp_path, changes, said):
    path = target_file(tmp_path, **changes)
    told = run("generate", "hex-zone", "--target", path, "-o", tmp_path / "out", code=2).stderr
    assert said in told


def test_a_name_that_is_no_target_is_told_with_the_likely_one(tmp_path):
    told = run("generate", "hex-zone", "--target", "ambusch", "-o", tmp_path, code=2).stderr
    assert "did you mean “ambush”?" in told


def test_a_map_that_was_drawn_is_no_target(tmp_path):
    sample = HERE / "hex-zones" / "thimble.json"
    told = run("generate", "hex-zone", "--target", sample, "-o", tmp_path, code=2).stderr
    assert "neither a target nor a map that was generated for one" in told


def test_where_nothing_meets_what_is_required_the_nearest_miss_is_told(tmp_path):
    path = target_file(tmp_path, wishes=[{"measure": "pods", "least": 4, "required": True}])
    told = run(
        *("generate", "hex-zone", "--target", path, "--moves", 100, "-o", tmp_path / "out"), code=2
    ).stderr
    assert "The nearest one misses pods 2 (4 … )." in told
    assert not (tmp_path / "out").exists()


def test_what_is_drawn_stays_and_only_the_cells_that_may_change_do(tmp_path):
    sample = HERE / "hex-zones" / "harrow-quay.json"
    path = target_file(tmp_path, options={})
    run(
        *("generate", "hex-zone", "--target", path, "--fixed", sample, "--change", "A01:F14"),
        *("--moves", 200, "--count", 1, "--seed", 1, "-o", tmp_path / "out"),
    )
    (made,) = (tmp_path / "out").iterdir()
    before, after = (read_map(each).layout.rows for each in (sample, made))
    changed = {
        offset_label(column, row)
        for row, line in enumerate(before)
        for column, each in enumerate(line)
        if each != after[row][column]
    }
    assert changed
    assert {each[0] for each in changed} <= set("ABCDEF")


@pytest.mark.parametrize(
    ("kind", "sample", "cells", "may_change"),
    [
        ("tile-maze", "mazes/quarantine-ring", "-2,-2:0,4", lambda at: at[0] <= 0),
        ("station", "stations/standard", "2,2:5,8", lambda at: 2 <= at[0] <= 5),
        ("galaxy", "galaxies/first-light", "5:12", lambda at: 5 <= at[0] <= 12),
    ],
)
def test_cells_of_any_kind_are_named_as_on_the_map(tmp_path, kind, sample, cells, may_change):
    wished = tmp_path / "any.json"
    options = {} if kind == "galaxy" else {"symmetry": "none"}
    target = {
        "format": "hullwright/target",
        "version": 1,
        "name": "Any",
        "kind": kind,
        "options": options,
    }
    wished.write_text(json.dumps({**target, "wishes": []}))
    path = HERE / f"{sample}.json"
    run(
        *("generate", kind, "--target", wished, "--fixed", path, f"--change={cells}"),
        *("--moves", 200, "--count", 1, "--seed", 1, "-o", tmp_path / "out"),
    )
    (made,) = (tmp_path / "out").iterdir()
    contents = map_kind(kind).contents
    before, after = (contents(read_map(each).layout) for each in (path, made))
    changed = {at for at in before | after if before.get(at) != after.get(at)}
    assert changed
    assert all(may_change([int(number) for number in at.split(",")]) for at in changed)


def test_zones_are_turned_by_thirds_and_a_wrong_centre_is_told(tmp_path):
    turned = (*QUICK, "--seed", 5, "--count", 1, "--option", "symmetry=rotation 3")
    run(*turned, "-o", tmp_path / "zones")
    (made,) = (tmp_path / "zones").iterdir()
    assert "warnings: 0" in run("check", made).stdout
    assert read_map(made).extra["x-generated"]["measures"]["symmetry"] == 1.0
    told = run(*turned, "--option", "centre=ZZ99", "-o", tmp_path / "none", code=2)
    assert "“ZZ99” is no sector of the sheet" in told.stderr


def test_edges_and_kinds_of_ones_own_stay_with_what_is_fixed(tmp_path):
    overweir = HERE / "hex-zones" / "overweir.json"
    target = tmp_path / "any.json"
    target.write_text(
        json.dumps({"format": "hullwright/target", "version": 1, "name": "Any", "kind": "hex-zone"})
    )
    part = ("--target", target, "--fixed", overweir, "--change", "J01:N11", "--moves", 200)
    run("generate", "hex-zone", *part, "--count", 1, "--seed", 1, "-o", tmp_path / "zones")
    (path,) = (tmp_path / "zones").iterdir()
    assert "warnings: 0" in run("check", path).stdout
    before, made = read_map(overweir).layout, read_map(path).layout
    assert [each for each in made.edges if each.start < "I"] == [
        each for each in before.edges if each.start < "I"
    ]
    assert made.legend["i"] == before.legend["i"]


def test_cells_to_change_need_a_map(tmp_path):
    told = run("generate", "hex-zone", "--change", "A01", "-o", tmp_path, code=2).stderr
    assert "name it with --fixed" in told


def test_maps_like_another_measure_like_it(tmp_path):
    model = HERE / "hex-zones" / "thimble.json"
    path = target_file(tmp_path)
    run(
        *("generate", "hex-zone", "--target", path, "--like", model, "--moves", 3000),
        *("--count", 1, "--seed", 1, "-o", tmp_path / "out"),
    )
    (made,) = (tmp_path / "out").iterdir()
    assert abs(read_map(made).extra["x-generated"]["measures"]["sectors"] - 49) <= 25


def test_what_a_plugin_generates_is_improved(home, tmp_path):
    installed_sample(Keeper(home), "drift-generator")
    run(
        *("generate", "hex-zone", "--target", "close-quarters", "--generator", "drift"),
        *("--option", "sectors=80", "--moves", 1500, "--seed", 1, "--count", 1, "-o", tmp_path),
        code=None,
    )
    told = run(
        *("generate", "hex-zone", "--generator", "drft", "--seed", 1, "-o", tmp_path), code=2
    ).stderr
    assert "did you mean “drift" in told


def test_being_stopped_leaves_what_was_found(tmp_path):
    class StoppedRun(Generation):
        def go_on(self, moves):
            super().go_on(moves)
            if self.moves >= 1000:
                raise StopRequested(signal.SIGINT)

    generation = StoppedRun(NUMBERS, Target(name="Any", kind="hex-zone"), 1)
    assert found_maps(generation, 10**9) == 130
    assert write_maps(generation, tmp_path, 2, forced=False) == 2
    assert len(list(tmp_path.iterdir())) == 2
