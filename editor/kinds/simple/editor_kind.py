"""How the editor's side of a simple map kind is made from its plan and its contents."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from hullwright.schema.boards.outlines import CellShape, Plan
from hullwright.schema.kinds.kind import MapKind
from hullwright.schema.messages import message

from ...concepts.editor_kind import EditorKind, Layout
from ...concepts.tokens import NO_TOKENS, PieceLock
from ..content_names import named
from ..plain.editor_kind import no_fixes
from .contents import SimpleContent, marks, swatches
from .spots import TURNS, Spot, SpotLattice
from .surface import SimpleSurface
from .symmetries import SpotSymmetries
from .tools import simple_tokens, simple_tools


# Any: further parts are handed on as they are, and the layout is the kind's own.
def simple_kind(
    kind: MapKind[Any],
    contents: Sequence[SimpleContent],
    painted: Callable[[Layout, Mapping[str, str]], Layout],
    *,
    plan: Callable[[Layout], Plan] | None = None,
    **further: Any,
) -> EditorKind[Layout, Spot]:
    """Return the editor's side of a map kind whose cells hold one content each.

    The first content is what an erased cell holds. `painted` returns the layout with other words in some
    cells, by their labels. `plan` returns the cells that can be painted, where those are more than the
    spaces of the kind's own plan, such as holes between them. `further` are any other parts of an `EditorKind`, such as `overlays`, `fixes`,
    `tables`, `cutouts` or `fillings`, and go before what is made here.
    """
    known = {each.word: each for each in contents}
    cells_of, erased = plan or kind.plan, contents[0].word
    usual = cells_of(kind.blank(kind.extent.usual if kind.extent else None))
    shape, unit = usual.shape, usual.unit
    tokens = simple_tokens(contents)
    corners = tuple((x * unit.x, y * unit.y) for x, y in shape.corners)

    def surface(layout: Layout) -> SimpleSurface:
        return SimpleSurface(cells_of(layout), kind.contents(layout), known, erased)

    def repainted(layout: Layout, changed: Mapping[Spot, str]) -> Layout:
        label = surface(layout).label
        words = {label(spot): word for spot, word in changed.items() if label(spot)}
        return painted(layout, words) if words else layout

    parts: dict[str, Any] = {
        "surface": surface,
        "marks": marks,
        "swatches": lambda _: swatches(contents, corners),
        "painted": repainted,
        "erased": erased,
        "tools": simple_tools(contents, shape),
        "symmetries": SpotSymmetries(unit, is_square=_is_square(shape, is_even=unit.x == unit.y)),
        "lattice": SpotLattice(shape),
        "meanings": lambda _: {},
        "understood": lambda layout, _: layout,
        "overlays": (),
        "fixes": no_fixes,
        "tokens": tokens,
        "lock": PieceLock(message("Lock single pieces"), tokens.has)
        if tokens != NO_TOKENS
        else None,
        "content_name": partial(named, {each.word: each.title for each in contents}),
    }
    return EditorKind(kind=kind.name, **{**parts, **further})


def _is_square(shape: CellShape, *, is_even: bool) -> bool:
    return is_even and shape not in TURNS
