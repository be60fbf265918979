"""What nobody but its owner may know in No Escape, as pairs of games: hands, drawn tiles, the pile."""

from hullwright.engines.no_escape.engine import ENGINE
from hullwright.engines.no_escape.game import NoEscapeGame
from hullwright.engines.no_escape.state import NoEscapeState

from ..secret_pairs import Rules, SecretPair, Twins
from .arrange import HUB, Seat, do, document, layout, only, scene, seat

STANDARD = ("standard",)
LAY = ("lay", "single", "3,0", 0)
PLAIN = ("single",) * 60
"""A pile in which all tiles are the same, so that chance is the same for both."""


def after(rules: Rules, *seats: Seat, pile: tuple[str, ...] = PLAIN) -> NoEscapeState:
    """Return the state after the first player's turn, in which it laid a tile and did as little as it could."""
    maze = document(layout(roll=1))
    game = NoEscapeGame(ENGINE.resolved(maze, rules.ruleset), rules.ruleset, rules.book)
    state = scene(game, *seats)
    only(state.pile, state, *pile)
    if state.phase == "act":
        do(state, "pass")
    do(state, *LAY)
    while state.turn == 0 and state.result() is None:
        state.apply(state.legal()[0])
    only(state.pile, state, *PLAIN)
    return state


def table(mine: tuple[str, ...], theirs: tuple[str, ...] = ("single",)) -> tuple[Seat, ...]:
    """Return four seats, of which the first and the third hold something."""
    return seat(HUB, None, *mine), seat(), seat(HUB, None, *theirs), seat()


def a_tile_in_hand(rules: Rules) -> Twins | None:
    """NE-21: what is left in a hand after a turn."""
    if rules.ruleset.open_hands:
        return None
    one, other = (after(rules, *table(("single", each))) for each in ("tee", "cross"))
    return Twins(one, other)


def an_action_in_hand(rules: Rules) -> Twins | None:
    """NE-30: that somebody could have played an action tile."""
    if rules.ruleset.open_hands or not rules.ruleset.actions:
        return None
    one, other = (after(rules, *table(("single", each))) for each in ("lockdown", "cross"))
    return Twins(one, other)


def an_abort_that_is_not_played(rules: Rules) -> Twins | None:
    """NE-81: that somebody could have stopped something, and let it pass."""
    if rules.ruleset.open_hands or not rules.ruleset.aborts:
        return None
    one, other = (
        after(rules, *table(("single",), ("single", each))) for each in ("abort_roll", "tee")
    )
    return Twins(one, other, (2,))


def a_drawn_tile(rules: Rules) -> Twins | None:
    """NE-35: which tiles were drawn."""
    if rules.ruleset.open_hands:
        return None
    one, other = (
        after(rules, *table(("single",)), pile=(each,) * 60) for each in ("corner", "triple")
    )
    return Twins(one, other)


PAIRS = tuple(
    SecretPair("no_escape", name, twins, STANDARD)
    for name, twins in (
        ("a tile in hand", a_tile_in_hand),
        ("an action tile in hand", an_action_in_hand),
        ("an abort that is not played", an_abort_that_is_not_played),
        ("a drawn tile", a_drawn_tile),
    )
)
"""Every secret of the game that a player has; what lies in the pile nobody knows at all."""
