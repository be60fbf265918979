"""The recollection: what a bot remembers of its own crew's values from set-up, and reads from the others'."""

from collections import Counter

from ..view import SpaceAttackView


class Recollection:
    """The values that a bot has seen while it could look (SA-13), and what it thinks of the others'."""

    def __init__(self, reading: float) -> None:
        self._seen: dict[int, int] = {}
        self._reading = reading
        self._thought: list[float] = []

    def note(self, view: SpaceAttackView) -> None:
        """Remember the values that the player sees now, if it may look at them."""
        if view.sees_values:
            self._seen = {crew: value for crew, value in enumerate(view.values) if value}
            self._thought = []

    def values(self, view: SpaceAttackView) -> list[float]:
        """Return what each crew is worth: as seen, or as one may think of it."""
        if not self._thought:
            self._thought = self._think(view)
        return self._thought

    def _think(self, view: SpaceAttackView) -> list[float]:
        """Return what each crew is worth, as long as nothing new is seen."""
        mean = sum(view.crew_values) / len(view.crew_values)
        found = [mean] * len(view.owners)
        colours = len(view.owners) // len(view.crew_values)
        best_first = sorted([*view.crew_values] * (colours // view.players), reverse=True)
        placed = [0] * view.players
        for event in view.events():
            if event[0] == "placed":
                # Who does not hide it places the most valuable first.
                _, owner, crew, _ = event
                found[crew] += self._reading * (best_first[placed[owner]] - mean)
                placed[owner] += 1
        unseen = self._unseen_mean(view, mean)
        for crew, owner in enumerate(view.owners):
            if owner == view.player:
                found[crew] = self._seen.get(crew, unseen)
        return found

    def _unseen_mean(self, view: SpaceAttackView, mean: float) -> float:
        """Return what a crew of one's own is worth whose value was never seen: the last one placed."""
        colours = view.owners.count(view.player) // len(view.crew_values)
        box = Counter({value: colours * n for value, n in Counter(view.crew_values).items()})
        left = list((box - Counter(self._seen.values())).elements())
        return sum(left) / len(left) if left else mean
