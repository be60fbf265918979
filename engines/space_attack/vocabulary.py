"""The words of the game: tokens and how they move, and the backs of tiles by colour."""

from collections.abc import Mapping

from hullwright.schema.kinds.station.layout import BACKS, CREATURES

QUEEN, SPAWN, WARRIOR, POD, FIGHTER = range(5)
TOKENS = (*CREATURES, "pod", "fighter")
"""The tokens of the supply by number; turrets stand and fall with their tiles (SA-12, SA-68)."""
KINDS = (QUEEN, SPAWN, WARRIOR)
"""The creatures among them."""
KIND_OF: Mapping[str, int] = {name: kind for kind, name in enumerate(CREATURES)}

PACES = (1, 2, 3)
"""How far a creature of each kind moves (SA-50 … SA-52)."""
SEATS: Mapping[int, int] = {POD: 3, FIGHTER: 1}
"""How many crew a ship takes (SA-5)."""

GREEN, RED, BLUE, YELLOW = BACKS[:6], BACKS[6:15], BACKS[15:19], BACKS[19:]
"""Backs that are resolved at once, and those that are kept: for the own movement, for after the die,
for other players' turns (SA-70 … SA-94d)."""
KEPT = frozenset((*RED, *BLUE, *YELLOW))
REDS, BLUES = frozenset(RED), frozenset(BLUE)

DEFENCES = ("defend_queen", "defend_spawn", "defend_warrior")
"""The back that turns away a creature of each kind (SA-94a/b/c)."""
TURNED_AWAY = (2, 3, 4)
"""How far it then moves a creature of each kind."""
STEAL = "steal_creature"

EVOLUTIONS: Mapping[tuple[int, int], str] = {
    (SPAWN, WARRIOR): "evolve_spawn_warrior",
    (WARRIOR, SPAWN): "evolve_spawn_warrior",
    (SPAWN, QUEEN): "evolve_to_queen",
    (WARRIOR, QUEEN): "evolve_to_queen",
    (QUEEN, SPAWN): "evolve_queen",
    (QUEEN, WARRIOR): "evolve_queen",
}
"""The back that turns a creature of one kind into one of another (SA-93a/b/c)."""

NONE = -1
"""No cell, no ship, no Jump Point."""
