"""Drawings for pages: SVG files with their own colours, light or dark as the reader's device wants it."""

import re
from collections.abc import Mapping

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message

from ..drawing.inks import DARK, LIGHT
from ..drawing.page_inks import PAGE_INKS
from ..drawing.picture_parts import PictureParts
from ..drawing.svg import svg_of
from ..languages.catalogue import ENGLISH, LANGUAGES
from ..languages.translation import translation

WHOLE = PictureParts(rulers=True, transparent=True)
SMALL = PictureParts(rulers=False, labels=False, transparent=True)
"""For cards, where labels could not be read."""
_INK = re.compile(r"var\(--([a-z0-9-]+)\)")


def card_drawing(document: MapDocument) -> str:
    """Return a map as it is drawn on a card."""
    return _coloured(svg_of(document, PAGE_INKS, parts=SMALL, say=translation("en").sentence))


def drawings(document: MapDocument) -> Mapping[str, str]:
    """Return a map as it is drawn on its page, by language; those that have the same words are the same."""
    words = _Words()
    plain = _coloured(svg_of(document, PAGE_INKS, parts=WHOLE, say=words.said))
    if not words.asked:
        return dict.fromkeys(LANGUAGES, plain)
    return {
        language: _coloured(
            svg_of(document, PAGE_INKS, parts=WHOLE, say=translation(language).sentence)
        )
        for language in LANGUAGES
    }


class _Words:
    """Says sentences in English, and remembers whether there were any."""

    def __init__(self) -> None:
        self.asked = False

    def said(self, sentence: Message) -> str:
        """Return a sentence in English."""
        self.asked = True
        return translation(ENGLISH).sentence(sentence)


def _coloured(drawing: str) -> str:
    """Return a drawing that knows the colours of its inks: as a picture of a page, it is told of none."""
    used = dict.fromkeys(each for each in _INK.findall(drawing) if each in LIGHT)
    day, night = (";".join(f"--{each}:{inks[each]}" for each in used) for inks in (LIGHT, DARK))
    style = f"<style>:root{{{day}}}@media (prefers-color-scheme:dark){{:root{{{night}}}}}</style>"
    opening, _, rest = drawing.partition("\n")
    return f"{opening}\n{style}\n{rest}"
