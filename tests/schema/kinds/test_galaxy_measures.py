"""Galaxies measured: hops and parsecs, clocks, deals, crossings and par."""

from collections import Counter
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import pairwise

import pytest

from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy import KIND
from hullwright.schema.kinds.galaxy.chance import draws
from hullwright.schema.kinds.galaxy.charts import mask
from hullwright.schema.kinds.galaxy.clocks import alien_clock, chaos_clock
from hullwright.schema.kinds.galaxy.crossing import Crossing, CrossingState, Work
from hullwright.schema.kinds.galaxy.deals import deal
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import TimeDeck
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey


@cache
def examined(name: str) -> Examination:
    return Examination(read_map(HERE / "galaxies" / f"{name}.json"))


def crossing(name: str = "first-light", *, next_hidden: bool = False) -> Crossing:
    survey = GalaxySurvey.of(examined(name).document)
    return Crossing(
        survey.layout, survey.charts[0], *survey.ends, mask(survey.face_up), next_hidden
    )


BUILD, FOOD, ORE, SCIENCE, ARMS = 0, 1, 4, 5, 8
"""Activity cards of the house by number: Build II, Food II, Resources III, Science II, Military III."""

ROW = (ARMS, ORE, FOOD, SCIENCE, BUILD)


# Figures of the samples


@pytest.mark.parametrize(
    ("name", "parsecs", "hops", "most_par"),
    [("first-light", 17, 6, 15), ("asteroid-belt", 18, 7, 15), ("dead-reach", 17, 6, 14)],
)
def test_a_sample_is_as_far_and_as_long_as_it_should_be(name, parsecs, hops, most_par):
    examination = examined(name)
    assert examination.distances["goal"] == {"position": 16, "parsecs": parsecs, "hops": hops}
    assert 2 * hops / 2 < examination.metrics["par"] <= most_par
    assert examination.metrics["alien_clock"] == 28
    assert examination.metrics["slack"] == 28 - examination.metrics["par"]
    assert examination.metrics["needed_upgrades"] == 2


def test_par_is_searched_for_with_several_deals_and_is_near_its_estimate():
    for name in ("first-light", "asteroid-belt", "dead-reach"):
        metrics = examined(name).metrics
        least, most = metrics["par_of_deals"]
        assert least <= metrics["par"] <= most
        assert abs(metrics["par"] - metrics["likely_par"]) <= 1


def test_of_many_galaxies_what_takes_a_search_is_left_out(monkeypatch):
    whole = examined("first-light")

    def no_search(_):
        raise AssertionError("a crossing is searched for")

    monkeypatch.setattr(import_module("hullwright.schema.kinds.galaxy.metrics"), "par", no_search)
    quick = Examination(whole.document).quick_figures
    assert quick == {
        name: value for name, value in whole.plain_figures.items() if name not in {"par", "slack"}
    }


def test_planets_are_near_in_dead_reach_and_asteroids_in_the_way_in_asteroid_belt():
    assert examined("dead-reach").metrics["planets_in_first_cards"] == 4
    assert examined("asteroid-belt").metrics["planets_in_first_cards"] == 1
    belt = examined("asteroid-belt").distances
    assert belt["first_outpost"] == {"position": 3, "parsecs": 2, "hops": 1}
    assert examined("first-light").distances["first_planet"]["hops"] == 1


def test_asteroid_clusters_are_runs_of_at_least_two():
    document = examined("first-light").document
    cards = list(document.layout.cards)
    cards[8] = cards[7]
    metrics = Examination(
        replace(document, layout=replace(document.layout, cards=tuple(cards)))
    ).metrics
    assert (metrics["asteroid_clusters"], metrics["longest_asteroid_run"]) == (1, 2)
    assert examined("first-light").metrics["asteroid_clusters"] == 0


def test_figures_of_a_drawn_galaxy_are_the_same_every_time_and_within_the_rules_bounds():
    document = MapDocument(kind="galaxy", name="Drawn", layout=KIND.blank(None))
    one, other = Examination(document), Examination(document)
    assert one.metrics == other.metrics
    assert one.metrics["shuffles"] == 24
    assert 16 <= one.distances["goal"]["parsecs"] <= 18
    assert one.distances["goal"]["hops"] in {6, 7}


def test_outposts_that_show_the_next_hidden_cards_make_the_crossing_shorter():
    document = examined("asteroid-belt").document
    rule = RuleUse(code="EE.OUTPOST", parameters={"value": "next_hidden"})
    easier = Examination(replace(document, rules=(rule,)))
    assert easier.metrics["par"] < examined("asteroid-belt").metrics["par"]


