"""The events of the game in words: a sentence for each kind, and what stands in its gaps."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from hullwright.engines.space_attack.events import KINDS
from hullwright.engines.space_attack.game import SpaceAttackGame
from hullwright.engines.space_attack.state_text import crew_name
from hullwright.schema.messages import english

from ...words import tr
from ..telling import Telling, Words, player_name
from .terms import TERMS

QUIET = ("turn",)
"""Kinds that are not told, because the next event says the same."""

WORDS: Mapping[str, Words] = {
    "begins": Words(english("{player} begins.")),
    "round": Words(english("Round {round}")),
    "placed": Words(
        english("{player} places crew {crew} (value {value}) on {cell}."),
        english("{player} places crew {crew} on {cell}."),
    ),
    "berthed": Words(english("{player} places a pod on {cell}.")),
    "released": Words(english("{player} releases a captured {kind} on {cell}.")),
    "walk": Words(english("{player}: crew {crew} walks from {from} to {to}.")),
    "board": Words(english("{player}: crew {crew} boards the ship on {to}.")),
    "transfer": Words(
        english("{player}: crew {crew} changes from the ship on {from} to that on {to}.")
    ),
    "step_out": Words(english("{player}: crew {crew} leaves the station and drifts to {to}.")),
    "drift": Words(english("{player}: crew {crew} drifts from {from} to {to}.")),
    "bail_out": Words(english("{player}: crew {crew} leaves its ship and drifts on {cell}.")),
    "climb": Words(english("{player}: crew {crew} climbs aboard on {cell}.")),
    "jump": Words(
        english("{player}: crew {crew} is saved through the gate {cell} to {jump_point}!")
    ),
    "pod": Words(english("{player} moves a pod from {from} to {to}.")),
    "fighter": Words(english("{player} flies a fighter from {from} to {to}.")),
    "fire": Words(english("{player} fires the turret of {from} at {to}.")),
    "captured": Words(
        english("{player} captures on {cell}: Queens {queens}, Spawn {spawn}, Warriors {warriors}.")
    ),
    "stolen": Words(
        english(
            "{player} steals what {captor} has captured: Queens {queens}, Spawn {spawn}, Warriors {warriors}."
        )
    ),
    "played": Words(english("{player} plays a tile: {back}.")),
    "swap": Words(
        english("{player} swaps crew {crew} on {cell} and crew {other} on {other_cell}.")
    ),
    "to_tile": Words(
        english("{player} brings crew {crew} from {from} back to the station on {to}.")
    ),
    "to_ship": Words(english("{player} brings crew {crew} from {from} aboard the ship on {to}.")),
    "ship": Words(english("{player} moves an empty ship ({kind}) from {from} to {to}.")),
    "teleport": Words(english("{player} teleports a {kind} from {from} to {to}.")),
    "hatched": Words(english("{player}: a {kind} hatches on {cell}.")),
    "removed": Words(english("{player} removes the tile ({class}) of {cell}.")),
    "kept": Words(english("{player} keeps it: {back}."), english("{player} keeps it.")),
    "revealed": Words(english("{player} turns it over: {back}.")),
    "appeared": Words(english("A token appears on {cell}: {kind}.")),
    "taken_aboard": Words(english("{player}: crew {crew} is taken aboard on {cell}.")),
    "black_hole": Words(english("A black hole swallows everything on {cell} and around it.")),
    "rolled": Words(english("{player} rolls: {kind}.")),
    "evolved": Words(english("{player} lets the {kind} on {cell} evolve: {into}.")),
    "creature": Words(english("{player} moves a {kind} from {from} to {to}.")),
    "turned_away": Words(english("{player} turns the {kind} on {from} away to {to}.")),
    "lost": Words(english("{player} loses crew {crew} on {cell} ({cause}).")),
    "wrecked": Words(english("The ship on {cell} is gone: {kind}.")),
    "left_behind": Words(english("{player}: crew {crew} is left behind on {cell}.")),
    "scored": Words(
        english(
            "{player} has {points} points: crew saved {saved}, Jump Points reached {jump_points}."
        )
    ),
    "won": Words(english("{player} has won.")),
}
"""A sentence for every kind of event but the quiet ones."""

CELLS = frozenset({"cell", "from", "to", "other_cell"})
CREW = frozenset({"crew", "other"})
NAMED = frozenset({"kind", "into", "back", "class", "cause"})


def telling(game: SpaceAttackGame, seat: int | None = None) -> Telling:
    """Return what tells the events of a game, to a seat or to everybody."""
    return Telling(KINDS, WORDS, partial(_worded, game, seat), seat, QUIET)


def _worded(
    game: SpaceAttackGame, seat: int | None, name: str, value: Any, _: Sequence[Any]
) -> Any:
    """Return a value of an event in words, by the name of its field."""
    if name in CELLS:
        return game.chart.ids[value]
    if name in CREW:
        return crew_name(game, value)
    if name == "captor":
        return player_name(value, seat)
    return named(value) if name in NAMED else value


def named(word: str) -> str:
    """Return how something is called; what a designer made up, by its own name."""
    return tr(TERMS[word]) if word in TERMS else word
