"""Ways through a zone by floods of bits: how far everything is from a start, and who is first where."""

from collections.abc import Sequence
from functools import cached_property

from hullwright.schema.kinds.hex_zone.layout import SIDES

from .flood import Flood
from .form import ZoneForm
from .grid import Sectors, indices
from .special_ways import SpecialSides
from .zone_ground import ZoneGround


class ZoneWays:
    """The ways of both sides over a ground, each worked out when it is first asked for."""

    def __init__(self, ground: ZoneGround) -> None:
        self.ground = ground
        self.human: Flood
        self.alien: Flood
        self._sides = SpecialSides(ground, ground.specials) if ground.specials else None
        if self._sides:
            self.human, self.alien = (self._sides.floods[side] for side in SIDES)
        else:
            self.human, self.alien = Flood(ground, ground.human), Flood(ground, ground.alien)

    @property
    def is_sound(self) -> bool:
        """Whether everybody gets everywhere, and away from everywhere: what no check of ways objects to."""
        return self._sides.is_sound if self._sides else self.ground.is_sound

    @cached_property
    def form(self) -> ZoneForm:
        """What the form of the ground is like."""
        return ZoneForm(self.ground)

    @cached_property
    def human_to_pods(self) -> Sequence[int]:
        """How far each pod is for the Humans, the nearest first."""
        return _steps_to_each(self.human, self.ground.pods)

    @cached_property
    def alien_to_pod(self) -> int:
        """How far the nearest pod is for the Aliens."""
        return self.alien.steps_to(self.ground.pods)

    @cached_property
    def pods_apart(self) -> int:
        """How many steps the two pods that are nearest to each other are apart; 0 if there is just one."""
        left, found = self.ground.pods, list[int]()
        if self._sides:
            # Hatches may make it matter which way one goes.
            steps = (
                self._sides.from_pod(1 << each).steps_to(left ^ 1 << each) for each in indices(left)
            )
            return min((each for each in steps if each >= 0), default=0)
        while left & (left - 1):
            low = left & -left
            left ^= low
            found.append(Flood(self.ground, low).steps_to(left))
        return min(found, default=0)

    @cached_property
    def starts_apart(self) -> int:
        """How many steps it would be from start to start."""
        ground = self.ground
        specials = ground.specials
        beside = (
            specials.behind(ground.alien) if specials else ground.grid.with_touching(ground.alien)
        )
        beside &= ground.through | ground.human
        return self.human.steps_to(beside) + 1

    @cached_property
    def first_arrivals(self) -> tuple[int, int, int]:
        """In how many sectors the Humans can be first, the Aliens, and both together; Aliens go two steps a turn."""
        humans, aliens = self.human.layers, self.alien.layers
        if self._sides:
            # Where only one of them gets to, nobody is first.
            both = self.human.reached & self.alien.reached
            humans, aliens = ([each & both for each in layers] for layers in (humans, aliens))
        by_human = by_alien = human = alien = same = 0
        for turn in range(1, max(len(humans), len(aliens) // 2 + 1)):
            new_human = humans[turn] if turn < len(humans) else 0
            new_alien = sum(aliens[2 * turn - 1 : 2 * turn + 1])
            same += (new_human & new_alien).bit_count()
            human += (new_human & ~new_alien & ~by_alien).bit_count()
            alien += (new_alien & ~new_human & ~by_human).bit_count()
            by_human |= new_human
            by_alien |= new_alien
        return human, alien, same


def _steps_to_each(reach: Flood, sectors: Sectors) -> Sequence[int]:
    """Return how far each of some sectors is, the nearest first."""
    return [
        steps
        for steps, layer in enumerate(reach.layers)
        for _ in range((layer & sectors).bit_count())
    ]
