"""Terms: the rule switches that the checks and measurements of a maze depend on.

| rule code          | `value`            | field         | without it          |
| ------------------ | ------------------ | ------------- | ------------------- |
| `NE.STRICT_EXIT`   | on / off           | `strict_exit` | on (NE-43)          |
| `NE.HAND`          | number of tiles    | `hand`        | the set-up's        |
| `NE.ENERGY`        | number of tokens   | `energy`      | the set-up's        |
| `NE.FUSE`          | tiles in the pile  | `fuse`        | the pile is not cut |
| `NE.NO_ACTIONS`    | (on)               | `actions`     | action tiles in     |
| `NE.NO_ABORTS`     | (on)               | `aborts`      | abort tiles in      |
| `NE.LOOSE_LANES`   | on / off           | `loose_lanes` | on (NE-40 … NE-42)  |
| `NE.HUB_WAYS`      | onwards / any      | `hub_ways`    | onwards (NE-61)     |

A jetpack needs an energy token (NE-33), so without energy nobody flies. Other codes change the play
but nothing that is checked here; `NE.START` is the scenario's word, a map names its start board
itself. A value of another kind than the table says leaves the term alone.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from ...documents.maps import RuleUse
from ...records import Json
from .layout import MazeSetup


@dataclass(frozen=True)
class MazeTerms:
    """The switches of a maze as its set-up and its rule codes set them."""

    hand: int
    energy: int
    strict_exit: bool = True
    fuse: int | None = None
    actions: bool = True
    aborts: bool = True
    loose_lanes: bool = True
    hub_ways: str = "onwards"

    @property
    def jetpack(self) -> int:
        """The steps that a jetpack adds to a roll (NE-33)."""
        return 1 if self.energy > 0 else 0


HUB_WAYS = ("onwards", "any")
"""Where a meeple may go from the hub that comes to it: not back (NE-61), or any way (NE-23)."""
_SPOKEN = {"on": True, "off": False, True: True, False: False}


def _switch(value: Json) -> bool | None:
    return _SPOKEN.get(value) if isinstance(value, str | bool) else None


def _without(value: Json) -> bool | None:
    switched = _switch(value)
    return None if switched is None else not switched


def _hub_ways(value: Json) -> str | None:
    return value if value in HUB_WAYS else None


def _number(value: Json) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


CODES: Mapping[str, tuple[str, Callable[[Json], Json]]] = {
    "NE.STRICT_EXIT": ("strict_exit", _switch),
    "NE.HAND": ("hand", _number),
    "NE.ENERGY": ("energy", _number),
    "NE.FUSE": ("fuse", _number),
    "NE.NO_ACTIONS": ("actions", _without),
    "NE.NO_ABORTS": ("aborts", _without),
    "NE.LOOSE_LANES": ("loose_lanes", _switch),
    "NE.HUB_WAYS": ("hub_ways", _hub_ways),
}
"""Which field each rule code sets, and how its value is read; without a value it is on."""


def terms(setup: MazeSetup, rules: Iterable[RuleUse]) -> MazeTerms:
    """Return the terms of a set-up under some rules; a later rule overrides an earlier one."""
    found = MazeTerms(hand=setup.hand, energy=setup.energy)
    for rule in rules:
        if rule.code in CODES:
            field, read = CODES[rule.code]
            value = read(rule.parameters.get("value", True))
            if value is not None:
                found = replace(found, **{field: value})
    return found
