"""How symmetric a map is: which of its cells agree with their images."""

from typing import NamedTuple

from ..concepts.editor_kind import NO_SYMMETRY, Cell, EditorKind, Surface, Symmetry
from ..concepts.symmetry_report import SymmetryReport

MOST_ODD = 5_000
"""So many odd cells are named; nobody goes through more of them one by one."""


class SymmetryScore(NamedTuple):
    """How many cells were compared with their images, and which do not agree with them."""

    compared: int
    odd: list[Cell]

    @property
    def share(self) -> float:
        """The share of cells that agree; an empty map agrees with itself."""
        return 1 - len(self.odd) / self.compared if self.compared else 1.0


def symmetry_score(kind: EditorKind, surface: Surface, symmetry: Symmetry) -> SymmetryScore:
    """Return how well a map agrees with its images; empty cells opposite to empty ones don't count."""
    comparison = _Comparison(kind, surface, symmetry)
    return SymmetryScore(*comparison.made())


def symmetry_report(kind: EditorKind, surface: Surface, chosen: Symmetry | None) -> SymmetryReport:
    """Return how symmetric a map is under every symmetry of its kind, and what is odd about one of them."""
    symmetries = kind.symmetries
    # The last choices have the most images: of two that hold equally well they say more.
    wanted = [
        symmetries.moved(symmetries.usual(each.name, surface), chosen.centre)
        if chosen
        else symmetries.usual(each.name, surface)
        for each in symmetries.choices[1:]
    ]
    scores = {each.name: symmetry_score(kind, surface, each) for each in wanted}
    if chosen is not None:
        scores[chosen.name] = symmetry_score(kind, surface, chosen)
    by_share = {name: round(each.share, 6) for name, each in scores.items()}
    if chosen is None and wanted:
        chosen = max(reversed(wanted), key=lambda each: by_share[each.name])
    if chosen is None:
        return SymmetryReport(NO_SYMMETRY)
    odd = scores[chosen.name].odd
    return SymmetryReport(chosen, tuple(odd[:MOST_ODD]), len(odd), by_share)


def single_report(kind: EditorKind, surface: Surface, chosen: Symmetry | None) -> SymmetryReport:
    """Return how symmetric a map is under the chosen symmetry alone."""
    if chosen is None:
        return SymmetryReport(NO_SYMMETRY)
    score = symmetry_score(kind, surface, chosen)
    odd = tuple(score.odd[:MOST_ODD])
    return SymmetryReport(chosen, odd, len(score.odd), {chosen.name: score.share})


class _Comparison:
    """Compares the cells of a map with their images under one symmetry."""

    def __init__(self, kind: EditorKind, surface: Surface, symmetry: Symmetry) -> None:
        self._kind = kind
        self._contents = {cell: surface.content(cell) for cell in surface.cells()}
        """What lies in each cell, read once."""
        self._symmetry = symmetry
        self._sorts: dict[str, str] = {}

    def made(self) -> tuple[int, list[Cell]]:
        """Return how many cells count, and the odd ones."""
        compared, odd = 0, []
        agree = self._turned if self._kind.copies else self._alike
        erased, contents, seen = self._kind.erased, self._contents, set[Cell]()
        images_of, symmetry = self._kind.symmetries.images, self._symmetry
        for cell in contents:
            if cell in seen:
                continue
            images = images_of(symmetry, cell)
            seen.update(images)
            there = [each for each in images if each in contents]
            if all(contents[each] == erased for each in there):
                continue
            compared += len(there)
            if not agree(there, is_whole=len(there) == len(images)):
                odd += there
        return compared, odd

    def _alike(self, cells: list[Cell], *, is_whole: bool) -> bool:
        """Tell whether images hold the same; where there is one thing of a kind, ground may face it."""
        sorts = {self._sort(self._contents[cell]) for cell in cells}
        if not is_whole:
            sorts.add(self._kind.erased)
        if _ONCE in sorts and self._kind.erased not in sorts:
            return len(sorts) <= 2
        return len(sorts) <= 1

    def _sort(self, content: str) -> str:
        if content not in self._sorts:
            is_once = content in self._kind.tokens.single
            self._sorts[content] = _ONCE if is_once else self._kind.sort_of(content)
        return self._sorts[content]

    def _turned(self, cells: list[Cell], *, is_whole: bool) -> bool:
        """Tell whether images hold what turns along with them."""
        contents, first = self._contents, cells[0]
        if not is_whole:
            return False
        copies = self._kind.copies
        wanted = copies(self._symmetry, first, contents[first]) if copies else {}
        return all(wanted.get(cell) == contents[cell] for cell in cells)


_ONCE = "\0once"
"""Instead of what a map has once, such as the start of either side: these agree with one another."""
