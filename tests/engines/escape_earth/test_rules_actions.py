"""Travelling, building, upgrading and producing: EE-40 … EE-46."""

from .arrange import ROWS, cubes_at, do, game, opened, options, scene, told, work


def test_a_hop_costs_exactly_the_travel_value_over_open_cards():
    """EE-40."""
    state = scene(game("EsAsAssssssssO", 7), rows=[(0, 1, 3, 5, 8), ROWS["food"]], ships=[4, 1])
    assert options(state, "travel") == {
        ("resource", 5),
        ("resource", 3),
        ("knowledge", 5),
        ("knowledge", 3),
        ("military", 6),
        ("military", 2),
    }
    state.ships[0] = 6
    assert ("military", 9) not in options(state, "travel"), "8 and 9 lie face down"
    assert "exactly 3 parsecs" in str(state.explain(("travel", "military", 9)))


def test_ships_fly_over_the_aliens_but_do_not_stop_there_and_the_anomaly_bars_the_way():
    """EE-41."""
    state = scene(game(opened=15), ships=[4, 1], aliens=5)
    targets = {at for _, at in options(state, "travel")}
    assert {6, 2} <= targets
    state.aliens = 6
    assert 6 not in {at for _, at in options(state, "travel")}
    assert "Aliens" in str(state.explain(("travel", "build", 6)))
    state.aliens, state.anomaly = 16, 5
    assert {at for _, at in options(state, "travel")} == {2}
    assert "Anomaly" in str(state.explain(("travel", "build", 6)))


def test_what_is_built_costs_at_most_the_points_of_the_slot():
    """EE-42."""
    rows = {3: (8, 4, 0, 1, 5), 4: (8, 4, 1, 0, 5), 5: (8, 4, 1, 5, 0)}
    for slot, row in rows.items():
        state = scene(game("EPsO", 3), ships=[2, 1], rows=[row, ROWS["food"]])
        names = {name for (name,) in options(state, "build")}
        assert {"outpost", "farm", "mine", "lab"} <= names
        assert ("starbase" in names) is (slot >= 4)
        do(state, "build", "lab")
        assert state.rows[0][0] == 0, "the Build card is used"


def test_farms_and_mines_stand_on_planets_only_and_earth_is_one():
    """EE-42."""
    state = scene(game("EPsO", 3), ships=[3, 1])
    assert options(state, "build") == {("outpost",), ("lab",), ("starbase",)}
    assert "needs a planet" in str(state.explain(("build", "farm")))
    state.ships[0] = 1
    assert ("farm",) in options(state, "build")
    barren = scene(game("EPsO", 3, build_on_start=False), ships=[1, 1])
    assert options(barren, "build") == set()


def test_a_replaced_building_leaves_the_game_with_its_cubes():
    """EE-43."""
    state = scene(game("EPsO", 3), ships=[2, 1])
    work(state, 2, "lab", 1, level=1)
    before = state.supply.copy()
    do(state, "build", "farm")
    number = state.game.box.building
    assert state.works[2] == (number["farm"], 0, 0)
    assert (state.stock[number["lab"]], state.scrapped[number["lab"]]) == (2, 1)
    assert state.supply == before
    assert sum(state.gone) == 1


def test_a_replaced_building_may_return_where_that_is_the_rule():
    """EE-43, decided otherwise."""
    state = scene(game("EPsO", 3, replaced_returns=True), ships=[2, 1])
    work(state, 2, "lab", 1)
    do(state, "build", "farm")
    assert state.stock[state.game.box.building["lab"]] == 3
    assert sum(state.supply) == 30


def test_an_outpost_is_never_replaced():
    """EE-43."""
    state = scene(game("EPsO", 3), ships=[2, 1])
    work(state, 2, "outpost")
    assert options(state, "build") == set()
    assert "can't be replaced" in str(state.explain(("build", "farm")))


