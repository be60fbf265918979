"""Maps: one envelope for every kind, and in it the layout, which is the kind's own."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import field
from typing import Any

from ..errors import HullwrightError
from ..extensible_table import source_in_use
from ..late_dataclass import late_dataclass
from ..records import Json, JsonObject, Record, document_json, to_json

MAP_FORMAT = "hullwright/map"
MAP_VERSION = 2


@late_dataclass(kw_only=True)
class Players(Record):
    """How many can play."""

    min: int
    max: int


@late_dataclass(kw_only=True)
class RuleUse:
    """A rule code in force, with its parameters beside it."""

    code: str
    parameters: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> JsonObject:
        """Return the rule as it stands in a file: the parameters beside the code."""
        return {"code": self.code, **self.parameters}

    @classmethod
    def from_json(cls, value: JsonObject) -> "RuleUse":
        """Return the rule that a file names."""
        return cls(code=value["code"], parameters={k: v for k, v in value.items() if k != "code"})


@late_dataclass
class TravellingLayout:
    """The layout of a map between two processes: as JSON, because a plugin's class can't travel by itself."""

    value: JsonObject


@late_dataclass(kw_only=True)
class MapDocument(Record):
    """A map: who made it, for whom, and its layout."""

    kind: str
    name: str
    subtitle: str = ""
    description: str = ""
    author: str = ""
    license: str = ""
    language: str = ""
    players: Players | None = None
    tags: tuple[str, ...] = ()
    rules: tuple[RuleUse, ...] = ()
    """The rule codes this map is made for; a scenario may name others."""
    # Any: the kind is known by its name, and a type for each kind would make every reader ask again.
    layout: Any
    """The kind's own part: HexZone, TileMaze, Station, Galaxy, or what a plugin has for its kind."""

    def to_json(self) -> JsonObject:
        """Return the document as it stands in a file, keys in the order of the file."""
        return document_json(MAP_FORMAT, MAP_VERSION, to_json(self))

    def __getstate__(self) -> JsonObject:
        layout = self.layout
        if _is_ours(type(layout)):
            return self.__dict__
        return {**self.__dict__, "layout": TravellingLayout(to_json(layout))}

    def __setstate__(self, state: JsonObject) -> None:
        self.__dict__.update(state)
        if isinstance(self.layout, TravellingLayout):
            # If its kind can't be had here, whoever asks for the kind is told why.
            with suppress(KeyError, HullwrightError):
                kind = source_in_use().entry("map_kinds", "", self.kind)
                self.__dict__["layout"] = kind.read(self.layout.value)


def _is_ours(layout: type) -> bool:
    return layout.__module__.partition(".")[0] == __name__.partition(".")[0]
