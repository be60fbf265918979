"""Hidden events: the same is said while something else is done, and nobody can tell the difference."""

from hullwright.engines.eftaios.fates import ABOARD, NOBODY
from hullwright.engines.eftaios.state import EftaiosState

from .arrange import alien, do, game, heard, human, only, scene, until

ROWS = ("Hddssd1", "2.dds.A")


def played(*actions, me=None, deck=("silence",), others=(), **changes):
    """Return the state after the first player's actions, with known sector cards."""
    state = scene(game(*ROWS, **changes), me or human("C01"), alien("F01"), *others)
    only(state.sector_deck, *deck)
    for action in actions:
        do(state, *action)
    return state


def assert_alike(one: EftaiosState, other: EftaiosState) -> None:
    """Nobody but the first player can tell two states apart."""
    for viewer in range(1, one.players):
        assert one.view(viewer).to_json() == other.view(viewer).to_json()
    assert one.view(0).to_json() != other.view(0).to_json()


def test_others_do_not_learn_where_somebody_moved():
    assert_alike(played(("move", "B01")), played(("move", "C02")))


def test_others_do_not_learn_in_which_silent_sector_somebody_is():
    one = played(("move", "D01"), me=human("E02"))
    assert_alike(one, played(("move", "E01"), me=human("E02")))


def test_others_do_not_learn_whether_a_noise_was_chosen():
    one = played(("move", "B01"), deck=["noise_here"])
    other = played(("move", "B01"), ("noise", "B01"), deck=["noise_any"])
    assert_alike(one, other)


def test_others_do_not_learn_whether_silence_was_an_item():
    assert_alike(played(("move", "B01")), played(("move", "B01"), deck=["item:clone"]))


def test_others_do_not_learn_which_of_two_noises_is_the_true_one():
    """EA-I10: the sectors are told in the order of the map."""
    cat = human("C01", "cat")
    here = played(("move", "B01"), ("cat", "item"), ("noise", "C01"), me=cat, deck=["noise_here"])
    anywhere = played(
        *(("move", "B01"), ("cat", "item"), ("noise", "C01"), ("noise", "B01")),
        me=cat,
        deck=["noise_any"],
    )
    assert here.view(1).to_json() == anywhere.view(1).to_json()


def test_others_do_not_learn_that_the_executive_officer_stayed():
    officer = human("C01", character="executive_officer")
    assert_alike(played(("wait",), me=officer), played(("move", "B01"), me=officer))


def test_others_do_not_learn_which_item_was_drawn_or_discarded():
    def drawing(item):
        state = scene(
            game(*ROWS, rules="black-advanced"),
            human("C01", "defence", "defence", "defence"),
            alien("F01"),
        )
        only(state.sector_deck, "noise_here+item")
        only(state.item_deck, item)
        do(state, "move", "B01")
        do(state, "discard", item)
        return state

    assert_alike(drawing("attack"), drawing("sedatives"))


def test_others_do_not_learn_which_card_the_engineer_left():
    def choosing(*deck):
        state = scene(game("Hdd1ddA2"), human("C01", character="engineer"), alien("F01"))
        only(state.pod_deck, *deck)
        do(state, "move", "D01")
        while state.phase == "pod_card":
            do(state, "pod_card", "red")
        return state

    one, other = choosing("red", "red"), choosing("red", "green")
    assert one.view(1).to_json() == other.view(1).to_json()


def test_g_4_others_do_not_learn_which_item_was_used():
    quiet = {"declared_items": ("teleport", "defence"), "rules": "black-advanced"}
    one = played(("item", "adrenaline"), me=human("C01", "adrenaline"), **quiet)
    other = played(("item", "sedatives"), me=human("C01", "sedatives"), **quiet)
    assert_alike(one, other)


def test_g_4_the_owner_knows_what_it_used():
    state = played(
        ("item", "sedatives"), me=human("C01", "sedatives"), declared_items=("teleport",)
    )
    assert heard(state, 0, "item_unseen") == [(0, "sedatives", NOBODY)]


def test_a_3_others_do_not_learn_that_somebody_was_killed():
    def attacking(victim_at):
        state = scene(
            game(*ROWS, deaths_announced=False, fed_by=()),
            alien("B01"),
            human("F01"),
            human(victim_at, "cat"),
        )
        do(state, "move", "C01")
        do(state, "attack")
        return state

    hit, missed = attacking("C01"), attacking("E01")
    for viewer in (0, 1):
        assert hit.view(viewer).to_json() == missed.view(viewer).to_json()
    assert heard(hit, 2, "killed_quietly") == [(2, 0)]


def test_a_3_nobody_learns_of_the_killed_at_their_next_turn_either():
    state = scene(
        game(*ROWS, rules="black-advanced", deaths_announced=False),
        *(alien("B01"), human("C01"), human("F01")),
    )
    do(state, "move", "C01")
    do(state, "attack")
    until(state, 2)
    assert heard(state, 2, "silent") == [(1,)]
    assert state.view(2).fates[1] == ABOARD
    assert state.view(2).known_characters[1] == ""


def test_deciding_is_nobody_elses_business():
    state = scene(game(*ROWS), alien("B01"), human("C01", "defence"), human("F01"))
    do(state, "move", "C01")
    do(state, "attack")
    assert state.view(1).phase == "react"
    assert [state.view(viewer).phase for viewer in (0, 2)] == ["", ""]
    assert [state.view(viewer).legal() for viewer in (0, 2)] == [(), ()]
