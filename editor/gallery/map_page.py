"""The page of a map: its drawing, which answers questions where scripts run, and everything that is known of it."""

import json
from collections.abc import Iterator, Sequence
from functools import cached_property

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.verdicts import VerdictRow
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.plain_words import plain_words

from ..concepts.question import Shading
from ..games.kind_titles import kind_title
from ..languages.words import tr
from ..library.pack_words import day_words, game_title, players_words
from .cell_details import TOLD, CellDetails
from .markup import GalleryFrame, line, text
from .verdict_words import verdict_lines

LONGEST_NAME, LONGEST_TEXT = 160, 4000


@late_dataclass(kw_only=True)
class Download:
    """A file that is offered, by its place from the folder of the map."""

    title: str
    place: str
    name: str = ""
    """What it is called once it is on the reader's disk."""


@late_dataclass(kw_only=True)
class MapPage:
    """The page of a map, in whatever language is in use."""

    document: MapDocument
    examination: Examination
    details: CellDetails
    slug: str
    site: str
    published: str
    pack: str = ""
    """The title of the pack that it comes from, if any."""
    pack_version: str = ""
    verdicts: Sequence[VerdictRow]
    share_code: str = ""
    link: str = ""
    """Opens the map in the program, if a link can carry it."""

    @cached_property
    def folder(self) -> str:
        """Where the files of the map lie, from the page."""
        return f"../../maps/{self.slug}/"

    def html(self, drawing: str, downloads: Sequence[Download]) -> str:
        """Return the page, with the drawing by the name of its file."""
        frame = GalleryFrame(
            title=self.document.name,
            site=self.site,
            up="../../",
            place=f"maps/{self.slug}.html",
            scripts=(f"maps/{self.slug}/cells.js", "assets/map.js"),
        )
        return frame.page(self._content(drawing, downloads))

    def _content(self, drawing: str, downloads: Sequence[Download]) -> Iterator[str]:
        document = self.document
        yield f'<article class="map-page">\n<h1>{line(document.name, LONGEST_NAME)}</h1>'
        if document.subtitle:
            yield f'<p class="subtitle">{line(document.subtitle, LONGEST_NAME)}</p>'
        yield from self._map(drawing)
        yield '<div class="columns">\n<section class="about">'
        if document.description:
            described = plain_words(document.description)[:LONGEST_TEXT]
            yield "".join(f"<p>{text(each)}</p>" for each in described.split("\n") if each.strip())
        yield from self._facts()
        yield from self._verdict()
        yield "</section>\n<section>"
        yield from self._downloads(downloads)
        yield "</section>\n</div>"
        yield from self._measurements()
        yield "</article>"

    def _map(self, drawing: str) -> Iterator[str]:
        texts = json.dumps([tr(each) for each in self.details.texts.values()])
        alternative = tr("Drawing of the map “{name}”", name=self.document.name[:LONGEST_NAME])
        help_ = tr("Point at a place, or move with the arrow keys, to read what is there.")
        yield f'<figure class="map" data-texts="{text(texts)}">'
        yield f'<form class="tools" hidden aria-label="{text(tr("Show on the map"))}">'
        yield from self._overlay_choice()
        yield from self._landmark_choice()
        yield "</form>"
        yield f'<div class="sheet"><img src="{self.folder}{drawing}" alt="{line(alternative)}"></div>'
        yield '<p class="legend" hidden></p>'
        yield f'<figcaption class="told" role="status" hidden>{text(help_)}</figcaption>\n</figure>'

    def _overlay_choice(self) -> Iterator[str]:
        yield f'<label>{text(tr("Overlay"))} <select name="overlay">'
        yield f'<option value="">{text(tr("None"))}</option>'
        for choice, title, shading in self.details.overlays:
            told = " data-told" if choice.name.startswith(TOLD) else ""
            yield (
                f'<option value="{text(choice.name)}" title="{text(tr(choice.help))}"{told}'
                f' data-legend="{text(json.dumps(_legend(shading)))}">{text(tr(title))}</option>'
            )
        yield "</select></label>"

    def _landmark_choice(self) -> Iterator[str]:
        for number, (content, cells) in enumerate(self.details.landmarks):
            yield (
                f'<label class="switch"><input type="checkbox" name="landmark" value="{number}"> '
                f"{text(self._landmark(content, cells))}</label>"
            )

    def _landmark(self, content: str, cells: Sequence[int]) -> str:
        name = self._landmark_name(content)
        return tr("{name}: {count}", name=name, count=len(cells)) if len(cells) > 1 else name

    def _landmark_name(self, content: str) -> str:
        """Return what people call something they look for, as lists begin."""
        said = tr(self.details.landmark_name(content))
        return said[:1].upper() + said[1:]

    def _facts(self) -> Iterator[str]:
        yield f'<h2>{text(tr("About the map"))}</h2>\n<dl class="facts">'
        for title, value in self._fact_rows():
            if value:
                yield f"<dt>{text(title)}</dt><dd>{line(value, 400)}</dd>"
        yield "</dl>"

    def _fact_rows(self) -> Iterator[tuple[str, str]]:
        document, kind = self.document, self.examination.kind
        players = document.players
        yield tr("Game"), game_title(kind.game)
        yield tr("Kind"), kind_title(document.kind)
        yield tr("Players"), players_words(players.min, players.max) if players else ""
        yield tr("Author"), document.author
        yield tr("License"), document.license
        yield tr("Came on"), day_words(self.published)
        if self.pack:
            yield tr("Pack"), tr("{title} {version}", title=self.pack, version=self.pack_version)
        yield tr("Tags"), ", ".join(document.tags[:40])
        for content, cells in self.details.landmarks:
            yield self._landmark_name(content), ", ".join(self.details.labels(cells))

    def _verdict(self) -> Iterator[str]:
        told = verdict_lines(self.document, self.verdicts)
        yield f"<h2>{text(tr('What games have shown'))}</h2>"
        if not told:
            yield f"<p>{text(tr('Nobody has let bots play on this map yet.'))}</p>"
            return
        yield '<ul class="verdict">' + "".join(f"<li>{text(each)}</li>" for each in told) + "</ul>"

    def _downloads(self, downloads: Sequence[Download]) -> Iterator[str]:
        yield f'<h2>{text(tr("Take it along"))}</h2>\n<ul class="downloads">'
        if self.link:
            yield f'<li><a class="main" href="{text(self.link)}">{text(tr("Open in Hullwright"))}</a></li>'
        for each in downloads:
            name = f'="{text(each.name)}"' if each.name else ""
            href = f"{self.folder}{each.place}"
            yield f'<li><a href="{href}" download{name}>{text(each.title)}</a></li>'
        yield "</ul>"
        if self.share_code:
            yield f'<h2 id="code">{text(tr("Share code"))}</h2>'
            yield f"<p>{text(tr('Paste it into a message; Hullwright reads it back.'))}</p>"
            yield f'<pre class="code" tabindex="0" aria-labelledby="code">{text(self.share_code)}</pre>'
            yield f'<button type="button" class="copy" hidden>{text(tr("Copy"))}</button>'

    def _measurements(self) -> Iterator[str]:
        yield f'<section class="measurements">\n<h2>{text(tr("Measurements"))}</h2>\n<dl class="facts">'
        for block in self.details.kind.blocks(self.examination.to_json()):
            if block.is_heading:
                yield f'</dl>\n<h3>{text(tr(block.title))}</h3>\n<dl class="facts">'
            else:
                yield f"<dt>{line(tr(block.title), 200)}</dt><dd>{line(tr(block.told), 600)}</dd>"
        yield "</dl>\n</section>"


def _legend(shading: Shading) -> dict[str, str | list[str]]:
    """Return what the shades of an overlay stand for, in the language in use."""
    if shading.is_empty:
        none = shading.none_found
        return {"none": tr(none) if none else tr("Nothing to show here.")}
    if shading.categories:
        return {"categories": [tr(each) for each in shading.categories]}
    if shading.legend:
        return {"weak": tr(shading.legend[0]), "strong": tr(shading.legend[1])}
    return {}
