"""Stations with tile backs and creatures of a designer's own, for tests."""

from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import Effect
from hullwright.schema.kinds.station.layout import CreatureKind, Station, TileBack

from .arrange import sample

OWN = "own_back"


def with_back(colour: str, *effects: Effect, base: MapDocument | None = None) -> MapDocument:
    """Return the Standard board on which all Cargo Bays bear a back of somebody's own."""
    document = base or sample()
    station: Station = document.layout
    first, *others = station.tile_classes
    back = TileBack(id=OWN, title="Vent leak", text="Hold tight.", colour=colour, effects=effects)
    layout = replace(
        station,
        tile_classes=(replace(first, backs={OWN: first.count}), *others),
        backs=(back,),
        supply={**station.supply, "pod": 40, "fighter": 40},
    )
    return replace(document, layout=layout)


def with_creature(kind: CreatureKind, count: int = 6, faces: int = 3) -> MapDocument:
    """Return the Standard board with a creature of somebody's own on it, in the box and on the die."""
    document = sample()
    station: Station = document.layout
    creatures = tuple(replace(each, kind=kind.id) for each in station.creatures)
    layout = replace(
        station,
        creature_kinds=(kind,),
        creatures=creatures,
        supply={**station.supply, kind.id: count},
        setup=replace(station.setup, die=(*station.setup.die, *(kind.id,) * faces)),
    )
    return replace(document, layout=layout)


GLUTTON = CreatureKind(
    id="glutton",
    title="Glutton",
    symbol="jelly",
    colour="green",
    moves=2,
    kills=("drifters", "pods", "crew"),
    effects=({"do": "becomes", "when": "eats", "into": "queen"},),
)
"""The designer's creature: it moves two, and becomes a Queen after eating."""

SHOCK: tuple[Effect, ...] = (
    {"do": "swap_crew", "where": "tiles"},
    {"do": "teleport_creature", "kind": "queen"},
)
"""The designer's back: two crew change places, and a Queen goes elsewhere."""
