"""Zones, hexes and symmetries for hypothesis to try."""

from hypothesis import strategies as st

from hullwright.editor.concepts.editor_kind import Symmetry
from hullwright.editor.kinds.hexes.symmetry import CHOICES, HexSymmetries
from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.hex_zone.layout import HexZone

from ..workplaces import zone

hexes = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
points = st.tuples(st.floats(-40, 40), st.floats(-40, 40))


@st.composite
def zones(draw: st.DrawFn, characters: str = ".sdHA12") -> HexZone:
    """Zones of up to 9 × 9 sectors."""
    width = draw(st.integers(1, 9))
    row = st.text(characters, min_size=width, max_size=width)
    return zone(*draw(st.lists(row, min_size=1, max_size=9)))


@st.composite
def symmetries(draw: st.DrawFn) -> Symmetry:
    """Symmetries of every name about some possible centre."""
    name = draw(st.sampled_from([each.name for each in CHOICES]))
    return HexSymmetries().moved(Symmetry(name), draw(points))
