"""What the problems of stations say, on their own and under the rules of a scenario."""

from collections.abc import Iterable, Mapping

from ...messages import Message, in_brackets, joined, message, some_of
from ..sentence import Sentences, says

PIECES: Mapping[str, Message] = {
    "pod": message("escape pod"),
    "fighter": message("fighter"),
    "turret": message("turret"),
    "queen": message("queen"),
    "spawn": message("spawn"),
    "warrior": message("warrior"),
}
"""The tokens and creatures of the printed box; a map may bring others, by names of its own."""


BACKS: Mapping[str, Message] = {
    "black_hole": message("Black hole"),
    "core_breach": message("Core Breach"),
    "swap_crew_station": message("swap two crew on tiles"),
    "swap_crew_ships": message("swap two crew on ships"),
    "drifter_to_station": message("a Drifter back to the station"),
    "drifter_to_ship": message("a Drifter aboard a ship"),
    "fire_any_turret": message("fire any turret"),
    "move_empty_ship": message("move any empty ship"),
    "teleport_creature": message("teleport a creature"),
    "move_any_fighter": message("move any fighter"),
    "hatch": message("a Warrior and a Spawn hatch"),
    "extra_step": message("one step more"),
    "evolve_spawn_warrior": message("a Spawn and a Warrior swap roles"),
    "evolve_to_queen": message("evolve into a Queen"),
    "evolve_queen": message("a Queen changes"),
    "defend_warrior": message("turn a Warrior away"),
    "defend_spawn": message("turn a Spawn away"),
    "defend_queen": message("turn a Queen away"),
    "steal_creature": message("steal captured creatures"),
}
"""The backs of tiles beside those that bring a creature or a ship."""
TILE_CLASSES: Mapping[str, Message] = {
    "cargo": message("Cargo Bay"),
    "habitat": message("Habitat"),
    "bridge": message("Bridge"),
    "reactor": message("Reactor"),
}


COLOURS: Mapping[str, Message] = {
    "green": message("green"),
    "red": message("red"),
    "blue": message("blue"),
    "yellow": message("yellow"),
}
"""The colours of tile backs, which say when they are played."""


def _colour(name: str) -> Message | str:
    return COLOURS.get(name, name)


def _colours(names: Iterable[str]) -> Message:
    return joined(map(_colour, names))


def _tile_class(name: str) -> Message | str:
    return TILE_CLASSES.get(name, name)


def _tile_classes(names: Iterable[str]) -> Message:
    return joined(map(_tile_class, names))


def tile_back(name: str) -> Message | str:
    """Return what the back of a tile is called in sentences."""
    return BACKS.get(name, name)


def piece(kind: str) -> Message | str:
    """Return what a token or creature is called in sentences."""
    return PIECES.get(kind, kind)


def _pairs(pairs: Iterable[tuple[str, str]]) -> str:
    return some_of([f"{a}–{b}" for a, b in pairs])


