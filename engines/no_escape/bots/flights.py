"""Flights: whether a token is worth a step more, and whom a walk would push along (NE-33, NE-64, NE-69)."""

from ..view import NoEscapeView
from .race import Race
from .race_model import rolls
from .ways import way_ahead


def flying_gain(view: NoEscapeView, race: Race, *, minds_pushes: bool) -> float:
    """Return what it adds to the chance to win to fly in this turn instead of walking."""
    me = race.me
    after = race.order[1:] + race.order[:1]
    now, race.order = race.order, after
    spent = [each - (player == me) for player, each in enumerate(race.energy)]
    others = _in_the_way(view) if minds_pushes else {}
    gain = 0.0
    for steps, chance in rolls(view.game.dice):
        flown = _reached(race, race.far[me] - steps - 1, spent)
        gain += chance * (flown - _walked(race, steps, others))
    race.order = now
    return gain


def _reached(race: Race, left: int, energy: list[int]) -> float:
    """Return the chance to win from nearer to the exit, or 1 if that is out."""
    if left <= 0:
        return 1.0
    return race.chance(race.with_far(race.me, left), energy)


def _walked(race: Race, steps: int, others: dict[int, int]) -> float:
    """Return the chance to win after a walk, with those who are pushed on before the meeple."""
    left = race.far[race.me] - steps
    far = race.with_far(race.me, left)
    ahead = 0
    for player, at in sorted(others.items(), key=lambda each: each[1]):
        if at <= steps + ahead:
            # The row grows by each meeple that is met; the foremost gets out first.
            ahead += 1
            far[player] = left - ahead
            if far[player] <= 0:
                return float(race.sides[player] == race.sides[race.me])
    if left <= 0:
        return 1.0
    return race.chance(far)


def _in_the_way(view: NoEscapeView) -> dict[int, int]:
    """Return whoever stands on the way to the nearest exit, and how many steps ahead."""
    me = view.player
    way = way_ahead(view.maze, view.places[me], view.headings[me], any_way=view.game.turning_hub)
    hub = (view.maze.hub, 0)
    at = {place: number for number, place in enumerate(way, 1) if place != hub}
    return {
        player: at[place]
        for player, place in enumerate(view.places)
        if player != me and place in at
    }
