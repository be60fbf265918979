"""Rounds: every program does the same, in turns, so that a busy machine hinders all of them alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from .acts import ACTS, Felt, Hand, Stroke
from .programs import MeasuredProgram

STROKES = 3
"""How often a fast stroke is drawn, in each view."""

View: TypeAlias = Callable[[MeasuredProgram], None]
VIEWS: dict[str, View] = {"1:1": MeasuredProgram.look_closely, "fitted": MeasuredProgram.fit}


@dataclass
class Run:
    """What one program was measured at with one map."""

    name: str
    opened: tuple[float, float] = (0.0, 0.0)
    """Seconds until the first paint, and until nothing changed any more."""
    megabytes: float = 0.0
    felt: dict[tuple[str, str], Felt] = field(default_factory=dict)
    """By act and view."""
    strokes: dict[str, list[Stroke]] = field(default_factory=dict)
    """By view."""


def measured(programs: Sequence[MeasuredProgram], map_file: Path, rounds: int) -> list[Run]:
    """Show a map in all programs, work in them, and return what was measured, ours first."""
    runs = [Run(each.name) for each in programs]
    try:
        for program, run in zip(programs, runs, strict=True):
            program.folder.mkdir(exist_ok=True)
            run.opened = program.start(map_file)
            program.prepare()
        for view, show in VIEWS.items():
            for program in programs:
                show(program)
            _work(programs, runs, view, rounds)
        for program, run in zip(programs, runs, strict=True):
            run.megabytes = program.megabytes()
    finally:
        for program in programs:
            program.end()
    return runs


def _work(programs: Sequence[MeasuredProgram], runs: list[Run], view: str, rounds: int) -> None:
    hands = [Hand(each, seed=18) for each in programs]
    for number in range(rounds):
        for act in ACTS.values():
            for hand, run in zip(hands, runs, strict=True):
                for name, seen in act(hand):
                    run.felt.setdefault((name, view), Felt()).note(seen)
        if number < STROKES:
            for hand, run in zip(hands, runs, strict=True):
                run.strokes.setdefault(view, []).append(hand.stroke())
