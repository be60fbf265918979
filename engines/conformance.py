"""The conformance suite: what must hold for any engine, ours or anybody's.

    for finding in violations(game, games=3, seed=1):
        print(finding)

It plays a loaded game by choosing among the legal actions, and yields a sentence for everything
that breaks the contract; nothing found, nothing yielded. What an engine raises by mistake is not
caught: it leads to the line at fault.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.reduction import ForkingPickler
from random import Random
from typing import TypeAlias

from hullwright.schema.messages import Message, english, message

from .contract import Action, Game, Illegal, State
from .trial_games import TrialGame

NO_ACTION: Action = ("no such action",)
"""What no engine can take for an action."""

Check: TypeAlias = Callable[[TrialGame], Iterator[Message]]


def violations(
    game: Game,
    players: Iterable[int] | None = None,
    *,
    games: int = 2,
    seed: int = 0,
    most: int = 20_000,
) -> Iterator[Message]:
    """Yield everything by which a game breaks the contract; without players, at every number."""
    yield from _game_pickles(game)
    for number in game.seats if players is None else players:
        for each in range(seed, seed + games):
            trial = TrialGame(game, number, each, most)
            for check in CHECKS:
                yield from check(trial)


def decisions(trial: TrialGame) -> Iterator[Message]:
    """Yield where nobody has anything to decide though the game has no result, or if it never ends."""
    state, count = trial.begin(), 0
    for number, _ in trial.steps(state):
        count = number + 1
        legal = state.legal()
        if state.to_move not in range(trial.players):
            yield trial.found(
                number, english("{player} is to move, but is not a seat."), player=state.to_move
            )
            return
        if len(set(legal)) < len(legal) or legal != state.legal():
            yield trial.found(
                number, english("Legal actions are listed twice, or not the same way again.")
            )
            return
    if state.result() is None and count < trial.most:
        yield trial.found(count, english("Nothing is legal, but the game has no result."))
    elif state.result() is None:
        yield trial.found(count, english("The game does not end."))


def results(trial: TrialGame) -> Iterator[Message]:
    """Yield what is wrong with a result: winners that are no seats, no reason, scores for some."""
    state, actions = trial.played()
    result = state.result()
    if result is None:
        return
    if sorted(set(result.winners) & set(range(trial.players))) != sorted(result.winners):
        yield trial.found(
            len(actions), english("The winners {winners} are not seats."), winners=result.winners
        )
    if not result.reason:
        yield trial.found(len(actions), english("The result has no reason."))
    if result.scores and len(result.scores) != trial.players:
        yield trial.found(len(actions), english("The scores are not one for each player."))


def same_again(trial: TrialGame) -> Iterator[Message]:
    """Yield if the same seed and the same actions give another game."""
    state, actions = trial.played()
    other = trial.begin()
    for action in actions:
        other.apply(action)
    if _text(other.to_json()) != _text(state.to_json()):
        yield trial.found(len(actions), english("The same seed and actions lead to another state."))


def replays(trial: TrialGame) -> Iterator[Message]:
    """Yield if a recording replays to another state, or one that is not legal is not refused."""
    state, actions = trial.played()
    recorded = [_again(trial.game.action_to_json(action)) for action in actions]
    replayed = trial.game.replay(trial.players, trial.seed, recorded)
    if _text(replayed.to_json()) != _text(state.to_json()):
        yield trial.found(len(actions), english("A recording replays to another state."))
    try:
        trial.game.replay(trial.players, trial.seed, [list(NO_ACTION)])
    except Illegal:
        return
    yield trial.found(
        0, english("A recording of an action that is not legal is replayed all the same.")
    )


def actions_survive(trial: TrialGame) -> Iterator[Message]:
    """Yield if a legal action does not come back from JSON as it was."""
    for count, state in trial.moments():
        for action in state.legal() if state.result() is None else ():
            value = trial.game.action_to_json(action)
            if _text(value) is None or trial.game.action_from_json(_again(value)) != action:
                yield trial.found(
                    count, english("{action} does not come back from JSON."), action=action
                )
                return


def explanations(trial: TrialGame) -> Iterator[Message]:
    """Yield if what is legal is refused, or what is not legal has no explanation."""
    for count, state in trial.moments():
        over = state.result() is not None
        unfair = [each for each in state.legal() if not over and state.explain(each) is not None]
        if unfair:
            yield trial.found(count, english("{action} is legal, but refused."), action=unfair[0])
            return
        if not state.explain(NO_ACTION):
            yield trial.found(
                count, english("{action} is not legal, but not refused."), action=NO_ACTION
            )
            return


def clones(trial: TrialGame) -> Iterator[Message]:
    """Yield if a clone differs, shares something, or comes to another end by the same actions."""
    final, actions = trial.played()
    for count, state in trial.moments():
        before = _text(state.to_json())
        clone = state.clone()
        if _text(clone.to_json()) != before:
            yield trial.found(count, english("A clone differs from its original."))
            return
        for action in actions[count:]:
            clone.apply(action)
        if _text(state.to_json()) != before:
            yield trial.found(count, english("Playing on a clone changes the original."))
            return
        if _text(clone.to_json()) != _text(final.to_json()):
            yield trial.found(count, english("A clone ends differently with the same actions."))
            return


def views(trial: TrialGame) -> Iterator[Message]:
    """Yield if a view is not its player's, can't be written as JSON, or looking changes something."""
    for count, state in trial.moments():
        before = _text(state.to_json())
        for player in range(trial.players):
            view = state.view(player)
            seen = _text(view.to_json())
            if view.player != player or seen is None:
                yield trial.found(
                    count,
                    english(
                        "The view of player {player} belongs to somebody else, or is not JSON."
                    ),
                    player=player,
                )
                return
            if seen != _text(state.view(player).to_json()) or _text(state.to_json()) != before:
                yield trial.found(count, english("Looking at a view changes something."))
                return


def determinised(trial: TrialGame) -> Iterator[Message]:
    """Yield if a determinised state looks different, can't be played, or touches the game itself."""
    chances = list(map(Random, range(trial.players)))
    for count, state in trial.moments():
        before = _text(state.to_json())
        for player, chance in enumerate(chances):
            possible = state.determinise(player, chance)
            if _text(possible.view(player).to_json()) != _text(state.view(player).to_json()):
                yield trial.found(
                    count,
                    english("Determinising changes the view of player {player}."),
                    player=player,
                )
                return
            if possible.result() is None and not possible.legal():
                yield trial.found(count, english("A determinised state can't be played."))
                return
            for _, _ in TrialGame(trial.game, trial.players, trial.seed, 5).steps(possible):
                pass
            if _text(state.to_json()) != before:
                yield trial.found(count, english("Determinising changes the game itself."))
                return


