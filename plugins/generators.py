"""Generators that plugins bring: new maps of a kind from options and a seed."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from hullwright.schema.complaints import Unreadable, unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.files.reader import build
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import english, joined, message
from hullwright.schema.records import Json

from .contributions import usable, worded
from .host import Host
from .host.patience import brought_in, guarded
from .named_contributions import NamedContribution, UnknownWords, named
from .option_schema import OptionSchema, option_schema
from .wrong_result import WrongResult

SECONDS = 20.0
"""How long making one map may take."""
LARGEST_SEED = 2**31 - 1
MOST_TOLD = 3
"""So many things are told that are wrong with a map."""


class MapGenerator(NamedContribution):
    """One generator of a plugin."""

    def help(self, language: str) -> str:
        """Return what it does, in a language."""
        return worded(self.contributed.contribution.help, language)

    def options(self) -> OptionSchema:
        """Return the options it asks for; Unreadable if they can't be used."""
        return option_schema(self.contributed)

    def made(self, name: str, seed: int, given: Mapping[str, Json]) -> MapDocument:
        """Return the map of a seed under a name; HullwrightError if the options or the plugin are wrong.

        It is the document that would be read again after saving it.
        """
        options = self.options().settled(given)
        code = brought_in(self.contributed)
        with guarded(self.contributed.plugin, SECONDS):
            found: object = code(options, Random(seed))
            document = self._document(found, name)
            text = to_text(document.to_json())
        try:
            return read_again(text, name)
        except Unreadable as fault:
            raise self._wrong(code, fault) from fault

    def _document(self, found: object, name: str) -> MapDocument:
        """Return what code has made as a map of the generator's kind."""
        if not isinstance(found, MapDocument):
            return map_kind(self.kind).new(name, found)
        if found.kind != self.kind:
            raise TypeError(f"a map of the kind {found.kind}, where {self.kind} was announced")
        return replace(found, name=name)

    def _wrong(self, code: object, fault: Unreadable) -> WrongResult:
        said = message(
            "The generator “{name}” of the plugin “{plugin}” made a map that can't be used: "
            "{reasons} Please tell its author.",
            name=self.contributed.id,
            plugin=self.contributed.plugin.id,
            reasons=joined((each.sentence for each in fault.complaints[:MOST_TOLD]), " "),
        )
        return WrongResult(said, self.contributed, code)


def read_again(text: str, name: str) -> MapDocument:
    """Return the map that a file of that text would hold; Unreadable if it holds none."""
    document = build(parse(text, name), name)
    if not isinstance(document, MapDocument):
        raise unreadable(name, "This is not a map.")
    return document


def generators(host: Host, kind: str) -> tuple[MapGenerator, ...]:
    """Return the generators of maps of a kind."""
    return tuple(map(MapGenerator, usable(host, "generators", kind)))


UNKNOWN = UnknownWords(
    alone=english("There is no generator “{name}”: no plugin brings any."),
    meant=english("There is no generator “{name}” (did you mean “{meant}”?)."),
    known=english("There is no generator “{name}”; there are {known}."),
)


def generator_named(host: Host, name: str) -> MapGenerator:
    """Return the generator of that name; HullwrightError with the likely one if there is none."""
    return named(host, "generators", MapGenerator, name, UNKNOWN)
