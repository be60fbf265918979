"""Card sheets: the pictures of many cards in one, in rows and columns, as the table wants them."""

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING

from ..map_pictures import PiecePicture

if TYPE_CHECKING:
    from PIL.Image import Image

MOST_CARDS = 69
"""A sheet has at most ten by seven, and the last of them is what is shown of hidden cards."""
LONGEST = 4096
"""The longest side of a sheet, in pixels: not every machine shows more."""


def sheet_columns(count: int) -> int:
    """Return in how many columns so many cards lie; the table wants at least two.

    >>> sheet_columns(3), sheet_columns(25), sheet_columns(69)
    (2, 5, 9)
    """
    columns = 2
    while columns * columns < count:
        columns += 1
    return min(columns, 10)


def sheet_rows(count: int) -> int:
    """Return in how many rows so many cards lie; the table wants at least two."""
    return max(-(-count // sheet_columns(count)), 2)


class CardSheet:
    """The cards of a deck, each of them once."""

    def __init__(self, pieces: Sequence[PiecePicture]) -> None:
        self._pieces = pieces

    def fronts(self) -> bytes:
        """Return all fronts as one picture."""
        return self._sheet([each.front for each in self._pieces])

    def backs(self) -> bytes:
        """Return all backs as one picture."""
        return self._sheet([each.back for each in self._pieces])

    def _sheet(self, pictures: Sequence[bytes]) -> bytes:
        from PIL import Image

        opened = [Image.open(BytesIO(each)).convert("RGB") for each in pictures]
        columns = sheet_columns(len(opened))
        rows = sheet_rows(len(opened))
        width, height = opened[0].size
        scale = min(1.0, LONGEST / (columns * width), LONGEST / (rows * height))
        size = max(int(width * scale), 1), max(int(height * scale), 1)
        sheet = Image.new("RGB", (columns * size[0], rows * size[1]), "white")
        for number, each in enumerate(opened):
            at = (number % columns * size[0], number // columns * size[1])
            sheet.paste(each.resize(size), at)
        return _png(sheet)


def _png(image: "Image") -> bytes:
    content = BytesIO()
    image.save(content, "PNG")
    return content.getvalue()