def tellings(trial: TrialGame) -> Iterator[Message]:
    """Yield if a state can't be written as JSON or as text."""
    for count, state in trial.moments():
        if _text(state.to_json()) is None:
            yield trial.found(count, english("The state can't be written as JSON."))
            return
        if not state.to_text(str).strip():
            yield trial.found(count, english("The state has no text."))
            return


def state_pickles(trial: TrialGame) -> Iterator[Message]:
    """Yield if a state that went to another process plays on differently there."""
    final, actions = trial.played()
    for count, state in trial.moments():
        other: State = ForkingPickler.loads(ForkingPickler.dumps(state))
        for action in actions[count:]:
            other.apply(action)
        if _text(other.to_json()) != _text(final.to_json()):
            yield trial.found(
                count, english("A pickled state ends differently with the same actions.")
            )
            return


def _game_pickles(game: Game) -> Iterator[Message]:
    """Yield if a game that went to another process begins differently there."""
    other: Game = ForkingPickler.loads(ForkingPickler.dumps(game))
    players = min(game.seats)
    if _text(other.new_state(players, 1).to_json()) != _text(game.new_state(players, 1).to_json()):
        yield message("A pickled game starts differently from the same seed.")


CHECKS: tuple[Check, ...] = (
    decisions,
    results,
    tellings,
    actions_survive,
    explanations,
    same_again,
    replays,
    clones,
    views,
    determinised,
    state_pickles,
)
"""What is looked at in each game."""


def _text(value: object) -> str | None:
    """Return JSON as one text, so that equal values have equal texts; None if it is no JSON."""
    try:
        return json.dumps(value, sort_keys=True, allow_nan=False)
    except (TypeError, ValueError):
        return None


def _again(value: object) -> object:
    """Return a value as it comes back from a file."""
    return json.loads(json.dumps(value))
