"""The chance to win along a recorded game, worked out in a process of its own and so without Qt."""

import os
from collections.abc import Sequence
from typing import TypeAlias

from hullwright.engines.bot_table import bots, usual_bot
from hullwright.engines.lab.chances import PlayedCourse, TurnChance, chances, ends_first
from hullwright.engines.lab.party_words import party_titles
from hullwright.engines.simulation.seats import BotKind
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import Message
from hullwright.schema.processes.child import Child
from hullwright.schema.processes.executor import ChildExecutor
from hullwright.schema.records import Json

from ..games.travelling_game import TravellingGame, prepared_here
from ..inspection.answers import step_back

MOST_PROCESSES = 8
KnownChances: TypeAlias = tuple[tuple[Message, ...], tuple[TurnChance, ...]]
"""What the parties are called, and the turns that are known, in their order."""


def win_chances(
    child: Child,
    document: MapDocument,
    scenario: Scenario,
    players: int,
    seed: int,
    actions: Sequence[Json],
    playouts: int,
) -> KnownChances:
    """Return how a recorded game stood at each of its turns, and report on the way what is known."""
    step_back()
    prepared = prepared_here(document, scenario)
    game = prepared.scenario.game
    name = usual_bot(game)
    kinds = (BotKind(name, bots(game)[name]),)
    course = PlayedCourse(
        *(TravellingGame(prepared), players, seed, tuple(actions), kinds, playouts)
    )
    titles = tuple(party_titles(course.parties, prepared, course.loaded))
    order = ends_first(course.turns)
    processes = min((os.cpu_count() or 1) - 1, MOST_PROCESSES)
    executor = ChildExecutor(processes) if processes > 1 else None
    found: list[TurnChance] = []
    try:
        for each in chances(course, executor, order):
            found.append(each)
            child.report(len(found) / len(order), (titles, _in_order(found)))
    finally:
        if executor is not None:
            executor.dismiss()
    return titles, _in_order(found)


def _in_order(found: Sequence[TurnChance]) -> tuple[TurnChance, ...]:
    return tuple(sorted(found, key=lambda each: each.done))
