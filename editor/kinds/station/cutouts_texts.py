"""The words on the pieces of stations: what tile backs do, and what every player has to remember."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from hullwright.schema.checks.sentences.station import TILE_CLASSES
from hullwright.schema.effects import effects_text
from hullwright.schema.kinds.station.creature_kinds import creature_text, vocabulary_of_creatures
from hullwright.schema.kinds.station.effect_words import creature_name
from hullwright.schema.kinds.station.layout import (
    CORE_BREACH,
    FIGHTER,
    POD,
    QUEEN,
    SPAWN,
    TURRET,
    WARRIOR,
    CreatureKind,
    Station,
)
from hullwright.schema.kinds.station.tile_backs import BOX_BACKS, tile_backs, vocabulary_of_backs
from hullwright.schema.messages import Message, in_a_row, message, verbatim

from ...concepts.cutouts import own_title


class Moment(StrEnum):
    """When a tile back is played, which the printed game tells by colours."""

    AT_ONCE = "green"
    OWN_TURN = "red"
    WITH_THE_DIE = "blue"
    IN_DEFENCE = "yellow"


class BackWords(NamedTuple):
    """What stands on the back of a tile."""

    title: Message
    text: tuple[Message, ...] = ()
    """Paragraphs."""
    moment: Moment | None = None


MOMENTS: Mapping[Moment, Message] = {
    Moment.AT_ONCE: message("at once"),
    Moment.OWN_TURN: message("in your move"),
    Moment.WITH_THE_DIE: message("with the die"),
    Moment.IN_DEFENCE: message("in defence"),
}

TITLES: Mapping[str, Message] = {
    QUEEN: message("Queen"),
    SPAWN: message("Spawn"),
    WARRIOR: message("Warrior"),
    FIGHTER: message("Fighter"),
    POD: message("Pod"),
    TURRET: message("Turret"),
}

BACK_WORDS: Mapping[str, BackWords] = {
    SPAWN: BackWords(
        TITLES[SPAWN], (message("A Spawn appears here and kills Drifters."),), Moment.AT_ONCE
    ),
    WARRIOR: BackWords(TITLES[WARRIOR], (message("A Warrior appears here."),), Moment.AT_ONCE),
    FIGHTER: BackWords(
        TITLES[FIGHTER],
        (message("A fighter appears here, with one crew from the tile aboard."),),
        Moment.AT_ONCE,
    ),
    POD: BackWords(
        TITLES[POD],
        (message("A pod appears here, with up to 3 crew from the tile aboard."),),
        Moment.AT_ONCE,
    ),
    "black_hole": BackWords(
        message("Black hole"),
        (message("Everything here and in open cells beside it leaves the game."),),
        Moment.AT_ONCE,
    ),
    CORE_BREACH: BackWords(
        message("Core Breach"),
        (message("The game ends. Crew not saved are lost."),),
        Moment.AT_ONCE,
    ),
    "swap_crew_station": BackWords(
        message("Swap crew on tiles"),
        (message("Two crew on tiles change places."),),
        Moment.OWN_TURN,
    ),
    "swap_crew_ships": BackWords(
        message("Swap crew on ships"),
        (message("Two crew on ships change places."),),
        Moment.OWN_TURN,
    ),
    "drifter_to_station": BackWords(
        message("Back to the station"),
        (message("A Drifter goes to a tile beside it."),),
        Moment.OWN_TURN,
    ),
    "drifter_to_ship": BackWords(
        message("Picked up"),
        (message("A Drifter boards a ship with a free seat, here or beside it."),),
        Moment.OWN_TURN,
    ),
    "fire_any_turret": BackWords(
        message("Remote fire"), (message("Fire any turret, without crew on it."),), Moment.OWN_TURN
    ),
    "move_empty_ship": BackWords(
        message("Autopilot"),
        (message("An empty ship goes to any cell without a creature, Drifter or ship."),),
        Moment.OWN_TURN,
    ),
    "teleport_creature": BackWords(
        message("Teleport"), (message("Any creature goes to any empty cell."),), Moment.OWN_TURN
    ),
    "move_any_fighter": BackWords(
        message("Borrowed fighter"),
        (message("Fly any manned fighter and keep what it captures."),),
        Moment.OWN_TURN,
    ),
    "hatch": BackWords(
        message("Hatch"),
        (message("A Warrior appears beside a Queen, a Spawn beside another."),),
        Moment.OWN_TURN,
    ),
    "extra_step": BackWords(
        message("Extra step"),
        (message("The rolled creature moves 1 cell farther."),),
        Moment.WITH_THE_DIE,
    ),
    "evolve_spawn_warrior": BackWords(
        message("Evolve"),
        (message("A Spawn becomes a Warrior, or vice versa."),),
        Moment.WITH_THE_DIE,
    ),
    "evolve_to_queen": BackWords(
        message("New Queen"), (message("A Spawn or Warrior becomes a Queen."),), Moment.WITH_THE_DIE
    ),
    "evolve_queen": BackWords(
        message("Fallen Queen"),
        (message("A Queen becomes a Spawn or Warrior."),),
        Moment.WITH_THE_DIE,
    ),
    "defend_warrior": BackWords(
        message("Ward off Warrior"),
        (message("It does no harm here: you move it up to 4 cells."),),
        Moment.IN_DEFENCE,
    ),
    "defend_spawn": BackWords(
        message("Ward off Spawn"),
        (message("It does no harm here: you move it up to 3 cells."),),
        Moment.IN_DEFENCE,
    ),
    "defend_queen": BackWords(
        message("Ward off Queen"),
        (message("It does no harm here: you move it up to 2 cells."),),
        Moment.IN_DEFENCE,
    ),
    "steal_creature": BackWords(
        message("Steal"),
        (message("You get the creatures another player is capturing now."),),
        Moment.IN_DEFENCE,
    ),
}
"""What happens when a tile is removed, or is played later (SA-70 … SA-94d)."""

TURN_TITLE = message("Your turn")
TURN: tuple[Message, ...] = (
    message("1  Put captured creatures of earlier turns on empty cells, if you like."),
    message(
        "2  Spend up to {points} movement points: a step by a crew or a pod, a flight by a "
        "fighter, a shot by a turret. In open space each crew makes one step."
    ),
    message(
        "3  Remove a tile of the lowest class left, beside open space if there is one. Backs "
        "with a green ring happen at once; keep the others secret."
    ),
    message("4  Roll the die. You may move a creature of that kind."),
    message("Saved crew score their value, and each Jump Point you reach scores 1 more."),
)
"""The course of a turn (SA-20 … SA-23, SA-42, SA-65, SA-96)."""

CREATURES_TITLE = message("Creatures and ships")
CREATURE_WORDS: Mapping[str, Message] = {
    QUEEN: message("Queen, 1 cell: destroys manned ships with their crew, and Drifters."),
    SPAWN: message("Spawn, up to 2 cells: kills Drifters and stops."),
    WARRIOR: message("Warrior, up to 3 cells: destroys a manned ship and stops; its crew drift."),
}
"""What creatures do where they enter (SA-50 … SA-52)."""


def back_words(station: Station, back: str) -> BackWords:
    """Return what stands on the back of a tile; a designer's own says what it does, or bears its name."""
    known = tile_backs(station)
    if back not in known or (back in BACK_WORDS and known[back] == BOX_BACKS[back]):
        return BACK_WORDS.get(back) or BackWords(own_title("", back))
    own = known[back]
    told = (verbatim(own.text),) if own.text else ()
    read = () if own.print_only else (effects_text(own.effects, vocabulary_of_backs(station)),)
    title = (
        own_title(own.title, back)
        if own.title or back not in BACK_WORDS
        else BACK_WORDS[back].title
    )
    return BackWords(title, (*told, *read), Moment(own.colour))


def own_creature_words(station: Station, kind: CreatureKind) -> Message:
    """Return what a creature of somebody's own is and does, for the reference card."""
    told = [verbatim(kind.text)] if kind.text else []
    does = creature_text(kind, vocabulary_of_creatures(station))
    return message("{name}: {words}", name=creature_name(kind), words=in_a_row((*told, does)))


def thing_title(name: str) -> Message:
    """Return what people call a creature or a token."""
    return TITLES.get(name) or own_title("", name)


def class_title(name: str) -> Message:
    """Return what people call a class of tiles."""
    return TILE_CLASSES.get(name) or own_title("", name)
