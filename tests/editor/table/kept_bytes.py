"""What a table keeps in memory, counted object by object, and so the same on any machine at any time."""

import gc
import sys
from collections import Counter, deque
from collections.abc import Iterable
from random import Random

from hullwright.editor.table.hosted_table import HostedTable

PLAIN = (dict, list, tuple, set, frozenset, str, bytes, bytearray, int, float, deque, Random)


def kept_bytes(table: HostedTable) -> int:
    """Return the bytes of everything that a table keeps for itself and its guests, without map and rules."""
    return sum(kept_by_type(table).values())


def kept_by_type(table: HostedTable) -> Counter[str]:
    """Return the bytes of everything that a table keeps, by the types of objects."""
    shared = {id(each) for each in _reached([table.session.prepared], set())}
    found: Counter[str] = Counter()
    for each in _reached([table], shared):
        found[type(each).__name__] += sys.getsizeof(each)
    return found


def _reached(begin: Iterable[object], known: set[int]) -> list[object]:
    """Return all values that lead from some others by references, and are not known already."""
    found, left, seen = [], list(begin), set(known)
    while left:
        value = left.pop()
        if id(value) not in seen and _is_kept(value):
            seen.add(id(value))
            found.append(value)
            left += gc.get_referents(value)
    return found


def _is_kept(value: object) -> bool:
    """Tell whether something is a value of ours or a plain one; servers, threads and modules are everybody's."""
    return isinstance(value, PLAIN) or (
        type(value).__module__.startswith("hullwright") and not isinstance(value, type)
    )
