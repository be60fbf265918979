"""Moves a second of each kind of map that can be made, beside measuring each map anew, in the same run.

To be reached: twenty times as many moves as by measuring anew.
"""

from collections.abc import Callable, Mapping
from random import Random
from time import process_time

from hullwright.engines.generation.contract import Draft, DraftKind
from hullwright.engines.generation.draft_kinds import DRAFT_KINDS
from hullwright.engines.generation.generation import Generation
from hullwright.engines.generation.scoring import Scoring
from hullwright.schema.documents.targets import Target

MOVES, ANEW = 3000, 60
"""How many moves are made, and how many of them where every map is measured anew."""
REACHED = 20

Judge = Callable[[Draft], object]


def made_per_second(draft: Draft, judge: Judge, moves: int) -> float:
    """Return how many moves a second are made and judged; every third is taken back, as in a run."""
    draft, chance, made = draft.copy(), Random(1), 0
    begun = process_time()
    while made < moves:
        if draft.move(chance):
            judge(draft)
            made += 1
            if made % 3 == 0:
                draft.take_back()
    return moves / (process_time() - begun)


def speeds(kind: DraftKind, target: Target) -> Mapping[str, float]:
    """Return moves a second by how they are judged."""
    draft = kind.beginning(target, Random(1), None)
    scoring = Scoring(target, kind.measures)
    judges: Mapping[str, tuple[Judge, int]] = {
        "wishes": (lambda each: scoring.merit(each.measures), MOVES),
        "all measures": (lambda each: dict(each.measures), MOVES),
        "measured anew": (lambda each: kind.measured(each.document("T")), ANEW),
    }
    return {name: made_per_second(draft, *judge) for name, judge in judges.items()}


def run_per_second(kind: DraftKind, target: Target) -> float:
    """Return how many moves a second a whole run tries, with beginnings and the archive."""
    generation = Generation(kind, target, 1)
    begun = process_time()
    generation.go_on(MOVES)
    return MOVES / (process_time() - begun)


def main() -> None:
    print(
        f"{'kind':<10} {'wishes':>8} {'all':>8} {'anew':>7} {'ratio':>6} {'ratio':>6} {'run':>7}   "
        f"(moves a second of one core; to reach: {REACHED} times as many as anew)"
    )
    for name in DRAFT_KINDS:
        kind = DRAFT_KINDS[name]
        target = kind.presets()[0]
        found = speeds(kind, target)
        wishes, everything, anew = found.values()
        ratios = wishes / anew, everything / anew
        run = run_per_second(kind, target)
        print(
            f"{name:<10} {wishes:8.0f} {everything:8.0f} {anew:7.1f} {ratios[0]:6.1f} {ratios[1]:6.1f} {run:7.0f}"
        )


if __name__ == "__main__":
    main()
