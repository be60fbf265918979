"""The tile backs of a map as tables: what each does and when, worked out once for each game."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hullwright.schema.effects import DO
from hullwright.schema.kinds.station.layout import BLUE, GREEN, RED, TileBack
from hullwright.schema.kinds.station.tile_backs import parts

from .bestiary import Bestiary


class BackPart(NamedTuple):
    """An effect of a tile back."""

    do: str
    # Any: an effect's parameters are texts, numbers and switches, each read where it is carried out.
    told: Mapping[str, Any]
    """All its parameters."""


class BackPlay(NamedTuple):
    """An effect that is being played: by whom, where, and with which parameters."""

    player: int
    cell: int
    """The cell of the tile that was removed, or NONE if the tile was kept."""
    # Any: as above.
    told: Mapping[str, Any]


class BackTable:
    """What the backs of tiles do."""

    def __init__(self, backs: Mapping[str, TileBack], bestiary: Bestiary) -> None:
        self.parts = {
            name: tuple(BackPart(str(each[DO]), each) for each in parts(back))
            for name, back in backs.items()
        }
        colours = {name: back.colour for name, back in backs.items() if self.parts[name]}
        self.kept = frozenset(name for name, colour in colours.items() if colour != GREEN)
        """Those that are kept when they are found."""
        self.reds = frozenset(name for name, colour in colours.items() if colour == RED)
        self.blues = frozenset(name for name, colour in colours.items() if colour == BLUE)
        self.defences = tuple(self._against(kind, bestiary) for kind in bestiary.kinds)
        """For each kind of creature the backs that turn it away, and how far (SA-94a/b/c)."""
        self.thieves = frozenset(
            name for name in self.kept if any(each.do == "steal" for each in self.parts[name])
        )
        """Those that steal captured creatures (SA-94d)."""

    def _against(self, kind: int, bestiary: Bestiary) -> Mapping[str, int]:
        return {
            name: each.told["steps"]
            for name in sorted(self.kept - self.reds - self.blues)
            for each in self.parts[name]
            if each.do == "defend" and kind in bestiary.meant(each.told["kind"])
        }
