"""The events of the game in words: a sentence for each kind, and what stands in its gaps."""

from collections.abc import Mapping, Sequence
from functools import partial

from hullwright.schema.messages import Message, english, joined, verbatim
from hullwright.schema.records import Json

from ...space_attack.events import KINDS
from ...space_attack.game import SpaceAttackGame
from ...space_attack.state_text import crew_name
from ...space_attack.value_words import VALUE_WORDS
from ..event_text import EventSentences, EventWords, player_name

QUIET = ("turn",)
"""Kinds that are not told, because the next event says the same."""

WORDS: Mapping[str, EventWords] = {
    "begins": EventWords(english("{player} begins.")),
    "round": EventWords(english("Round {round}")),
    "placed": EventWords(english("{player} places crew {crew} on {cell}.")),
    "berthed": EventWords(english("{player} places a pod on {cell}.")),
    "released": EventWords(english("{player} releases a captured {kind} on {cell}.")),
    "walk": EventWords(english("{player}: crew {crew} walks from {from} to {to}.")),
    "board": EventWords(english("{player}: crew {crew} boards the ship on {to}.")),
    "transfer": EventWords(
        english("{player}: crew {crew} changes from the ship on {from} to that on {to}.")
    ),
    "step_out": EventWords(english("{player}: crew {crew} leaves the station and drifts to {to}.")),
    "drift": EventWords(english("{player}: crew {crew} drifts from {from} to {to}.")),
    "bail_out": EventWords(english("{player}: crew {crew} leaves its ship and drifts on {cell}.")),
    "climb": EventWords(english("{player}: crew {crew} climbs aboard on {cell}.")),
    "jump": EventWords(
        english("{player}: crew {crew} is saved through the gate {cell} to {jump_point}!")
    ),
    "pod": EventWords(english("{player} moves a pod from {from} to {to}.")),
    "fighter": EventWords(english("{player} flies a fighter from {from} to {to}.")),
    "fire": EventWords(english("{player} fires the turret of {from} at {to}.")),
    "captured": EventWords(english("{player} captures on {cell}: {creatures}.")),
    "stolen": EventWords(english("{player} steals what {captor} has captured: {creatures}.")),
    "played": EventWords(english("{player} plays a tile: {back}.")),
    "swap": EventWords(
        english("{player} swaps crew {crew} on {cell} and crew {other} on {other_cell}.")
    ),
    "to_tile": EventWords(
        english("{player} brings crew {crew} from {from} back to the station on {to}.")
    ),
    "to_ship": EventWords(
        english("{player} brings crew {crew} from {from} aboard the ship on {to}.")
    ),
    "to_space": EventWords(
        english("{player} brings crew {crew} from {from} into open space on {to}.")
    ),
    "points": EventWords(english("{player} has {points} more movement points.")),
    "ship": EventWords(english("{player} moves a ship ({kind}) from {from} to {to}.")),
    "teleport": EventWords(english("{player} teleports a {kind} from {from} to {to}.")),
    "hatched": EventWords(english("{player}: a {kind} hatches on {cell}.")),
    "removed": EventWords(english("{player} removes the tile ({class}) of {cell}.")),
    "kept": EventWords(english("{player} keeps it: {back}."), english("{player} keeps it.")),
    "revealed": EventWords(english("{player} turns it over: {back}.")),
    "appeared": EventWords(english("A token appears on {cell}: {kind}.")),
    "taken_aboard": EventWords(english("{player}: crew {crew} is taken aboard on {cell}.")),
    "black_hole": EventWords(english("A black hole swallows everything on {cell} and around it.")),
    "rolled": EventWords(english("{player} rolls: {kind}.")),
    "evolved": EventWords(english("{player} lets the {kind} on {cell} evolve: {into}.")),
    "became": EventWords(english("The {kind} on {cell} becomes another creature: {into}.")),
    "taken": EventWords(english("{player} takes the {kind} off {cell}.")),
    "creature": EventWords(english("{player} moves a {kind} from {from} to {to}.")),
    "turned_away": EventWords(english("{player} turns the {kind} on {from} away to {to}.")),
    "lost": EventWords(english("{player} loses crew {crew} on {cell} ({cause}).")),
    "wrecked": EventWords(english("The ship on {cell} is gone: {kind}.")),
    "left_behind": EventWords(english("{player}: crew {crew} is left behind on {cell}.")),
    "scored": EventWords(
        english(
            "{player} has {points} points: crew saved {saved}, Jump Points reached {jump_points}."
        )
    ),
    "won": EventWords(english("{player} has won.")),
}
"""A sentence for every kind of event but the quiet ones."""

CELLS = frozenset({"cell", "from", "to", "other_cell"})
CREW = frozenset({"crew", "other"})
NAMED = frozenset({"kind", "into", "back", "class", "cause"})


def telling(game: SpaceAttackGame, seat: int | None = None) -> EventSentences:
    """Return what tells the events of a game, to a seat or to everybody."""
    return EventSentences(KINDS, WORDS, partial(_worded, game, seat), seat, QUIET)


def _worded(
    game: SpaceAttackGame, seat: int | None, name: str, value: Json, _: Sequence[Json]
) -> Json:
    """Return a value of an event in words, by the name of its field."""
    if name in CELLS:
        return game.chart.ids[value]
    if name in CREW:
        return crew_name(game, value)
    if name == "captor":
        return player_name(value, seat)
    if name == "creatures":
        return joined(named(game, each) for each in value) if value else "–"
    return named(game, value) if name in NAMED else value


def named(game: SpaceAttackGame, word: str) -> Message:
    """Return how something is called: what a designer made up, by its title."""
    return game.titles.get(word) or VALUE_WORDS.terms.get(word) or verbatim(word)
