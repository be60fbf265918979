"""The recollection: what a bot remembers of its own crew's values from set-up, like a person (SA-13)."""

from collections import Counter

from ..view import SpaceAttackView


class Recollection:
    """The values that a bot has seen while it could look."""

    def __init__(self) -> None:
        self._seen: dict[int, int] = {}

    def note(self, view: SpaceAttackView) -> None:
        """Remember the values that the player sees now, if it may look at them."""
        if view.sees_values:
            self._seen = {crew: value for crew, value in enumerate(view.values) if value}

    def values(self, view: SpaceAttackView) -> list[float]:
        """Return what each crew is worth: as seen, or on average, of those that are left for one's own."""
        mean = sum(view.crew_values) / len(view.crew_values)
        unseen = self._unseen_mean(view, mean)
        return [
            self._seen.get(crew, unseen) if owner == view.player else mean
            for crew, owner in enumerate(view.owners)
        ]

    def _unseen_mean(self, view: SpaceAttackView, mean: float) -> float:
        """Return what a crew of one's own is worth whose value was never seen: the last one placed."""
        colours = view.owners.count(view.player) // len(view.crew_values)
        box = Counter({value: colours * n for value, n in Counter(view.crew_values).items()})
        left = list((box - Counter(self._seen.values())).elements())
        return sum(left) / len(left) if left else mean
