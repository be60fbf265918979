"""The ladder itself: it plays what is asked, goes on where it was stopped, and says what is apart."""

import sys
from pathlib import Path

import pytest

from hullwright.engines.bot_table import bots, styles
from hullwright.engines.lab.mixture import mixture
from hullwright.engines.loader import OWN_ENGINES

from .__main__ import main
from .cells import SEEDS, Cell, Played, play
from .challenge import course, judged
from .page import KEPT, is_settled, page, stands_above
from .questions import Rung, expert_cells, rungs, scenario_cells, style_cells
from .store import Store


def ladder(folder: Path, monkeypatch, capsys, *options: str) -> str:
    """Play a little of the ladder, and return what it printed."""
    paths = ("--store", str(folder / "played.json"), "--page", str(folder / "bots.md"))
    quick = ("--workers", "1", "--commit", "abc", "--date", "today", "--games", "1")
    quick += ("--speed-games", "1")
    monkeypatch.setattr(sys, "argv", ["ladder", *paths, *quick, *options])
    main()
    return capsys.readouterr().out


def test_a_stopped_ladder_goes_on_and_the_page_has_everything(tmp_path, monkeypatch, capsys):
    asked = ("--only", "no_escape", "--map", "Cold Start")
    assert "no_escape|Cold Start|" in ladder(tmp_path, monkeypatch, capsys, *asked)
    assert "no_escape|Cold Start|" not in ladder(tmp_path, monkeypatch, capsys, *asked)
    told = (tmp_path / "bots.md").read_text("utf-8")
    assert "on today, at commit `abc`" in told
    assert "| Cold Start | – |" in told
    assert "games a second" in told


@pytest.mark.parametrize("game", OWN_ENGINES)
def test_every_game_has_a_ladder_on_all_its_maps(game):
    found = list(rungs(game))
    assert len({each.map for each in found}) >= 4
    assert all(each.level != each.below for each in found)


def test_attacks_and_kills_are_counted_where_there_are_such():
    found = play(Cell("eftaios", "Thimble", ("expert", "expert")), range(2))
    assert found["attacks"] >= found["missed"]
    assert found["alien kills"] >= found["own kills"]
    assert found["seats human"] + found["seats alien"] == 8


def test_habits_and_uses_are_counted_by_decisions_and_told_on_the_page(tmp_path):
    store, cell = Store(tmp_path / "played.json", "abc"), expert_cells("eftaios")[0]
    store.add(cell, play(cell, range(3)))
    found = store.of(cell)
    assert 0 < found["moves to another"] < found["human moves"]
    assert found["bluffs"] >= found["true bluffs"]
    told = page(store, ["eftaios"], {}, "today")
    assert "| noises that may be anywhere and are in the true sector |" in told
    assert "| item or ability | used by | of players |" in told


def test_aliens_are_judged_by_the_humans_they_hold_and_their_wins_are_told_beside_it():
    cell = Cell("eftaios", "Thimble", ("expert", "expert"))
    found = [each for each in rungs("eftaios") if each.upper == cell and each.side == "alien"]
    assert [each.counts[0][0] for each in found] == ["losses human", "wins alien"]
    assert [each.judges for each in found] == [True, False]


def test_what_is_written_by_hand_stays_when_the_page_is_written_anew(tmp_path, monkeypatch, capsys):
    asked = ("--only", "escape_earth", "--map", "First Light")
    ladder(tmp_path, monkeypatch, capsys, *asked)
    path = tmp_path / "bots.md"
    path.write_text(f"{path.read_text('utf-8')}\n{KEPT}## By hand\n", "utf-8")
    ladder(tmp_path, monkeypatch, capsys, *asked)
    told = path.read_text("utf-8")
    assert told.endswith(f"\n{KEPT}## By hand\n")
    assert told.count("games a second") == 1


