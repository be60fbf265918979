"""The one JSON file that a contribution's `data` names, held against its published schema."""

from hullwright.schema.complaints import Complaint, Unreadable
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.published import faults
from hullwright.schema.limits import MAX_RULE_BYTES
from hullwright.schema.records import Json, JsonObject

from .host import Contributed


def data_object(contributed: Contributed, schema: str) -> JsonObject:
    """Return what the file holds; HullwrightError with everything that its schema has against it."""
    path = contributed.path
    return fitting(decoded(regular_content_of(path, MAX_RULE_BYTES), path), str(path), schema)


def fitting(text: str, source: str, schema: str) -> JsonObject:
    """Return the object that a text stands for; Unreadable if it does not fit a published schema."""
    value: Json = parse(text, source)
    found = [Complaint(each.path, "", each.message) for each in faults(value, schema)]
    if found:
        raise Unreadable(source, found)
    made: JsonObject = value
    return made
