"""Sheets of a map as PDF files, one in each language."""

from collections.abc import Iterator

from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.documents.maps import MapDocument

from ..files.picture_job import insist_on_letters
from ..languages.catalogue import LANGUAGES


def sheets_of(document: MapDocument) -> Iterator[tuple[str, bytes]]:
    """Yield the language and the content of each sheet; HullwrightError if the map can't be put on one."""
    from ..sheets.options import SheetOptions
    from ..sheets.painter import pdf_of
    from ..sheets.press import PrintOrder, made

    insist_on_letters()
    book = rule_book(Host())
    for language in LANGUAGES:
        pages = made(PrintOrder(document, SheetOptions(language=language)), book)
        yield language, bytes(pdf_of(pages.pages, pages.title))
