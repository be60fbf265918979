"""What a page knows of the cells of a map: where they are, what lies there, and what overlays show of them."""

import json
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message
from hullwright.schema.records import Json, JsonObject

from ..concepts.editor_kind import Cell, EditorKind, OverlayChoice, Surface
from ..concepts.question import Shading
from ..drawing.shades import category_step, step_of
from ..drawing.svg import UNIT
from ..kinds.table import editor_kind_of

TOLD = ("distance.", "steps.")
"""How the names of those overlays begin whose numbers are told of every cell that is pointed at."""
_BOX = re.compile(r'viewBox="([-0-9. ]+)"')


class CellDetails:
    """The cells of a map, its overlays answered and what people look for, each worked out once for all languages."""

    def __init__(self, document: MapDocument, examination: Examination, most: int) -> None:
        self._document = document
        self._examination = examination
        self.kind: EditorKind = editor_kind_of(document.kind)
        self.surface: Surface = self.kind.surface(document.layout)
        self.cells: Sequence[Cell] = list(islice(self.surface.cells(), most))
        """So many of them at the most: whoever asks for one more than there may be is told of too many."""

    @cached_property
    def texts(self) -> dict[str, Message]:
        """What is read about cells, each text once, by what it is in English."""
        return {str(each): each for each in self._said}

    @cached_property
    def _said(self) -> Sequence[Message]:
        """What is read about each cell."""
        return [self.kind.cell_text(self.surface, each) for each in self.cells]

    @cached_property
    def _free(self) -> frozenset[Cell]:
        """The cells with symbols that people look for, which no overlay covers."""
        looked_for = self.kind.is_landmark
        return frozenset(each for each in self.cells if looked_for(self.surface.look(each)))

    @cached_property
    def _drawn(self) -> frozenset[Cell]:
        """The cells with something in them."""
        content, erased = self.surface.content, self.kind.erased
        return frozenset(each for each in self.cells if content(each) != erased)

    @cached_property
    def overlays(self) -> Sequence[tuple[OverlayChoice, Message, Shading]]:
        """The overlays that can be worked out, each with what it is called on this map."""
        return list(self._answered())

    def _answered(self) -> Iterator[tuple[OverlayChoice, Message, Shading]]:
        layout = self._document.layout
        for each in self.kind.overlays:
            try:
                shading = each.asked(layout).answered(self._examination)
            except HullwrightError:
                # A plugin's overlay that can't be shown takes no page away.
                continue
            yield each, each.titled(layout), shading

    @cached_property
    def landmarks(self) -> Sequence[tuple[str, Sequence[int]]]:
        """What people look for on the map, such as pods: a content of each sort, and the numbers of its cells."""
        found: dict[str, list[int]] = {}
        for number, cell in enumerate(self.cells):
            if cell in self._free:
                content = self.surface.content(cell)
                found.setdefault(self.kind.sort_of(content), []).append(number)
        return list(found.items())

    def landmark_name(self, content: str) -> Message:
        """Return what people call something they look for, as the palette does."""
        swatches = self.kind.swatches(self._document.layout)
        titles = (each.title for each in swatches if self.kind.sort_of(each.content) == content)
        return next(titles, self.kind.content_name(content))

    def labels(self, numbers: Sequence[int]) -> list[str]:
        """Return the labels of cells."""
        return [self.surface.label(self.cells[each]) for each in numbers]

    def script(self, drawing: str) -> str:
        """Return the cells as a script that hands them to the page: files can't be read by one, scripts can."""
        told = json.dumps(self._json(drawing), separators=(",", ":"), ensure_ascii=True)
        return f"globalThis.hullwrightMap = {told};\n"

    def _json(self, drawing: str) -> JsonObject:
        box = _BOX.search(drawing)
        shapes: dict[str, int] = {}
        texts = {each: number for number, each in enumerate(self.texts)}
        cells = [
            self._cell(each, shapes, texts[str(said)])
            for each, said in zip(self.cells, self._said, strict=True)
        ]
        return {
            "box": box[1] if box else "0 0 100 100",
            "shapes": list(shapes),
            "cells": cells,
            "overlays": {each.name: self._shown(shading) for each, _, shading in self.overlays},
            "landmarks": [list(numbers) for _, numbers in self.landmarks],
        }

    def _cell(self, cell: Cell, shapes: dict[str, int], said: int) -> Json:
        x, y = self.surface.centre(cell)
        corners = " ".join(
            f"{(a - x) * UNIT:.0f},{(b - y) * UNIT:.0f}" for a, b in self.surface.corners(cell)
        )
        shape = shapes.setdefault(corners, len(shapes))
        return [self.surface.label(cell), shape, round(x * UNIT), round(y * UNIT), said]

    def _shown(self, shading: Shading) -> Json:
        numbers = {each: number for number, each in enumerate(self.cells)}
        return {
            "levels": [self._step(shading, each) for each in self.cells],
            "texts": [shading.texts.get(each, "") for each in self.cells] if shading.texts else [],
            "outlined": [numbers[each] for each in shading.outlined if each in numbers],
            "around": shading.diverging,
        }

    def _step(self, shading: Shading, cell: Cell) -> int:
        """Return the number of a cell's shade, or -1 for none: symbols that people look for stay free."""
        level = shading.levels.get(cell)
        if level is None and cell in self._drawn:
            level = shading.rest
        if level is None or cell in self._free:
            return -1
        return category_step(int(level)) if shading.categories else step_of(level)
