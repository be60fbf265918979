"""A picture that was ordered: of which map, how, and into which file."""

from pathlib import Path

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import Saved, Write, save
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message

from ..concepts.question import Question, Shading
from ..drawing.inks import THEMES
from ..drawing.picture_parts import PictureOverlay, PictureParts
from ..kinds.table import editor_kind_of
from .picture_options import PictureOptions, suffix_of


@late_dataclass
class OrderedOverlay:
    """An overlay that is wanted in a picture, with its answer if somebody knows it already."""

    title: Message
    question: Question
    shading: Shading | None = None


@late_dataclass
class PictureOrder:
    """A picture of a map that somebody wants."""

    document: MapDocument
    options: PictureOptions
    cells: tuple[str, ...] = ()
    """The labels of the cells that are drawn; all of them if none is named."""
    overlays: tuple[OrderedOverlay, ...] = ()

    def parts(self) -> PictureParts:
        """Return what is in the picture; questions about the map are answered now."""
        options = self.options
        return PictureParts(
            rulers=options.rulers,
            labels=options.labels,
            title=options.title,
            legend=options.legend,
            transparent=options.transparent,
            cells=frozenset(self.cells),
            overlays=self._laid_over(),
            hull=options.hull,
        )

    def _laid_over(self) -> tuple[PictureOverlay, ...]:
        if not self.overlays:
            return ()
        from .picture_overlays import picture_overlay

        kind, inks = editor_kind_of(self.document.kind), THEMES[self.options.theme]
        surface, examination = kind.surface(self.document.layout), Examination(self.document)
        return tuple(
            picture_overlay(
                kind,
                surface,
                each.shading or each.question.answered(examination),
                each.title,
                inks,
            )
            for each in self.overlays
        )


def content_of_picture(order: PictureOrder, suffix: str) -> bytes:
    """Return the content of a picture's file; HullwrightError if it can't be drawn."""
    inks, parts = THEMES[order.options.theme], order.parts()
    if suffix == ".svg":
        from ..drawing.svg import svg_of

        return svg_of(order.document, inks, parts=parts).encode()
    if suffix == ".pdf":
        from ..drawing.pdf import pdf_of_map

        return pdf_of_map(order.document, inks, parts, order.options.length)
    return png_of(order, order.options.size, parts)


def png_of(order: PictureOrder, size: int, parts: PictureParts | None = None) -> bytes:
    """Return a picture with pixels, so many on its longer side."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImageWriter

    from ..drawing.images import image_of

    inks = THEMES[order.options.theme]
    image = image_of(order.document, inks, largest=size, parts=parts or order.parts())
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def write_picture(order: PictureOrder, path: Path, write: Write = save) -> Saved:
    """Draw a map into a file whose suffix says the format; HullwrightError if that can't be done."""
    return write(path, [content_of_picture(order, suffix_of(path))])


def cells_named(document: MapDocument, labels: str) -> tuple[str, ...]:
    """Return the labels of cells from a list with commas or spaces; HullwrightError for one that is not there."""
    surface = editor_kind_of(document.kind).surface(document.layout)
    found = tuple(_labels(labels))
    for each in found:
        cell = surface.cell_of(each)
        if cell is None or cell not in surface:
            raise HullwrightError(
                message("{name} has no cell “{label}”.", name=document.name, label=each)
            )
    return found


def _labels(text: str) -> list[str]:
    """Return the labels in a list: parted by semicolons or spaces, and by commas unless they are part of them.

    >>> _labels("D09, D10 E4"), _labels("1,10; 2,3")
    (['D09', 'D10', 'E4'], ['1,10', '2,3'])
    """
    if ";" in text:
        return [each.strip() for each in text.split(";") if each.strip()]
    parts = text.split()
    if all(each.replace(",", "").lstrip("-").isdigit() for each in parts):
        return parts
    return text.replace(",", " ").split()
