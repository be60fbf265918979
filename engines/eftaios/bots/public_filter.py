"""The public filter: how likely everybody is where, on either side, by what the whole table has heard."""

from ...events import Event
from . import filter_announcements, filter_attacks, filter_items
from .filter_items import close_light
from .filter_table import FilterTable

_LEARNED = {
    **filter_announcements.LEARNED,
    **filter_attacks.LEARNED,
    **filter_items.LEARNED,
}
_ANSWERS = frozenset({"position", "revealed"})
"""The kinds of events that answer a Spotlight."""


class PublicFilter(FilterTable):
    """The chances of everybody, kept up to date; one for all bots of a game (see `Followers`)."""

    def learn(self, event: Event) -> None:
        """Take in the next public event."""
        self.heard += 1
        if self.light is not None and event[0] not in _ANSWERS:
            close_light(self)
        learn = _LEARNED.get(event[0])
        if learn is not None:
            learn(self, *event[1:])
