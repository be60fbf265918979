"""The printer: asks which one, and sends pages to it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from .bound_pages import Bound
from .pages import Page
from .painter import page_layout, paint_all

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QWidget

AskPrinter: TypeAlias = "Callable[[QPrinter], bool]"
"""Asks the person for a printer and how to use it; False if nothing is to be printed."""


def dialog_for(window: "QWidget") -> AskPrinter:
    """Return what asks with the system's dialog in front of a window."""

    def ask(printer: "QPrinter") -> bool:
        """Ask for a printer."""
        from PySide6.QtPrintSupport import QPrintDialog

        dialog = QPrintDialog(printer, window)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        try:
            return bool(dialog.exec())
        finally:
            dialog.deleteLater()

    return ask


def print_pages(pages: Bound, ask: AskPrinter) -> int:
    """Ask for a printer and print; return how many pages went out."""
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(pages.title)
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(pages.pages[0]))
    printer.setFromTo(1, len(pages.pages))
    if not ask(printer):
        return 0
    chosen = _range(printer, pages.pages)
    if not paint_all(printer, chosen):
        raise HullwrightError(
            message(
                "The printer “{name}” does not accept the pages. Choose another one, or save a "
                "PDF file.",
                name=printer.printerName() or printer.outputFileName(),
            )
        )
    return len(chosen)


def _range(printer: "QPrinter", pages: Sequence[Page]) -> Sequence[Page]:
    if printer.printRange() is not printer.PrintRange.PageRange:
        return pages
    first = max(printer.fromPage(), 1)
    return pages[first - 1 : max(printer.toPage(), first)] or pages
