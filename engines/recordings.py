"""Recordings: a game as its seed and actions, and the way back from them to the same final state."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from hullwright.schema.documents.recordings import RecordedOutcome, Recording, Seat

from .base_state import insist
from .claims import Replayed, differences, notes_of
from .contract import Action, Illegal, State
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


@dataclass(frozen=True)
class PartialReplay:
    """A recording played again as far as its actions are legal."""

    state: State
    done: int
    """How many actions were legal."""
    refused: Illegal | None
    """Why the next one is not, or None if all are."""


def is_of_another_version(recording: Recording, played: Prepared) -> bool:
    """Tell whether a game was recorded under another version of its engine, which may have other rules."""
    return recording.engine != played.engine.version


def replay_as_far(played: Prepared, recording: Recording, to: int | None = None) -> PartialReplay:
    """Return what a recording of another version comes to, up to the first action that is not legal."""
    game = played.game
    state = game.new_state(len(recording.seats), recording.seed)
    done = 0
    for value in recording.actions[:to]:
        try:
            action = game.action_from_json(value)
            insist(state, action)
        except Illegal as reason:
            return PartialReplay(state, done, reason)
        state.apply(action)
        done += 1
    return PartialReplay(state, done, None)


def agrees(recording: Recording, state: State, book: RuleBook) -> bool:
    """Tell whether everything that a recording says is what a replay came to."""
    found = Replayed(recording, prepared_again(recording, book), state)
    return not any(differences(found))
