"""Differences between two rulesets: of tables only the entries that are not the same."""

from collections.abc import Container, Mapping

from hullwright.engines.rules.parameters import shown


def differing(before: object, after: object) -> tuple[object, object]:
    """Return two values of a field; of tables only the entries that are not the same.

    >>> differing({"red": 1, "green": 4}, {"red": 2, "green": 4})
    ({'red': 1}, {'red': 2})
    """
    if not (isinstance(before, Mapping) and isinstance(after, Mapping)):
        return before, after
    same = {key for key in before if key in after and before[key] == after[key]}
    return _without(before, same), _without(after, same)


def difference(before: object, after: object) -> tuple[str, str]:
    """Return two values of a field as rules and files write them; of tables only what is not the same.

    >>> difference({"red": 1, "green": 4}, {"red": 2, "green": 4})
    ('red: 1', 'red: 2')
    """
    one, other = differing(before, after)
    return shown(one), shown(other)


def _without(table: Mapping[object, object], keys: Container[object]) -> dict[object, object]:
    return {key: each for key, each in table.items() if key not in keys}
