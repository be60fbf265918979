"""Sheets of plugins among ours: made with a time limit, checked, and kept until something else is to be printed."""

from collections.abc import Callable, Iterable, Mapping

from hullwright.engines.loader import plain_scenario
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.map_context import MapContext
from hullwright.plugins.sheets import PluginSheet
from hullwright.plugins.svg_page import SvgPage
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..languages.words import tr_in
from .bound_pages import Bound
from .pages import PAPERS, Page, PageFrame, SvgDrawing
from .press import PrintOrder


def extra_pages(order: PrintOrder, sheet: PluginSheet, book: RuleBook) -> Bound:
    """Return the pages of an order for a plugin's sheet; HullwrightError if the plugin can't make them."""
    scenario = order.scenario
    if scenario is None and order.ruleset:
        scenario = plain_scenario(order.document, order.ruleset)
    language, paper = order.options.language, order.options.paper
    context = MapContext(order.document, scenario, book, language, PAPERS[paper])
    pages = tuple(_page(each, paper) for each in sheet.pages(context))
    title = tr_in(
        language, "{name}: {sheet}", name=order.document.name, sheet=sheet.title(language)
    )
    return Bound(title, pages, ())


def _page(page: SvgPage, paper: str) -> Page:
    size = page.width, page.height
    drawing = SvgDrawing(page.svg, PageFrame(0, 0, *size))
    return Page(paper, landscape=page.width > page.height, items=(drawing,), size=size)


class ExtraSheets:
    """The sheets of plugins for a map, and what became of the one that was asked for last."""

    def __init__(self, sheets: Iterable[PluginSheet] = ()) -> None:
        self._sheets = {each.name: each for each in sheets}
        self._last: tuple[PrintOrder, Bound | HullwrightError] | None = None

    def titles(self, language: str) -> Mapping[str, str]:
        """Return the title of each sheet by its name."""
        return {name: each.title(language) for name, each in self._sheets.items()}

    def bound(self, order: PrintOrder, book: Callable[[], RuleBook]) -> Bound:
        """Return the pages of an order; HullwrightError if they can't be made.

        What failed is not tried again before something else is asked for: it may have taken its whole time.
        """
        if self._last is None or self._last[0] != order:
            self._last = order, self._made(order, book)
        found = self._last[1]
        if isinstance(found, HullwrightError):
            raise HullwrightError(found.args[0])
        return found

    def _made(self, order: PrintOrder, book: Callable[[], RuleBook]) -> Bound | HullwrightError:
        sheet = self._sheets.get(order.options.extra)
        if sheet is None:
            return HullwrightError(
                message("There is no sheet “{name}” any more.", name=order.options.extra)
            )
        try:
            return extra_pages(order, sheet, book())
        except HullwrightError as fault:
            return fault
