"""Playouts: a game played on to its end from a state that somebody could be in."""

from collections.abc import Callable, Sequence
from random import Random

from ..contract import Action, AnyBot, Result, State
from .tree import SearchNode

WHIM = 0.1
"""How often a quick bot does anything else than what it would."""
DEPTH = 400
"""Decisions after which a playout ends undecided: most games are over long before."""
OWN = 0.8
"""What winning oneself is worth, against what the own side wins or how the scores are."""
UNDECIDED = 0.5


class Playout:
    """One walk down the tree and on from there, and what it came to."""

    def __init__(self, world: State, quick: Callable[[int], AnyBot], chance: Random) -> None:
        self._world = world
        self._quick = quick
        self._chance = chance
        self._bots: dict[int, AnyBot] = {}
        self._path: list[tuple[SearchNode, int]] = []
        """The choices in the tree, with who made each."""

    def run(self, root: SearchNode, first: Sequence[Action], ideas: Sequence[Action]) -> None:
        """Play a game on, and tell the tree what it came to; at first only some actions are meant.

        Ideas are tried before anything else is, in their order.
        """
        node: SearchNode | None = root
        world, meant = self._world, frozenset(first)
        legal = [each for each in world.legal() if each in meant]
        for _ in range(DEPTH):
            action = legal[0]
            if len(legal) > 1 or node is root:
                node, action = self._decided(node, legal, ideas)
                ideas = ()
            world.apply(action)
            if world.result() is not None:
                break
            legal = list(world.legal())
        self._tell(world.result())

    def _decided(
        self, node: SearchNode | None, legal: Sequence[Action], ideas: Sequence[Action]
    ) -> tuple[SearchNode | None, Action]:
        """Return what is chosen, and where in the tree that leads; nowhere once it is left."""
        if node is None:
            return None, self._played(legal)
        node.met += 1
        known = [each for each in legal if each in node.choices]
        is_chosen = bool(known) and not node.has_room(legal)
        action = node.best(known) if is_chosen else self._idea(node, legal, ideas)
        is_new = action not in node.choices
        chosen = node.add(action) if is_new else node.choices[action]
        self._path.append((chosen, self._world.to_move))
        return (None if is_new else chosen), action

    def _idea(self, node: SearchNode, legal: Sequence[Action], ideas: Sequence[Action]) -> Action:
        """Return a choice that is new to the tree: an idea, what the quick bot would do, or any."""
        for action in ideas:
            if action not in node.choices and action in legal:
                return action
        if not node.choices:
            return self._bot().choose(self._world.view(self._world.to_move), legal)
        fresh = [each for each in legal if each not in node.choices] or legal
        return fresh[int(self._chance.random() * len(fresh))]

    def _played(self, legal: Sequence[Action]) -> Action:
        """Return what the quick bot does, or something else now and then."""
        if self._chance.random() < WHIM:
            return legal[int(self._chance.random() * len(legal))]
        return self._bot().choose(self._world.view(self._world.to_move), legal)

    def _bot(self) -> AnyBot:
        player = self._world.to_move
        if player not in self._bots:
            self._bots[player] = self._quick(self._chance.getrandbits(32))
        return self._bots[player]

    def _tell(self, result: Result | None) -> None:
        worths: dict[int, float] = {}
        for node, player in self._path:
            if player not in worths:
                worths[player] = worth(result, player, self._world.sides)
            node.visits += 1
            node.worth += worths[player]


def worth(result: Result | None, player: int, sides: Sequence[int]) -> float:
    """Return what the end of a game is worth to a player, from 0 to 1.

    Winning oneself counts most: players who are content when their side wins become lazy.

    >>> worth(Result((0, 1), ""), 0, (0, 0, 0, 1)) > worth(Result((1, 2), ""), 0, (0, 0, 0, 1)) > 0
    True
    """
    if result is None:
        return UNDECIDED
    own = OWN if player in result.winners else 0.0
    if result.scores:
        most = max(result.scores)
        return own + (1 - OWN) * (max(0.0, result.scores[player]) / most if most > 0 else 0.0)
    side = [each for each, number in enumerate(sides) if number == sides[player]]
    return own + (1 - OWN) * sum(each in result.winners for each in side) / len(side)
