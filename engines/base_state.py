"""What games in progress have in common, whatever is played: chance, events, and the stack of decisions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, MutableSequence
from hashlib import sha256
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from hullwright.schema.messages import Message, message
from hullwright.schema.records import JsonObject

from .contract import Action, Illegal, Result, State
from .events import Event, EventKinds

# Any: what stands behind kind and owner differs by the kind, and only its own functions read it.
Frame: TypeAlias = tuple[Any, ...]
"""A pending decision: its kind, its owner, and what it is about."""

# Any: rules remember whatever they like, under names of their own.
Memory: TypeAlias = dict[str, Any]
"""What rules with code remember during a game."""


class PlayedGame(Protocol):
    """What a state asks of its game, whatever is played."""

    @property
    def triggers(self) -> Mapping[str, tuple[Callable[..., None], ...]]:
        """The functions that rules have called at moments of the game."""
        ...

    def named(self, action: Action) -> list[str]:
        """Return what stands behind the word of an action, for people."""
        ...


GameT = TypeVar("GameT", bound=PlayedGame)
CardT = TypeVar("CardT")


class BaseState(ABC, Generic[GameT]):
    """A game in progress, as far as all games are alike. Engines add what is on the table.

    A decision waits on a stack with its owner, so that whoever reacts in the middle of somebody else's
    turn is no special case; the last one is decided first.
    """

    __slots__ = (
        *("chance", "events", "game", "memory", "outcome", "pending", "players", "round", "seed"),
        "turn",
    )

    SHARED: ClassVar[tuple[str, ...]] = ()
    """What a clone has in common with its original until one of them replaces it."""
    PLAIN_LISTS: ClassVar[tuple[str, ...]] = ()
    """What is copied; lists of values that never change, or anything else with a `copy`."""
    NESTED_LISTS: ClassVar[tuple[str, ...]] = ()
    """Lists whose members are copied, too."""
    MORE: ClassVar[tuple[str, ...]] = ()
    """What else is on the table, which the engine copies in a way of its own."""
    CACHES: ClassVar[frozenset[str]] = frozenset()
    """What is worked out on the way, also by those who only ask."""
    OPEN: ClassVar[frozenset[str]] = frozenset()
    """What functions that rules name for a moment may change, caches included."""
    EVENTS: ClassVar[EventKinds] = {}
    """The kinds of events that its views understand."""

    game: GameT
    seed: int
    players: int
    chance: Random
    events: list[Event]
    pending: list[Frame]
    memory: Memory
    outcome: Result | None
    round: int
    turn: int
    """Whose turn it is, whoever decides at the moment."""

    def begin(self, game: GameT, players: int, seed: int) -> None:
        """Set up what all games have; nothing is dealt by that."""
        self.game, self.players, self.seed = game, players, seed
        self.chance = Random(seed)
        self.events = []
        self.pending = []
        self.memory = {}
        self.outcome = None
        self.round = self.turn = 0

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes; engines with more than lists add to it."""
        other = type(self).__new__(type(self))
        other.shared_with(self)
        other.laid_out_as(self)
        return other

    def reshuffled(self, chance: Random) -> Self:
        """Return a copy with the same table before the players, on which chance brings other things from now on."""
        other = self.clone()
        other.seed = chance.getrandbits(32)
        other.chance = Random(other.seed)
        other.reshuffle()
        return other

    def reshuffle(self) -> None:
        """Bring what lies face down, and nobody has seen, into another order; engines with such things say how."""

    def laid_out_as(self, other: Self) -> None:
        """Copy what is on the table from another state, by the names that the engine lists."""
        for name in self.SHARED:
            setattr(self, name, getattr(other, name))
        for name in self.PLAIN_LISTS:
            setattr(self, name, getattr(other, name).copy())
        for name in self.NESTED_LISTS:
            setattr(self, name, [each.copy() for each in getattr(other, name)])

    def shared_with(self, other: Self) -> None:
        """Copy what all games have from another state; a clone begins with that."""
        self.game, self.players, self.seed = other.game, other.players, other.seed
        self.chance = Random()
        self.chance.setstate(other.chance.getstate())
        self.events = other.events.copy()
        self.pending = other.pending.copy()
        self.memory = deep(other.memory)
        self.outcome, self.round, self.turn = other.outcome, other.round, other.turn

    @abstractmethod
    def legal(self) -> tuple[Action, ...]:
        """Return every action that the player to move may choose, never none."""

    @abstractmethod
    def determinise(self, player: int, chance: Random) -> Self:
        """Return a full state that a player could be in, by its view; never touches our own chance."""

    @property
    def to_move(self) -> int:
        """The player who decides now."""
        owner: int = self.pending[-1][1]
        return owner

    @property
    def phase(self) -> str:
        """What is to be decided now."""
        kind: str = self.pending[-1][0]
        return kind

    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        return self.outcome

    def tell(self, *event: object) -> None:
        """Record an event."""
        self.events.append(event)

    def below(self, number: int) -> int:
        """Return a random whole number from 0 to below a number, the same on every machine."""
        return int(self.chance.random() * number)

    def shuffle(self, cards: MutableSequence[CardT]) -> None:
        """Bring cards into a random order, the same on every machine."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def beneath(self) -> object:
        """Return what else on the table must not be changed by strangers, as a value to compare."""
        return None

    def unsound(self, changed: set[str]) -> Iterable[str]:
        """Return what of the things that a function has changed can't be so, by name."""
        del changed
        return ()

    def fire(self, moment: str, **details: object) -> None:
        """Call the rules that wait for a moment; none, no call."""
        for function in self.game.triggers.get(moment, ()):
            function(self, **details)

    def common_json(self) -> JsonObject:
        """Return what the whole state has in every game, secrets included."""
        return {
            "seed": self.seed,
            "round": self.round,
            "turn": self.turn,
            "pending": [list(frame) for frame in self.pending],
            "memory": dict(self.memory),
            "chance": self._chance_mark(),
            "events": [list(event) for event in self.events],
            "result": list(self.outcome.winners) if self.outcome else None,
        }

    def _chance_mark(self) -> str:
        """Return a short text that differs when what chance will bring differs."""
        return sha256(repr(self.chance.getstate()).encode()).hexdigest()[:16]


