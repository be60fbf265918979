"""A problem: what a check found, where, and what to do about it."""

from dataclasses import dataclass
from enum import StrEnum

from ..messages import Message
from ..records import JsonObject


class Severity(StrEnum):
    """How much a problem matters: errors forbid export, warnings and hints never do."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something a check found on a map."""

    id: str
    severity: Severity
    message: Message
    cells: tuple[str, ...] = ()
    """The places to look at, by the labels that people see."""
    hint: Message | None = None
    """What to do about it."""

    @property
    def text(self) -> str:
        """The sentence that says what is wrong."""
        return str(self.message)

    def to_json(self) -> JsonObject:
        """Return the problem as the command line and exports print it."""
        return {
            "id": self.id,
            "severity": str(self.severity),
            "text": self.text,
            "cells": list(self.cells),
            "hint": str(self.hint) if self.hint else None,
        }
