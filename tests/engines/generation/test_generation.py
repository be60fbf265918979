"""Runs that make maps: the same again from the same seed, good and different, steered by taste."""

import pickle

from hullwright.engines.generation.candidate import GENERATED, ToldMap
from hullwright.engines.generation.generation import Generation
from hullwright.engines.generation.taste import Taste
from hullwright.schema.documents.targets import Target, Wish

from .number_drafts import NUMBERS, NumberDraft

WIDE_ENOUGH = Target(
    name="Wide",
    kind="hex-zone",
    wishes=(Wish(measure="wide", least=12, required=True), Wish(measure="tall", best=5)),
)


def run(moves: int = 4000, seed: int = 1) -> Generation:
    generation = Generation(NUMBERS, WIDE_ENOUGH, seed)
    generation.go_on(moves)
    return generation


def test_the_same_seed_makes_the_same_maps_in_however_many_steps() -> None:
    stepwise = Generation(NUMBERS, WIDE_ENOUGH, 1)
    for _ in range(40):
        stepwise.go_on(100)
    assert stepwise.best(5) == run().best(5)
    assert run(seed=2).best(5) != run().best(5)


def test_a_run_goes_on_after_a_journey_as_if_it_had_stayed() -> None:
    here = run(1000)
    there = pickle.loads(pickle.dumps(here))
    here.go_on(1000)
    there.go_on(1000)
    assert here.best(3) == there.best(3)


def test_the_best_map_has_all_that_is_wished() -> None:
    best = run().best(1)[0]
    assert best.score.total == 1.0
    assert best.score.is_fit
    assert best.measures["tall"] == 5


def test_maps_that_fail_what_is_required_are_offered_only_when_asked_for_and_come_last() -> None:
    generation = run()
    fit = generation.best(100)
    assert all(each.measures["wide"] >= 12 for each in fit)
    everything = generation.best(100, with_unfit=True)
    assert list(everything[: len(fit)]) == list(fit)
    assert all(not each.score.is_fit for each in everything[len(fit) :])
    assert len(everything) == generation.niches


def test_maps_that_are_offered_differ() -> None:
    offered = run().best(4)
    assert len({each.niche for each in offered}) == 4


def test_what_is_liked_draws_a_run_towards_it_and_what_is_disliked_away() -> None:
    anything = Target(name="Any", kind="hex-zone")
    liked = {"wide": 18.0, "tall": 3.0}
    drawn, driven = (Generation(NUMBERS, anything, 1) for _ in range(2))
    drawn.taste, driven.taste = Taste().more_like(liked), Taste().less_like(liked)
    drawn.go_on(3000)
    driven.go_on(3000)
    assert drawn.best(1)[0].measures == liked
    assert all(each.measures != liked for each in driven.best(5))


def test_a_change_of_taste_judges_anew_what_is_kept() -> None:
    generation = Generation(NUMBERS, Target(name="Any", kind="hex-zone"), 1)
    generation.go_on(3000)
    far = next(each for each in generation.best(20) if each.niche == (3, 3))
    generation.taste = Taste().more_like(far.measures)
    assert generation.best(1)[0].niche == far.niche


def test_a_run_begins_with_the_maps_that_it_is_given() -> None:
    given = NumberDraft(20, 20).document("Given")
    generation = Generation(NUMBERS, Target(name="Any", kind="hex-zone"), 1, starts=[given])
    generation.go_on(10)
    generation.take_up(given)
    assert [each.niche for each in generation.best(9)] == [(3, 3)]


def test_a_map_tells_how_it_was_made() -> None:
    best = run().best(1)[0]
    note = best.told(WIDE_ENOUGH).extra[GENERATED]
    assert note["target"] == WIDE_ENOUGH.to_json()
    again = Generation(NUMBERS, WIDE_ENOUGH, note["seed"])
    again.go_on(4000)
    assert best in again.best(100)
    assert note["measures"] == best.measures


def test_games_choose_among_more_maps_than_people_look_at() -> None:
    generation = run()
    shown, playing = generation.best(60), generation.for_games(60)
    assert list(playing[: len(shown)]) == list(shown)
    assert len(shown) < len(playing) == 60
    assert all(each.score.is_fit for each in playing)
    assert min(each.score.total for each in playing[len(shown) :]) >= 0.95
    assert len({each.number for each in playing}) == len({each.document.name for each in playing})
    assert len({each.number for each in playing}) == 60
    assert run().for_games(60) == playing


def test_a_map_is_made_again_by_its_number_unless_that_has_become_another_map() -> None:
    generation = run()
    for each in generation.for_games(60):
        told = ToldMap.of(each.told(WIDE_ENOUGH).extra[GENERATED])
        assert generation.made_again(told) == each
        assert generation.made_again(told._replace(number=10**6)) is None
        assert generation.made_again(told._replace(content="another")) is None


def test_where_no_map_has_what_is_required_there_is_nothing_to_play() -> None:
    beyond = Target(
        name="Wide",
        kind="hex-zone",
        wishes=(Wish(measure="wide", least=21, required=True),),
    )
    generation = Generation(NUMBERS, beyond, 1)
    generation.go_on(2000)
    assert not generation.for_games(10)
