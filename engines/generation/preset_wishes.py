"""Wishes of ready targets, in few words: what lies outside of them is not offered."""

from hullwright.schema.documents.targets import Wish


def between(measure: str, least: float, most: float, best: float | None = None) -> Wish:
    """Return the wish that a measure lies between two values, best at one of them."""
    return Wish(measure=measure, least=least, most=most, best=best, required=True)


def at_least(measure: str, least: float) -> Wish:
    """Return the wish that a measure is no less than a value."""
    return Wish(measure=measure, least=least, required=True)


def at_most(measure: str, most: float) -> Wish:
    """Return the wish that a measure is no more than a value."""
    return Wish(measure=measure, most=most, required=True)


def close_to(measure: str, best: float, weight: float = 1.0) -> Wish:
    """Return the wish that a measure comes close to a value, however near that may be."""
    return Wish(measure=measure, best=best, weight=weight)
