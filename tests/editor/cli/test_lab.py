"""`hullwright lab`, as people and scripts use it."""

import csv
import json
import signal
import subprocess

import pytest

from hullwright.engines.lab.store import kept_games
from hullwright.samples import HERE

from ...waiting import wait_until
from . import terminal

THIMBLE = HERE / "hex-zones" / "thimble.json"
ASKED = ("--players", 4, "--bots", "random", "--games", 400, "--within", 20)


@pytest.fixture
def experiment(tmp_path):
    path = tmp_path / "fair.json"
    terminal.run("lab", "new", path, THIMBLE, *ASKED)
    return path


@pytest.fixture(scope="module")
def answered(tmp_path_factory):
    path = tmp_path_factory.mktemp("lab") / "fair.json"
    terminal.run("lab", "new", path, THIMBLE, *ASKED)
    terminal.run("lab", "run", path)
    return path


def copied(path, folder, **changes):
    """Return an experiment that lies elsewhere, with other answers to some of what it is asked."""
    asked = {**json.loads(path.read_text("utf-8")), "maps": [str(THIMBLE)], **changes}
    folder.mkdir(exist_ok=True)
    (folder / "copy.json").write_text(json.dumps(asked), "utf-8")
    return folder / "copy.json"


def test_a_question_is_asked_answered_and_answered_again_at_once(experiment):
    first = terminal.run("lab", "run", experiment).stdout
    assert "Is it fair?" in first
    assert "Aliens win too often" in first
    again = terminal.run("lab", "run", experiment).stdout
    assert " 0 of them played now" in again
    assert again.splitlines()[1] == first.splitlines()[1]


def test_status_plays_nothing(answered):
    results = answered.with_suffix(".results.sqlite")
    before = kept_games(results)
    assert "Aliens win too often" in terminal.run("lab", "status", answered).stdout
    assert kept_games(results) == before


def test_maps_lie_where_the_experiment_says_wherever_one_stands(experiment, tmp_path):
    assert (
        "Nothing has been played yet."
        in terminal.run("lab", "status", "fair.json", folder=tmp_path).stdout
    )


def rows(path):
    return json.loads(terminal.run("lab", "status", path, "--json").stdout)["rows"]


def test_the_same_question_is_answered_alike_by_two_processes(answered, tmp_path):
    other = copied(answered, tmp_path)
    terminal.run_afresh("lab", "run", other, "--workers", 2)
    assert rows(other) == rows(answered)


def test_a_killed_run_loses_no_finished_batch_and_ends_like_any_other(answered, tmp_path):
    killed = copied(answered, tmp_path)
    results = killed.with_suffix(".results.sqlite")
    command = [terminal.HULLWRIGHT, "lab", "run", str(killed)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    wait_until(lambda: results.exists() and results.stat().st_size and kept_games(results))
    running.send_signal(signal.SIGKILL)
    running.wait()
    kept = kept_games(results)
    assert kept
    terminal.run("lab", "run", killed)
    assert kept_games(results) >= kept
    assert rows(killed) == rows(answered)


def test_results_of_somebody_else_are_taken_in(answered, tmp_path):
    mine = copied(answered, tmp_path)
    said = terminal.run("lab", "merge", mine, answered.with_suffix(".results.sqlite")).stdout
    assert "games taken in" in said
    assert rows(mine) == rows(answered)


def test_reports_are_written_for_programs(answered, tmp_path):
    terminal.run("lab", "report", answered, "-o", tmp_path / "r.json")
    terminal.run("lab", "report", answered, "-o", tmp_path / "r.csv")
    told = json.loads((tmp_path / "r.json").read_text("utf-8"))
    with (tmp_path / "r.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert told["answered"] is True
    assert [each["told"] for each in rows] == [each["told"] for each in told["rows"]]


def test_what_is_not_answered_within_the_limit_says_so(tmp_path):
    path = tmp_path / "few.json"
    terminal.run("lab", "new", path, THIMBLE, "--players", 4, "--bots", "random", "--games", 25)
    said = terminal.run("lab", "run", path, code=1).stdout
    assert "not as sure as it was asked for" in said


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--question", "fare"), "did you mean “fair”"),
        (("--players", 77), "not for 77"),
        (("--bots", "wizard"), "There is no bot “wizard”"),
        (("--games", 0), "has to be between"),
        (("--within", 0), "0.005 is the least"),
        (("--question", "compare"), "nothing to compare"),
    ],
)
def test_what_cannot_be_asked_is_refused_before_anything_is_written(tmp_path, arguments, told):
    path = tmp_path / "x.json"
    refused = terminal.run("lab", "new", path, THIMBLE, *arguments, code=2)
    assert told in refused.stderr
    assert not path.exists()


def test_another_document_is_no_experiment():
    assert "This is not an experiment." in terminal.run("lab", "run", THIMBLE, code=2).stderr


def test_a_report_is_one_page_that_asks_nobody_for_anything(answered, tmp_path):
    hostile = copied(answered, tmp_path, name="<script>alert(1)</script>", description="& more")
    terminal.run("lab", "merge", hostile, answered.with_suffix(".results.sqlite"))
    terminal.run("lab", "report", hostile, "-o", tmp_path / "r.html")
    page = (tmp_path / "r.html").read_text("utf-8")
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert "Aliens win too often" in page
    assert page.count("<figure>") == 2, "the map with its heat, and how long games take"
    assert "http" not in page.replace("http-equiv", "").replace("http://www.w3.org/2000/svg", "")


def test_a_report_on_paper_has_pages(answered, tmp_path):
    path = tmp_path / "report.pdf"
    terminal.run("lab", "report", answered, "-o", path)
    assert path.read_bytes().startswith(b"%PDF")


def test_an_export_carries_the_verdict_on_its_map(answered, tmp_path):
    path = tmp_path / "judged.json"
    terminal.run("export", THIMBLE, "-o", path, "--verdict", answered)
    verdict = json.loads(path.read_text("utf-8"))["x-lab"]
    assert "Aliens win too often" in verdict["sentence"]
    assert verdict["games"] > 0
    (figures,) = verdict["figures"]
    assert (figures["players"], figures["fairness"]) == (4, "alien")
    assert figures["minutes"] > 0
    other = HERE / "hex-zones" / "bellwether.json"
    refused = terminal.run(
        "export", other, "-o", tmp_path / "b.json", "--verdict", answered, code=2
    )
    assert "ask the lab again" in refused.stderr


def test_a_recorded_game_is_told_turn_by_turn(tmp_path):
    record = tmp_path / "game.json"
    terminal.run(
        "play",
        THIMBLE,
        "--watch",
        "--players",
        2,
        "--bots",
        "random",
        "--seed",
        3,
        "--record",
        record,
    )
    found = terminal.run("lab", "decided", record, "--playouts", 4, "--bots", "random").stdout
    assert "Round 1, player" in found
    assert "4 times by bots" in found
    turns = json.loads(
        terminal.run("lab", "decided", record, "--playouts", 4, "--bots", "random", "--json").stdout
    )["turns"]
    assert all(0 <= each <= 1 for turn in turns for each in turn["chances"])
    refused = terminal.run("lab", "decided", THIMBLE, code=2)
    assert "This is not a recorded game" in refused.stderr
