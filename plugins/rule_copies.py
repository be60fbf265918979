"""Copies of rules: what data alone can say of a rule that somebody else has made."""

import re
from dataclasses import replace

from hullwright.engines.rules.definition import RuleDefinition
from hullwright.schema.records import JsonObject, to_json


def copied(rule: RuleDefinition, code: str) -> JsonObject:
    """Return a rule as data under another code, without the functions that only its own plugin has."""
    data_only = replace(
        rule,
        code=code,
        plugin="",
        triggers=(),
        sets={name: each for name, each in rule.sets.items() if not _is_function(each)},
        adds={name: each for name, each in rule.adds.items() if not _is_function(each)},
    )
    return to_json(data_only)


def has_code(rule: RuleDefinition) -> bool:
    """Tell whether a rule does more than data can say."""
    return bool(rule.triggers) or any(map(_is_function, (*rule.sets.values(), *rule.adds.values())))


def _is_function(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[\w.]+:[\w.]+", value) is not None
