"""`hullwright train`: a style is found, its file says how, and what can't be trained is told."""

import json
from random import Random

import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.engines.styles import Scale, Style, Trainable
from hullwright.engines.training import trainables
from hullwright.schema.errors import HullwrightError

QUICK = ("--generations", 1, "--games", 2, "--exam-games", 2, "--workers", 1, "--points", 101)


class LeaningBot:
    """Takes an early or a late choice, as its weights lean."""

    def __init__(self, weights, seed):
        self._lean, self._chance = weights["lean"], Random(seed)

    def choose(self, _view, legal):
        return legal[int(len(legal) * min(0.99, self._lean * self._chance.random()))]


@pytest.fixture
def leaning(monkeypatch):
    """Let the bots of a game have a weight, as long as a test lasts."""
    leans = {"": Trainable("no_escape", "", {"lean": Scale(0.5, 0, 1)}, LeaningBot)}
    monkeypatch.setattr(trainables, "TABLES", {"no_escape": leans})
    monkeypatch.setattr(trainables, "find_spec", lambda *_: True)


def train(*options: object) -> str:
    done = CliRunner().invoke(commands, ["train", *map(str, options)])
    if isinstance(done.exception, HullwrightError):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def test_a_style_is_found_and_says_how(leaning, tmp_path):
    against = ("--against", "random")
    told = train("no_escape", "-o", tmp_path, "--style", "leaning", *against, *QUICK)
    assert "challenger 1 (–), generation 1 of 1" in told
    assert "exam:" in told
    style = Style.from_json(json.loads((tmp_path / "leaning.json").read_text()))
    assert set(style.weights) == {"lean"}
    assert style.origin["against"] == ["random"]
    assert style.origin["is_finished"]
    again = train(
        *("no_escape", "-o", tmp_path / "more", "--from", tmp_path / "leaning.json"),
        *(*against, *QUICK),
    )
    assert "challenger 1" in again


def test_what_is_finished_is_not_trained_again(leaning, tmp_path):
    options = ("no_escape", "-o", tmp_path, "--against", "random", *QUICK)
    train(*options)
    before = (tmp_path / "trained.json").read_text()
    assert "challenger" not in train(*options)
    assert (tmp_path / "trained.json").read_text() == before


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("no_escape", "--side", "red"), "There is no side “red” to train"),
        (("no_escape", "--against", "nobody"), "There is no bot “nobody”"),
        (("cold_climb",), "have no weights that could be trained"),
        (("no_escape", "--from", "pyproject.toml"), "holds no style"),
        (("no_escape", "--games", 0), "--games has to be between 1 and"),
    ],
)
def test_what_cant_be_trained_is_told(leaning, options, said, tmp_path):
    with pytest.raises(HullwrightError, match=said):
        train(*options, "-o", tmp_path)
