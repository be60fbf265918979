"""Items and the abilities that are like them (EA-I, EA-C)."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ..contract import Action
from . import attacks, cards, endings
from .fates import ABOARD, NOBODY
from .set_up import human_sector
from .turn_constants import TURNS
from .zone import HUMAN_SIDE

if TYPE_CHECKING:
    from ..base_state import Frame
    from .options import PlayerOptions
    from .state import EftaiosState

END: Action = ("end",)


def legal_end(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return what may still be used after the sector is resolved, and to end the turn."""
    player = frame[1]
    options = state.options_of(player)
    if state.fates[player] != ABOARD or state.waiting[player] != NOBODY:
        return (END,)
    return (END, *late_uses(state, player, options))


def late_uses(state: "EftaiosState", player: int, options: "PlayerOptions") -> tuple[Action, ...]:
    """Return what may be used at any point after moving (EA-I)."""
    found = _elsewhere(state, player, options.late)
    return found + aimed(state, player, options.aims_late) if options.aims_late else found


def _elsewhere(state: "EftaiosState", player: int, late: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return what does not lead back to where the turn began (EA-T2)."""
    if late and began_at(state, player) in state.game.zone.starts[HUMAN_SIDE][:1]:
        return tuple(each for each in late if each[1] != "teleport")
    return late


def began_at(state: "EftaiosState", player: int) -> int:
    """Return where the player in turn began it: from where it first went since, or where it is."""
    began = state.positions[player]
    for event in reversed(state.events):
        if event == TURNS[player]:
            break
        if event[1] == player and event[0] in {"moved", "teleported"}:
            began = event[2]
    return began


def any_use(state: "EftaiosState", player: int, options: "PlayerOptions") -> bool:
    """Tell whether a player could still use something after moving."""
    if not (options.late or options.aims_late):
        return False
    if state.fates[player] != ABOARD or state.waiting[player] != NOBODY:
        return False
    return "spotlight" in options.aims_late or bool(late_uses(state, player, options))


def aimed(state: "EftaiosState", player: int, what: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the uses of items and abilities that are aimed at something, one for each target."""
    found: list[Action] = []
    for each in what:
        if each == "spotlight":
            found.extend(state.game.zone.spotlights(state.roles))
        elif each == "sensor":
            found.extend(
                ("item", each, other) for other in _others(state, player) if _on_map(state, other)
            )
        elif each == "mutation":
            found.extend([("item", each)] if endings.may_mutate(state, player) else ())
        else:
            hidden = (other for other in _others(state, player) if not state.revealed[other])
            found.extend(("ability", each, other) for other in hidden)
    return tuple(found)


def _others(state: "EftaiosState", player: int) -> Iterator[int]:
    """Yield the other players that everybody believes aboard."""
    for other in range(state.players):
        if other != player and state.known_fates[other] == ABOARD:
            yield other


def _on_map(state: "EftaiosState", player: int) -> bool:
    """Tell whether everybody believes a player to be somewhere on the map (EA-I8)."""
    return state.waiting[player] == NOBODY or not state.game.ruleset.deaths_announced


def use(state: "EftaiosState", player: int, action: Action) -> None:
    """Use an item or an ability during the own turn."""
    how, what, *target = action
    told = spend(state, player, what, how, *target)
    effect = EFFECTS[what] if told else UNSEEN.get(what, EFFECTS[what])
    effect(state, player, *target)


def spend(state: "EftaiosState", player: int, what: str, how: str, target: int = NOBODY) -> bool:
    """Take away what is used; tell of it, if the rules demand that, and whether they do (EA-I, G.4)."""
    if how == "ability":
        state.powers[player].remove(ABILITIES[what])
        seen = what not in LIKE_ALIENS
        state.tell("ability" if seen else "ability_unseen", player, what, target)
        if what == "teleport" or (what == "identity" and state.game.ruleset.examiner_shows_itself):
            attacks.reveal(state, player)
        return seen
    declared = what in state.game.ruleset.declared_items
    state.tell("item" if declared else "item_unseen", player, what, target)
    cards.use_up(state, player, what)
    return declared


ABILITIES = {
    "teleport": "teleport_once",
    "identity": "force_identity_once",
    "attack": "attack_once",
    "cat": "cat_once",
}
"""The ability behind each thing that can be done without a card."""

LIKE_ALIENS = ("attack",)
"""What looks to the table as if an Alien did it (EA-C4)."""


def _teleport(state: "EftaiosState", player: int) -> None:
    """Go to the Human sector (EA-I2, EA-C6)."""
    state.tell("teleported", player, state.positions[player])
    state.positions[player] = human_sector(state)


def _teleport_unseen(state: "EftaiosState", player: int) -> None:
    """Go to the Human sector without a word."""
    state.tell("moved", player, state.positions[player], human_sector(state))
    state.positions[player] = human_sector(state)


def _adrenaline(state: "EftaiosState", _: int) -> None:
    """Give one more sector; a second card gives no more (EA-I3)."""
    state.extra_steps = 1


def _sedatives(state: "EftaiosState", _: int) -> None:
    state.sedated = True


def _spotlight(state: "EftaiosState", _: int, space: int) -> None:
    """Everyone in the sector or beside it announces the exact position (EA-I6)."""
    lit = {space, *state.game.zone.neighbours[space]}
    for other in range(state.players):
        if place_of(state, other) in lit:
            locate(state, other)


def _sensor(state: "EftaiosState", _: int, other: int) -> None:
    locate(state, other)


def locate(state: "EftaiosState", player: int) -> None:
    """Have a player announce where it is; the Invisible shows itself again instead (EA-I8, EA-C13)."""
    place = place_of(state, player)
    if place == NOBODY:
        return
    if "unseen" in state.powers[player]:
        attacks.show(state, player)
    else:
        state.tell("position", player, place)


def place_of(state: "EftaiosState", player: int) -> int:
    """Return where a player is; the killed of whom nobody knows answer from where they fell (A.3)."""
    place = state.positions[player]
    return state.fallen[player] if place == NOBODY else place


def _mutation(state: "EftaiosState", player: int) -> None:
    """Become an Alien on the spot (EA-I9)."""
    attacks.become_alien(state, player, told=True)
    endings.check(state, escaped=False)


def _mutation_unseen(state: "EftaiosState", player: int) -> None:
    """Become an Alien without a word (EA-I9, G.4)."""
    attacks.become_alien(state, player, told=False)
    endings.check(state, escaped=False)


def _identity(state: "EftaiosState", _: int, other: int) -> None:
    """Force a player to reveal its identity (EA-C8)."""
    attacks.reveal(state, other)


EFFECTS: dict[str, Callable[..., None]] = {
    "teleport": _teleport,
    "adrenaline": _adrenaline,
    "sedatives": _sedatives,
    "spotlight": _spotlight,
    "sensor": _sensor,
    "mutation": _mutation,
    "identity": _identity,
}
"""What each item and ability does during the own turn."""

UNSEEN: dict[str, Callable[..., None]] = {
    "teleport": _teleport_unseen,
    "mutation": _mutation_unseen,
}
"""What those items do whose effect would tell of a use that nobody is to know of (G.4)."""