def refusal(state: BaseState[GameT], action: Action, why: Message | None = None) -> Message | None:
    """Return why an action is not legal now, or None if it is; an engine may know a better reason."""
    if state.outcome is not None:
        return message("The game is over: {reason}.", reason=state.outcome.reason)
    legal = state.legal()
    if action in legal:
        return None
    kinds = sorted({str(each[0]) for each in legal})
    if not action or action[0] not in kinds:
        return message(
            "Player {player} can't “{action}” now; possible actions: {kinds}.",
            player=state.to_move + 1,
            action=action[0] if action else "",
            kinds=", ".join(kinds),
        )
    return why or message(
        "“{action}” is possible for player {player}, but not with {what}.",
        action=action[0],
        player=state.to_move + 1,
        what=", ".join(state.game.named(action)) or "–",
    )


def insist(state: State, action: Action) -> None:
    """Raise Illegal with the reason if an action is not legal now."""
    reason = state.explain(action)
    if reason is not None:
        raise Illegal(reason)


def are_counts(values: object, number: int, most: int = 99) -> bool:
    """Tell whether values are a list of so many counts, none of them below 0 or beyond the most.

    >>> are_counts([0, 3], 2), are_counts([0, -1], 2), are_counts([0], 2)
    (True, False, False)
    """
    return (
        type(values) is list
        and len(values) == number
        and all(type(each) is int and 0 <= each <= most for each in values)
    )


def deep(memory: Memory) -> Memory:
    """Return a copy of what rules remember; most games have none."""
    from copy import deepcopy

    return deepcopy(memory) if memory else {}
