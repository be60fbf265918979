"""Markup: the frame of every page, and the only way in which texts get into one."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import escape

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.visible_text import visible, visible_line

from ..languages.catalogue import LANGUAGES
from ..languages.words import language_in_use, tr, use_language

POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""Whatever a map or a name holds: pages load and run nothing but what lies beside them."""


def text(said: str) -> str:
    r"""Return a text as it stands between tags or in an attribute, unseen signs written out.

    >>> print(text('<b title="x">\x1b'))
    &lt;b title=&quot;x&quot;&gt;\u001b
    """
    return escape(visible(said))


def line(said: str, most: int = 0) -> str:
    """Return a text for one line, cut off where it is longer than anybody reads.

    >>> line("A very long name", 6)
    'A very…'
    """
    plain = visible_line(said)
    return escape(f"{plain[:most].rstrip()}…" if most and len(plain) > most else plain)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in a language for a while."""
    before = language_in_use()
    use_language(language)
    try:
        yield
    finally:
        use_language(before)


@late_dataclass(kw_only=True)
class GalleryFrame:
    """What stands around the content of a page."""

    title: str
    site: str
    """What the gallery is called."""
    up: str
    """The way from the page to the folder of the site, such as ../../."""
    place: str
    """The page by its place in the folder of a language, the same in all languages."""
    scripts: tuple[str, ...] = ()
    """By their places from the folder of the site."""

    def page(self, content: Iterable[str]) -> str:
        """Return a page in the language in use."""
        return "\n".join((*self._head(), *content, *self._foot())) + "\n"

    def _head(self) -> Iterator[str]:
        language, up = language_in_use(), self.up
        yield f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">'
        yield f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield '<meta name="referrer" content="no-referrer">'
        yield '<meta name="color-scheme" content="light dark">'
        yield f"<title>{line(self.title, 120)}</title>"
        yield f'<link rel="stylesheet" href="{up}assets/inks.css">'
        yield f'<link rel="stylesheet" href="{up}assets/gallery.css">'
        yield f'<link rel="icon" href="{up}assets/icon.svg" type="image/svg+xml">'
        yield (
            f'<link rel="alternate" type="application/atom+xml" href="{up}{language}/feed.xml" '
            f'title="{line(self.site, 120)}">'
        )
        for other in LANGUAGES:
            yield f'<link rel="alternate" hreflang="{other}" href="{up}{other}/{self.place}">'
        yield from (f'<script src="{up}{each}" defer></script>' for each in self.scripts)
        yield f'</head>\n<body>\n<a class="skip" href="#content">{text(tr("Skip to the content"))}</a>'
        yield '<header class="site">'
        yield f'<a class="home" href="{up}{language}/index.html">{line(self.site, 80)}</a>'
        yield f'<nav aria-label="{text(tr("Language"))}"><ul class="languages">'
        for other, name in LANGUAGES.items():
            current = ' aria-current="true"' if other == language else ""
            yield (
                f'<li><a href="{up}{other}/{self.place}" lang="{other}" hreflang="{other}"{current}>'
                f"{name}</a></li>"
            )
        yield '</ul></nav>\n</header>\n<main id="content">'

    def _foot(self) -> Iterator[str]:
        feed = (
            f'<a href="{self.up}{language_in_use()}/feed.xml">{text(tr("New maps as a feed"))}</a>'
        )
        yield f"</main>\n<footer><p>{text(tr('Made with Hullwright.'))} {feed}</p></footer>"
        yield "</body>\n</html>"


def gateway(site: str) -> str:
    """Return the first page of a gallery, which leads on to the reader's language."""
    links = "".join(
        f'<li><a href="{code}/index.html" lang="{code}" hreflang="{code}">{name}</a></li>'
        for code, name in LANGUAGES.items()
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{line(site, 120)}</title>\n"
        '<link rel="stylesheet" href="assets/inks.css">\n'
        '<link rel="stylesheet" href="assets/gallery.css">\n'
        '<link rel="icon" href="assets/icon.svg" type="image/svg+xml">\n'
        '<script src="assets/forward.js" defer></script>\n</head>\n<body>\n<main id="content">\n'
        f'<h1>{line(site, 80)}</h1>\n<ul class="languages">{links}</ul>\n</main>\n</body>\n</html>\n'
    )
