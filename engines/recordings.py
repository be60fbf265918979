"""Recordings: a game as its seed and actions, and the way back from them to the same final state."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.recordings import RecordedOutcome, Recording, Seat
from hullwright.schema.documents.scenarios import Scenario

from .contract import Action, State
from .loader import engine, load
from .rules.book import RuleBook

FINAL_STATE = "final_state"
"""The note of a recording that holds the fingerprint of the state after its last action."""


@dataclass(frozen=True)
class Table:
    """What a game is played with: the map, the scenario, and the game loaded from them."""

    document: MapDocument
    scenario: Scenario
    game: Any  # whoever words a game knows which one it is of

    @classmethod
    def set(cls, document: MapDocument, scenario: Scenario, book: RuleBook) -> "Table":
        """Return a table with a map under a scenario, or raise CannotPlay with every reason."""
        return cls(document, scenario, load(document, scenario, book))


def record(
    table: Table, seats: Sequence[Seat], seed: int, actions: Iterable[Action], state: State
) -> Recording:
    """Return the recording of a game that came to a state, whether it is over or not."""
    result = state.result()
    return Recording(
        game=table.scenario.game,
        engine=engine(table.scenario.game).version,
        seed=seed,
        seats=tuple(seats),
        map=table.document,
        scenario=table.scenario,
        actions=tuple(table.game.action_to_json(action) for action in actions),
        outcome=RecordedOutcome(winners=result.winners, reason=result.reason, scores=result.scores)
        if result
        else None,
        notes={FINAL_STATE: fingerprint(state)},
    )


def replay(recording: Recording, book: RuleBook, to: int | None = None) -> State:
    """Return the state after a recording's actions, or after the first few of them.

    Raises CannotPlay if the game can't be loaded, and Illegal at the first action that is not legal.
    """
    game = load(recording.map, recording.scenario, book)
    return game.replay(len(recording.seats), recording.seed, recording.actions[:to])


def fingerprint(state: State) -> str:
    """Return a text that is equal for equal states, secrets and chance included, on every machine."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def agrees(recording: Recording, state: State) -> bool:
    """Tell whether a replay came to the state that was recorded; without a note, to its outcome."""
    expected = (recording.notes or {}).get(FINAL_STATE)
    if expected is not None:
        return expected == fingerprint(state)
    result, outcome = state.result(), recording.outcome
    if result is None or outcome is None:
        return result is None and outcome is None
    return (result.winners, result.reason) == (outcome.winners, outcome.reason)
