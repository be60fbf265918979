"""What a player can infer: for each player and each side, the sectors where it can be."""

from ..events import BEGINNING
from . import belief_announcements, belief_deaths, belief_items
from .belief_items import close_light
from .belief_table import BeliefTable
from .view import EftaiosView

LEARNED = {
    **belief_announcements.LEARNED,
    **belief_deaths.LEARNED,
    **belief_items.LEARNED,
}
_ANSWERS = {"position", "revealed"}
"""The kinds of events that answer a Spotlight."""


class Belief(BeliefTable):
    """The table as one player knows it, kept up to date from the events that it learns of.

    The true sector of a player is always in the mask of its true side. The player's own tracks say
    what the others can believe of it, from public events alone.
    """

    def __init__(self, view: EftaiosView) -> None:
        super().__init__(view)
        self._since = BEGINNING
        self._closed = 0
        self.update(view)

    def update(self, view: EftaiosView) -> None:
        """Take in everything that happened since the last time."""
        # A pod that opened or closed in between may have been passed: only what was closed both
        # times is taken to have been closed.
        self.closed = self._closed & view.closed
        for event in view.events(self._since):
            if self.light is not None and event[0] not in _ANSWERS:
                close_light(self)
            learn = LEARNED.get(event[0])
            if learn is not None:
                learn(self, *event[1:])
        close_light(self)
        self._since, self._closed = view.bookmark, view.closed
