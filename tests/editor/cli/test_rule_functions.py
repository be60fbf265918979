"""Functions of rules that misbehave, on the command line: the game stops with a sentence, and the program goes on."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hullwright.plugins.host import Host
from hullwright.samples import HERE

from ...plugin_folders import manifest, written
from .terminal import run

SOURCE = '''"""Whatever a rule must not do, by name."""

import os
import random
import subprocess
import sys
import threading


def go(state, what, **details):
    DEEDS[what](state)


def stiff(state):
    pass


def raises(state):
    raise KeyError("hull")


def leaves(state):
    sys.exit(7)


def leaves_at_once(state):
    os._exit(7)


def never_ends(state):
    while True:
        try:
            state.round
        except Exception:
            pass


def leaves_a_thread(state):
    threading.Thread(target=threading.Event().wait).start()


def leaves_a_process(state):
    subprocess.Popen(["sleep", "60"])


def swallows(state):
    try:
        threading.Thread(target=threading.Event().wait).start()
    except BaseException:
        pass


def floods(state):
    while True:
        print("drip" * 1000)


def rebinds(state):
    state.sides = list(state.sides)


def swaps(state):
    state.sides[0], state.sides[1] = state.sides[1] + 5, state.sides[0]


def decides(state):
    state.turn += 1


def gambles(state):
    state.chance = random.Random(1)


def hoards(state):
    state.memory["all"] = state


def counts(state):
    state.memory["calls"] = state.memory.get("calls", 0) + 1
    print("call", state.memory["calls"])


DEEDS = {name: each for name, each in globals().items() if callable(each)}
'''
LINES = SOURCE.splitlines()
AT_THE_BEGINNING = LINES.index("def go(state, what, **details):") + 1

BOARDS = {
    "eftaios": ("hex-zones/thimble.json", "ultimate", "round_started"),
    "no_escape": ("mazes/quarantine-ring.json", "standard", "turn_started"),
}


def rule(game: str, code: str, moment: str, function: str = "odd:go") -> str:
    what = {"titles": {"en": "What"}, "type": "string", "default": "counts"}
    settings = {"what": {"parameter": "what"}} if function == "odd:go" else {}
    return json.dumps(
        {
            "code": code,
            "game": game,
            "title": {"en": "Odd"},
            "text": {"en": "Odd."},
            "parameters": {"type": "object", "properties": {"what": what}},
            "triggers": [{"moment": moment, "code": function, "settings": settings}],
        }
    )


@pytest.fixture(scope="module")
def odd_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with a plugin that is trusted, and tried once for all tests here."""
    home = tmp_path_factory.mktemp("odd")
    rules = '[[contributes.rules]]\nid = "rules"\ndata = "rules"\ntitle.en = "Odd"\n'
    files = {"plugin.toml": manifest("odd", rules), "odd.py": SOURCE}
    for game, (_, _, moment) in BOARDS.items():
        files[f"rules/{game}.json"] = rule(game, "odd:rule", moment)
        files[f"rules/{game}-stiff.json"] = rule(game, "odd:stiff", moment, "odd:stiff")
    written(home / "plugins" / "odd", files)
    Host(home).trust("odd")
    return home


@pytest.fixture
def told(
    odd_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[str, str]]:
    """What a command prints, and beside it, when a game calls a deed."""
    monkeypatch.setenv("HULLWRIGHT_HOME", str(odd_home))

    def played(
        command: str, game: str, deed: str, *more: object, code: int = 2, rule: str = "odd:rule"
    ) -> tuple[str, str]:
        board, ruleset, _ = BOARDS[game]
        scenario = {
            "format": "hullwright/scenario",
            "version": 1,
            "name": "Odd",
            "game": game,
            "ruleset": ruleset,
            "rules": [{"code": rule, "what": deed}],
        }
        path = tmp_path / "odd.json"
        path.write_text(json.dumps(scenario))
        options = ("--scenario", path, "--bots", "random", "--seed", 4, *more)
        done = run(command, HERE / board, *options, code=code)
        assert "Traceback" not in done.stderr
        return done.stdout, done.stderr

    return played


def line(text: str) -> int:
    """Return the number of the only line that begins with a text."""
    (found,) = (number for number, each in enumerate(LINES, 1) if each.strip().startswith(text))
    return found


TRESPASSES = {
    "raises": ("KeyError: 'hull'", line("raise KeyError")),
    "leaves": ("it tried to end the program", line("sys.exit")),
    "leaves_at_once": ("it tried to end the program", line("os._exit")),
    "leaves_a_process": ("it tried to start a process", line("subprocess.Popen")),
    "floods": ("it printed more than 20,000 characters", line('print("drip"')),
    "rebinds": ("it changed “sides”", AT_THE_BEGINNING),
    "swaps": ("it changed “sides”", AT_THE_BEGINNING),
    "decides": ("it changed “turn”", AT_THE_BEGINNING),
    "gambles": ("it changed “chance”", AT_THE_BEGINNING),
    "hoards": ("it put something into “memory” that is not plain data", AT_THE_BEGINNING),
}


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("deed", TRESPASSES)
def test_a_game_stops_with_the_plugin_the_file_and_the_line(told, game, deed):
    reason, number = TRESPASSES[deed]
    said = told("simulate", game, deed, "--games", 1)[1]
    assert f"hullwright: “odd:go” of the plugin “odd” was stopped: {reason}" in said
    assert f"(odd.py, line {number}). Please tell its author" in said
    assert "hullwright plugins disable odd" in said


@pytest.mark.parametrize("game", BOARDS)
def test_a_thread_is_never_started_even_if_the_refusal_is_swallowed(told, game):
    # Else the process would wait for it at its end.
    for deed in ("leaves_a_thread", "swallows"):
        assert "it tried to start a thread (odd.py, line" in told("play", game, deed, "--watch")[1]


def test_a_function_that_never_ends_is_stopped_although_it_swallows_exceptions(told):
    said = told("play", "eftaios", "never_ends", "--watch")[1]
    assert "was stopped: it took longer than 2 seconds (odd.py, line" in said


@pytest.mark.parametrize("game", BOARDS)
def test_a_function_that_does_not_take_what_it_is_told_is_named_with_its_first_line(told, game):
    said = told("simulate", game, "counts", "--games", 1, rule="odd:stiff")[1]
    assert "“odd:stiff” of the plugin “odd” was stopped: TypeError: stiff() got an" in said
    assert f"(odd.py, line {line('def stiff')})" in said


def test_other_processes_that_play_tell_the_same_sentence(told):
    here = told("simulate", "eftaios", "raises", "--games", 2)[1]
    assert told("simulate", "eftaios", "raises", "--games", 20, "--workers", 2)[1] == here


def test_what_a_function_prints_goes_to_the_errors_and_leaves_results_readable(told):
    printed, errors = told("simulate", "no_escape", "counts", "--games", 1, "--json", code=0)
    assert json.loads(printed)["games"] == 1
    assert errors.startswith("call 1\ncall 2\n")


def test_a_recorded_game_is_replayed_with_the_functions_of_its_rules(told, tmp_path):
    record = tmp_path / "game.json"
    told("play", "eftaios", "counts", "--watch", "--record", record, code=0)
    assert "call 1" in run("replay", record, "--no-log").stderr
    spoilt = json.loads(record.read_text())
    spoilt["scenario"]["rules"][0]["what"] = "raises"
    record.write_text(json.dumps(spoilt))
    said = run("replay", record, code=2).stderr
    assert f"was stopped: KeyError: 'hull' (odd.py, line {line('raise KeyError')})" in said
