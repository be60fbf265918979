"""What can be painted into a station: the board, its tiles, and the creatures upon it."""

from collections.abc import Mapping, Sequence

from hullwright.schema.kinds.station.creature_kinds import creature_text, vocabulary_of_creatures
from hullwright.schema.kinds.station.effect_words import creature_name
from hullwright.schema.kinds.station.layout import (
    CREATURES,
    OPEN,
    OUTSIDE,
    QUEEN,
    SPAWN,
    STATION,
    TOKENS,
    WARRIOR,
    Station,
    TileClass,
)
from hullwright.schema.messages import message, verbatim

from ...concepts.editor_kind import Filling, Swatch
from .looks import CreatureLook, StationCellLook, StationTileLook, creature_look

SPACE = Swatch(
    OPEN,
    message("Open space"),
    message("A cell of the board where ships fly. Painting it clears whatever is there."),
    StationCellLook(OPEN),
    "1",
)
DEALT = Swatch(
    STATION,
    message("Station tile"),
    message("A cell with a station tile, whose class is dealt when the game begins."),
    StationCellLook(STATION),
    "2",
)
NO_CELL = Swatch(
    OUTSIDE,
    message("Outside"),
    message("No cell: the board ends here. Jump Points lie outside, beside their gates."),
    StationCellLook(OUTSIDE),
    "0",
)

CLASSES: Mapping[str, Swatch] = {
    "cargo": Swatch(
        "cargo tile",
        message("Cargo Bay tile"),
        message("A tile that is always a Cargo Bay here. Cargo Bays fall first."),
        StationCellLook(STATION, StationTileLook("cargo", 0)),
    ),
    "habitat": Swatch(
        "habitat tile",
        message("Habitat tile"),
        message("A tile that is always a Habitat here."),
        StationCellLook(STATION, StationTileLook("habitat", 1)),
    ),
    "bridge": Swatch(
        "bridge tile",
        message("Bridge tile"),
        message("A tile that is always a Bridge here."),
        StationCellLook(STATION, StationTileLook("bridge", 2)),
    ),
    "reactor": Swatch(
        "reactor tile",
        message("Reactor tile"),
        message("A tile that is always a Reactor here, with a turret on it. Reactors fall last."),
        StationCellLook(STATION, StationTileLook("reactor", 3, has_turret=True)),
    ),
}
"""The classes of the rules (SA-3)."""

CREATURE_SWATCHES: Mapping[str, Swatch] = {
    QUEEN: Swatch(
        QUEEN,
        message("Queen"),
        message("Starts in open space; destroys manned ships with their crew, and Drifters."),
        StationCellLook(OPEN, creatures=(CreatureLook(QUEEN),)),
    ),
    SPAWN: Swatch(
        SPAWN,
        message("Spawn"),
        message("Starts in open space; kills Drifters."),
        StationCellLook(OPEN, creatures=(CreatureLook(SPAWN),)),
    ),
    WARRIOR: Swatch(
        WARRIOR,
        message("Warrior"),
        message("Starts in open space; destroys manned ships, and leaves their crew adrift."),
        StationCellLook(OPEN, creatures=(CreatureLook(WARRIOR),)),
    ),
}
"""The creatures of the rules (SA-5)."""

FILLINGS: Sequence[Filling] = (Filling(message("Station tiles"), (STATION,)),)
"""What the silhouette of a new station can be filled with."""

SILHOUETTE_SHARE = 0.6
"""On a sheet of the usual size, about as many cells as the box has tiles, and open space for the Jump Points."""

FIRST_CLASS_KEY, MOST_KEYS = 3, 9


def swatches(station: Station) -> Sequence[Swatch]:
    """Return what can be painted, with a digit for the first of each sort."""
    found = [
        *(_tile(station, rank, each) for rank, each in enumerate(station.tile_classes)),
        *(_creature(station, each) for each in _creature_kinds(station)),
    ]
    keyed = (
        each._replace(key=str(key)) if key <= MOST_KEYS else each
        for key, each in enumerate(found, FIRST_CLASS_KEY)
    )
    return (SPACE, DEALT, *keyed, NO_CELL)


def _tile(station: Station, rank: int, tile_class: TileClass) -> Swatch:
    name = tile_class.id
    look = StationCellLook(STATION, StationTileLook(name, rank, name == station.last_class.id))
    if name in CLASSES:
        return CLASSES[name]._replace(look=look)
    help_ = message("A tile that is always of the class {name} here.", name=name)
    return Swatch(f"{name} tile", verbatim(name), help_, look)


def _creature_kinds(station: Station) -> list[str]:
    """Return the creatures of the rules, of the designer, of the supply and of the board, each once."""
    own = (each.id for each in station.creature_kinds)
    supply = (each for each in station.supply if each not in TOKENS)
    there = (each.kind for each in station.creatures)
    return list(dict.fromkeys((*CREATURES, *own, *supply, *there)))


def _creature(station: Station, kind: str) -> Swatch:
    look = StationCellLook(OPEN, creatures=(creature_look(station, kind),))
    own = next((each for each in station.creature_kinds if each.id == kind), None)
    if own is not None:
        help_ = creature_text(own, vocabulary_of_creatures(station))
        return Swatch(kind, creature_name(own), help_, look)
    if kind in CREATURE_SWATCHES:
        return CREATURE_SWATCHES[kind]
    help_ = message("A creature of your own, named in the supply.")
    return Swatch(kind, verbatim(kind), help_, look)