def test_an_outpost_reveals_the_next_two_cards_and_open_ones_are_wasted():
    """EE-44."""
    state = scene(game("EssssRssO"), ships=[4, 1])
    do(state, "build", "outpost")
    assert opened(state) == [1, 2, 3, 4, 5, 6]
    assert told(state, "revealed") == [(5, "space"), (6, "planet_resource")]
    wasted = scene(game(), ships=[3, 1])
    do(wasted, "build", "outpost")
    assert opened(wasted) == [1, 2, 3, 4, 5]


def test_outposts_may_reveal_the_next_hidden_cards_instead():
    """EE-44, ambiguity 1."""
    state = scene(game(outposts="next_hidden"), ships=[2, 1])
    do(state, "build", "outpost")
    assert opened(state) == [1, 2, 3, 4, 5, 6]
    work(state, 1, "lab", 1)
    do(state, "upgrade", 2)
    assert opened(state) == [1, 2, 3, 4, 5, 6, 7]


def test_an_upgrade_takes_cubes_from_anywhere_and_no_card():
    """EE-45."""
    state = scene(game(), ships=[1, 1])
    work(state, 4, "outpost")
    work(state, 2, "lab", 1)
    before = state.rows[0]
    do(state, "upgrade", 4)
    assert opened(state) == [1, 2, 3, 4, 5, 6, 7]
    assert (cubes_at(state, 2), state.rows[0]) == (0, before)
    assert options(state, "upgrade") == set()


def test_an_upgraded_building_keeps_its_cubes_and_produces_nothing():
    """EE-45."""
    state = scene(game("EPPsO", 3))
    work(state, 2, "lab", 1)
    work(state, 3, "farm", 1)
    do(state, "upgrade", 2)
    assert state.works[2][1:] == (1, 1)
    assert cubes_at(state, 3) == 0


def test_whoever_upgrades_chooses_the_cubes():
    """EE-45, EE-48: cubes are the team's, and it decides which ones go."""
    state = scene(game())
    work(state, 4, "outpost")
    work(state, 2, "lab", 1)
    work(state, 3, "lab", 1)
    do(state, "upgrade", 4)
    assert state.phase == "pay"
    assert options(state, "cube") == {("knowledge", 2), ("knowledge", 3)}
    do(state, "cube", "knowledge", 3)
    assert (cubes_at(state, 2), cubes_at(state, 3)) == (1, 0)
    assert state.works[4][1] == 1
    assert (state.phase, state.acts) == ("act", 1)


def test_an_upgrade_may_reveal_nothing_where_that_is_the_rule():
    """EE-45, ambiguity 4."""
    state = scene(game(upgrade_reveals=False))
    work(state, 4, "outpost")
    work(state, 2, "lab", 1)
    do(state, "upgrade", 4)
    assert opened(state) == [1, 2, 3, 4]


def test_production_fills_the_building_under_the_ship():
    """EE-46."""
    state = scene(game("EPPsO", 3), row="knowledge", ships=[2, 1])
    work(state, 2, "lab")
    assert options(state, "produce") == {("knowledge",)}
    do(state, "produce", "knowledge")
    assert cubes_at(state, 2) == 1
    assert state.rows[0][0] == 5
    assert options(state, "produce") == set(), "it is full, and the card is used"
    better = scene(game("EPPsO", 3), row="knowledge", ships=[2, 1])
    work(better, 2, "lab", level=1)
    do(better, "produce", "knowledge")
    assert cubes_at(better, 2) == 2


def test_production_needs_the_ship_there_the_kind_and_a_supply():
    """EE-46."""
    state = scene(game("EPPsO", 3), row="knowledge", ships=[2, 1])
    work(state, 3, "lab")
    assert options(state, "produce") == set()
    work(state, 2, "farm")
    state.rows[0] = (8, 4, 0, 5, 1)
    assert options(state, "produce") == {("food",)}
    state.supply[state.game.box.kinds.index("food")] = 0
    assert options(state, "produce") == set()
