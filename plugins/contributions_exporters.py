"""Exporters that plugins bring: a map as the bytes of a file in somebody else's format."""

from collections.abc import Mapping
from dataclasses import dataclass

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.records import Json

from .contributions import ExporterCode, full_name, usable, worded
from .host import Contributed, Host
from .host.patience import guarded

SECONDS = 20.0
"""How long writing one map may take."""


@dataclass(frozen=True)
class Exporter:
    """One format that maps can be written in."""

    contributed: Contributed

    @property
    def name(self) -> str:
        """Its name, which no other exporter has."""
        return full_name(self.contributed)

    @property
    def suffix(self) -> str:
        """How the names of its files end."""
        return self.contributed.contribution.suffix or ".txt"

    def title(self, language: str) -> str:
        """Return its title in a language."""
        return worded(self.contributed.contribution.title, language, self.contributed.id)

    def exported(self, document: MapDocument, options: Mapping[str, Json] | None = None) -> bytes:
        """Return a map as the content of a file; HullwrightError if the plugin can't."""
        code: ExporterCode = self.contributed.load()
        plugin = self.contributed.plugin
        with guarded(plugin, SECONDS):
            content: object = code(document, options or {})
        if not isinstance(content, bytes):
            raise HullwrightError(
                message(
                    "The exporter “{name}” of the plugin “{plugin}” returned no bytes. Tell its author.",
                    name=self.contributed.id,
                    plugin=plugin.id,
                )
            )
        return content


def exporters(host: Host, kind: str) -> tuple[Exporter, ...]:
    """Return the formats in which maps of a kind can be written."""
    return tuple(map(Exporter, usable(host, "exporters", kind)))
