"""Everything that is made of one map, as a task for another process: files in a folder, and what the index has to know."""

from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import quote

from hullwright.plugins.public_formats.share_code import share_code
from hullwright.schema.complaints import own_faults
from hullwright.schema.documents.carried_verdict import verdict_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.verdicts import VerdictRow
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import decoded
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import build
from hullwright.schema.files.writer import readable_text
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import message
from hullwright.schema.packs.pack import SUFFIX
from hullwright.schema.records import Json, JsonObject, from_json, to_json

from ..languages.catalogue import ENGLISH, LANGUAGES
from ..languages.words import tr
from ..library.measures import symmetry_of
from .carried_rows import carried_rows
from .cell_details import CellDetails
from .drawings import card_drawing, drawings
from .map_page import Download, MapPage
from .markup import speaking

MOST_CELLS = 10_000
"""Maps with more cells would make pages that no phone can open."""
LONGEST_WORDS = 300
# Any: what is asked has values of several sorts, all of which travel between processes.
MapJob: TypeAlias = Mapping[str, Any]
"""The content of a map, its origin and slug, and what its pages say besides: see `building.py`."""


def built_map(job: MapJob) -> JsonObject | None:
    """Write what is made of a map, and return what the index has to know; None if it is no map."""
    origin = job["origin"]
    with own_faults(origin):
        value = parse(decoded(job["content"], Path(origin)), origin)
        if not _is_for_us(value):
            return None
        document = build(value, origin)
        if not isinstance(document, MapDocument):
            return None
        made = _MadeMap(document, job)
        _insist_on_size(made.details)
        made.write()
        return made.known()


def _is_for_us(value: Json) -> bool:
    """Tell whether a file says that it is one of our documents; folders of maps hold others, too."""
    return isinstance(value, dict) and str(value.get("format", "")).startswith("hullwright/")


def _insist_on_size(details: CellDetails) -> None:
    if len(details.cells) > MOST_CELLS:
        raise HullwrightError(
            message("It has more than {most} cells, too many for a page.", most=MOST_CELLS)
        )


@late_dataclass
class _MadeMap:
    """A map, and the files that are made of it."""

    document: MapDocument
    job: MapJob

    @cached_property
    def details(self) -> CellDetails:
        return CellDetails(self.document, self.examination, MOST_CELLS + 1)

    @cached_property
    def examination(self) -> Examination:
        return Examination(self.document)

    @cached_property
    def verdicts(self) -> tuple[VerdictRow, ...]:
        return tuple(from_json(each, VerdictRow) for each in self.job["verdicts"])

    @cached_property
    def code(self) -> str:
        if self.details.kind.has_share_codes:
            with suppress(HullwrightError):
                return share_code(self.document)
        return ""

    @cached_property
    def files(self) -> list[str]:
        return []

    def write(self) -> None:
        """Write the files of the map and its page in each language."""
        folder = f"maps/{self.job['slug']}"
        drawn = drawings(self.document)
        names = _names(drawn)
        for language, name in names.items():
            self._put(f"{folder}/{name}", drawn[language])
        self._put(f"{folder}/card.svg", card_drawing(self.document))
        self._put(f"{folder}/cells.js", self.details.script(drawn[ENGLISH]))
        self._put(f"{folder}/map.json", readable_text(self.document, Path(self.job["origin"])))
        packed = self._packed(folder)
        sheets = self._sheets(folder)
        for language in LANGUAGES:
            with speaking(language):
                page = self._page().html(names[language], self._downloads(packed, sheets, language))
            self._put(f"{language}/maps/{self.job['slug']}.html", page)

    def known(self) -> JsonObject:
        """Return what the index has to know."""
        document = self.document
        described = " ".join(document.description[: 4 * LONGEST_WORDS].split())[:LONGEST_WORDS]
        return {
            "name": document.name,
            "kind": document.kind,
            "game": self.examination.kind.game,
            "subtitle": document.subtitle,
            "author": document.author or self._of_pack("authors"),
            "description": described,
            "language": document.language,
            "tags": list(document.tags[:20]),
            "players": to_json(document.players) if document.players else None,
            "spaces": len(self.examination.board),
            "symmetry": round(symmetry_of(document), 3),
            "verdicts": [*self.job["verdicts"], *map(to_json, carried_rows(document))],
            "is_judged": verdict_of(document) is not None,
            "files": list(dict.fromkeys(self.files)),
        }

    def _page(self) -> MapPage:
        return MapPage(
            document=self.document,
            examination=self.examination,
            details=self.details,
            slug=self.job["slug"],
            site=self.job["site"],
            published=self.job["published"],
            pack=self._of_pack("title"),
            pack_version=self._of_pack("version"),
            verdicts=self.verdicts,
            share_code=self.code,
            link=f"hullwright:#{quote(self.code, safe='%,:+/=_-')}" if self.code else "",
        )

    def _of_pack(self, name: str) -> str:
        return str(self.job["pack"][name]) if self.job["pack"] else ""

    def _downloads(self, packed: str, sheets: Mapping[str, str], language: str) -> list[Download]:
        slug = self.job["slug"]
        found = [Download(title=tr("Map (JSON)"), place="map.json", name=f"{slug}.json")]
        found.append(Download(title=tr("Picture (SVG)"), place="drawing.svg", name=f"{slug}.svg"))
        if packed:
            name = Path(packed).name if self.job["pack"] else f"{slug}{SUFFIX}"
            found.append(Download(title=tr("Pack for Hullwright"), place=packed, name=name))
        if language in sheets:
            name = f"{slug}.pdf"
            found.append(Download(title=tr("Sheet (PDF)"), place=sheets[language], name=name))
        return found

    def _packed(self, folder: str) -> str:
        """Return where a pack with the map lies, from its folder; one that says who made it gets one of its own."""
        if self.job["pack"]:
            return f"../../{self.job['pack']['file']}"
        if not (self.document.author and self.document.license):
            return ""
        from .single_pack import single_pack

        # A license that no pack may have, or whatever else is odd: the map itself is offered all the same.
        with suppress(HullwrightError):
            self._put(f"{folder}/map{SUFFIX}", single_pack(self.document, self.job["slug"]))
            return f"map{SUFFIX}"
        return ""

    def _sheets(self, folder: str) -> dict[str, str]:
        found: dict[str, str] = {}
        if not self.job["sheets"]:
            return found
        from .sheet_files import sheets_of

        with suppress(HullwrightError):
            for language, content in sheets_of(self.document):
                self._put(f"{folder}/sheet-{language}.pdf", content)
                found[language] = f"sheet-{language}.pdf"
        return found

    def _put(self, place: str, content: str | bytes) -> None:
        path = Path(self.job["staging"], place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        self.files.append(place)


def _names(drawn: Mapping[str, str]) -> dict[str, str]:
    """Return the file of each language's drawing: most have no words, so that one is enough for all."""
    return {
        language: "drawing.svg" if each == drawn[ENGLISH] else f"drawing-{language}.svg"
        for language, each in drawn.items()
    }
