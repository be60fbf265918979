"""Formats of one's own: what a person said the signs of a format stand for, remembered under a name."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from hullwright.schema.complaints import Unreadable, unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.limits import MAX_RULE_BYTES
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

from .host import Host
from .host.home import home
from .host.lock_file import locked
from .importers import Imported, LegendWanted, Note, Options, detected, import_map, importers

FORMAT = "hullwright/import-formats"
VERSION = 1
FILE = "import-formats.json"
MOST = 200
LONGEST_NAME = 60


@late_dataclass
class OwnFormat:
    """A format with the legend that a person gave it."""

    name: str
    format: str
    """The importer that reads it."""
    legend: Mapping[str, str]

    def covers(self, format_name: str, signs: Mapping[str, str]) -> bool:
        """Tell whether it says what every sign of a file of some format stands for."""
        return self.format == format_name and signs.keys() <= self.legend.keys()


class OwnFormats:
    """The formats that a person has given a legend, in a file of the person's folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or home()) / FILE

    def all(self) -> dict[str, OwnFormat]:
        """Return them by name, the latest last; Unreadable if the file is damaged."""
        return {name: OwnFormat(name, *each) for name, each in self._read().items()}

    def remember(self, name: str, format_name: str, legend: Mapping[str, str]) -> None:
        """Keep a legend under a name; one of the same name is given up."""
        plain = " ".join(name.split())
        if not plain or len(plain) > LONGEST_NAME or plain in importers():
            raise HullwrightError(
                message(
                    "“{name}” can't be the name of a format of your own: choose another of at "
                    "most {most} letters.",
                    name=plain[:LONGEST_NAME],
                    most=LONGEST_NAME,
                )
            )
        self._change(
            lambda known: {
                **{key: each for key, each in known.items() if key != plain},
                plain: (format_name, dict(legend)),
            }
        )

    def forget(self, name: str) -> None:
        """Forget a format; HullwrightError if there is none of that name."""
        if name not in self._read():
            raise HullwrightError(
                message("There is no format of your own called “{name}”.", name=name[:80])
            )
        self._change(lambda known: {key: each for key, each in known.items() if key != name})

    def _change(self, changed: Callable[["_Kept"], "_Kept"]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with locked(self.path.with_suffix(".lock")):
            kept = list(changed(self._read()).items())[-MOST:]
            formats = [{"name": name, "format": each[0], "legend": each[1]} for name, each in kept]
            whole: JsonObject = {"format": FORMAT, "version": VERSION, "formats": formats}
            save(self.path, [to_text(whole)])

    def _read(self) -> "_Kept":
        try:
            content = regular_content_of(self.path, MAX_RULE_BYTES)
        except Unreadable as fault:
            if isinstance(fault.__cause__, FileNotFoundError):
                return {}
            raise
        value = parse(decoded(content, self.path), str(self.path))
        return _kept(value, str(self.path))


_Kept = dict[str, tuple[str, dict[str, str]]]
"""The importer and the legend of each format, by its name."""


def _kept(value: Json, source: str) -> _Kept:
    entries = value.get("formats") if isinstance(value, dict) else None
    if not isinstance(entries, list) or value.get("version") != VERSION:
        raise unreadable(source, "It does not have the form that Hullwright writes.")
    found: _Kept = {}
    for each in entries:
        legend = each.get("legend") if isinstance(each, dict) else None
        if not isinstance(legend, dict) or not isinstance(each.get("name"), str):
            raise unreadable(source, "It does not have the form that Hullwright writes.")
        words = {str(sign): str(kind) for sign, kind in legend.items()}
        found[each["name"]] = (str(each.get("format", "")), words)
    return found


@late_dataclass
class ReadForPerson:
    """What came in, and by which format."""

    imported: Imported
    format: str


def import_for_person(
    content: bytes,
    name: str,
    format_name: str | None = None,
    options: Options | None = None,
    host: Host | None = None,
) -> ReadForPerson:
    """Return the map in a file as its person reads such files: also by formats of their own.

    Raises LegendWanted where nothing says what the signs stand for.
    """
    options = dict(options or {})
    own = OwnFormats().all()
    if format_name in own:
        options = {"legend": own[format_name].legend, **options}
        format_name = own[format_name].format
    chosen = format_name or detected(content, name, host).id
    try:
        return ReadForPerson(import_map(content, name, chosen, options, host), chosen)
    except LegendWanted as wanted:
        fitting = [each for each in own.values() if each.covers(chosen, wanted.legend)]
        if not fitting or options.get("legend"):
            wanted.format = chosen
            raise
        mine = fitting[-1]
    found = import_map(content, name, chosen, {**options, "legend": mine.legend}, host)
    told = Note(message("It was read by your format “{name}”.", name=mine.name))
    return ReadForPerson(replace(found, notes=(told, *found.notes)), chosen)
