"""The sheet: a page with the name of the map in large letters."""

from collections.abc import Iterator
from typing import Any
from xml.sax.saxutils import escape


def pages(document: Any, context: Any) -> Iterator[str]:
    """Yield each page as SVG, at a size in millimetres."""
    width, height = context.paper
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}" font-family="sans-serif">'
        f'<text x="{width / 2:g}" y="{height / 2:g}" font-size="14" text-anchor="middle">'
        f"{escape(document.name)}</text></svg>"
    )
