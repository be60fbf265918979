"""What loaded games have in common: seats, recordings, and the functions that rules name."""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar, cast

from hullwright.schema.messages import message
from hullwright.schema.records import Json

from .base_state import insist
from .contract import Action, CannotPlay, Illegal, State
from .rules.book import RuleBook
from .rules.definition import LAYERS, WATCH
from .rules.duties import Duty

StateT = TypeVar("StateT", bound=State)
BehaviourT = TypeVar("BehaviourT", bound=Callable[..., object])


class BaseGame(Generic[StateT]):
    """A map and the rules in force, as far as all games are alike. It never changes."""

    seats: range
    state: Callable[..., StateT]
    """What makes the beginning of a game of this, a number of players and a seed."""
    triggers: Mapping[str, tuple[Callable[..., None], ...]]

    def new_state(self, players: int, seed: int) -> StateT:
        """Return the beginning of a game."""
        if players not in self.seats:
            raise CannotPlay(
                message(
                    "This game is for {least} to {most} players, not for {players}.",
                    least=min(self.seats),
                    most=max(self.seats),
                    players=players,
                )
            )
        return self.state(self, players, seed)

    def replay(self, players: int, seed: int, actions: Iterable[Json]) -> StateT:
        """Return the state after recorded actions; raise Illegal at the first that is not legal."""
        state = self.new_state(players, seed)
        for number, value in enumerate(actions, 1):
            try:
                action = self.action_from_json(value)
                insist(state, action)
            except Illegal as reason:
                raise Illegal(
                    message(
                        "Action {number} can't be replayed: {reason}", number=number, reason=reason
                    )
                ) from None
            state.apply(action)
        return state

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a recording."""
        return list(action)

    def named(self, action: Action) -> list[str]:
        """Return what stands behind the word of an action, which may be a wrong one, for people."""
        return [str(each) for each in action[1:]]

    def action_from_json(self, value: Json) -> Action:
        """Return the action that a recording names; raise Illegal for what is none."""
        return plain_action(value)


def plain_action(value: Json) -> Action:
    """Return a recorded list of words and numbers as an action; raise Illegal for anything else."""
    if not isinstance(value, list) or not value or not all(isinstance(v, str | int) for v in value):
        raise Illegal(message("{value} is not an action.", value=str(value)[:60]))
    return tuple(value)


def behaviour(known: Mapping[str, BehaviourT], name: str, book: RuleBook) -> BehaviourT:
    """Return what a slot of the ruleset names: a behaviour of ours, or a plugin's function."""
    if name in known:
        return known[name]
    # A plugin's function is taken at its word, like every function that a rule names.
    return cast("BehaviourT", book.load(name))


def triggers(named: Iterable[str], book: RuleBook) -> Mapping[str, tuple[Callable[..., None], ...]]:
    """Return the functions for each moment, by layer, then priority, then code."""
    found: dict[str, list[tuple[int, int, str, str, Duty]]] = {}
    for each in named:
        moment, layer, priority, code, name = each.split("|")
        duty = Duty.WATCH if layer == WATCH else Duty.TRIGGER
        found.setdefault(moment, []).append((LAYERS.index(layer), int(priority), code, name, duty))
    return {
        moment: tuple(book.load(name, duty) for *_, name, duty in sorted(entries))
        for moment, entries in found.items()
    }