SENTENCES: Sentences = {
    ("SA-2", "gates-off-the-board"): says(
        message("The gates of side B do not fit on this board: it has no {some}."),
        message("Play with the map's own Jump Points, or on the standard outline."),
        some=in_brackets,
    ),
    ("SA-3", "idle-backs"): says(
        message("These tile backs do nothing in play: {some}."),
        message("Say what they do in the table of tile backs, or give these tiles another back."),
    ),
    ("SA-5", "unknown-creatures"): says(
        message("Nothing says what these creatures do: {some}."),
        message("Say what they do in the table of creatures, or use others instead."),
    ),
    ("SAV-1", "no-jump-point"): says(
        message("There is no Jump Point: nobody can be saved."),
        message("Add a Jump Point and name two gate cells for it."),
    ),
    ("SAV-1", "pieces"): says(
        message("The cells are in {count} separate parts; cut off from the largest: {some}."),
        message("Join the parts with open cells or station cells, or remove the small ones."),
        some=in_brackets,
    ),
    ("SAV-1", "gate-without-cell"): says(
        message("Jump Point {name} has a gate where there is no cell: {some}."),
        message("Put a cell there, or name another gate."),
        some=in_brackets,
    ),
    ("SAV-1", "gate-under-tile"): says(
        message("Jump Point {name} has a gate under a station tile: {some}."),
        message("Keep gate cells open."),
        some=in_brackets,
    ),
    ("SAV-1", "no-gate"): says(
        message("Jump Point {name} has no gate: nobody can reach it."),
        message("Name two gate cells, or remove the Jump Point."),
    ),
    ("SAV-1", "not-two-gates"): says(
        message("Jump Point {name} has {count} gates; the rules expect two."),
        message("Name two gate cells."),
    ),
    ("SAV-1", "shared-gate"): says(
        message("Gate {gate} is shared by the Jump Points {names}."),
        message("Give each Jump Point gates of its own."),
    ),
    ("SAV-2", "tiles-and-cells"): says(
        message("The station has {cells} cells, but there are {tiles} tiles to lay on them."),
        message("Change the station's cells, or the number of tiles with each back."),
    ),
    ("SAV-2", "many-fixed"): says(
        message("The map fixes {count} tiles of class {name}, but there are {tiles}."),
        message("Fix fewer of them, or add tiles to the class."),
        name=_tile_class,
    ),
    ("SAV-2", "many-fixed-backs"): says(
        message(
            "The map fixes {count} tiles of class {name} with the back {back}, but there are "
            "{there}."
        ),
        message("Fix fewer of them, or add the back to the class."),
        name=_tile_class,
        back=tile_back,
    ),
    ("SAV-2", "not-one-core-breach"): says(
        message("The class {name} has {count} Core Breaches; there should be exactly one."),
        message("Set core_breach to 1, or play with SA.TO_THE_LAST."),
        name=_tile_class,
    ),
    ("SAV-2", "early-core-breach"): says(
        message("The class {name} has a Core Breach; it belongs to the last class, {last}."),
        message("Give these tiles another back."),
        name=_tile_class,
        last=_tile_class,
    ),
    ("SAV-2", "mistyped-back"): says(
        message("The rules do not know the tile back “{back}”."),
        message("Did you mean “{meant}”?"),
    ),
    ("SAV-2", "unknown-back"): says(
        message("The rules do not know the tile back “{back}”."),
        message("Say what it does in the table of tile backs, or mark it there as print only."),
    ),
    ("SAV-3", "astray"): says(
        message("Creatures begin where there is no open cell: {some}."),
        message("Put them on open cells, or open these cells."),
        some=in_brackets,
    ),
    ("SAV-3", "beyond-supply"): says(
        message("{count} of {kind} start on the board, but the supply has {there}."),
        message("Take some off the board, or put more into the supply."),
        kind=piece,
    ),
    ("SAV-3", "mistyped-creature"): says(
        message("{count} of {kind} start on the board, but the supply has {there}."),
        message("Did you mean “{meant}”?"),
        kind=piece,
    ),
    ("SAV-3", "mistyped-face"): says(
        message("The die shows “{face}”, which is not a creature in the supply."),
        message("Did you mean “{meant}”?"),
    ),
    ("SAV-3", "unknown-face"): says(
        message("The die shows “{face}”, which is not a creature in the supply."),
        message("Put the creature into the supply, or change the face."),
    ),
    ("SAV-3", "undefined-creature"): says(
        message("Nothing says what “{kind}” in the supply does."),
        message("Say it in the table of creatures, or remove it from the supply."),
    ),
    ("SAV-3", "faceless-creature"): says(
        message("No face of the die shows “{kind}”: the die never moves it."),
        message("Add a face in the table of the creature die."),
    ),
    ("SAV-4", "crew-without-room"): says(
        message(
            "{players} players start with {crew} crew, but the tiles only have room for {room}."
        ),
        message("Enlarge the station, or make the map for fewer players."),
    ),
    ("SAV-5", "no-way-out"): says(
        message("No gate can ever be reached from {count} cells: {some}."),
        message("Join them to the rest of the board, or give them a gate."),
        some=in_brackets,
    ),
    ("SAV-6", "pods-without-room"): says(
        message(
            "{players} players start with {pods} pods, but only {count} cells beside the station "
            "are free and lead to a gate."
        ),
        message("Open more cells beside the station, or give fewer pods."),
    ),
    ("SAV-6", "sealed-pods"): says(
        message(
            "Pods may be placed where no gate can be reached before tiles of the last class "
            "fall: {some}."
        ),
        message("Open a way to a gate, or build over these cells."),
        some=in_brackets,
    ),
    ("SAV-6", "enclosed-pods"): says(
        message("Pods may be placed in pockets that the station closes off at first: {some}."),
        message("They open when tiles fall; tell players in the description."),
        some=in_brackets,
    ),
    ("SAV-7", "enclosed-classes"): says(
        message("On average, more than a third of these tile classes is enclosed: {some}."),
        message("Cut holes into the station, or fix tiles of these classes at its edge."),
        some=_tile_classes,
    ),
    ("SAV-8", "not-a-turret-each"): says(
        message(
            "There are {turrets} turrets for {count} tiles of class {name}; each tile carries one."
        ),
        message("Make both numbers the same."),
        name=_tile_class,
    ),
    ("SAV-8", "short-supply"): says(
        message(
            "The set-up and the tile backs need {needed} of {kind}, but the supply has {there}."
        ),
        message("Put more into the supply, or change tile backs."),
        kind=piece,
    ),
    ("SAV-9", "divided-for-long"): says(
        message(
            "Until tiles of the last class fall, no ship can get from one Jump Point to another: "
            "{some}."
        ),
        message("Leave a way through open cells, or through tiles that fall earlier."),
        some=_pairs,
    ),
    ("SAV-9", "divided-at-first"): says(
        message(
            "The station divides space: at first no ship can get from one Jump Point to another: "
            "{some}."
        ),
        message("Space opens as tiles fall; tell players in the description."),
        some=_pairs,
    ),
    ("SAV-9", "sealed-queens"): says(
        message("Until tiles of the last class fall, no Queen can get out of {some}."),
        message("Leave a way through open cells, or through tiles that fall earlier."),
        some=in_brackets,
    ),
    ("SAV-9", "every-queen-enclosed"): says(
        message("The station encloses every Queen: {some}."),
        message("Put a Queen where it can meet ships from the first turn."),
        some=in_brackets,
    ),
    ("SAV-9", "enclosed-queens"): says(
        message("The station encloses {count} Queens: {some}."),
        message("They come out when a tile beside them falls."),
        some=in_brackets,
    ),
    ("SAV-10", "tiles-at-gate"): says(
        message("Tiles lie beside a gate: {some}."),
        message("Keep a cell of open space between the station and the gates."),
        some=in_brackets,
    ),
    ("SAV-10", "queens-at-every-pod-cell"): says(
        message(
            "Queens start beside pod cells: {some}. Only {safe} other cells are left for {pods} "
            "pods."
        ),
        message("Move the Queens at least three cells away from the station."),
        some=in_brackets,
    ),
    ("SAV-10", "queens-at-pod-cells"): says(
        message("Queens begin beside cells where pods may be placed: {some}."),
        message("Players can place their pods elsewhere; {safe} cells are safe."),
        some=in_brackets,
    ),
    ("SAV-11", "answers-nothing"): says(
        message(
            "The yellow back “{piece}” answers neither an attack nor a capture, so it can never "
            "be played."
        ),
        message("Let it turn a creature away or steal, or give it another colour."),
    ),
    ("SAV-11", "untimely-effect"): says(
        message("The back “{piece}” is {colour}, so its effect “{effect}” never happens."),
        message("It happens with these colours: {times}."),
        colour=_colour,
        times=_colours,
    ),
    ("rules", "no-fixed-reactors"): says(
        message("This map fixes no Reactors, so they are all dealt anyway.")
    ),
    ("rules", "few-blue-tiles"): says(
        message("This map has fewer than two blue tiles, so there is only one to draw anyway.")
    ),
    ("rules", "nothing-evolves"): says(
        message("Creatures never evolve on this map: no tile makes them.")
    ),
    ("rules", "nobody-defends"): says(
        message("Nobody can turn creatures away on this map: no tile does that.")
    ),
    ("rules", "nothing-hatches"): says(message("Nothing hatches on this map: no tile makes it.")),
    ("rules", "never-two"): says(
        message("This map is not for two players, so nobody plays two colours.")
    ),
}
