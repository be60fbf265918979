"""The cross brush: paints a cell and all that touch it."""

from collections.abc import Generator
from typing import Any

from hullwright.plugins.contributions import Desk, Painting, Pointer


def cross(desk: Desk, pointer: Pointer) -> Generator[Painting, Pointer, None]:
    """Paint along the way of the pointer; what was yielded last is done when the button is let go."""
    painted: dict[Any, str] = {}
    while True:
        if pointer.cell is not None:
            cells = {pointer.cell, *desk.surface.neighbours(pointer.cell)}
            content = desk.second if pointer.second else desk.first
            painted |= dict.fromkeys(desk.images(cells), content)
        pointer = yield Painting(dict(painted))
