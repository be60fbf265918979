"""Merged values: one value for each field from all rules in force, and where they disagree."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from .definition import code_order
from .fields import FieldValue, Ruleset
from .force import InForce

Wishes: TypeAlias = Sequence[tuple[InForce, FieldValue]]
"""What rules want of one field, or of one key of it."""


RulesetT = TypeVar("RulesetT", bound=Ruleset)


@dataclass(frozen=True)
class Disagreement:
    """Rules that want different values for one field, or for one key of a field."""

    field: str
    key: str
    """The key of the field that it is about, or nothing."""
    wanted: Mapping[str, FieldValue]
    """By code, in order."""


def in_order(rules: Sequence[InForce]) -> list[InForce]:
    """Return rules in the order of their codes."""
    return sorted(rules, key=lambda rule: code_order(rule.code))


def merged(base: RulesetT, rules: Sequence[InForce]) -> RulesetT:
    """Return the ruleset that rules make of another; forced ones count first, then by code."""
    order = sorted(in_order(rules), key=lambda rule: not rule.forced)
    names = dict.fromkeys(name for rule in order for name in rule.fields)
    return replace(base, **{name: _value(getattr(base, name), name, order) for name in names})


def _value(value: FieldValue, name: str, order: Sequence[InForce]) -> FieldValue:
    setter = next((rule for rule in order if name in rule.sets), None)
    if setter:
        value = setter.sets[name]
    taken: set[str] = set()
    for rule in order:
        if name in rule.adds:
            value = _joined(value, _accepted(rule, name, setter), taken)
    return value


def _accepted(rule: InForce, name: str, setter: InForce | None) -> FieldValue:
    """Return as much of an addition as does not contradict a value that was forced."""
    addition = rule.adds[name]
    if setter is None or rule.forced or not setter.forced:
        return addition
    if not setter.sets[name]:
        return type(addition)()
    if isinstance(addition, tuple):
        return addition
    return {key: each for key, each in addition.items() if key not in setter.sets[name]}


def _joined(value: FieldValue, addition: FieldValue, taken: set[str]) -> FieldValue:
    """Return a list or a table with an addition; keys that are taken keep what they have."""
    if isinstance(addition, tuple):
        return tuple(dict.fromkeys((*value, *addition)))
    joined = dict(value)
    for key, each in addition.items():
        if isinstance(each, tuple):
            joined[key] = _joined(joined.get(key, ()), each, taken)
        elif key not in taken:
            taken.add(key)
            joined[key] = each
    return joined


def disagreements(rules: Sequence[InForce]) -> Iterator[Disagreement]:
    """Yield where rules want different things of one field."""
    order = in_order(rules)
    for name in dict.fromkeys(name for rule in order for name in rule.fields):
        setters = [(rule, rule.sets[name]) for rule in order if name in rule.sets]
        adders = [(rule, rule.adds[name]) for rule in order if name in rule.adds]
        yield from _contested(name, "", setters)
        # To empty a field and to add to it can't both be meant.
        if setters and adders and not all(value for _, value in setters):
            yield from _contested(name, "", [*setters, *adders])
            continue
        for key in _single_keys(adders):
            keyed = [(rule, each[key]) for rule, each in (*setters, *adders) if key in each]
            yield from _contested(name, key, keyed)


def _single_keys(adders: Wishes) -> Iterator[str]:
    """Yield the keys that can have only one value; lists under a key can grow."""
    tables = [each for _, each in adders if isinstance(each, Mapping)]
    yield from dict.fromkeys(
        key for table in tables for key, each in table.items() if not isinstance(each, tuple)
    )


def _contested(name: str, key: str, wishes: Wishes) -> Iterator[Disagreement]:
    counting = [each for each in wishes if each[0].forced] or wishes
    if any(value != counting[0][1] for _, value in counting):
        wanted = {rule.code: value for rule, value in counting}
        yield Disagreement(
            name, key, {code: wanted[code] for code in sorted(wanted, key=code_order)}
        )
