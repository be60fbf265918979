"""What can be wished of games on maps of a kind, before there is any map."""

from collections.abc import Mapping

from ..contract import DraftKind, Measure
from .play_measures import PLAY_MEASURES, ROUNDS, USE
from .skill_measure import SKILL


def wishable_measures(kind: DraftKind) -> Mapping[str, Measure]:
    """Return what can be wished of games on maps of a kind, whatever the map: balance, length, use of space, skill."""
    balance = [kind.balance] if kind.balance else []
    return {name: PLAY_MEASURES[name].measure for name in (*balance, ROUNDS, USE, SKILL)}
