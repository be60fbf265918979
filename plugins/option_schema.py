"""Options that code of a plugin asks for: a JSON Schema as data, like the parameters of rules."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from hullwright.engines.rules.parameters import is_possible, possible, shown
from hullwright.engines.rules.soundness import rule_faults
from hullwright.schema.complaints import Complaint, Fault, Unreadable, within
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.published import faults
from hullwright.schema.limits import MAX_MANIFEST_BYTES
from hullwright.schema.messages import message
from hullwright.schema.names import closest
from hullwright.schema.records import Json, JsonObject

from .host import Contributed

_RULE: JsonObject = {
    "code": "plugin:options",
    "game": "none",
    "title": {"en": "Options"},
    "text": {"en": "Options."},
}
"""Around an option schema it is a rule, whose published schema says what parameters can be."""


@dataclass(frozen=True)
class OptionSchema:
    """What options there are, and what each may be."""

    properties: Mapping[str, JsonObject] = field(default_factory=dict)

    def to_json(self) -> JsonObject:
        """Return the JSON Schema from which forms are made."""
        return {
            "type": "object",
            "properties": dict(self.properties),
            "required": list(self.properties),
        }

    def defaults(self) -> dict[str, Json]:
        """Return every option as it is if nobody says otherwise."""
        return {name: schema["default"] for name, schema in self.properties.items()}

    def settled(self, given: Mapping[str, Json]) -> dict[str, Json]:
        """Return every option, as given or else as usual; HullwrightError for what is not possible."""
        for fault in self.faults(given):
            raise HullwrightError(fault.message)
        return {**self.defaults(), **given}

    def faults(self, given: Mapping[str, Json]) -> Iterator[Fault]:
        """Yield what is wrong with given options."""
        for name, value in given.items():
            schema = self.properties.get(name)
            if schema is None:
                yield self._unknown(name)
            elif not is_possible(value, schema):
                told = message(
                    "“{name}” can't be {value}. Possible: {possible}.",
                    name=name,
                    value=shown(value)[:60],
                    possible=possible(schema),
                )
                yield Fault((name,), told)

    def _unknown(self, name: str) -> Fault:
        meant = closest(name, self.properties)
        if meant:
            told = message(
                "There is no option “{name}” (did you mean “{meant}”?).",
                name=name[:60],
                meant=meant,
            )
        elif self.properties:
            known = ", ".join(self.properties)
            told = message(
                "There is no option “{name}”; there are {known}.", name=name[:60], known=known
            )
        else:
            told = message("There is no option “{name}”: there are none at all.", name=name[:60])
        return Fault((name,), told)


def option_schema(contributed: Contributed) -> OptionSchema:
    """Return the options that a contribution asks for, none if it has no data; Unreadable if they can't be used."""
    if not contributed.contribution.data:
        return OptionSchema()
    path = contributed.path
    value = parse(decoded(regular_content_of(path, MAX_MANIFEST_BYTES), path), str(path))
    rule = {**_RULE, "parameters": value}
    wrong = list(faults(rule, "rule")) or list(rule_faults(rule))
    if wrong:
        raise Unreadable(str(path), [_complaint(each) for each in wrong])
    return OptionSchema(value["properties"])


def _complaint(fault: Fault) -> Complaint:
    inside = tuple(fault.path[1:])
    return Complaint(inside, within("", inside), fault.message)
