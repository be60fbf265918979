"""A state told to others: names of crew and places, JSON, text for people, and why an action is not legal."""

from typing import TYPE_CHECKING

from hullwright.schema.checks.sentences.station import BACKS
from hullwright.schema.messages import Message, Say, message
from hullwright.schema.records import JsonObject

from ..base_state import refusal
from ..contract import Action
from ..state_words import over, plain, turn_of
from .chart import cells_of
from .endings import standing
from .places import ABSENT, LOST, WAITING, jump_point_of
from .vocabulary import NONE, SHIPS

if TYPE_CHECKING:
    from .game import SpaceAttackGame
    from .state import SpaceAttackState

BESIDE = {WAITING: "waiting", LOST: "lost", ABSENT: "absent"}
"""The places beside the board in a word."""


def crew_name(game: "SpaceAttackGame", crew: int) -> str:
    """Return how a crew is called: its colour and its number there, both from 1."""
    colour, number = divmod(crew, game.crew_of_a_colour)
    return f"{colour + 1}-{number + 1}"


def place_name(state: "SpaceAttackState", crew: int) -> str:
    """Return where a crew is: a cell, with its ship if it is aboard one, or a place beside the board."""
    at, ship, chart = state.where[crew], state.aboard[crew], state.game.chart
    if at in BESIDE:
        return BESIDE[at]
    if at < 0:
        return f"saved {chart.jump_points[jump_point_of(at)]}"
    if ship != NONE:
        return f"{SHIPS[state.ship_kinds[ship]]} {chart.ids[at]}"
    return f"{'drifting' if state.is_open(at) else 'tile'} {chart.ids[at]}"


def explained(state: "SpaceAttackState", action: Action) -> Message | None:
    """Return why an action is not legal now, or None if it is."""
    why = None
    if state.outcome is None and state.phase == "remove" and len(action) == 2:
        why = _not_removable(state, action[1])
    return refusal(state, action, why)


def _not_removable(state: "SpaceAttackState", cell: object) -> Message | None:
    """Return why a tile may not be removed now (SA-65 … SA-67)."""
    if not isinstance(cell, int) or not 0 <= cell < len(state.classes):
        return None
    name = state.game.chart.ids[cell]
    if state.is_open(cell):
        return message("There is no tile on {cell}.", cell=name)
    lowest = min(state.classes[each] for each in cells_of(state.station))
    if state.classes[cell] != lowest:
        return message(
            "The tile on {cell} can't be removed before all tiles of the class {lowest} are gone.",
            cell=name,
            lowest=state.game.class_names[lowest],
        )
    return message(
        "The tile on {cell} does not touch open space, while others of its class do.", cell=name
    )


def state_json(state: "SpaceAttackState") -> JsonObject:
    """Return the whole state, secrets included; equal states have equal JSON."""
    ids, names = state.game.chart.ids, state.game.bestiary.names
    return {
        **state.common_json(),
        "first": state.first,
        "crew": {
            crew_name(state.game, crew): [place_name(state, crew), value]
            for crew, value in enumerate(state.values)
        },
        "unplaced": [list(each) for each in state.unplaced],
        "numbers": [list(each) for each in state.numbers],
        "pods_left": list(state.pods_left),
        "ships": [
            [SHIPS[kind], ids[at] if at != NONE else None]
            for kind, at in zip(state.ship_kinds, state.ship_at, strict=True)
        ],
        "creatures": {
            name: {ids[cell]: number for cell, number in sorted(each.items())}
            for name, each in zip(names, state.creatures, strict=True)
        },
        "captured": [list(each) for each in state.captured],
        "supply": {
            **dict(zip(names, state.supply, strict=True)),
            **dict(zip(SHIPS, state.hangar, strict=True)),
        },
        "gone": dict(zip(names, state.gone, strict=True)),
        "tiles": {
            ids[cell]: [state.game.class_names[state.classes[cell]], state.backs[cell]]
            for cell in cells_of(state.station)
        },
        "hands": [[[ids[cell], state.backs[cell]] for cell in hand] for hand in state.hands],
        "stepped": state.stepped,
        "flown": state.flown,
        "last_round": state.last_round,
    }


def _back(state: "SpaceAttackState", cell: int, say: Say) -> str:
    """Return what the back of a tile is called: by the designer, by us, or by its name."""
    name = state.backs[cell]
    title = state.game.titles.get(name) or BACKS.get(name)
    return say(title) if title else plain(name)


def state_text(state: "SpaceAttackState", say: Say = str) -> str:
    """Return the whole state for people to read: a line for each player."""
    tiles = state.station.bit_count()
    lines = [say(turn_of(state.round, state.turn)), say(message("tiles: {count}", count=tiles))]
    for player in range(state.players):
        crew = " ".join(
            f"{state.values[each]}@{place_name(state, each)}"
            for each, owner in enumerate(state.owners)
            if owner == player and state.where[each] >= 0
        )
        hand = ", ".join(_back(state, cell, say) for cell in state.hands[player])
        score = standing(state, player).score
        points = say(message("points: {count}", count=score))
        lines.append(f"  {player + 1}  {points}  {crew or '–'}  [{hand or '–'}]")
    if state.outcome:
        lines.append(say(over(state.outcome.reason, state.outcome.winners)))
    return "\n".join(lines)
