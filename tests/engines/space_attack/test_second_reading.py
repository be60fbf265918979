"""The lines of the digest's second reading, each as printed and under the other reading."""

from collections import Counter
from random import Random

import pytest

from hullwright.engines.loader import load, prepared
from hullwright.engines.space_attack.bots import BOTS
from hullwright.engines.space_attack.view import UNKNOWN
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds import map_kind

from .arrange import Scene, chosen, game, playing, sample, shipped_rules


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return shipped_rules(tmp_path_factory.mktemp("home"))


def begun(seed: int = 3, **rules):
    """Return a game of three after set-up, played at random."""
    state, chance = game(**rules).new_state(3, seed), Random(seed)
    while not state.round:
        state.apply(chosen(state, chance))
    return state


# -- crew values (SA-13) ----------------------------------------------------------------------------


def test_a_player_sees_the_values_of_its_own_crew_during_set_up_and_never_again():
    """SA-13."""
    state, chance = game().new_state(3, 3), Random(3)
    while state.phase == "place":
        state.apply(chosen(state, chance))
    for player in range(3):
        assert Counter(state.view(player).values) == Counter(
            value if owner == player else UNKNOWN
            for value, owner in zip(state.values, state.owners, strict=True)
        )
    while not state.round:
        state.apply(chosen(state, chance))
    for _ in playing(state, chance):
        for player in range(3):
            assert set(state.view(player).values) == {UNKNOWN}
            crew = state.view(player).to_json()["crew"]
            assert {value for _, value in crew.values()} == {None}


def test_under_the_other_reading_a_player_always_sees_its_own_crew():
    """SA-13, SA.CREW_VALUES."""
    state = begun(crew_values="always")
    seen = state.view(1).values
    assert [value for value in seen if value] == [
        value for value, owner in zip(state.values, state.owners, strict=True) if owner == 1
    ]


def test_no_event_tells_a_value_before_the_end():
    """SA-13: what was placed is told by its number, which was dealt."""
    state = begun()
    placed = [event for event in state.events if event[0] == "placed"]
    assert len(placed) == 30
    assert all(len(event) == 4 for event in placed)


def test_crew_numbers_are_dealt_so_that_the_order_of_placing_tells_nothing():
    """SA-13: whoever always places the highest value first gives none of them away by numbers."""
    first_numbers = set()
    for seed in range(100):
        state = game().new_state(2, seed)
        highest = max(state.legal(), key=lambda action: action[1])
        state.apply(highest)
        first_numbers.add(state.events[-1][2] % 10)
    assert len(first_numbers) == 10


def test_equal_choices_with_other_values_look_the_same_to_others():
    """SA-13: two games that differ only in which value was placed have the same public events."""
    one, other = game().new_state(2, 7), game().new_state(2, 7)
    cell = one.legal()[0][2]
    one.apply(("place", 1, cell))
    other.apply(("place", 6, cell))
    rival = one.to_move
    assert one.view(rival).to_json() == other.view(rival).to_json()


def test_a_world_that_a_player_imagines_deals_its_own_values_anew():
    """SA-13: nobody can look by determinising."""
    state = begun()
    worlds = {tuple(state.determinise(0, Random(seed)).values[:10]) for seed in range(8)}
    assert len(worlds) > 1
    assert {tuple(sorted(world)) for world in worlds} == {tuple(sorted(state.values[:10]))}


def test_a_bot_remembers_what_it_saw_in_set_up():
    """SA-13: it gets its six out first, although its view has forgotten it."""
    state = game().new_state(2, 5)
    bots = [BOTS["expert"](1), BOTS["expert"](2)]
    while not state.round:
        mover = state.to_move
        state.apply(bots[mover].choose(state.view(mover), state.legal()))
    for player in range(2):
        view, fresh = state.view(player), BOTS["expert"](1)
        remembered = bots[player].recollection.values(view)
        own = [crew for crew, owner in enumerate(state.owners) if owner == player]
        assert [remembered[crew] for crew in own] == [state.values[crew] for crew in own]
        assert len({fresh.recollection.values(view)[crew] for crew in own}) == 1


# -- fighters (SA-57) -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["queen", "warrior", "spawn"])
def test_boarding_a_fighter_beside_a_creature_wrecks_nothing(kind):
    """SA-57."""
    scene = boarding(kind)
    scene.do("board", "1-1", "2,4")
    assert scene.place("1-1") == "fighter 2,4"


def test_under_the_other_reading_a_boarded_fighter_is_attacked():
    """SA-57, SA.BOARDING."""
    scene = boarding("warrior", boarding_attacked="all")
    scene.do("board", "1-1", "2,4")
    assert scene.place("1-1") == "drifting 2,4"


def test_a_fighter_that_enters_captures():
    """SA-57, SA-56."""
    scene = boarding("queen", at="2,7")
    scene.do("board", "1-1", "2,4")
    scene.do("fighter", "2,4", "2,7")
    assert scene.place("1-1") == "fighter 2,7"
    assert scene.state.captured[0] == [1, 0, 0]


