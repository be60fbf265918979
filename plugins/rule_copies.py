"""Copies of rules: what data alone can say of a rule that somebody else has made."""

from dataclasses import replace

from hullwright.engines.rules.definition import RuleDefinition
from hullwright.engines.rules.named_code import is_function, named_codes
from hullwright.schema.records import JsonObject, to_json


def copied(rule: RuleDefinition, code: str) -> JsonObject:
    """Return a rule as data under another code, without the functions that only its own plugin has."""
    data_only = replace(
        rule,
        code=code,
        plugin="",
        triggers=(),
        sets={name: each for name, each in rule.sets.items() if not is_function(each)},
        adds={name: each for name, each in rule.adds.items() if not is_function(each)},
    )
    return to_json(data_only)


def has_code(rule: RuleDefinition) -> bool:
    """Tell whether a rule does more than data can say."""
    return bool(named_codes(to_json(rule)))
