"""Squares for hypothesis to try: lanes that can share one, with indicators on some spaces."""

from hypothesis import strategies as st

from hullwright.editor.kinds.tile_maze.squares import Square
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import CONTROLS, TELEPORTS
from hullwright.schema.kinds.tile_maze.sides import SIDES


@st.composite
def lanes(draw: st.DrawFn) -> tuple[Lane, ...]:
    """Draw lanes that deal out some of the sides among them."""
    sides = draw(st.permutations(SIDES))
    cuts = sorted(draw(st.sets(st.integers(1, 4), min_size=1, max_size=4)))
    made = []
    for first, last in zip([0, *cuts], cuts, strict=False):
        exits = "".join(sides[first:last])
        if len(exits) < 3:
            made.append(Lane(exits=exits, spaces=draw(st.integers(1, 50))))
        else:
            arms = draw(st.dictionaries(st.sampled_from(exits), st.integers(1, 50)))
            made.append(Lane(exits=exits, spaces=1, arm_spaces=arms))
    return tuple(made)


@st.composite
def squares(draw: st.DrawFn) -> Square:
    """Draw a square with up to four indicators."""
    bare = Square(draw(lanes()))
    spaces = draw(st.lists(st.sampled_from(list(bare.spaces())), max_size=4, unique=True))
    kind = st.sampled_from(CONTROLS + TELEPORTS)
    return Square(bare.lanes, {space: draw(kind) for space in spaces})
