"""When a Human uses items and abilities: each by what it would change (EA-I, EA-C)."""

from collections.abc import Sequence

from ...contract import Action
from ..vocabulary import NOISE_HERE
from ..zone import HUMAN_SIDE
from .human_outlook import HumanOutlook
from .uses import Judge, effects_of, judged
from .walks import Sectors

DOUBTFUL = (0.2, 0.8)
"""Between these chances of being a Human a player is worth asking who it is."""
SMALL_CHANCE = 0.3
"""How much of an alarm makes a Human do what costs little: blur a noise, or ask who is near."""


class HumanUses:
    """The uses of one decision, weighed against the best that can be done without them."""

    def __init__(self, outlook: HumanOutlook, ends: Sectors, best: float, end: int) -> None:
        self._outlook, self._ends, self._best, self._end = outlook, ends, best, end
        self._view, self._weights = outlook.view, outlook.weights

    def before_moving(self, legal: Sequence[Action]) -> Action | None:
        """Return what to use before the move, or None."""
        judges: dict[str, Judge] = {
            "draw_items": lambda uses: uses[0],
            "extra_steps": self._farther,
            "become_alien": self._despair,
            "ask_where": self._ask_where,
            "light": self._light,
            "ask_near": self._ask_near,
            "reveal_player": self._examine,
            "decoy": self._decoy,
            "no_card": self._unheard,
        }
        return judged(self._view, legal, judges)

    def after_all(self, legal: Sequence[Action]) -> Action | None:
        """Return what to use after the sector is resolved, or None."""
        judges: dict[str, Judge] = {
            "draw_items": lambda uses: uses[0],
            "go_to_human_sector": self._leave,
            "become_alien": self._despair,
            "ask_where": self._ask_where,
            "light": self._light,
            "reveal_player": self._examine,
            "decoy": self._decoy,
        }
        return judged(self._view, legal, judges)

    def _gains(self, value: float) -> bool:
        return value - self._best > self._weights.spend

    def _farther(self, uses: Sequence[Action]) -> Action | None:
        """Run if that leads somewhere (EA-I3)."""
        view, walks = self._view, self._outlook.walks
        steps = view.items[uses[0][1]].number("extra_steps", "steps") if uses[0][0] == "item" else 1
        speed = view.ruleset.human_speed + steps
        ends = walks.ends(HUMAN_SIDE, speed, view.position)
        if not ends.size:
            return None
        return uses[0] if self._gains(max(self._outlook.worth(ends))) else None

    def _unheard(self, uses: Sequence[Action]) -> Action | None:
        """Draw no card where it would tell the wrong players (EA-I4)."""
        if not self._ends.size:
            return None
        values = self._outlook.worth(self._ends, unheard=True)
        return uses[0] if self._gains(max(values)) else None

    def _leave(self, uses: Sequence[Action]) -> Action | None:
        """Teleport out of a sector in which others look for this player (EA-I2, EA-C6)."""
        home = self._outlook.public.human_sector
        here = self._view.position
        if home == here:
            return None
        stay, go = self._outlook.left_at(here), self._outlook.left_at(home, known=True)
        return uses[0] if go - stay > self._weights.spend else None

    def _is_alarmed(self) -> bool:
        return self._outlook.reached(self._end) > self._weights.alarm

    def _ask_near(self, uses: Sequence[Action]) -> Action | None:
        """Ask who is near before leaving; that others learn where this player was does little harm."""
        near = self._outlook.reached(self._end) > SMALL_CHANCE * self._weights.alarm
        return uses[0] if near else None

    def _despair(self, uses: Sequence[Action]) -> Action | None:
        """Become an Alien rather than be killed, or than wait for the end (EA-I9)."""
        outlook, view = self._outlook, self._view
        rounds = view.ruleset.rounds - view.round
        hopeless = outlook.way_left(view.position) > rounds
        lost = outlook.danger_in(self._end) > self._weights.despair
        return uses[0] if hopeless or lost else None

    def _ask_where(self, uses: Sequence[Action]) -> Action | None:
        """Ask the likeliest Alien of whom least is known (EA-I8)."""
        if not self._is_alarmed():
            return None
        seat = self._outlook.seat
        known = seat.public.where[1].max(axis=1)
        return max(uses, key=lambda use: seat.alien_chances[use[2]] * (1.0 - known[use[2]]))

    def _light(self, uses: Sequence[Action]) -> Action | None:
        """Light up where Aliens are to be expected near the way (EA-I6)."""
        if not self._is_alarmed():
            return None
        outlook = self._outlook
        near = outlook.walks.near(self._end)
        value = near * (outlook.seat.aliens @ outlook.walks.around)
        return max(uses, key=lambda use: value[use[2]])

    def _examine(self, uses: Sequence[Action]) -> Action | None:
        """Ask somebody of whom nobody knows what it is, if Aliens are near (EA-C8)."""
        if not self._is_alarmed():
            return None
        chances = self._outlook.seat.human_chances
        low, high = DOUBTFUL
        doubtful = [use for use in uses if low < chances[use[2]] < high]
        return min(doubtful, key=lambda use: abs(chances[use[2]] - 0.5), default=None)

    def _decoy(self, uses: Sequence[Action]) -> Action | None:
        """Make a noise far away from where Aliens are near."""
        if not self._is_alarmed():
            return None
        away = self._outlook.walks.away(self._end)
        return max(uses, key=lambda use: away[use[2]])


def on_arrival(outlook: HumanOutlook, legal: Sequence[Action]) -> Action:
    """Return whether to attack, to make two noises, or just to resolve the sector (EA-I1, EA-I10, EA-C2)."""
    view, weights = outlook.view, outlook.weights
    here = view.position
    for action in legal:
        does = effects_of(view, action)
        if "attack" in does and outlook.prey(here) > weights.strike:
            return action
        if "two_noises" in does and _blurs(outlook, legal):
            return action
    return legal[0]


def _blurs(outlook: HumanOutlook, legal: Sequence[Action]) -> bool:
    """Tell whether two noises are better than one that may be true."""
    if legal[0][0] == "play" and not legal[0][1].startswith(NOISE_HERE):
        return False
    return outlook.reached(outlook.view.position) > SMALL_CHANCE * outlook.weights.alarm
