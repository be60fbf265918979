"""Invariants: what must be true of any ruleset of a game, whatever rules made it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from hullwright.schema.checks.problem import Severity
from hullwright.schema.messages import Message

from .fields import Ruleset
from .findings import Kind

RulesetT = TypeVar("RulesetT", bound=Ruleset)


@dataclass(frozen=True)
class Invariant(Generic[RulesetT]):
    """Something that must be true of a ruleset, told by how it is broken."""

    is_broken: Callable[[RulesetT], bool]
    says: Callable[[RulesetT], Message]
    """The sentence for a ruleset that breaks it."""
    fields: tuple[str, ...]
    """The fields it is about: rules that set them are named."""
    kind: Kind = Kind.NEEDS
    severity: Severity = Severity.ERROR
