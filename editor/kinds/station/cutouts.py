"""The pieces of a station: board, tiles with their backs, crew, creatures, turrets, ships, die, reference cards."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from math import sqrt

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.station.layout import FIGHTER, POD, TURRET, Station, TileClass
from hullwright.schema.kinds.station.terms import terms_of
from hullwright.schema.messages import message

from ...concepts.cutout_nets import dice_sets
from ...concepts.cutouts import (
    SEATS,
    Cutout,
    CutoutEntry,
    CutoutOutline,
    CutoutPicture,
    CutoutSet,
    Face,
    LargeBoard,
    Printed,
)
from ...concepts.marks import Shape
from .cutouts_signs import (
    MOMENT_SIGNS,
    class_sign,
    creature_sign,
    crew_sign,
    crew_value,
    ship_sign,
    token_sign,
)
from .cutouts_texts import (
    CREATURE_WORDS,
    CREATURES_TITLE,
    MOMENTS,
    TURN,
    TURN_TITLE,
    back_words,
    class_title,
    own_creature_words,
    thing_title,
)
from .looks import creature_look
from .signs import turret

SIDE = 15.5
"""The side of a cell: the Standard board then takes four pages, and backs have room for their words."""
TILE = (sqrt(3) * SIDE, 2 * SIDE)
CREW = 11.0
TOKEN = 14.0
SHIP = (25.0, 14.0)
CARD = (90.0, 60.0)


def cutouts(document: MapDocument) -> list[Printed]:
    """Return the pieces of a station under its rules (SA-2 … SA-5)."""
    station: Station = document.layout
    sets = (
        _tiles(station),
        _crew(document),
        _tokens(station),
        _ships(station),
        *dice_sets([[thing_title(each) for each in station.setup.die]]),
        _reference(station),
    )
    found = [each for each in sets if any(piece.count for piece in each.pieces)]
    return [LargeBoard(message("Board"), SIDE), *found]


# Tiles.


def _tiles(station: Station) -> CutoutSet:
    pieces = (
        Cutout(_front(each, rank), _back(station, back), count)
        for rank, each in enumerate(station.tile_classes)
        for back, count in each.backs.items()
    )
    return CutoutSet(message("Station tiles"), *TILE, tuple(pieces), outline=CutoutOutline.HEXAGON)


def _front(tile_class: TileClass, rank: int) -> Face:
    sign = CutoutPicture(class_sign(tile_class.id, rank), 11.0, 15.0)
    return Face(sign, class_title(tile_class.id))


def _back(station: Station, back: str) -> Face:
    """Return the hidden side of a tile: when it is played, and what it does (SA-70 … SA-94d)."""
    words = back_words(station, back)
    return Face(
        CutoutPicture((MOMENT_SIGNS[words.moment],), 3.6, 5.4) if words.moment else None,
        words.title,
        words.text,
        foot=MOMENTS[words.moment] if words.moment else None,
    )


# Crew, creatures, turrets and ships.


def _crew(document: MapDocument) -> CutoutSet:
    """Return the crew of every colour, the value on the hidden side (SA-4)."""
    pieces = (
        Cutout(
            Face(CutoutPicture(crew_sign(colour), CREW / 2)),
            Face(CutoutPicture(crew_value(colour, value), CREW / 2)),
            len(list(same)),
            player=player,
        )
        for colour, player in _colours(document)
        for value, same in groupby(sorted(document.layout.setup.crew_values))
    )
    return CutoutSet(message("Crew"), CREW, CREW, tuple(pieces), folded=True)


def _colours(document: MapDocument) -> Iterator[tuple[int, int]]:
    """Yield each colour with how many must play for it: two players may have two colours each (SA-100)."""
    doubled = terms_of(document.rules).colours_of_two == 2
    for colour in SEATS:
        yield colour, (colour + 1) // 2 if doubled and colour <= 4 else colour


def _tokens(station: Station) -> CutoutSet:
    """Return the creatures, and the turrets (SA-5)."""
    pieces = (
        Cutout(
            Face(
                CutoutPicture(token_sign(station, name), TOKEN / (0.8 if name == TURRET else 2.1))
            ),
            count=count,
        )
        for name, count in station.supply.items()
        if name not in {POD, FIGHTER}
    )
    return CutoutSet(message("Creatures and turrets"), TOKEN, TOKEN, tuple(pieces))


def _ships(station: Station) -> CutoutSet:
    pieces = (
        Cutout(
            Face(CutoutPicture(ship_sign(name), SHIP[1] / 1.9)), count=station.supply.get(name, 0)
        )
        for name in (POD, FIGHTER)
    )
    return CutoutSet(message("Pods and fighters"), *SHIP, tuple(pieces))


# Reference cards.


def _reference(station: Station) -> CutoutSet:
    turn = tuple(replace(each, values={"points": station.setup.move_points}) for each in TURN)
    signs = Face(title=CREATURES_TITLE, entries=tuple(_entries(station)))
    card = Cutout(Face(title=TURN_TITLE, text=turn), signs, each=True)
    return CutoutSet(message("Reference cards"), *CARD, (card,), folded=True)


def _entries(station: Station) -> Iterator[CutoutEntry]:
    own = {each.id: each for each in station.creature_kinds}
    for name in station.supply:
        picture = CutoutPicture(creature_sign(creature_look(station, name)), 3.6)
        if name in own:
            yield CutoutEntry(picture, own_creature_words(station, own[name]))
        elif name in CREATURE_WORDS:
            yield CutoutEntry(picture, CREATURE_WORDS[name])
        elif name == TURRET:
            text = message("Turret: shoots along a straight line, past ships, up to a tile.")
            yield CutoutEntry(CutoutPicture(turret((0.0, 0.0)), 10.0), text)
        elif name in {POD, FIGHTER}:
            yield CutoutEntry(CutoutPicture(_small(name), 2.4), SHIP_WORDS[name])
        else:
            yield CutoutEntry(picture, thing_title(name))


def _small(name: str) -> tuple[Shape, ...]:
    return tuple(each for each in ship_sign(name) if isinstance(each, Shape))


SHIP_WORDS = {
    POD: message("Pod, 3 seats: whoever has most crew aboard flies it, 1 point for each cell."),
    FIGHTER: message(
        "Fighter, 1 seat: once per turn, any distance in a straight line, up to a creature."
    ),
}
"""What ships do (SA-38, SA-39)."""
