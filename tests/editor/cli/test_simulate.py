"""`hullwright simulate`, as people and scripts use it."""

import codecs
import contextlib
import json
import os
import re
import signal
import subprocess
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread

import pytest

from hullwright.editor.cli.simulate import MOST_LOST, _Series
from hullwright.engines.simulation import Match, Summary
from hullwright.engines.simulation.seats import mixed
from hullwright.engines.statistics import wilson
from hullwright.samples import HERE
from hullwright.schema.processes.tasks import CallLost

from ...waiting import PATIENCE, children_of, is_running, wait_until
from . import terminal

ZONE = HERE / "hex-zones" / "bellwether.json"
STATION = HERE / "stations" / "standard.json"
GAMES = ("--players", 4, "--games", 30, "--bots", "random", "--seed", 7)


def run(*arguments: object, code: int = 0) -> subprocess.CompletedProcess[str]:
    # How workers start depends on how the program was started.
    run_command = terminal.run_afresh if "--workers" in arguments else terminal.run
    return run_command("simulate", *arguments, code=code)


@pytest.fixture(scope="module")
def report():
    return run(ZONE, *GAMES, "--json").stdout


@pytest.mark.parametrize("workers", [2, 3])
def test_the_result_is_the_same_for_any_number_of_workers(report, workers):
    assert run(ZONE, *GAMES, "--json", "--workers", workers).stdout == report


def test_another_seed_gives_other_games(report):
    other = json.loads(run(ZONE, *GAMES[:-1], 8, "--json").stdout)
    assert other["visits"] != json.loads(report)["visits"]


def test_the_json_says_what_was_played_and_by_whom(report):
    found = json.loads(report)
    assert (found["games"], found["asked"], found["seed"], found["players"]) == (30, 30, 7, 4)
    assert found["bots"] == {"human": "random", "alien": "random"}
    assert (found["map"], found["ruleset"], found["game"]) == ("Bellwether", "ultimate", "eftaios")
    assert sum(found["outcomes"].values()) == 30
    for each in ("human", "alien", "both", "nobody"):
        wins = found["wins"][each]
        assert (wins["low"], wins["high"]) == pytest.approx(wilson(wins["games"], 30))
    assert len(found["pods"]) == 4


def test_people_get_shares_with_intervals_tables_and_a_map_shaded_by_visits():
    shown = run(ZONE, *GAMES).stdout
    for text in (
        "games: 30 · ",
        "seed: 7",
        "Random player (Humans), Random player (Aliens)",
        "ruleset: Ultimate edition",
    ):
        assert text in shown
    assert re.search(r"Humans win +\d+\.\d %   \(\d+\.\d–\d+\.\d %\)", shown)
    assert re.search(r"pods +1 \(B02\): \d+ · 2 ", shown)
    drawing = shown.split("visits per sector\n")[1]
    assert "██" in drawing
    assert "☍" in drawing
    *_, shades, blank, verdict = drawing.splitlines()
    assert "█ " in shades
    assert not blank
    assert "4 players" in verdict


def test_bots_are_still_known_by_what_they_were_called_before():
    done = run(ZONE, *GAMES, "--bots", "greedy,random", "--json")
    assert json.loads(done.stdout)["bots"] == {"human": "beginner", "alien": "random"}
    assert "The bot “greedy” is called “beginner” now." in done.stderr


def test_each_side_may_have_its_own_kind_of_bots():
    found = json.loads(run(ZONE, *GAMES, "--bots", "beginner,random", "--json").stdout)
    assert found["bots"] == {"human": "beginner", "alien": "random"}


@pytest.mark.parametrize("scenario", ["arena", "infection", "old-school"])
def test_the_sample_scenarios_are_simulated_in_processes_too(scenario):
    zone, path = HERE / "hex-zones" / "rosewheel.json", HERE / "scenarios" / f"{scenario}.json"
    options = (zone, "--scenario", path, *GAMES, "--games", 6, "--json")
    assert run(*options).stdout == run(*options, "--workers", 2).stdout


COUNTED = "–"
"""Stands between the bounds of an interval, which is shown as soon as games have been counted."""