def boarding(kind: str, at: str = "2,4", **rules) -> Scene:
    """Return a scene in which a crew can board a fighter, with a creature there."""
    scene = Scene(**rules)
    scene.tiles(cargo="3,4 3,5")
    scene.ship("fighter", "2,4")
    scene.creature(kind, at)
    scene.crew(0, "3,4")
    return scene.begin()


# -- hatching (SA-91) -------------------------------------------------------------------------------


def hatching(*queens: str, **rules) -> Scene:
    scene = Scene(**rules)
    scene.tiles(cargo="3,4 3,5")
    scene.hold(0, "hatch")
    scene.crew(0, "3,4")
    scene.creature("queen", *queens)
    return scene


def test_hatching_is_not_playable_with_one_queen():
    """SA-91: both, by two different Queens."""
    assert not hatching("0,2").begin().can("play")
    assert hatching("0,2", hatching="either").begin().can("play", "hatch")


def test_hatching_is_not_playable_without_a_token_for_both():
    """SA-91: from the supply or else the board."""
    scene = hatching("0,2", "12,8")
    scene.state.supply[1], scene.state.captured[1][1] = 0, 6
    assert not scene.begin().can("play")
    scene.state.captured[1][1] = 5
    scene.state.put(1, scene.at("9,1"))
    assert scene.begin().can("play", "hatch")


def test_both_hatch_by_two_different_queens():
    """SA-91."""
    scene = hatching("0,2", "12,8").begin()
    scene.do("play", "hatch")
    assert scene.targets("hatch", "warrior") > {"0,3", "12,7"}
    scene.do("hatch", "warrior", "0,3")
    assert "12,7" in scene.targets("hatch", "spawn")
    assert "1,2" not in scene.targets("hatch", "spawn"), "that is beside the Warrior's own Queen"
    scene.do("hatch", "spawn", "12,7")
    assert (scene.creatures("warrior"), scene.creatures("spawn")) == ({"0,3": 1}, {"12,7": 1})


# -- to the last (SA-102) ---------------------------------------------------------------------------


def test_to_the_last_there_is_no_limit_of_rounds():
    """SA-102."""
    scene = Scene(die="spawn", core_breach="black_hole")
    scene.tiles()
    scene.crew(0, "5,5")
    scene.begin()
    for _ in range(60):
        scene.do("done")
    assert scene.state.result() is None


def test_a_limit_of_rounds_is_a_parameter(book):
    """SA-102."""
    for rounds in (0, 7):
        rule = RuleUse(code="SA.TO_THE_LAST", parameters={"rounds": rounds})
        made = Scenario(name="Last", game="space_attack", ruleset="standard", rules=(rule,))
        assert load(sample(), made, book).ruleset.rounds_after_station == rounds


def test_games_to_the_last_end_with_the_last_crew(book):
    """SA-102: at random, and with rescuers."""
    rule = RuleUse(code="SA.TO_THE_LAST")
    made = Scenario(name="Last", game="space_attack", ruleset="standard", rules=(rule,))
    played = load(sample(), made, book)
    state = played.new_state(2, 2)
    for _ in playing(state, Random(2)):
        pass
    assert state.result().reason == "no crew is left on the board"
    state, bots = played.new_state(2, 3), [BOTS["expert"](1), BOTS["expert"](2)]
    while state.result() is None:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))
    assert state.result().reason == "no crew is left on the board"


# -- two colours (SA-100) ---------------------------------------------------------------------------


@pytest.mark.parametrize(("pods", "berths"), [("player", 4), ("colour", 8)])
def test_two_colours_have_two_pods_for_each_player(book, pods, berths):
    """SA-100."""
    rule = RuleUse(code="SA.TWO_COLOURS", parameters={"pods": pods})
    made = Scenario(name="Two", game="space_attack", ruleset="standard", rules=(rule,))
    state, chance = load(sample(), made, book).new_state(2, 1), Random(1)
    while not state.round:
        state.apply(chosen(state, chance))
    assert Counter(event[1] for event in state.events if event[0] == "berthed") == {
        0: berths // 2,
        1: berths // 2,
    }


# -- side B (SA-2) ----------------------------------------------------------------------------------


def test_side_b_is_one_resolved_board_for_all(book):
    """SA-2, SA.SIDE_B: what is played, drawn and exported has the same Jump Points."""
    rule = RuleUse(code="SA.SIDE_B", parameters={"gates": "ends"})
    made = Scenario(name="Side B", game="space_attack", ruleset="standard", rules=(rule,))
    table = prepared(sample(), made, book)
    jump_points = ("W", "E")
    assert table.game.chart.jump_points == jump_points
    assert tuple(each.id for each in table.document.layout.jump_points) == jump_points
    assert {"W", "E"} <= {*table.board.ids}
    assert not {"NW", "SE"} & {*table.board.ids}
    drawn = {glyph.text for glyph in map_kind("station").drawing(table.document.layout)}
    assert {"W", "E"} <= drawn
    assert tuple(each.id for each in table.original.layout.jump_points) == ("NW", "NE", "SE", "SW")
