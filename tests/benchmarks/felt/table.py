"""The table: medians, the slow end, and how many times as long as Tiled each took."""

import statistics
from collections.abc import Sequence

from .acts import Felt
from .rounds import Run

MEASURES = {"clock": "clock", "processor": "own work"}
"""What is measured of each act, and how it is called."""
AIM = 2.0
"""So many times another program's time at the most."""


def print_opening(width: int, height: int, runs: Sequence[Run]) -> None:
    """Print how long a map takes to be there, and what memory it takes."""
    print(f"\n{width} × {height}")
    for run in runs:
        painted, settled = run.opened
        print(
            f"  {run.name:10} first paint {painted:5.2f} s, settled {settled:5.2f} s, "
            f"{run.megabytes:5.0f} MiB with its children"
        )


def print_table(runs: Sequence[Run]) -> None:
    """Print what was felt: milliseconds as median and 95th percentile, and ratios of ours to each other."""
    for measure, title in MEASURES.items():
        _print_measure(measure, title, runs)
    ours = runs[0]
    for view in ours.strokes:
        told = "".join(f"{_stroke(run, view):>22}" for run in runs)
        print(f"  {'stroke, ' + view:16}{told}   (pixels a second, longest gap)")


def print_markdown(title: str, runs: Sequence[Run]) -> None:
    """Print what was felt as a table of Markdown, ratios over the aim in bold."""
    ours, others = runs[0], runs[1:]
    head = [f"{measure}: {run.name}" for measure in MEASURES.values() for run in runs]
    ratios = [f"{measure}: / {run.name}" for measure in MEASURES.values() for run in others]
    print(f"| {title} | {' | '.join([*head, *ratios])} |")
    print("| --- " * (1 + len(head) + len(ratios)) + "|")
    for act, view in ours.felt:
        felts = [run.felt[act, view] for run in runs]
        cells = [_told(felt, measure) for measure in MEASURES for felt in felts]
        cells += [_marked(felts[0], felt, measure) for measure in MEASURES for felt in felts[1:]]
        print(f"| {act}, {view} | {' | '.join(cells)} |")
    for view in ours.strokes:
        print(f"{view}: stroke " + ", ".join(f"{run.name} {_stroke(run, view)}" for run in runs))


def _marked(ours: Felt, other: Felt, measure: str) -> str:
    """Return the ratios of median and 95th percentile, those over the aim in bold."""
    if not ours.seen or not other.seen:
        return "-"
    both = zip(_figures(ours, measure), _figures(other, measure), strict=True)
    ratios = [mine / theirs for mine, theirs in both]
    return " · ".join(f"**{each:.2f}**" if each > AIM else f"{each:.2f}" for each in ratios)


def _print_measure(measure: str, title: str, runs: Sequence[Run]) -> None:
    ours, others = runs[0], runs[1:]
    head = "".join(f"{run.name:>22}" for run in runs)
    print(f"  {title + ', ms':16}{head}" + "".join(f"{'/ ' + run.name:>16}" for run in others))
    for act, view in ours.felt:
        felts = [run.felt[act, view] for run in runs]
        told = "".join(f"{_told(felt, measure):>22}" for felt in felts)
        ratios = "".join(f"{_ratio(felts[0], felt, measure):>16}" for felt in felts[1:])
        print(f"  {act + ', ' + view:16}{told}{ratios}")


def _told(felt: Felt, measure: str) -> str:
    unseen = f" ({felt.unseen} unseen)" if felt.unseen else ""
    if not felt.seen:
        return unseen
    middle, slow = _figures(felt, measure)
    return f"{1000 * middle:.1f} / {1000 * slow:.1f}{unseen}"


def _ratio(ours: Felt, other: Felt, measure: str) -> str:
    if not ours.seen or not other.seen:
        return "-"
    mine, theirs = _figures(ours, measure), _figures(other, measure)
    return f"{mine[0] / theirs[0]:.2f} / {mine[1] / theirs[1]:.2f}"


def _figures(felt: Felt, measure: str) -> tuple[float, float]:
    """Return the median and the 95th percentile."""
    ordered = sorted(getattr(each, measure) for each in felt.seen)
    return statistics.median(ordered), ordered[min(int(0.95 * len(ordered)), len(ordered) - 1)]


def _stroke(run: Run, view: str) -> str:
    strokes = run.strokes[view]
    fastest = statistics.median(each.pixels / each.seconds for each in strokes)
    return f"{fastest:.0f}, {max(each.gap for each in strokes)}"
