"""The tile backs: those of the printed box as data, and those that a map brings (SA-70 … SA-94)."""

from collections import Counter
from collections.abc import Iterator, Mapping

from ...effects import DO, Effect, Vocabulary, completed
from ...messages import Message, verbatim
from .back_effects import BACK_EFFECTS, back_vocabulary
from .creature_kinds import creature_names
from .layout import (
    BLUE,
    CORE_BREACH,
    FIGHTER,
    GREEN,
    POD,
    QUEEN,
    RED,
    SPAWN,
    WARRIOR,
    YELLOW,
    Station,
    TileBack,
    TileClass,
)


def _back(back: str, colour: str, **effect: str | int) -> TileBack:
    return TileBack(id=back, colour=colour, effects=(effect,))


BOX_BACKS: Mapping[str, TileBack] = {
    each.id: each
    for each in (
        _back(SPAWN, GREEN, do="creature", kind=SPAWN),
        _back(WARRIOR, GREEN, do="creature", kind=WARRIOR),
        _back(FIGHTER, GREEN, do="ship", ship=FIGHTER),
        _back(POD, GREEN, do="ship", ship=POD),
        _back("black_hole", GREEN, do="black_hole", radius=1),
        _back(CORE_BREACH, GREEN, do="core_breach"),
        _back("swap_crew_station", RED, do="swap_crew", where="tiles"),
        _back("swap_crew_ships", RED, do="swap_crew", where="ships"),
        _back("drifter_to_station", RED, do="move_crew", start="space", end="tiles", steps=1),
        _back("drifter_to_ship", RED, do="move_crew", start="space", end="ships", steps=1),
        _back("fire_any_turret", RED, do="fire_turret"),
        _back("move_empty_ship", RED, do="move_ship", crew="empty"),
        _back("teleport_creature", RED, do="teleport_creature"),
        _back("move_any_fighter", RED, do="fly_fighter"),
        _back("hatch", RED, do="hatch", mother=QUEEN, first=WARRIOR, second=SPAWN),
        _back("extra_step", BLUE, do="extra_step", steps=1),
        _back("evolve_spawn_warrior", BLUE, do="evolve", kind=SPAWN, into=WARRIOR, way="both_ways"),
        _back("evolve_to_queen", BLUE, do="evolve", kind="any", into=QUEEN),
        _back("evolve_queen", BLUE, do="evolve", kind=QUEEN, into="any"),
        _back("defend_warrior", YELLOW, do="defend", kind=WARRIOR, steps=4),
        _back("defend_spawn", YELLOW, do="defend", kind=SPAWN, steps=3),
        _back("defend_queen", YELLOW, do="defend", kind=QUEEN, steps=2),
        _back("steal_creature", YELLOW, do="steal"),
    )
}
"""The backs of the printed box, in the vocabulary that everybody's own are made of."""


def tile_backs(station: Station) -> Mapping[str, TileBack]:
    """Return every back that is known on a station; one with the id of an own creature brings it."""
    bringing = (each.id for each in station.creature_kinds if each.id not in BOX_BACKS)
    return {
        **BOX_BACKS,
        **{each: _back(each, GREEN, do="creature", kind=each) for each in bringing},
        **{each.id: each for each in station.backs},
    }


def vocabulary_of_backs(station: Station) -> Vocabulary:
    """Return the effects of tile backs with the creatures of a station to choose from."""
    return back_vocabulary(creature_names(station))


def parts(back: TileBack) -> Iterator[Effect]:
    """Yield the effects of a back that somebody knows, with all their parameters; none if it is for print only."""
    if not back.print_only:
        yield from (
            completed(each, BACK_EFFECTS) for each in back.effects if each[DO] in BACK_EFFECTS
        )


def breaches(station: Station, tile_class: TileClass) -> int:
    """Return how many tiles of a class breach the core (SA-75)."""
    known = tile_backs(station)
    return sum(
        count
        for back, count in tile_class.backs.items()
        if back in known and any(each[DO] == "core_breach" for each in parts(known[back]))
    )


def tokens_brought(station: Station) -> Counter[str]:
    """Return how many creatures and ships of each kind the tile backs bring (SA-70 … SA-73)."""
    known, found = tile_backs(station), Counter[str]()
    for back, count in station.back_counts().items():
        for each in parts(known[back]) if back in known else ():
            if each[DO] == "creature":
                found[str(each["kind"])] += count
            elif each[DO] == "ship":
                found[str(each["ship"])] += count
    return found


def back_title(station: Station, back: str) -> Message | None:
    """Return what a designer calls a back; None for those of the box and those that nobody knows."""
    own = {each.id: each for each in station.backs}
    return verbatim(own[back].title or back) if back in own else None
