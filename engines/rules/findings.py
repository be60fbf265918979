"""Findings: what is to be said of a scenario's rules before any game."""

from dataclasses import dataclass
from enum import StrEnum

from hullwright.schema.checks.problem import Severity
from hullwright.schema.messages import Message
from hullwright.schema.records import JsonObject


class Kind(StrEnum):
    """What a finding is about."""

    CONFLICT = "conflict"
    """Rules that contradict each other."""
    NEEDS = "needs"
    """Something without which a rule can't be used, or a game can't be won."""
    IDLE = "idle"
    """A rule that has no effect."""
    UNKNOWN = "unknown"
    """A code that no installed plugin has, or a field that the ruleset has not."""
    PARAMETER = "parameter"
    """A value that a parameter or a field can't have."""
    TRUST = "trust"
    """A rule with code of a plugin that the person does not trust."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to be said of a scenario's rules."""

    kind: Kind
    codes: tuple[str, ...]
    """The rules it is about, in their order; none if it is about the ruleset itself."""
    message: Message
    severity: Severity = Severity.ERROR
    case: str = ""
    """Which of the matters of its kind this is."""
    subject: str = ""
    """What it is about: a rule by its full name, or one of its fields or parameters."""
    fields: tuple[str, ...] = ()
    """The fields of the ruleset that its sentence calls by their titles, by their keys in files."""

    @property
    def is_error(self) -> bool:
        """Tell whether it forbids playing."""
        return self.severity is Severity.ERROR

    @property
    def text(self) -> str:
        """The sentence that says what was found."""
        return str(self.message)

    def to_json(self) -> JsonObject:
        """Return the finding as the command line prints it."""
        return {
            "kind": str(self.kind),
            "severity": str(self.severity),
            "codes": list(self.codes),
            "fields": list(self.fields),
            "text": self.text,
        }
