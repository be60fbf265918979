"""Recordings: a game as its seed and actions, and the way back from them to the same final state."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from hullwright.schema.documents.recordings import RecordedOutcome, Recording, Seat

from .claims import Replayed, differences, notes_of
from .contract import Action, State
from .loader import plain_scenario, prepared
from .preparation import Prepared
from .rules.book import RuleBook


def record(
    played: Prepared, seats: Sequence[Seat], seed: int, actions: Iterable[Action], state: State
) -> Recording:
    """Return the recording of a game that came to a state, whether it is over or not."""
    result = state.result()
    recording = Recording(
        game=played.scenario.game,
        engine=played.engine.version,
        seed=seed,
        seats=tuple(seats),
        map=played.original,
        scenario=played.scenario,
        actions=tuple(played.game.action_to_json(action) for action in actions),
        outcome=RecordedOutcome(winners=result.winners, reason=result.reason, scores=result.scores)
        if result
        else None,
    )
    return replace(recording, notes=notes_of(Replayed(recording, played, state)))


def replay(recording: Recording, book: RuleBook, to: int | None = None) -> State:
    """Return the state after a recording's actions, or after the first few of them.

    Raises CannotPlay if the game can't be loaded, and Illegal at the first action that is not legal.
    """
    return replay_on(prepared_again(recording, book), recording, to)


def prepared_again(recording: Recording, book: RuleBook) -> Prepared:
    """Return the map and the scenario of a recording, ready to be played again."""
    document = recording.map
    scenario = recording.scenario or plain_scenario(document, name=document.name)
    return prepared(document, scenario, book)


def replay_on(played: Prepared, recording: Recording, to: int | None = None) -> State:
    """Return the state after a recording's actions on what it was recorded with, made ready before."""
    actions = recording.actions[:to]
    state: State = played.game.replay(len(recording.seats), recording.seed, actions)
    return state


def agrees(recording: Recording, state: State, book: RuleBook) -> bool:
    """Tell whether everything that a recording says is what a replay came to."""
    found = Replayed(recording, prepared_again(recording, book), state)
    return not any(differences(found))
