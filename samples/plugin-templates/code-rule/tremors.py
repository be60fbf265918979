"""Tremors: from time to time a silent sector becomes dangerous."""

from typing import Any


def shake(state: Any, every: int, **details: Any) -> None:
    """Turn one silent sector into a dangerous one in every so many rounds."""
    if details["round"] % every == 0:
        silent = [space for space in range(len(state.roles)) if state.role(space) == "silent"]
        if silent:
            state.turn_dangerous(silent[int(state.chance.random() * len(silent))])
