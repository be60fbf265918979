"""The feed: the maps that came or changed last, for programs that watch for news."""

from collections.abc import Iterator, Sequence
from uuid import NAMESPACE_URL, uuid5

from ..languages.words import language_in_use, tr
from .index_page import facts_line
from .map_entry import MapEntry
from .markup import line, text

MOST = 50


def feed(site: str, address: str, entries: Sequence[MapEntry], now: str) -> str:
    """Return an Atom feed in the language in use; links are whole where the address of the site is known."""
    return "\n".join(_lines(site, address, entries, now)) + "\n"


def _lines(site: str, address: str, entries: Sequence[MapEntry], now: str) -> Iterator[str]:
    language = language_in_use()
    newest = sorted(entries, key=lambda each: (each.updated, each.slug), reverse=True)[:MOST]
    base = f"{address}{language}/" if address else ""
    yield '<?xml version="1.0" encoding="utf-8"?>'
    yield f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">'
    yield f"<id>{_id(address or site, language)}</id>\n<title>{line(site, 120)}</title>"
    yield f"<updated>{newest[0].updated if newest else now}</updated>"
    yield f'<link rel="self" type="application/atom+xml" href="{text(base)}feed.xml"/>'
    yield f'<link rel="alternate" type="text/html" href="{text(base)}index.html"/>'
    for each in newest:
        yield from _entry(each, base, address or site)
    yield "</feed>"


def _entry(entry: MapEntry, base: str, site: str) -> Iterator[str]:
    author = entry.author or tr("Nobody says who made it")
    page = f"{text(base)}maps/{entry.slug}.html"
    yield f"<entry>\n<id>{_id(site, entry.slug)}</id>\n<title>{line(entry.name, 160)}</title>"
    yield f"<updated>{text(entry.updated)}</updated>\n<published>{text(entry.published)}T00:00:00Z</published>"
    yield f"<author><name>{line(author, 160)}</name></author>"
    yield f'<link rel="alternate" type="text/html" href="{page}"/>'
    yield f"<summary>{text(facts_line(entry))}</summary>\n</entry>"


def _id(site: str, name: str) -> str:
    """Return an id that stays the same wherever the site is moved to, as long as it is called the same."""
    return uuid5(NAMESPACE_URL, f"hullwright-gallery:{site}#{name}").urn
