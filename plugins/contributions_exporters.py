"""Exporters that plugins bring: a map as the bytes of a file in somebody else's format."""

import re
from collections.abc import Mapping
from inspect import signature
from typing import Any

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.limits import MAX_EXPORT_BYTES
from hullwright.schema.messages import english, message
from hullwright.schema.records import Json

from .contributions import usable
from .host import Host
from .host.patience import brought_in, guarded
from .map_context import MapContext
from .named_contributions import NamedContribution, UnknownWords, by_name, named
from .option_schema import OptionSchema, option_schema
from .wrong_result import WrongResult

SECONDS = 20.0
"""How long writing one map may take."""
USUAL_SUFFIX = ".txt"
_PLAIN_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,80}\.[a-z]{1,8}")
"""What files beside another may be called: nothing that any system could take for more than a name."""


@late_dataclass
class ExportedFiles:
    """What an exporter returns that needs more than one file: pictures that its file refers to, for instance."""

    content: bytes
    """The file that was asked for."""
    beside: Mapping[str, bytes]
    """Further files by their plain names, for the folder beside it that `MapContext.beside` names."""


class Exporter(NamedContribution):
    """One format that maps can be written in."""

    @property
    def suffix(self) -> str:
        """How the names of its files end."""
        return self.contributed.contribution.suffix or USUAL_SUFFIX

    def insist_on(self, document: MapDocument) -> None:
        """Refuse a map of another kind than the format is for."""
        if self.kind not in {"", document.kind}:
            raise HullwrightError(
                message(
                    "The format “{format}” is for maps of the kind “{wanted}”, but {name} is of "
                    "the kind “{kind}”.",
                    format=self.contributed.id,
                    wanted=self.kind,
                    name=document.name,
                    kind=document.kind,
                )
            )

    def options(self) -> OptionSchema:
        """Return the options it asks for, none if it says nothing of them; Unreadable if they can't be used."""
        return option_schema(self.contributed)

    def _settled(self, given: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the options it is given; without a schema whatever people say, as it always was."""
        return self.options().settled(given) if self.contributed.contribution.data else given

    def exported(self, context: MapContext, options: Mapping[str, Json] | None = None) -> bytes:
        """Return a map as the content of a file; HullwrightError if the format or the plugin can't."""
        return self.exported_files(context, options).content

    def exported_files(
        self, context: MapContext, options: Mapping[str, Json] | None = None
    ) -> ExportedFiles:
        """Return a map as the content of a file and of whatever files go with it."""
        self.insist_on(context.original)
        settled = dict(self._settled(options or {}))
        code = brought_in(self.contributed)
        document = context.document
        given = (document, settled, context)
        with guarded(self.contributed.plugin, SECONDS):
            content: object = code(*given) if _takes(code, len(given)) else code(*given[:2])
        files = ExportedFiles(content, {}) if isinstance(content, bytes) else content
        return self._insist_on_files(files, code)

    def _insist_on_files(self, files: object, code: object) -> ExportedFiles:
        """Return what came back; WrongResult if it is nothing that can be written."""
        named = {"name": self.contributed.id, "plugin": self.contributed.plugin.id}
        if not isinstance(files, ExportedFiles) or not _are_files(files):
            said = message(
                "The exporter “{name}” of the plugin “{plugin}” returned {what} instead of "
                "bytes. Please tell its author.",
                what=type(files).__name__,
                **named,
            )
            raise WrongResult(said, self.contributed, code)
        if sum(map(len, (files.content, *files.beside.values()))) > MAX_EXPORT_BYTES:
            said = message(
                "The exporter “{name}” of the plugin “{plugin}” returned more than {most} MiB. "
                "Please tell its author.",
                most=MAX_EXPORT_BYTES // 2**20,
                **named,
            )
            raise WrongResult(said, self.contributed, code)
        return files


def _are_files(files: ExportedFiles) -> bool:
    """Tell whether files have contents, and names that lead nowhere else."""
    return isinstance(files.content, bytes) and all(
        isinstance(name, str) and _PLAIN_NAME.fullmatch(name) and isinstance(content, bytes)
        for name, content in files.beside.items()
    )


# Any: code of a plugin can be anything.
def _takes(code: Any, count: int) -> bool:
    """Tell whether a function can be called with so many values; those of before took no context."""
    try:
        signature(code).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True


def exporters(host: Host, kind: str) -> tuple[Exporter, ...]:
    """Return the formats in which maps of a kind can be written."""
    return tuple(map(Exporter, usable(host, "exporters", kind)))


UNKNOWN = UnknownWords(
    alone=english("There is no format “{name}”: no plugin brings any."),
    meant=english("There is no format “{name}” (did you mean “{meant}”?)."),
    known=english("There is no format “{name}”; there are {known}."),
)


def known_exporters(host: Host) -> Mapping[str, Exporter]:
    """Return all formats by name, also those whose plugin is not trusted yet."""
    return by_name(host, "exporters", Exporter)


def exporter_named(host: Host, name: str) -> Exporter:
    """Return the format of that name; HullwrightError with the likely one if there is none."""
    return named(host, "exporters", Exporter, name, UNKNOWN)
