"""Words for advice: what a change does to the goal and to everything else, in figures with their intervals."""

from collections.abc import Iterator, Mapping
from math import isfinite

from hullwright.engines.generation.advice.goals import POINTS, TURNS, Goal
from hullwright.engines.generation.advice.suggestion import (
    BETTER,
    WORSE,
    SideEffect,
    Suggestion,
)
from hullwright.engines.statistics import Interval
from hullwright.schema.messages import Message, message
from hullwright.schema.records import JsonObject

from ..languages.words import number, tr

VERDICT_TITLES: Mapping[str, Message] = {
    BETTER: message("better for certain"),
    WORSE: message("worse for certain"),
}
MINUS = "\N{MINUS SIGN}"
UNSURE = message("not certain")


def verdict_words(suggestion: Suggestion) -> str:
    """Return whether games bear out that a change helps."""
    if not suggestion.is_judged:
        return tr("not judged on fresh seeds yet")
    return tr(VERDICT_TITLES.get(suggestion.verdict, UNSURE))


def gain_words(suggestion: Suggestion, goal: Goal) -> str:
    """Return by how much nearer the goal the map is with a change."""
    value, bounds = suggestion.gain
    scale = 100 if goal.unit == POINTS else 1
    told = _signed(scale * value, decimals=0 if goal.unit == POINTS else 1)
    if bounds.low == bounds.high:
        return tr("Towards the goal: {value}", value=told)
    low, high = _range(bounds, scale)
    if goal.unit == POINTS:
        return tr(
            "Towards the goal: {value} points ({low} to {high})", value=told, low=low, high=high
        )
    if goal.unit == TURNS:
        return tr(
            "Towards the goal: {value} rounds ({low} to {high})", value=told, low=low, high=high
        )
    return tr("Towards the goal: {value} ({low} to {high})", value=told, low=low, high=high)


def effect_words(effect: SideEffect) -> str:
    """Return what a change does to one measure: before, after, and the interval of the difference."""
    measure = effect.measure.measure
    scale, unit = (100, " %") if measure.is_share else (1, "")
    decimals = 0 if measure.is_share else 1
    before, after = (
        f"{number(scale * each.value, decimals)}{unit}" for each in (effect.before, effect.after)
    )
    low, high = _range(effect.difference.bounds, scale)
    return tr(
        "{title}: {before} → {after} ({low} to {high})",
        title=measure.title,
        before=before,
        after=after,
        low=low,
        high=high,
    )


def lines_of(suggestion: Suggestion, goal: Goal) -> Iterator[str]:
    """Yield everything there is to say of a suggestion, the goal first."""
    yield f"{gain_words(suggestion, goal)} · {verdict_words(suggestion)}"
    yield from map(effect_words, suggestion.effects)


def suggestion_json(suggestion: Suggestion, goal: Goal) -> JsonObject:
    """Return a suggestion as plain values, for programs and for the window."""
    return {
        "title": tr(suggestion.title),
        "verdict": suggestion.verdict,
        "gain": suggestion.gain.value,
        "low": _finite(suggestion.gain.bounds.low),
        "high": _finite(suggestion.gain.bounds.high),
        "games": suggestion.games,
        "judged": suggestion.is_judged,
        "cells": list(suggestion.change.cells),
        "lines": list(lines_of(suggestion, goal)),
        "measures": {each.name: _effect_json(each) for each in suggestion.effects},
        "measured": {name: list(each) for name, each in suggestion.measured.items()},
        "map": suggestion.after.document.to_json(),
        "scenario": suggestion.after.scenario.to_json(),
    }


def _effect_json(effect: SideEffect) -> JsonObject:
    return {
        "before": effect.before.value,
        "after": effect.after.value,
        "low": _finite(effect.difference.bounds.low),
        "high": _finite(effect.difference.bounds.high),
    }


def _finite(value: float) -> float | None:
    return value if isfinite(value) else None


def _range(bounds: Interval, scale: float) -> tuple[str, str]:
    decimals = 0 if scale > 1 else 1
    low, high = (_signed(scale * each, decimals) if isfinite(each) else "?" for each in bounds)
    return low, high


def _signed(value: float, decimals: int) -> str:
    """Return a number with its sign, whole or with a decimal."""
    rounded = round(value, decimals)
    sign = "+" if rounded > 0 else MINUS if rounded < 0 else "±"
    return f"{sign}{number(abs(rounded), decimals)}"
