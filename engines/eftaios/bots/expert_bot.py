"""The bot of the better levels: hunts, evades and bluffs by how likely everybody is where."""

from collections.abc import Sequence
from random import Random

from hullwright.schema.messages import Message

from ...contract import Action
from ..view import EftaiosView
from ..zone import HUMAN_SIDE
from . import alien_mind, human_mind
from .alien_outlook import AlienOutlook
from .bluffs import bluff
from .habits import REFLEXES
from .human_outlook import HumanOutlook, Tastes
from .public_filter import PublicFilter
from .reasons import why_alien, why_human, why_noise
from .seat_belief import SeatBelief
from .weights import AlienWeights, HumanWeights

USES = frozenset({"item", "ability"})
"""The actions by which something is used."""
MOST_USES = 8
"""So many items and abilities are used in a round: one that brings another could be used for ever."""


class ExpertBot:
    """Plays one seat by a style for each side it may come to be on; a new bot is made for every game."""

    def __init__(self, chance: Random, human: HumanWeights, alien: AlienWeights) -> None:
        self._chance = chance
        self._human, self._alien = human, alien
        self._tastes = Tastes(self._chance)
        self._seat: SeatBelief | None = None
        self._heard = -1
        self._uses = 0, 0
        """The round, and how much was used in it."""
        self._last: tuple[HumanOutlook | AlienOutlook | None, Action, int, EftaiosView] | None = (
            None
        )

    def choose(self, view: EftaiosView, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions."""
        action = self._chosen(view, self._moderate(view, legal))
        if action[0] in USES:
            self._uses = view.round, self._uses[1] + 1
        return action

    def _moderate(self, view: EftaiosView, legal: Sequence[Action]) -> Sequence[Action]:
        """Return what is done once enough was used in this round, if there is anything else to do."""
        if self._uses[0] != view.round:
            self._uses = view.round, 0
        if self._uses[1] < MOST_USES:
            return legal
        return [each for each in legal if each[0] not in USES] or legal

    def _chosen(self, view: EftaiosView, legal: Sequence[Action]) -> Action:
        self._last = None
        if len(legal) == 1:
            return legal[0]
        phase = view.phase
        if phase in REFLEXES:
            return REFLEXES[phase](view, legal)
        seat, side = self._believed(view), view.side
        seen: HumanOutlook | AlienOutlook | None = None
        if phase == "noise":
            weights = self._alien if side else self._human
            action = bluff(view, legal, seat, weights, self._chance)
        elif side == HUMAN_SIDE:
            seen = HumanOutlook(view, self._human, seat, self._tastes)
            action = human_mind.decide(seen, legal, self._chance)
        else:
            seen = AlienOutlook(view, self._alien, seat)
            action = alien_mind.decide(seen, legal, self._chance)
        self._last = seen, action, view.position, view
        return action

    @property
    def reason(self) -> Message | None:
        """Why it did what it did last, as long as nothing has happened since; None where that goes without saying."""
        if self._last is None:
            return None
        seen, action, position, view = self._last
        about = action[1] if action[0] in {"move", "noise"} else position
        name = view.zone.ids[about]
        if action[0] == "noise":
            return why_noise(name, is_true=about == position)
        if isinstance(seen, AlienOutlook):
            return why_alien(seen, action, name)
        return why_human(seen, action, name) if seen is not None else None

    def _believed(self, view: EftaiosView) -> SeatBelief:
        """Return what this seat believes; nothing new was heard between a move and what follows it."""
        public = view.follower(PublicFilter)
        if self._seat is None or self._heard != public.heard or self._seat.public is not public:
            self._seat = SeatBelief(view, public)
            self._heard = public.heard
        return self._seat