def copy_text(terminal_end: int, shown: "SimpleQueue[str]") -> None:
    """Hand on what a program shows on its terminal, until it ends."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    # Linux tells the end of the last program at a terminal by an error.
    with contextlib.suppress(OSError):
        while read := os.read(terminal_end, 1 << 12):
            shown.put(decoder.decode(read))
    os.close(terminal_end)


def interrupted(*options: object, stops: Sequence[int]) -> tuple[int, str, str]:
    """Stop a simulation when games have been counted; return its exit code, output and errors."""
    terminal_end, program_end = os.openpty()
    shown: SimpleQueue[str] = SimpleQueue()
    with subprocess.Popen(
        [terminal.HULLWRIGHT, "simulate", *map(str, options)],
        stdout=subprocess.PIPE,
        stderr=program_end,
        text=True,
        start_new_session=True,
    ) as process:
        os.close(program_end)
        reader = Thread(target=copy_text, args=(terminal_end, shown))
        reader.start()
        errors = ""
        try:
            while COUNTED not in errors:
                errors += shown.get(timeout=PATIENCE)
            workers = children_of(process.pid)
            for stop in stops:
                # As a terminal does it: to all processes of the command.
                os.killpg(process.pid, stop)
            printed, _ = process.communicate(timeout=PATIENCE)
            wait_until(lambda: not any(map(is_running, workers)))
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            reader.join()
    while not shown.empty():
        errors += shown.get()
    return process.returncode, printed, errors


ENDLESS = ("--games", 1_000_000, "--bots", "random")
INT, TERM, HUP = signal.SIGINT, signal.SIGTERM, signal.SIGHUP


@pytest.mark.parametrize(
    ("workers", "stops"),
    [(1, [INT]), (1, [INT, INT, TERM]), (2, [INT, INT]), (2, [TERM]), (2, [HUP, HUP])],
    ids=str,
)
def test_being_stopped_prints_what_was_finished_and_leaves_no_process(workers, stops):
    options = (ZONE, *ENDLESS, "--workers", workers, "--json")
    code, printed, errors = interrupted(*options, stops=stops)
    # Signals that arrive together are told in the order of their numbers.
    assert code - 128 in stops, errors
    assert "Traceback" not in errors
    found = json.loads(printed)
    assert 0 < found["games"] < found["asked"] == 1_000_000
    assert found["interval"] == "running"
    assert f"Stopped after {found['games']:,} of 1,000,000 games." in errors


def test_no_worker_outlives_a_program_that_is_killed():
    command = [terminal.HULLWRIGHT, "simulate", *map(str, (ZONE, *ENDLESS, "--workers", 2))]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        wait_until(lambda: len(children_of(process.pid)) == 2)
        workers = children_of(process.pid)
        process.kill()
    wait_until(lambda: not any(map(is_running, workers)))


def test_games_that_cost_their_process_its_life_each_time_are_named_with_their_seeds(capsys):
    series = _Series(Match(lambda: None, 4, (), seed=7), games=20)
    series.total = Summary(games=10)
    series._lose(range(10, 20), CallLost(""))
    assert series.told() == 1
    told = capsys.readouterr().err
    assert told.startswith("hullwright: Not played: games 11 to 20. ")
    for number in range(10, 20):
        assert str(mixed(7, number)) in told


def test_if_every_batch_costs_its_process_its_life_the_others_are_not_tried():
    series = _Series(Match(lambda: None, 4, (), seed=7), games=100)
    for number in range(MOST_LOST - 1):
        series._lose(range(number, number + 1), CallLost(""))
    with pytest.raises(CallLost):
        series._lose(range(99, 100), CallLost(""))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ((STATION, "--scenario", HERE / "scenarios" / "arena.json"), "it has no "),
        ((ZONE, "--games", 0), "--games has to be between 1"),
        ((ZONE, "--games", -3), "--games has to be between 1"),
        ((ZONE, "--workers", 0), "--workers has to be between 1"),
        ((ZONE, "--seed", -1), "--seed has to be between 0"),
        ((ZONE, "--bots", "beginer"), "did you mean “beginner”?"),
        ((ZONE, "--bots", "beginner,"), "There is no bot “”"),
        ((ZONE, "--ruleset", "black-basi"), "did you mean “black-basic”?"),
        ((ZONE, "--players", 12), "for 2 to 8 players, not for 12"),
        ((HERE / "none.json",), "can't be read"),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_a_sentence(options, sentence):
    refused = run(*options, code=2)
    assert refused.stderr.startswith("hullwright: ")
    assert sentence in refused.stderr
    assert refused.stdout == ""
