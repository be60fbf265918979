"""The report of many games says the same to terminal, window and programs."""

from typing import Any

from hullwright.engines.simulation import Ending, Figures, SpaceTally, Summary
from hullwright.engines.simulation.report import GamesReport
from hullwright.engines.statistics import running, wilson
from hullwright.schema.documents.scenarios import Scenario

FIGURES = Figures(
    endings={"won": Ending("somebody escapes", ("won",))},
    shares={"fuse": "the fuse burnt down"},
    numbers={"laid": "tiles laid"},
    tallies={"exits": SpaceTally("exits", {"A01": "1 (A01)"})},
)


def report(
    game: str = "no_escape",
    asked: int = 100,
    players: int = 2,
    bots: tuple[str, ...] = ("expert",),
    is_shared: bool = False,
    **counts: Any,
) -> GamesReport:
    return GamesReport(
        scenario=Scenario(name="Plain", game=game, ruleset="standard"),
        players=players,
        bots=bots,
        seed=7,
        asked=asked,
        summary=Summary(**counts),
        figures=FIGURES,
        is_shared=is_shared,
    )


def test_bounds_allow_for_looking_early():
    won = {"games": 100, "outcomes": {"won": 40}}
    assert report(**won).endings()["won"].bounds == wilson(40, 100)
    assert report(asked=400, **won).endings()["won"].bounds == running(40, 100)


def test_what_never_could_happen_has_no_share():
    nothing = report(games=0).endings()["won"]
    assert nothing.share is None
    assert nothing.to_json()["games"] == 0


def test_bots_sit_by_side_or_take_turns_by_seat():
    assert report(bots=("expert", "random"), players=3).seating == {
        "1": "expert",
        "2": "random",
        "3": "expert",
    }
    assert report("eftaios", bots=("beginner",)).seating == {
        "human": "beginner",
        "alien": "beginner",
    }


def test_tallies_have_the_spaces_they_are_about_first_and_then_all_others():
    tally = report(games=4, places={"exits": {"C03": 2, "B02": 1}}).tallies()["exits"]
    assert list(tally.rows()) == [("1 (A01)", 0), ("B02", 1), ("C03", 2)]


def test_it_matters_who_begins_only_where_places_can_win():
    wins = {"games": 400, "place_wins": {0: 240, 1: 160}}
    assert "by 20.0 points" in str(report(**wins).beginning())
    assert report(is_shared=True, **wins).beginning() is None
    assert "can't be told" in str(report(bots=("expert", "random"), **wins).beginning())


def test_programs_get_shares_under_the_names_of_the_summary():
    told = report(games=100, outcomes={"won": 40}, shares={"fuse": 5}).to_json("Here")
    assert (told["map"], told["interval"], told["bots"]["2"]) == ("Here", "wilson", "expert")
    assert told["wins"]["won"]["share"] == 0.4
    assert told["fuse"]["games"] == 5
    assert told["exits"] == {"A01": 0}
