"""A state told to others: as JSON, as text for people, and why an action is not legal."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeGuard

from hullwright.schema.kinds.hex_zone.layout import SIDES
from hullwright.schema.messages import Message, Say, message, verbatim
from hullwright.schema.records import JsonObject

from ..base_state import refusal
from ..contract import Action
from ..state_words import over, plain, turn_of
from .fates import FATES, NOBODY
from .items import began_at
from .own_pieces import own_titles
from .vocabulary import NUMBERED
from .zone import ALIEN_SIDE, ALIEN_START, HULL, HUMAN_START, POD, SILENT

if TYPE_CHECKING:
    from .state import EftaiosState


def explained(state: "EftaiosState", action: Action) -> Message | None:
    """Return why an action is not legal now, or None if it is."""
    why = None
    if len(action) == 2 and action[0] == "move" and _is_sector(action[1], state):
        why = _no_way(state, action[1])
    return refusal(state, action, why)


def _is_sector(value: object, state: "EftaiosState") -> TypeGuard[int]:
    return isinstance(value, int) and 0 <= value < len(state.game.zone.ids)


def _no_way(state: "EftaiosState", space: int) -> Message:
    """Return why the player to move can't move to a sector (EA-T1 … EA-T4)."""
    role, player = state.roles[space], state.to_move
    sector = state.game.zone.ids[space]
    if space in {state.positions[player], began_at(state, player)}:
        return message("A move can't end in {sector}, where it began.", sector=sector)
    if role in {HUMAN_START, ALIEN_START}:
        return message("Nobody may re-enter a start sector, so {sector} is closed.", sector=sector)
    if state.closed >> space & 1 or role == HULL:
        return _closed(state, space)
    if role == POD and state.sides[player] == ALIEN_SIDE:
        return message("{sector} is a pod, and only Humans may end a move there.", sector=sector)
    if role == SILENT and SIDES[state.sides[player]] not in state.game.ruleset.silent_open_to:
        return message("{sector} is silent, and silent sectors are sealed.", sector=sector)
    return _out_of_reach(state, space, player)


def _closed(state: "EftaiosState", space: int) -> Message:
    """Return that a sector is closed: for good, or until its seal opens."""
    sector = state.game.zone.ids[space]
    if state.sealed >> space & 1:
        return message("{sector} is still sealed.", sector=sector)
    return message("{sector} is closed to everyone.", sector=sector)


def _out_of_reach(state: "EftaiosState", space: int, player: int) -> Message:
    """Return that no way leads to a sector, or that its kind lets nobody of a side end there."""
    sector, side = state.game.zone.ids[space], state.sides[player]
    if space in state.game.zone.specials.admissions[side].shut_ends:
        return message("{sector} is not open to player {player}.", sector=sector, player=player + 1)
    return message(
        "{sector} is out of reach for player {player}.", sector=sector, player=player + 1
    )


def state_json(state: "EftaiosState") -> JsonObject:
    """Return the whole state, secrets included; equal states have equal JSON."""
    ids = state.game.zone.ids
    return {
        **state.common_json(),
        "first": state.first,
        "players": [_player_json(state, player) for player in range(state.players)],
        "extra_steps": state.extra_steps,
        "sedated": state.sedated,
        "sector_deck": list(state.sector_deck),
        "sector_discard": list(state.sector_discard),
        "item_deck": list(state.item_deck),
        "item_discard": list(state.item_discard),
        "pod_deck": list(state.pod_deck),
        "pod_discard": list(state.pod_discard),
        "removed": list(state.removed),
        "closed": [ids[n] for n in range(len(ids)) if state.closed >> n & 1],
        "sealed": [ids[n] for n in range(len(ids)) if state.sealed >> n & 1],
        "marks": [[what, place, count] for (what, place), count in sorted(state.marks.items())],
        "spent": [ids[n] for n in range(len(ids)) if state.spent >> n & 1],
        "roles": state.roles.hex(),
    }


def _player_json(state: "EftaiosState", player: int) -> JsonObject:
    ids, at = state.game.zone.ids, state.positions[player]
    return {
        "side": SIDES[state.sides[player]],
        "born": SIDES[state.born[player]],
        "character": state.characters[player],
        "fate": FATES[state.fates[player]],
        "known_fate": FATES[state.known_fates[player]],
        "position": ids[at] if at != NOBODY else None,
        "waiting": state.waiting[player],
        "fallen": state.fallen[player],
        "first": state.firsts[player],
        "lost": state.lost[player],
        "vanished": state.vanished[player],
        "speed": state.speeds[player],
        "kills": state.kills[player],
        "hand": sorted(state.hands[player]),
        "covers": state.covers[player],
        "shown": list(state.shown[player]),
        "uses": dict(state.uses[player]),
        "powers": list(state.powers[player]),
        "revealed": state.revealed[player],
        "visits": state.visits[player],
    }


def state_text(state: "EftaiosState", say: Say = str) -> str:
    """Return the whole state for people to read: a line for each player."""
    own = own_titles(state.game.ruleset, "en")
    lines = [say(turn_of(state.round, state.turn))]
    for number, each in enumerate(state_json(state)["players"], 1):
        hand = ", ".join(say(_called(item, own)) for item in each["hand"]) or "–"
        lines.append(
            f"  {number}  {say(message(each['side'])):<6} {say(_called(each['character'], own)):<18} "
            f"{each['position'] or '–':<5} {say(message(each['fate'])):<10} {hand}"
        )
    if state.outcome:
        lines.append(say(over(state.outcome.reason, state.outcome.winners)))
    return "\n".join(lines)


def _called(name: str, own: Mapping[str, str]) -> Message:
    """Return what people call an item or a character."""
    if name in own:
        return verbatim(own[name])
    if name in NUMBERED:
        return message("Alien {number}", number=NUMBERED.index(name) + 1)
    return message(plain(name))
