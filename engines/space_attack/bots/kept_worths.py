"""Kept worths: what actions of a turn are worth, as long as nothing has touched what they are about."""

from collections.abc import Callable

from ...contract import Action
from ..view import SpaceAttackView
from ..vocabulary import NONE

SHIPS_MOVE = frozenset({"pod", "fighter"})
CREW_MOVE = frozenset({"board", "transfer", "climb", "jump", "bail_out", "step_out", "drift"})
NOWHERE = NONE, NONE


class KeptWorths:
    """The worths of the actions in one player's move, from one action to the next."""

    def __init__(self) -> None:
        self.worths: dict[Action, float] = {}
        self._turn = NOWHERE

    def holds(self, view: SpaceAttackView) -> bool:
        """Tell whether they are of the present turn."""
        return self._turn == (view.round, view.turn)

    def begin(self, view: SpaceAttackView) -> None:
        """Forget all, and keep those of the present turn."""
        self.worths = {}
        self._turn = view.round, view.turn

    def follow(self, view: SpaceAttackView, action: Action) -> None:
        """Forget what an action touches, before it is carried out."""
        word = action[0]
        if word == "walk":
            self._keep(lambda each: each[0] in SHIPS_MOVE or each[1] != action[1])
        elif word in CREW_MOVE:
            crew, start = action[1], view.where[action[1]]
            end = action[2] if len(action) > 2 else start
            touched = {start, end}
            self._keep(
                lambda each: (
                    each[1] not in touched
                    if each[0] in SHIPS_MOVE
                    else each[1] != crew and each[-1] != end
                )
            )
        elif word == "pod":
            start = action[1]
            self._keep(lambda each: each[0] in SHIPS_MOVE and each[1] != start)
        else:
            self._turn = NOWHERE

    def _keep(self, is_untouched: Callable[[Action], bool]) -> None:
        self.worths = {
            each: worth
            for each, worth in self.worths.items()
            if len(each) == 1 or each[0] == "play" or is_untouched(each)
        }
