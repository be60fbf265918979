"""Options of beginnings: as a target gives them, else as they usually are."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from hullwright.schema.records import Json, JsonObject


@cache
def option_table(package: str) -> JsonObject:
    """Return the JSON Schema of the options that a kind of drafts begins with."""
    table: JsonObject = json.loads(files(package).joinpath("options.json").read_text("utf-8"))
    return table


def given_options(table: JsonObject, given: Mapping[str, Json]) -> dict[str, Json]:
    """Return every option, as given or else as usual; what there is not is left out."""
    known: Mapping[str, JsonObject] = table["properties"]
    return {name: given.get(name, each["default"]) for name, each in known.items()}
