"""Whether an action has told anybody anything hidden, so that it can't be taken back any more."""

from collections.abc import Collection

from ..contract import State


class BeforeAction:
    """What was known before an action, to be compared with what is known after it."""

    def __init__(self, state: State) -> None:
        self._events = len(state.events)
        self._chance = _chance(state)

    def told_nothing(self, state: State, harmless: Collection[str]) -> bool:
        """Tell whether nothing but harmless events came of it, and chance was asked for nothing."""
        told = state.events[self._events :]
        return all(event[0] in harmless for event in told) and self._chance == _chance(state)


def _chance(state: State) -> object:
    """Return what differs as soon as chance was asked for something."""
    chance = getattr(state, "chance", None)
    return chance.getstate() if chance is not None else object()
