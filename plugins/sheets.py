"""Sheets that plugins bring: pages to print, as SVG text at a size in millimetres."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import english, message

from .contributions import usable
from .host import Host
from .host.patience import brought_in, guarded
from .map_context import MapContext
from .named_contributions import NamedContribution, UnknownWords, named
from .svg_page import SvgPage, svg_page
from .wrong_result import WrongResult

SECONDS = 5.0
"""How long making the pages of one sheet may take: somebody looks at the preview meanwhile."""
MOST_PAGES = 100
MOST_CHARACTERS = 2**24
"""Of all pages together."""


class PluginSheet(NamedContribution):
    """One sheet of a plugin."""

    def pages(self, context: MapContext) -> tuple[SvgPage, ...]:
        """Return the pages for a map; HullwrightError if the plugin can't make them."""
        self._insist_on(context.original)
        code = brought_in(self.contributed)
        document = context.document
        with guarded(self.contributed.plugin, SECONDS):
            texts = tuple(islice(_texts(code(document, context)), MOST_PAGES + 1))
        if not texts or len(texts) > MOST_PAGES or sum(map(len, texts)) > MOST_CHARACTERS:
            said = message(
                "The sheet “{name}” of the plugin “{plugin}” has to have 1 to {most} pages, and "
                "no more than {characters} characters in all. Please tell its author.",
                name=self.contributed.id,
                plugin=self.contributed.plugin.id,
                most=MOST_PAGES,
                characters=MOST_CHARACTERS,
            )
            raise WrongResult(said, self.contributed, code)
        return tuple(self._page(number, text, code) for number, text in enumerate(texts, 1))

    def _page(self, number: int, text: str, code: object) -> SvgPage:
        try:
            return svg_page(text)
        except HullwrightError as fault:
            said = message(
                "Page {number} of the sheet “{name}” of the plugin “{plugin}” can't be printed: "
                "{reason} Please tell its author.",
                number=number,
                name=self.contributed.id,
                plugin=self.contributed.plugin.id,
                reason=fault.args[0],
            )
            raise WrongResult(said, self.contributed, code) from fault

    def _insist_on(self, document: MapDocument) -> None:
        if self.kind not in {"", document.kind}:
            raise HullwrightError(
                message(
                    "The sheet “{sheet}” is for maps of the kind “{wanted}”, but {name} is of "
                    "the kind “{kind}”.",
                    sheet=self.contributed.id,
                    wanted=self.kind,
                    name=document.name,
                    kind=document.kind,
                )
            )


# Any: code of a plugin can return anything.
def _texts(found: Any) -> Iterator[str]:
    for each in found:
        if not isinstance(each, str):
            raise TypeError(f"a sheet yielded {type(each).__name__}, which is no text")
        yield each


def plugin_sheets(host: Host, kind: str) -> tuple[PluginSheet, ...]:
    """Return the sheets that can be printed of maps of a kind."""
    return tuple(map(PluginSheet, usable(host, "sheets", kind)))


UNKNOWN = UnknownWords(
    alone=english("There is no sheet “{name}”: no plugin brings any."),
    meant=english("There is no sheet “{name}” (did you mean “{meant}”?)."),
    known=english("There is no sheet “{name}”; there are {known}."),
)


def sheet_named(host: Host, name: str) -> PluginSheet:
    """Return the sheet of that name; HullwrightError with the likely one if there is none."""
    return named(host, "sheets", PluginSheet, name, UNKNOWN)