# Hops


def test_hops_cost_exactly_their_travel_value():
    survey = GalaxySurvey.of(examined("asteroid-belt").document)
    chart = survey.charts[0]
    for position, hops in enumerate(chart.hops):
        for hop in hops:
            assert chart.parsecs(position, hop.target) == hop.value
            crossed = range(min(position, hop.target), max(position, hop.target) + 1)
            assert hop.entered == mask(crossed) & ~(1 << position)
    ends = {(hop.value, hop.target) for hop in chart.hops[3]}
    assert ends == {(2, 4), (3, 5), (2, 1)}  # EE-40: over the asteroid field at 4, or back


def test_no_position_is_stuck_in_any_of_many_shuffles():
    galaxy = KIND.blank(None)
    for seed in range(200):
        cards = iter(draws(galaxy.deck.shuffle, 14, f"stuck {seed}"))
        laid = tuple(
            replace(each, card=next(cards)) if each.card == "drawn" else each
            for each in galaxy.cards
        )
        document = MapDocument(kind="galaxy", name="One", layout=replace(galaxy, cards=laid))
        [chart] = GalaxySurvey.of(document).charts
        assert chart.stuck(16) == []
        assert chart.steps(1)[16] in {6, 7}


# Clocks


@pytest.mark.parametrize(("deck", "clock"), [((3, 1, 2), 28), ((4, 1, 1), 56), ((2, 1, 3), 18.7)])
def test_the_alien_clock_follows_from_the_time_deck(deck, clock):
    nothing, event, aliens = deck
    assert alien_clock(TimeDeck(nothing=nothing, event=event, aliens=aliens), 8) == clock


def test_without_aliens_or_events_the_clocks_stand_still():
    assert alien_clock(TimeDeck(nothing=3, event=1, aliens=0), 8) is None
    assert alien_clock(TimeDeck(nothing=0, event=0, aliens=0), 8) is None
    assert (
        chaos_clock(TimeDeck(nothing=3, event=0, aliens=2), list(house().events.values())) is None
    )
    assert chaos_clock(house().time, list(house().events.values())[:2]) is None


def test_the_clocks_agree_with_many_shuffled_decks():
    time, events = house().time, house().events
    pile = {"nothing": time.nothing, "event": time.event, "aliens": time.aliens}
    box = {name: each.count for name, each in events.items()}
    moves, turns, chaos = 0, 0, []
    for seed in range(400):
        kinds: set[str] = set()
        shown = iter(draws(box, 12, f"events {seed}"))
        began = turns
        for shuffle in range(12):
            for card in draws(pile, 6, f"time {seed} {shuffle}"):
                turns += 1
                moves += card == "aliens"
                if card == "event":
                    kinds.add(next(shown))
                    break
            if len(kinds) == 3:
                chaos.append(turns - began)
                break
    assert turns / moves == pytest.approx(alien_clock(time, 1), rel=0.05)
    assert sum(chaos) / len(chaos) == pytest.approx(
        chaos_clock(time, list(events.values())), rel=0.05
    )


# Deals


def test_a_deal_gives_each_player_three_slow_and_two_fast_cards_of_different_types():
    galaxy = house()
    for seed in range(20):
        rows = deal(galaxy, 2, f"test {seed}")
        assert rows is not None
        for row in rows:
            cards = [galaxy.activity[number] for number in row]
            assert Counter(card.travel for card in cards) == {2: 3, 3: 2}  # EE-15
            assert len({card.type for card in cards}) == 5
        used = Counter(number for row in rows for number in row)
        assert all(count <= galaxy.activity[number].copies for number, count in used.items())


def test_what_can_not_be_dealt_is_not_dealt():
    assert deal(house(), 3, "test") is None


# The crossing


def test_a_used_card_goes_to_slot_1_and_those_left_of_it_move_up():
    game = crossing()
    start = game.state((ROW, ROW))
    rows = {each.rows[0] for each in game.acts(start, 0) if each.ships != start.ships}
    assert rows == {
        (FOOD, ARMS, ORE, SCIENCE, BUILD),
        (SCIENCE, ARMS, ORE, FOOD, BUILD),
        (BUILD, ARMS, ORE, FOOD, SCIENCE),
    }  # EE-30, EE-31: the two fast cards in slots 1 and 2 are not active


