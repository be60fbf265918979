"""What is asked of every part of a map: spaces and pieces that nobody uses, styles, seats, and when games are decided."""

import pytest

from hullwright.engines.lab.batches import played_batch
from hullwright.engines.lab.cell_results import CellResults
from hullwright.engines.lab.chances import PlayedCourse, chances
from hullwright.engines.lab.decision_time import agreement, settled_part
from hullwright.engines.lab.fairness import Fairness
from hullwright.engines.lab.mixture import mixture
from hullwright.engines.lab.pace import LabPace
from hullwright.engines.lab.probes import AGREED, PARTS, probed_batch
from hullwright.engines.lab.question import LabAnswer
from hullwright.engines.lab.space_use import SpaceUse, visits
from hullwright.engines.lab.store import NOWHERE, ResultsStore
from hullwright.engines.lab.style_range import style_range
from hullwright.engines.lab.tipping import Tipping
from hullwright.engines.lab.turning_points import decided_at, told, turning_points
from hullwright.engines.simulation.seats import decision, mixed, seated
from hullwright.engines.statistics import running_mean
from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import verbatim

from .coins import coins, zone_cell
from .test_rounds import run_of

SURE = Certainty()
GAMES = 25


@pytest.fixture(scope="module")
def played() -> CellResults:
    cell = zone_cell()
    return CellResults(cell, [played_batch(cell.match(3), range(GAMES))])


def answer_of(results: CellResults) -> LabAnswer:
    return SpaceUse().answer([[results]], SURE)


def test_visits_are_told_by_side_and_phase(played):
    rows = {str(each.title): each for each in answer_of(played).rows}
    assert "Humans, first third of the game" in rows
    assert "Aliens, last third of the game" in rows
    whole = sum(visits(played).values())
    by_layer = sum(sum(visits(played, name).values()) for name in played.cell.figures.layers)
    assert by_layer == whole


def test_every_item_has_a_row_also_those_that_nobody_used(played):
    titles = {str(each.title) for each in answer_of(played).rows}
    assert {f"items: {each}" for each in ("Adrenaline", "Teleport", "Clone")} <= titles


def test_the_range_over_styles_lies_around_what_both_sides_best_play_makes_of_it():
    group = [coins(seed, bias, 8) for seed, bias in enumerate((0.3, 0.6, 0.5, 0.4))]
    row = style_range(group, [group[0].cell])
    assert row.bounds.low <= row.value <= row.bounds.high
    assert "if both choose as well as they can" in str(row.told)


def test_a_group_of_styles_is_told_after_the_verdict():
    group = [coins(seed, 0.5, 8) for seed in range(4)]
    answer = Fairness().answer([[coins(1, 0.5, 160)], group], SURE)
    assert str(answer.sentence).startswith("Fair for 4 players. Humans win, by the styles")
    assert [each.verdict for each in answer.rows] == ["fair", ""]


def test_nobody_gains_by_leaving_the_mixture():
    value, shares = mixture([[0.3, 0.6], [0.7, 0.2]])
    assert sum(shares) == pytest.approx(1)
    for column in range(2):
        paid = shares[0] * (0.3, 0.6)[column] + shares[1] * (0.7, 0.2)[column]
        assert paid >= value - 1e-6


def test_seats_are_told_beside_what_tips_it(played):
    rows = Tipping().answer([[played, played]], SURE).rows
    assert [str(each.title) for each in rows][1:] == [
        f"Place {place} in the order of play" for place in range(1, 5)
    ]
    assert "no visible difference in length" in str(rows[0].told)


def test_a_running_mean_is_sharper_with_more_numbers():
    few, many = running_mean({4: 20, 8: 20}), running_mean({4: 2000, 8: 2000})
    assert few.mean == many.mean == 6
    assert many.error < few.error / 5


@pytest.fixture(scope="module")
def probed() -> CellResults:
    cell = zone_cell()
    return CellResults(cell, [probed_batch(cell.match(3), range(GAMES))])


def test_games_are_more_decided_the_longer_they_last(probed):
    assert set(probed.summary.numbers[AGREED]) <= set(range(PARTS))
    assert agreement(probed, PARTS - 1) > agreement(probed, 0)
    part = settled_part(probed)
    assert part is None or agreement(probed, part) >= 0.9


def test_a_probe_changes_nothing_of_the_game_itself(played, probed):
    assert probed.outcomes == played.outcomes


@pytest.fixture(scope="module")
def course() -> PlayedCourse:
    cell = zone_cell()
    game, seed = cell.game(), mixed(9, 1)
    state = game.new_state(4, seed)
    seats, actions = seated(cell.bots, state, seed), []
    while state.result() is None:
        actions.append(decision(seats[state.to_move], state))
        state.apply(actions[-1])
    recorded = tuple(map(game.action_to_json, actions))
    return PlayedCourse(game, 4, seed, recorded, cell.bots, playouts=6)


def test_the_chance_at_the_end_of_a_game_is_who_won(course):
    found = list(chances(course))
    result = course.loaded.replay(4, course.seed, course.actions).result()
    won = tuple(float(any(seat in result.winners for seat in party)) for party in course.parties)
    assert found[-1].chances == won
    assert [each.done for each in found] == list(course.turns)
    assert found == list(chances(course)), "same seeds, same chances"


def test_turning_points_are_told_by_round_and_player(course):
    found = list(chances(course))
    titles = [verbatim("Humans win"), verbatim("Aliens win")]
    said = str(told(found, titles))
    assert said.startswith(("Decided from round", "It was open"))
    for each in turning_points(found):
        assert each.change != 0
    settled = decided_at(found)
    assert settled is None or settled in found


def test_the_pace_of_a_run_says_how_fast_and_how_long(tmp_path):
    with ResultsStore(NOWHERE) as store:
        run = run_of(store, games=100)
        pace = LabPace(run)
        assert pace.seconds_left is None
        for _ in run.go_on():
            pass
        assert pace.games_a_second > 0
        assert pace.seconds_left is not None
