"""What plugins bring to be said: their own sentences in a language, and further languages.

Our own texts never ask here: they stand in our catalogues, and a plugin can't put other words there. Asked
are only texts that are none of ours, and languages that we don't speak.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hullwright.plugins.host import Host
    from hullwright.plugins.translations import PluginTexts, TextsList

_GAP = re.compile(r"\{[^{}]*\}")


def further_text(language: str, template: str, number: int) -> str | None:
    """Return what a plugin says for a template, in the form for a number; None if none does."""
    if not _has_words(template):
        return None
    for each in _texts_in(language):
        said = each.said(template, number)
        if said is not None:
            return said
    return None


@lru_cache(maxsize=4096)
def _has_words(template: str) -> bool:
    return any(letter.isalpha() for letter in _GAP.sub("", template))


def further_languages() -> Mapping[str, str]:
    """Return the languages that plugins bring for the whole program, each by its own name."""
    return {each.code: each.title for each in _brought().languages} if _is_anybody_there() else {}


def head_of(language: str) -> Mapping[str, str]:
    """Return what the texts of a further language say of themselves."""
    heads: Iterator[Mapping[str, str]] = (each.head for each in _texts_in(language))
    return next(heads, {})


def _texts_in(language: str) -> "Sequence[PluginTexts]":
    return _brought().texts.get(language, ()) if _is_anybody_there() else ()


def _is_anybody_there() -> bool:
    """Tell whether there are plugins of others: who has none need not wait for what reads them."""
    from hullwright.plugins.host.home import home
    from hullwright.plugins.host.strangers import has_strangers

    return has_strangers(home() / "plugins")


def _brought() -> "TextsList":
    from hullwright.plugins.host.usual import usual_host

    return _read(usual_host())


@lru_cache(maxsize=1)
def _read(host: "Host") -> "TextsList":
    """Return the texts of a host; another host is made whenever plugins have changed."""
    from hullwright.plugins.translations import plugin_texts

    return plugin_texts(host)
