"""A kind whose maps are two numbers, so that runs can be looked at without any map."""

from collections.abc import Mapping
from random import Random

from hullwright.engines.generation.contract import DraftKind, FixedPart, Measure, NicheAxis
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone
from hullwright.schema.messages import message


class NumberDraft:
    """A row as wide and as tall as its numbers say."""

    def __init__(self, wide: int, tall: int) -> None:
        self._now = self._before = (wide, tall)

    @property
    def measures(self) -> Mapping[str, float]:
        wide, tall = self._now
        return {"wide": float(wide), "tall": float(tall)}

    def move(self, chance: Random) -> bool:
        wide, tall = self._now
        wider, taller = wide + chance.choice((-1, 0, 1)), tall + chance.choice((-1, 0, 1))
        if not (1 <= wider <= 20 and 1 <= taller <= 20):
            return False
        self._before, self._now = self._now, (wider, taller)
        return True

    def take_back(self) -> None:
        self._now = self._before

    def copy(self) -> "NumberDraft":
        return NumberDraft(*self._now)

    def document(self, name: str) -> MapDocument:
        wide, tall = self._now
        return MapDocument(
            kind="hex-zone", name=name, layout=HexZone(legend=LEGEND, rows=("." * wide,) * tall)
        )


def _beginning(target: Target, chance: Random, fixed: FixedPart | None) -> NumberDraft:
    return NumberDraft(chance.randint(1, 20), chance.randint(1, 20))


def _taken_up(document: MapDocument, target: Target, fixed: FixedPart | None) -> NumberDraft:
    return NumberDraft(document.layout.width, document.layout.height)


def _measured(document: MapDocument) -> Mapping[str, float]:
    return NumberDraft(document.layout.width, document.layout.height).measures


NUMBERS = DraftKind(
    kind="hex-zone",
    measures={
        name: Measure(message("Number"), message("A number."), least=1, most=20)
        for name in ("wide", "tall")
    },
    options={},
    niches=(NicheAxis("wide", (6, 11, 16)), NicheAxis("tall", (6, 11, 16))),
    beginning=_beginning,
    taken_up=_taken_up,
    measured=_measured,
)
