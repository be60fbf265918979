"""The creature die, and the blue tiles that may follow it (SA-23, SA-92, SA-93a/b/c)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.layout import CREATURES

from ..contract import Action
from ..events import NOBODY
from . import strikes
from .turns import PASS
from .vocabulary import BLUES, EVOLUTIONS, KIND_OF, NONE, PACES

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState

EXTRA_STEP = "extra_step"
FARTHER: Action = ("play", EXTRA_STEP)


def step_die(state: "SpaceAttackState", _frame: "Frame") -> None:
    """Roll; then a blue tile may be played, and a creature of that kind may be moved."""
    faces = state.game.setup.die
    face = faces[state.below(len(faces))]
    player = state.turn
    state.tell("rolled", player, face)
    kind = KIND_OF.get(face, NONE)
    state.pending.append(("rolled", NOBODY, kind, 0))
    if _holds_blue(state, player):
        state.pending.append(("blue", player, kind))


def _holds_blue(state: "SpaceAttackState", player: int) -> bool:
    return any(state.backs[cell] in BLUES for cell in state.hands[player])


def step_rolled(state: "SpaceAttackState", frame: "Frame") -> None:
    """Let the player move a creature of the rolled kind, if there is one."""
    _, _, kind, farther = frame
    if kind != NONE and state.creatures[kind]:
        state.pending.append(("creature", state.turn, kind, PACES[kind] + farther))


def legal_blue(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return the blue tiles that can be played, with what they evolve, and to play none."""
    _, player, kind = frame
    found = [PASS]
    if kind != NONE and state.creatures[kind] and state.holds(player, EXTRA_STEP):
        found.append(FARTHER)
    for (old, new), back in EVOLUTIONS.items():
        if state.holds(player, back):
            found.extend(_evolutions(state, old, new))
    return tuple(found)


def _evolutions(state: "SpaceAttackState", old: int, new: int) -> Iterator[Action]:
    """Yield every creature that can evolve; its token comes from the supply, else from the board."""
    for cell in sorted(state.creatures[old]):
        evolve = "evolve", CREATURES[old], cell, CREATURES[new]
        if state.supply[new]:
            yield evolve
        else:
            yield from ((*evolve, source) for source in sorted(state.creatures[new]))


def apply_blue(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Play a blue tile; under some rules another may follow."""
    _, player, _ = frame
    if action == PASS:
        return
    if state.game.ruleset.blue_tiles == "any" and _holds_blue(state, player):
        state.pending.append(frame)
    if action == FARTHER:
        state.spend(player, EXTRA_STEP)
        _go_farther(state)
    else:
        _evolve(state, player, action)


def _go_farther(state: "SpaceAttackState") -> None:
    """Add a step to the move that waits on the stack."""
    place = next(n for n, each in enumerate(state.pending) if each[0] == "rolled")
    word, nobody, kind, farther = state.pending[place]
    state.pending[place] = (word, nobody, kind, farther + 1)


def _evolve(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Change a creature into one of another kind, which attacks at once where it is (SA-58)."""
    _, old_name, cell, new_name, *source = action
    old, new = KIND_OF[old_name], KIND_OF[new_name]
    state.spend(player, EVOLUTIONS[old, new])
    state.put(old, cell, -1)
    state.supply[old] += 1
    if source:
        state.put(new, source[0], -1)
    else:
        state.supply[new] -= 1
    state.put(new, cell)
    state.tell("evolved", player, old_name, cell, new_name, source[0] if source else NONE)
    fighters = state.game.ruleset.evolve_attacks == "fighters"
    strikes.strike(state, new, cell, fighters=fighters)
