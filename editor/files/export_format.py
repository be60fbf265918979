"""The formats that a map can be exported in, and what is exported."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..kinds.table import editor_kind_of
from ..languages.words import tr
from .asker import Pattern
from .file_context import map_patterns

if TYPE_CHECKING:
    from hullwright.plugins.option_schema import OptionSchema


class FormatSort(StrEnum):
    """What a format is about, which decides how it is chosen and shown."""

    BOARD = "board"
    """A file that engines or other programs read: the map has to be without errors."""
    PICTURE = "picture"
    CODE = "code"
    """A text for the clipboard."""
    ELSEWHERE = "elsewhere"
    """Something that has a page of its own."""


@late_dataclass
class ExportSubject:
    """A map that is exported, by itself or as it is played under a scenario."""

    map: MapDocument
    folder: Path | None
    """Where its file is, or that of the scenario, if there is one."""
    files: tuple[Path, ...] = ()
    """The files that an export must not take the place of."""
    scenario: Scenario | None = None
    errors: tuple[Message, ...] = ()
    """What is known to forbid it."""

    @property
    def key(self) -> str:
        """What tells it from other maps, where something is remembered of it."""
        return str(self.files[0]) if self.files else self.map.name


@late_dataclass
class ExportFormat:
    """A form in which a map is exported."""

    name: str
    title: str
    help: str
    sort: FormatSort
    suffix: str = ""
    """How the names of its files end; nothing for what is no file."""
    patterns: Sequence[Pattern] = ()
    of_plugin: bool = False
    options: "Callable[[], OptionSchema] | None" = None
    """Returns the options that it asks for; HullwrightError if they can't be used."""
    is_elsewhere: Callable[[], object] | None = None
    """Shows the page on which it is made, for what has one."""


FormatSource = Callable[[ExportSubject], Sequence[ExportFormat]]
"""Returns further formats for a map."""

ENGINES = "engines"


def plain_formats() -> list[ExportFormat]:
    """Return the formats that every map can be exported in."""
    return [
        ExportFormat(
            ENGINES,
            tr("Map for engines (JSON)"),
            tr("The map with its compiled board, for programs in any language."),
            FormatSort.BOARD,
            "-export.json",
            map_patterns(),
        ),
        _picture("png", tr("PNG picture"), tr("A picture with pixels, for messages and pages.")),
        _picture("svg", tr("SVG picture"), tr("Shapes that stay sharp at any size.")),
        _picture("pdf", tr("PDF picture"), tr("One page with shapes that stay sharp, to print.")),
    ]


def own_formats(subject: ExportSubject) -> list[ExportFormat]:
    """Return the formats that we write ourselves."""
    formats = plain_formats()
    if editor_kind_of(subject.map.kind).has_share_codes:
        formats.append(
            ExportFormat(
                "share",
                tr("Share code"),
                tr("The map as a short text that fits into a message."),
                FormatSort.CODE,
            )
        )
    return formats


def _picture(name: str, title: str, about: str) -> ExportFormat:
    suffix = f".{name}"
    return ExportFormat(
        name, title, about, FormatSort.PICTURE, suffix, (Pattern(title, f"*{suffix}"),)
    )


def export_subject(place: Place | None) -> ExportSubject | None:
    """Return what would be exported of what is in front; None if there is no map."""
    if isinstance(place, Workplace):
        path, known = place.document.path, place.findings.problems or ()
        errors = tuple(each.message for each in known if each.severity is Severity.ERROR)
        files = (path,) if path else ()
        return ExportSubject(place.map, path.parent if path else None, files, errors=errors)
    if isinstance(place, ScenarioPlace) and place.map is not None:
        path = place.document.path
        files = (path,) if path else ()
        return ExportSubject(place.map, path.parent if path else None, files, place.scenario)
    return None
