"""The press: a map under its rules, made into pages and PDF files."""

from dataclasses import dataclass
from pathlib import Path

from hullwright.engines.rules.book import RuleBook
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.atomic_file import Saved, Write, save

from .bound_pages import Bound, bound
from .options import SheetOptions
from .painter import measure, pdf_of
from .subject import SheetSubject, occasion_of


@dataclass(frozen=True)
class PrintOrder:
    """What is to be printed: a map, under a scenario or a plain ruleset, in a form."""

    document: MapDocument
    options: SheetOptions
    scenario: Scenario | None = None
    ruleset: str | None = None
    """For a map without a scenario: which ruleset, or the engine's first."""


def made(order: PrintOrder, book: RuleBook) -> Bound:
    """Return the pages of an order; HullwrightError if they can't be made."""
    return pages_of(subject_of(order, book), order.options)


def subject_of(order: PrintOrder, book: RuleBook) -> SheetSubject:
    """Return the map of an order under its rules, whatever form it is printed in."""
    return occasion_of(order.document, book, order.scenario, order.ruleset)


def pages_of(subject: SheetSubject, options: SheetOptions) -> Bound:
    """Return the pages of a map under its rules."""
    return bound(subject, options, measure)


def write_pdf(pages: Bound, path: Path, write: Write = save) -> Saved:
    """Write pages to a PDF file, whole or not at all."""
    return write(path, [pdf_of(pages.pages, pages.title)])
