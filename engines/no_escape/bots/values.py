"""What the effects of an action tile are worth, whoever made the tile: they are read, not known.

An effect that changes distances, tokens or turns is reckoned through; of others there is a rough value.
"""

from collections.abc import Callable, Iterable, Mapping

from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.tile_maze.action_effects import (
    ALL,
    CHOSEN,
    NEAR,
    OPPONENT,
    OTHERS,
    SELF,
)

from ..nearness import approaches
from ..view import NoEscapeView
from .distances import moved, pushed, turned
from .race import Race
from .race_model import rolls
from .weights import RacerWeights

CHANGES: Mapping[str, float] = {
    "remove_tile": 1.0,
    "replace_tile": 1.0,
    "move_tile": 0.8,
    "turn_tile": 0.7,
    "swap_tiles": 0.6,
    "new_path": 0.3,
}
"""How much of what a change of the maze can do each effect does."""

TILES: Mapping[str, float] = {"draw": 0.01, "discard": 0.015, "salvage": 0.005}
"""What tiles in a hand are worth, as a chance to win."""


class TileValues:
    """What effects are worth to whoever plays them, in a race as it stands."""

    def __init__(self, view: NoEscapeView, race: Race, weights: RacerWeights) -> None:
        self._view, self._race, self._weights = view, race, weights

    def worth(self, effects: Iterable[Effect], by: int, to: int) -> float:
        """Return what the effects of a tile that one player plays change in another's chance to win."""
        return sum(self._worth(each, by, to) for each in effects)

    def best_target(self, effect: Effect, by: int, among: Iterable[int]) -> int:
        """Return whom a player does best to choose for an effect."""
        return max(among, key=lambda each: self.on(effect, by, each, by))

    def on(self, effect: Effect, by: int, target: int, to: int) -> float:
        """Return what an effect on somebody changes in a player's chance to win."""
        name, race = effect[DO], self._race
        before = race.chance(player=to)
        if name in TILES:
            good = (race.sides[target] == race.sides[to]) == (name == "draw")
            return TILES[name] * (1 if good else -1)
        deed = ON_SOMEBODY.get(name)
        return (
            race.chance(**deed(self._view, race, effect, by, target), player=to) - before
            if deed
            else 0.0
        )

    def _worth(self, effect: Effect, by: int, to: int) -> float:
        name = effect[DO]
        if name in CHANGES:
            return self._changing(name, by, to)
        if name == "roll":
            return self._rolling(effect, by, to)
        if name == "salvage":
            return TILES[name] if by == to else 0.0
        meant = self._meant(effect, by)
        if not meant:
            return 0.0
        if effect.get("who", OPPONENT) in {CHOSEN, OPPONENT}:
            return self.on(effect, by, self.best_target(effect, by, meant), to)
        return sum(self.on(effect, by, each, to) for each in meant)

    def _changing(self, name: str, by: int, to: int) -> float:
        """Return what a change of the maze may be worth: it takes the leader back, or a rival of the bot's."""
        race = self._race
        leader = race.leader(by)
        taken = CHANGES[name] * self._weights.change * max(0.0, race.chance(player=leader))
        if by == to:
            return taken
        return -taken if race.sides[leader] == race.sides[to] else 0.0

    def _rolling(self, effect: Effect, by: int, to: int) -> float:
        """Return what it is worth to roll more often: the sum, or the best of it, brings one so much further."""
        mean = sum(steps * chance for steps, chance in rolls(self._view.game.dice))
        further = {"sum": mean * (effect["times"] - 1), "highest": 1.0, "lowest": -1.0}
        away = self._race.far[by] - round(further[effect["counted"]])
        race = self._race
        return race.chance(race.with_far(by, max(0, away)), player=to) - race.chance(player=to)

    def _meant(self, effect: Effect, by: int) -> list[int]:
        """Return whom an effect may be about."""
        view = self._view
        everybody = range(view.players)
        others = [each for each in everybody if each != by]
        who = effect.get("who", OPPONENT)
        if who == NEAR:
            reached = approaches(view.maze, *view.places[by])
            near = {spot for spot, each in reached.items() if each.steps <= effect["within"]}
            return [each for each in others if view.places[each] in near]
        meant: Mapping[str, Iterable[int]] = {
            SELF: [by],
            CHOSEN: everybody,
            OPPONENT: [each for each in others if view.sides[each] != view.sides[by]],
            OTHERS: others,
            ALL: everybody,
        }
        return list(meant[who])


def _swapped(race: Race, one: int, other: int) -> list[int]:
    far = list(race.far)
    far[one], far[other] = far[other], far[one]
    return far


def _changed(values: list[int], player: int, by: int) -> list[int]:
    return [max(0, old + by) if each == player else old for each, old in enumerate(values)]


Deeds = Callable[[NoEscapeView, Race, Effect, int, int], Mapping[str, list[int]]]

ON_SOMEBODY: Mapping[str, Deeds] = {
    "move": lambda view, race, effect, _, each: {
        "far": race.with_far(each, moved(view, each, effect["steps"]))
    },
    "push": lambda view, race, effect, by, each: {
        "far": race.with_far(each, pushed(view, each, by, effect["steps"]))
    },
    "turn": lambda view, race, _, __, each: {"far": race.with_far(each, turned(view, each))},
    "swap_places": lambda _, race, __, by, each: {"far": _swapped(race, by, each)},
    "lock": lambda _, race, effect, __, each: {
        "locked": _changed(race.locked, each, effect["turns"])
    },
    "charge": lambda _, race, effect, __, each: {
        "energy": _changed(race.energy, each, effect["tokens"])
    },
    "drain": lambda _, race, effect, __, each: {
        "energy": _changed(race.energy, each, -effect["tokens"])
    },
}
"""What each effect on somebody changes in the race."""
