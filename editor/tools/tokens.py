"""Where the tokens of a map lie, and which numbers are free."""

from collections.abc import Iterator
from itertools import count
from math import atan2, tau

from ..concepts.editor_kind import Cell, Surface
from ..concepts.tokens import Tokens
from ..concepts.tool import ToolContext
from .contents import joined


class TokenTally:
    """Where the tokens of a map lie; from one state of a map to the next it looks only at what changed."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._surface: Surface | None = None
        self._lying: dict[Cell, str] = {}
        self._found: dict[str, list[Cell]] = {}

    def of(self, surface: Surface) -> dict[str, list[Cell]]:
        """Return the cells of each token on a map."""
        if surface is not self._surface:
            self._look(surface)
            self._surface, self._found = surface, {}
            for cell, content in self._lying.items():
                self._found.setdefault(content, []).append(cell)
        return self._found

    def _look(self, surface: Surface) -> None:
        changed = surface.changed(self._surface) if self._surface is not None else None
        if changed is None:
            self._lying.clear()
        known: dict[str, bool] = {}
        for cell in surface.cells() if changed is None else changed:
            content = surface.content(cell)
            if content not in known:
                known[content] = self._tokens.has(content)
            if known[content]:
                self._lying[cell] = content
            else:
                self._lying.pop(cell, None)


def free_numbers(word: str, wanted: int | None, taken: dict[str, list[Cell]]) -> Iterator[int]:
    """Yield the numbers that no token of a word has: the wanted one, then the lowest ones."""
    if wanted is not None and joined(word, wanted) not in taken:
        yield wanted
    for number in count(1):
        if number != wanted and joined(word, number) not in taken:
            yield number


def around(context: ToolContext, cell: Cell) -> list[Cell]:
    """Return the images of a cell, itself first, then clockwise about the centre of the symmetry."""
    x, y = context.symmetry.centre

    def angle(each: Cell) -> float:
        at = context.surface.centre(each)
        return atan2(at[1] - y, at[0] - x)

    first = angle(cell)
    others = context.images([cell]) - {cell}
    return [cell, *sorted(others, key=lambda each: (angle(each) - first) % tau)]
