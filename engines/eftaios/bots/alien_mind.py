"""How an Alien decides: close in on prey, cut off the pods, and strike when it pays."""

from collections.abc import Sequence
from random import Random

from ...contract import Action
from ..zone import ALIEN_SIDE
from .alien_outlook import AlienOutlook
from .choice import chosen
from .human_mind import steps_of
from .uses import Judge, judged
from .walks import Sectors


def decide(outlook: AlienOutlook, legal: Sequence[Action], chance: Random) -> Action:
    """Return what an Alien does."""
    view, weights = outlook.view, outlook.weights
    if legal[0][0] == "resolve":
        attack = next((each for each in legal if each[0] == "attack"), None)
        return attack if attack and outlook.pays(view.position) else legal[0]
    steps = steps_of(legal)
    if not steps:
        return legal[0]
    if len(steps) < len(legal):
        lurk = next((each for each in legal if each[0] == "lurk"), None)
        if lurk and outlook.pays(view.position):
            return lurk
    ends = outlook.walks.ends_of(steps, view.position)
    values = outlook.worth(ends).tolist()
    if len(steps) < len(legal):
        use = _AlienUses(outlook, ends, values).before_moving(legal)
        if use is not None:
            return use
    return chosen(steps, values, weights.whim, chance)


class _AlienUses:
    """What an Alien may use by its character, or by what an item of one's own allows (EA-C9 … EA-C11)."""

    def __init__(self, outlook: AlienOutlook, ends: Sectors, values: Sequence[float]) -> None:
        self._outlook = outlook
        self._best = max(values)
        self._end = int(ends[list(values).index(self._best)])

    def before_moving(self, legal: Sequence[Action]) -> Action | None:
        """Return what to use before the move, or None."""
        judges: dict[str, Judge] = {
            "draw_items": lambda uses: uses[0],
            "extra_steps": self._farther,
            "go_to_human_sector": self._leap,
            "no_card": self._unheard,
            "ask_where": self._ask_where,
        }
        return judged(self._outlook.view, legal, judges)

    def _gains(self, ends: Sectors) -> bool:
        outlook = self._outlook
        return (
            bool(ends.size)
            and float(outlook.worth(ends).max()) - self._best > outlook.weights.spend
        )

    def _farther(self, uses: Sequence[Action]) -> Action | None:
        view = self._outlook.view
        steps = view.items[uses[0][1]].number("extra_steps", "steps")
        ends = self._outlook.walks.ends(ALIEN_SIDE, view.speed + steps, view.position)
        return uses[0] if self._gains(ends) else None

    def _leap(self, uses: Sequence[Action]) -> Action | None:
        """Teleport to where prey is nearer, and go on from there."""
        outlook = self._outlook
        home = outlook.public.human_sector
        return (
            uses[0]
            if self._gains(outlook.walks.ends(ALIEN_SIDE, outlook.view.speed, home))
            else None
        )

    def _unheard(self, uses: Sequence[Action]) -> Action | None:
        """Draw no card where prey is near that should not be warned."""
        outlook = self._outlook
        near = outlook.seat.humans @ outlook.walks.near(self._end)
        loud = outlook.walks.drawing[self._end] and not outlook.pays(self._end)
        return uses[0] if loud and near > outlook.weights.spend else None

    def _ask_where(self, uses: Sequence[Action]) -> Action | None:
        """Ask the likeliest Human of whom least is known."""
        seat = self._outlook.seat
        known = seat.public.where[0].max(axis=1)
        return max(uses, key=lambda use: seat.human_chances[use[2]] * (1.0 - known[use[2]]))
