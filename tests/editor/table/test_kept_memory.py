"""Memory of a table: of a game that goes on and on little more is kept, and of one that everybody has left its record."""

from collections.abc import Sequence
from random import Random

from tests.waiting import wait_until

from .hosted import Caller, Hosted, hosted, opened
from .kept_bytes import kept_bytes
from .long_games import lasting
from .test_guests import asked, decide

NAMES = ("Ana", "Ben", "Eva", "Tom", "Kim", "Leo", "Mia", "Noa")
MOST_BYTES_OF_AN_ACTION = 400
"""For all eight seats together: the action, what happened by it, and which of it stands in each seat's log."""
MOST_BYTES_OF_A_LEFT_ACTION = 300
"""For the game alone, which nobody looks at."""


def play_on(table: Hosted, guests: Sequence[Caller], chance: Random, count: int) -> None:
    for _ in range(count):
        mover = guests[table.table.session.state.to_move]
        decide(asked(mover), chance, lasting)


def settled(table: Hosted, guests: Sequence[Caller], chance: Random) -> int:
    """Return the least that is kept during some actions, everybody told of each: choices and noises come and go."""
    found = []
    for _ in range(10):
        play_on(table, guests, chance, 3)
        wait_until(lambda: not is_telling(table))
        found.append(kept_bytes(table.table))
    return min(found)


def is_telling(table: Hosted) -> bool:
    """Tell whether somebody has still to hear what is new: until then what they knew last is kept for each of them."""
    return any(each.is_noted or each._waiting for each in table.table.guests)


def test_memory_of_a_table_hardly_grows_with_its_game(tmp_path):
    with hosted(opened("eftaios", tmp_path, players=len(NAMES))) as table:
        guests, chance = table.seated(*NAMES), Random(1)
        play_on(table, guests, chance, 60)
        early = settled(table, guests, chance)
        play_on(table, guests, chance, 170)
        late = settled(table, guests, chance)
    assert late - early < 200 * MOST_BYTES_OF_AN_ACTION


def test_of_a_table_that_everybody_has_left_the_record_of_its_game_is_kept(tmp_path):
    with hosted(opened("eftaios", tmp_path, players=len(NAMES))) as table:
        empty = kept_bytes(table.table)
        guests, chance = table.seated(*NAMES), Random(1)
        play_on(table, guests, chance, 200)
        for each in guests:
            each.close()
        wait_until(lambda: not table.table.guests)
        left = kept_bytes(table.table)
    assert left - empty < 200 * MOST_BYTES_OF_A_LEFT_ACTION


def test_who_comes_back_to_a_table_that_everybody_had_left_reads_all_of_its_log(tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        guests, chance = table.seated(*NAMES[:4]), Random(1)
        play_on(table, guests, chance, 30)
        mover = asked(guests[table.table.session.state.to_move])
        log, desk = list(mover.log), dict(mover.desk)
        for each in guests:
            each.close()
        wait_until(lambda: not table.table.guests)
        again = table.guest(mover.key).with_desk()
        assert again.log == log
        assert again.desk["choices"] == desk["choices"]
        assert again.desk["drawing"] == desk["drawing"]