def test_who_looks_early_needs_more_to_be_sure():
    cell = Cell("no_escape", "Cold Start", ("expert", "random"))
    rung = Rung("Cold Start", "", "expert", "random", cell, cell)
    seats = {"seats expert": 100, "seats random": 100}
    near, far = (
        Played({"wins expert": wins, "wins random": 100 - wins, **seats}) for wins in (60, 75)
    )
    assert [stands_above(rung, each, each) for each in (near, far)] == [True, True]
    assert [is_settled(rung, each, each) for each in (near, far)] == [False, True]


def test_a_challenger_is_judged_by_games_that_the_shipped_experts_play_too():
    for hinders in ("", "human"):
        found = judged(styles("eftaios")["hunter"], course("alien", 1, hinders), 4, None)
        assert found.low <= found.gain <= found.high
        assert abs(found.gain) <= 1.0


def test_who_is_held_against_a_bot_of_the_same_weights_gains_nothing():
    found = judged(styles("eftaios")["wary"], course("human", 1), 10, None, "expert:wary")
    assert found.gain == 0


def test_who_is_judged_by_others_is_worth_what_these_do_not_win():
    expert = bots("eftaios")["expert"]
    for number in range(10):
        held = course("alien", 1, "human").played(expert, number)
        own = course("human", 1).played(expert, number)
        assert held.seats == own.seats
        assert held.won == own.seats - own.won


PLACES = (("no_escape", "Cold Start"), ("escape_earth", "First Light"))


def test_styles_and_scenarios_are_asked_for_where_there_are_two_sides():
    assert style_cells("no_escape", "Cold Start") == ()
    assert {each.scenario for each in scenario_cells("eftaios")} == {"arena", "infection"}
    cells = style_cells("eftaios", "Thimble")
    assert len({cell.bots for row in cells for cell in row}) == len(cells) * len(cells[0]) >= 16
    assert all(bot.startswith("expert:") for row in cells for cell in row for bot in cell.bots)


def test_levels_are_apart_when_their_intervals_are():
    cell = Cell("no_escape", "Cold Start", ("expert", "random"))
    rung = Rung("Cold Start", "", "expert", "random", cell, cell)
    near = Played({"wins expert": 55, "seats expert": 100, "wins random": 45, "seats random": 100})
    far = Played({"wins expert": 75, "seats expert": 100, "wins random": 25, "seats random": 100})
    assert [stands_above(rung, each, each) for each in (near, far)] == [False, True]


def test_at_the_mixture_neither_side_gains_by_changing():
    value, shares = mixture([[0.2, 0.6], [0.5, 0.3]])
    assert [round(each, 3) for each in (value, *shares)] == [0.4, 0.333, 0.667]
    assert round(mixture([[0.3, 0.4], [0.2, 0.1]]).value, 3) == 0.3


def test_shares_over_styles_are_told_once_all_pairs_are_played(tmp_path):
    store = Store(tmp_path / "played.json", "abc")
    for row in style_cells("eftaios", "Thimble"):
        for cell in row:
            store.add(cell, Played({"games": 10, "seats human": 20, "wins human": 5}))
    told = page(Store(tmp_path / "played.json", "abc"), ["eftaios"], {}, "today")
    assert "| Thimble | 25.0 % | 25.0 % | 25.0 % | 10 |" in told


def test_games_are_forgotten_that_would_be_played_otherwise_by_now(tmp_path, monkeypatch):
    one, other = (Cell(game, name, ("random",)) for game, name in PLACES)
    store = Store(tmp_path / "played.json", "abc")
    for cell in (one, other):
        store.add(cell, Played({"games": 10}))
    monkeypatch.setitem(SEEDS, "no_escape", 5)
    later = Store(tmp_path / "played.json", "xyz")
    assert [later.of(each)["games"] for each in (one, other)] == [0, 10]
    later.add(one, Played({"games": 3}))
    assert Store(tmp_path / "played.json", "xyz").of(one)["games"] == 3