def test_neighbours_in_a_row_can_be_swapped():
    game = crossing()
    start = game.state((ROW, ROW))
    swapped = [
        each.rows[0]
        for each in game.acts(start, 0)
        if each[1:] == start[1:] and each.rows[0] != ROW
    ]
    assert len(swapped) == 4  # EE-32
    assert all(sum(a != b for a, b in zip(row, ROW, strict=True)) == 2 for row in swapped)


def test_ships_fly_over_open_cards_only():
    game = crossing()
    start = game.state((ROW, ROW))
    assert {each.ships[0] for each in game.acts(start, 0)} == {1, 3}
    there = start._replace(ships=(3, 1))
    assert {each.ships[0] for each in game.acts(there, 0)} == {3, 1}  # EE-40: 5 is face down


def test_an_outpost_reveals_the_next_two_cards_and_three_when_upgraded():
    game = crossing()
    start = game.state((ROW, ROW))._replace(ships=(4, 1))
    built = [each for each in game.acts(start, 0) if each.opened != start.opened]
    assert [each.opened for each in built] == [mask(range(1, 7))]  # EE-44
    lab = next(n for n, each in enumerate(game.buildings) if each.makes == "knowledge")
    rich = built[0]._replace(works=(*built[0].works, Work(5, lab, cubes=1)))
    upgraded = [each for each in game.acts(rich, 1) if each.opened != rich.opened]
    assert [each.opened for each in upgraded] == [mask(range(1, 8))]  # EE-45
    assert sum(work.cubes for work in upgraded[0].works) == 0


def test_outposts_may_show_the_next_hidden_cards_instead():
    game = crossing(next_hidden=True)
    start = game.state((ROW, ROW))
    assert {each.opened for each in game.acts(start, 0)} == {start.opened, mask(range(1, 7))}


def test_one_building_stands_on_a_card_and_points_must_suffice():
    game = crossing()
    start = game.state((ROW, ROW))._replace(ships=(4, 1))
    built = [each for each in game.acts(start, 0) if each.works]
    assert {game.buildings[each.works[0].building].makes for each in built} == {None, "knowledge"}
    again = built[0]._replace(rows=(ROW, ROW))
    assert not [each for each in game.acts(again, 0) if len(each.works) > 1]  # EE-42
    weak = start._replace(rows=((ARMS, BUILD, ORE, FOOD, SCIENCE), ROW))
    assert not [each for each in game.acts(weak, 0) if each.works]


def test_a_lab_produces_up_to_its_capacity_where_a_ship_is():
    game = crossing()
    lab = next(n for n, each in enumerate(game.buildings) if each.makes == "knowledge")
    start = game.state((ROW, ROW))._replace(ships=(4, 1), works=(Work(4, lab),))
    assert {work.cubes for each in game.acts(start, 0) for work in each.works} == {0, 1}  # EE-46
    assert {work.cubes for each in game.acts(start, 1) for work in each.works} == {0}


def test_bonus_planets_give_their_cube_once_when_revealed():
    game = crossing()
    start = game.state((ROW, ROW))
    assert dict(zip(game.kinds, start.gifts, strict=True))["food"] == 1  # EE-18: it lies at 4
    lab = next(n for n, each in enumerate(game.buildings) if each.makes == "knowledge")
    standing = start._replace(works=(Work(4, lab),))
    [upgraded] = [each for each in game.acts(standing, 0) if each.gifts != standing.gifts]
    assert (upgraded.works[0].level, sum(upgraded.gifts)) == (1, 0)  # EE-47


def test_the_crossing_is_done_when_both_ships_are_at_the_goal():
    game = crossing()
    start: CrossingState = game.state((ROW, ROW))
    assert [game.done(start._replace(ships=ships)) for ships in [(16, 15), (16, 16)]] == [
        False,
        True,
    ]  # EE-80


def test_a_longer_galaxy_is_not_crossed_faster():
    pars = [
        Examination(MapDocument(kind="galaxy", name="Long", layout=KIND.blank(size))).metrics["par"]
        for size in ((4, 1), (6, 1), (8, 1), (6, 2))
    ]
    assert all(a <= b for a, b in pairwise(pars))


def test_par_of_a_huge_galaxy_is_not_searched_for():
    document = MapDocument(kind="galaxy", name="Huge", layout=KIND.blank((20, 20)))
    metrics = Examination(document).metrics
    assert metrics["par"] is None
    assert metrics["slack"] is None
    assert metrics["likely_par"] > 100
