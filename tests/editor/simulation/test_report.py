"""What is said of games: shares with intervals, who begins, kinds of bots, spreads, heat."""

from collections import Counter
from typing import Any

import pytest

from hullwright.editor.kinds.hex_zone.surface import ZoneSurface
from hullwright.editor.simulation.heat import heat_of
from hullwright.editor.simulation.names import titles
from hullwright.editor.simulation.plan import GamesPlan
from hullwright.editor.simulation.play_out import PlayOut
from hullwright.editor.simulation.played_games import Played
from hullwright.editor.simulation.report import ReportBlocks
from hullwright.editor.simulation.spread import MOST_COLUMNS, columns, spread
from hullwright.engines.simulation import Ending, Figures, SpaceTally, Summary
from hullwright.engines.statistics import running, wilson
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import message

from ..workplaces import zone
from .maps import tiny

FIGURES = Figures(
    endings={"won": Ending("somebody escapes", ("won",))},
    numbers={"laid": "tiles laid"},
    tallies={"pods": SpaceTally("pods", {"A01": "1 (A01)", "B02": "2 (B02)"})},
    heat=("visits", "visits per cell"),
)


def report(
    asked: int = 400, *, is_shared: bool = False, bots: tuple[str, ...] = ("expert",), **counts: Any
) -> ReportBlocks:
    """Return the report of games that were counted so."""
    scenario = Scenario(name="Plain", game="no_escape", ruleset="standard")
    play_out = PlayOut(tiny(), GamesPlan(scenario, 2, bots, asked))
    play_out.summary = Summary(**counts)
    return ReportBlocks(play_out, Played(play_out.summary, FIGURES, is_shared))


def test_intervals_are_wilson_s_only_when_all_games_are_played():
    won = {"games": 100, "outcomes": {"won": 40}}
    early, complete = (next(report(asked, **won).shares()) for asked in (400, 100))
    assert str(early.title) == str(complete.title) == "Somebody escapes"
    assert complete.bars[0].band == wilson(40, 100)
    assert early.bars[0].band == running(40, 100)
    assert str(complete.value).replace("\u202f", " ") == "40 % (31–50 %)"


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        ({0: 240, 1: 160}, "more often than the others, by 20.0 points"),
        ({0: 160, 1: 240}, "less often than the others, by 20.0 points"),
        ({0: 205, 1: 195}, "makes no visible difference"),
    ],
)
def test_it_is_said_by_how_much_whoever_begins_is_ahead(wins: dict[int, int], said: str):
    assert said in report(games=400, place_wins=wins).of_beginning()


def test_nothing_is_said_of_beginning_where_different_bots_take_turns():
    mixed = report(games=400, place_wins={0: 240, 1: 160}, bots=("expert", "random"))
    assert "can't be told" in mixed.of_beginning()
    assert mixed.about().startswith("This is how these bots play: Expert, Random player.")


def test_places_mean_nothing_where_all_win_together():
    told = report(games=400, place_wins={0: 90, 1: 90}, is_shared=True)
    assert list(told.places()) == []
    assert told.of_beginning() == ""


def test_kinds_of_bots_are_compared_by_seat_where_there_are_several():
    told = report(games=400, bot_seats={"expert": 400, "random": 400}, bot_wins={"expert": 300})
    bars = next(told.kinds()).bars
    assert [str(each.label) for each in bars] == ["Expert", "Random player"]
    assert str(bars[0].text).startswith("75")
    assert list(report(games=4, bot_seats={"expert": 8}, bot_wins={"expert": 4}).kinds()) == []


def test_a_tally_has_every_space_it_is_about():
    bars = next(report(games=4, places={"pods": {"B02": 3}}).tallies()).bars
    assert [(str(each.label), str(each.text), each.share) for each in bars] == [
        ("1 (A01)", "0", 0.0),
        ("2 (B02)", "3", 1.0),
    ]


def test_a_wide_spread_has_columns_for_several_numbers_each():
    counts = Counter(range(100))
    found = columns(counts)
    assert len(found) <= MOST_COLUMNS
    assert sum(each.count for each in found) == 100
    assert (found[0].least, found[-1].most) == (0, 99)
    assert str(spread(message("Rounds"), counts).value) == "49.5 on average"
    assert spread(message("Rounds"), {}).columns == ()


def test_heat_is_brightest_where_most_happened_and_told_for_each_game():
    visits = {"A01": 5, "B02": 20, "Z99": 1}
    surface = ZoneSurface(zone("ss", "ss"))
    found = heat_of(FIGURES, Summary(games=10, places={"visits": visits}), surface)
    assert found is not None
    assert found.levels == {hex_of("A01"): 0.25, hex_of("B02"): 1.0}
    assert found.texts == {hex_of("A01"): "0.5", hex_of("B02"): "2.0"}
    assert heat_of(FIGURES, Summary(games=10), surface) is None


def test_translators_know_what_every_engine_counts():
    known = set(titles())
    assert {"kills", "Humans win", "visits per sector", "pods"} <= known
    assert {"tiles laid", "core breached", "lost to chaos", "last round reached"} <= known
