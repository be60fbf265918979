"""What is learned from items, abilities and identities that are shown (EA-I, EA-C)."""

from collections.abc import Callable, Iterable, Mapping

from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.hex_zone.layout import SIDES

from .belief_deaths import die
from .belief_table import BeliefTable
from .item_effects import OTHERS
from .items import ABILITIES, ABILITY_EFFECTS
from .zone import ALIEN_SIDE, HUMAN_SIDE


def _item(table: BeliefTable, player: int, item: str, target: int) -> None:
    piece = table.pieces[item]
    for side in (HUMAN_SIDE, ALIEN_SIDE):
        if not table.could_use(player, side, piece):
            table.is_now(player, 1 - side)
    _used(table, piece.effects, target)


def _unseen(table: BeliefTable, _: int, item: str, target: int) -> None:
    """Take in an own item of which the others do not know (G.4)."""
    if "light" in table.pieces[item].does:
        _used(table, table.pieces[item].effects, target)


def _ability(table: BeliefTable, player: int, what: str, target: int) -> None:
    table.is_now(player, HUMAN_SIDE)
    table.identities.shows(player, ABILITIES[what])
    _used(table, ABILITY_EFFECTS[what], target)


def _used(table: BeliefTable, effects: Iterable[Effect], target: int) -> None:
    found = tuple(effects)
    for effect in found:
        learn = _LEARNED_OF.get(effect[DO])
        if learn is not None:
            learn(table, effect, target)
    if not all(each[DO] in _ANSWERED for each in found):
        # Not all that is told then is an answer.
        table.light = None


def _farther(table: BeliefTable, effect: Effect, _: int) -> None:
    table.extra = max(table.extra, effect["steps"])


def _sedated(table: BeliefTable, _: Effect, __: int) -> None:
    table.sedated = True


def _attacks(table: BeliefTable, _: Effect, __: int) -> None:
    table.declared = True


def _two_noises(table: BeliefTable, _: Effect, __: int) -> None:
    table.cat = True


def _light(table: BeliefTable, effect: Effect, target: int) -> None:
    # Whoever uses it may be spared; then its silence tells nothing.
    spared = {table.turn} if effect["whom"] == OTHERS else set()
    table.light = table.zone.around(target, effect["distance"]), spared


_LEARNED_OF: Mapping[str, Callable[[BeliefTable, Effect, int], None]] = {
    "extra_steps": _farther,
    "no_card": _sedated,
    "attack": _attacks,
    "two_noises": _two_noises,
    "light": _light,
}
"""What is learned from an effect itself; of the others, what happens then tells."""
_ANSWERED = frozenset({"light", "ask_near", "ask_where", "say_where", "extra_steps", "no_card"})
"""Effects after which nothing is told but positions."""


def close_light(table: BeliefTable) -> None:
    """Conclude that whoever did not answer a Spotlight is not there (EA-I6)."""
    if table.light is None:
        return
    lit, answered = table.light
    table.light = None
    table.slip(table.turn)
    for player in range(len(table.tracks)):
        if player not in answered and not table.is_on_the_way(player):
            table.narrow(player, ~lit)


def _position(table: BeliefTable, player: int, sector: int) -> None:
    table.identities.lacks(player, "unseen")
    if table.light is not None:
        table.light[1].add(player)
    if player == table.turn:
        table.slip(player)
    table.may_have_moved(player)
    table.stands(player, sector)


def _teleported(table: BeliefTable, player: int, _: int | None) -> None:
    table.may_have_moved(player)
    for track in table.tracks[player]:
        track.place(table.human_sector if track.mask else 0)


def _revealed(table: BeliefTable, player: int, side: str, character: str) -> None:
    shown = SIDES.index(side)
    if player == table.turn and shown == ALIEN_SIDE:
        # It may have turned a moment before, unseen (G.4).
        table.slip(player)
    table.identities.reveal(player, shown, character)
    table.is_now(player, shown)
    if table.light is not None and player not in table.light[1]:
        table.light[1].add(player)
        table.narrow(player, table.light[0])
    if table.victim is not None and table.victim[0] == player:
        die(table, shown)


def _became_alien(table: BeliefTable, player: int, _: int | None) -> None:
    """Turn a Human into an Alien: where it stands, if this is its turn (EA-I9, EA-A3)."""
    table.may_have_moved(player)
    human, alien = table.tracks[player]
    if player == table.turn:
        alien.mask = human.mask
    human.place(0)
    table.identities.turns(player)
    table.speeds[player] = table.rules.alien_speed


LEARNED: dict[str, Callable[..., None]] = {
    "item": _item,
    "item_unseen": _unseen,
    "ability": _ability,
    "position": _position,
    "teleported": _teleported,
    "revealed": _revealed,
    "became_alien": _became_alien,
}
"""What to do with each kind of event."""
