"""Exporters that plugins bring: a map as the bytes of a file in somebody else's format."""

from collections.abc import Mapping
from inspect import signature
from typing import Any

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
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
        self.insist_on(context.original)
        settled = dict(self._settled(options or {}))
        code = brought_in(self.contributed)
        document = context.document
        given = (document, settled, context)
        with guarded(self.contributed.plugin, SECONDS):
            content: object = code(*given) if _takes(code, len(given)) else code(*given[:2])
        named = {"name": self.contributed.id, "plugin": self.contributed.plugin.id}
        if not isinstance(content, bytes):
            said = message(
                "The exporter “{name}” of the plugin “{plugin}” returned {what} instead of "
                "bytes. Please tell its author.",
                what=type(content).__name__,
                **named,
            )
            raise WrongResult(said, self.contributed, code)
        if len(content) > MAX_EXPORT_BYTES:
            said = message(
                "The exporter “{name}” of the plugin “{plugin}” returned more than {most} MiB. "
                "Please tell its author.",
                most=MAX_EXPORT_BYTES // 2**20,
                **named,
            )
            raise WrongResult(said, self.contributed, code)
        return content


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
