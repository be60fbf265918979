"""The greedy bot: Humans take the shortest way out, Aliens go where something was heard."""

from collections.abc import Sequence
from random import Random

from ...contract import Action
from ...events import BEGINNING
from ..belief_ground import FAR, BeliefGround
from ..view import EftaiosView
from ..zone import HUMAN_SIDE, SILENT, mask
from .habits import REFLEXES, nearest, own_item, ways_out

LATELY = 2
"""For how many rounds a noise is remembered."""
ON_A_HUNCH = 0.15
"""How often an Alien attacks at a choke where nobody was heard."""
ASTRAY = 0.62
"""How often a Human goes anywhere."""
CHOKE = 3
"""A sector with so many neighbours or fewer is a choke."""


class GreedyBot:
    """Believes every noise, and goes for what is nearest."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._since = BEGINNING
        self._heard: list[tuple[int, int, int]] = []
        """The round, the player and the sector of each noise and attack."""

    def choose(self, view: EftaiosView, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions."""
        phase = view.phase
        if len(legal) == 1:
            return legal[0]
        if phase == "end":
            return own_item(view, legal, self._chance) or legal[0]
        if phase in REFLEXES:
            return REFLEXES[phase](view, legal)
        if phase == "noise":
            return self._any(legal)
        self._listen(view)
        return self._act(view, legal) if phase == "act" else self._go(view, legal)

    def _go(self, view: EftaiosView, legal: Sequence[Action]) -> Action:
        moves = [each for each in legal if each[0] == "move"]
        if not moves:
            return legal[0]
        own = own_item(view, legal, self._chance)
        return own or (self._flee if view.side == HUMAN_SIDE else self._hunt)(view, moves)

    def _any(self, legal: Sequence[Action]) -> Action:
        return legal[int(self._chance.random() * len(legal))]

    def _listen(self, view: EftaiosView) -> None:
        for event in view.events(self._since):
            if event[1] == view.player:
                continue
            if event[0] == "noise":
                self._heard += [(view.round, event[1], sector) for sector in event[2]]
            elif event[0] in {"attack", "clatter", "reported"}:
                self._heard.append((view.round, event[1], event[2]))
        self._since = view.bookmark
        self._heard = [each for each in self._heard if each[0] > view.round - LATELY]

    def _flee(self, view: EftaiosView, moves: Sequence[Action]) -> Action:
        """Take a shortest way to the nearest pod, past what was heard if there is another way; or stray."""
        if self._chance.random() < ASTRAY:
            return self._any(moves)
        ground = BeliefGround.of(view.zone)
        ways = ways_out(view, ground)
        heard = mask(sector for _, _, sector in self._heard)

        def cost(move: Action) -> tuple[int, bool, bool, float]:
            near = bool((ground.beside[move[1]] | 1 << move[1]) & heard)
            by_role = view.roles[move[1]] != SILENT
            loud = view.zone.specials.is_loud(move[1], by_role=by_role)
            return nearest(ways, move[1]), near, loud, self._chance.random()

        return min(moves, key=cost)

    def _hunt(self, view: EftaiosView, moves: Sequence[Action]) -> Action:
        """Go to the latest noise, or else to a pod."""
        ground = BeliefGround.of(view.zone)
        if self._heard:
            ways = [ground.distances(self._heard[-1][2], 0, view.roles)]
        else:
            ways = ways_out(view, ground)
        best = min(nearest(ways, move[1]) for move in moves)
        if best >= FAR:
            return self._any(moves)
        return self._any([move for move in moves if nearest(ways, move[1]) == best])

    def _act(self, view: EftaiosView, legal: Sequence[Action]) -> Action:
        """Attack where somebody was heard lately, as an Alien at a choke now and then as well."""
        attacks = [each for each in legal if each[0] == "attack"]
        heard = any(sector == view.position for _, _, sector in self._heard)
        choke = len(view.zone.neighbours[view.position]) <= CHOKE and view.side != HUMAN_SIDE
        if attacks and (heard or (choke and self._chance.random() < ON_A_HUNCH)):
            return attacks[0]
        return legal[0]
