"""What advice is worth, tried on samples that were spoilt on purpose and on maps as they are; not part of the suite.

python -m tests.advice_trials repair [GAMES [SEED [NAME…]]]   spoilt samples, repaired, judged on fresh seeds
python -m tests.advice_trials claims [RUNS [GAMES [BOTS]]]  how often fresh seeds do not bear out what was claimed
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import monotonic

from hullwright.editor.advice.advising import AdviceTerms, advised
from hullwright.editor.games.map_cells import MapCells
from hullwright.engines.generation.advice.change import RuledMap
from hullwright.engines.generation.advice.goals import goal
from hullwright.engines.generation.advice.suggestion import BETTER, gain, largest_arm
from hullwright.engines.generation.play.equal_play import EqualPlay
from hullwright.engines.generation.play.play_measures import measures_of
from hullwright.engines.lab.batches import BATCH
from hullwright.engines.lab.cell_results import CellResults
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.lab.store import NOWHERE, ResultsStore
from hullwright.engines.loader import plain_scenario
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import build, read_map
from hullwright.schema.records import JsonObject

JUDGED = 987_654_321
"""The seed from which on games are played that no advice has ever seen."""


@dataclass(frozen=True)
class Spoilt:
    """A sample, what is done to it, and by which figure that is seen."""

    name: str
    sample: str
    players: int
    measure: str
    wish: str
    """The goal, with a gap for the value that the original has."""
    spoil: Callable[[JsonObject], None]
    span: float = 1.0
    """What five points are five hundredths of."""
    games: int = 4000
    judged: int = 40
    """So many batches the original and the repaired map are judged by."""


def _swap(layout: JsonObject, one: tuple[int, int], other: tuple[int, int]) -> None:
    rows = [list(each) for each in layout["rows"]]
    (a, b), (c, d) = one, other
    rows[b][a], rows[d][c] = rows[d][c], rows[b][a]
    layout["rows"] = ["".join(each) for each in rows]


def _place(layout: JsonObject, character: str) -> tuple[int, int]:
    return next(
        (column, row)
        for row, line in enumerate(layout["rows"])
        for column, each in enumerate(line)
        if each == character
    )


def _pod_beside_start(layout: JsonObject) -> None:
    _swap(layout, _place(layout, "2"), (0, 3))


def _bottleneck(layout: JsonObject) -> None:
    """Close the fourth column but for one sector, so that everybody passes there."""
    layout["rows"] = [
        line if row == 1 or line[3] not in "sd" else line[:3] + "." + line[4:]
        for row, line in enumerate(layout["rows"])
    ]


def _start_shifted(layout: JsonObject) -> None:
    """Let the Humans begin beside a pod, on the other side of the Aliens."""
    _swap(layout, _place(layout, "H"), (6, 1))


def _aliens_near(layout: JsonObject) -> None:
    """Let the Aliens begin two sectors from the Humans."""
    column, row = _place(layout, "H")
    ground = [
        (c, r)
        for r, line in enumerate(layout["rows"])
        for c, each in enumerate(line)
        if each in "sd" and 2 <= abs(c - column) + abs(r - row) <= 3
    ]
    _swap(layout, _place(layout, "A"), ground[0])


def _deck_tilted(layout: JsonObject) -> None:
    layout["time"] = {"nothing": 1, "event": 1, "aliens": 4}


def _jump_point_closed(layout: JsonObject) -> None:
    layout["jump_points"] = layout["jump_points"][:1]


FIRST, WON, SAVED = "play-first-side", "play-won", "play-saved"
SPOILT = (
    Spoilt("pod", "hex-zones/thimble", 4, FIRST, "fair={:.0f}", _pod_beside_start),
    Spoilt("bottleneck", "hex-zones/thimble", 4, FIRST, "fair={:.0f}", _bottleneck),
    Spoilt("start", "hex-zones/thimble", 4, FIRST, "fair={:.0f}", _start_shifted),
    Spoilt("aliens", "hex-zones/harrow-quay", 4, FIRST, "fair={:.0f}", _aliens_near),
    Spoilt("deck", "galaxies/first-light", 2, WON, "fair={:.0f}", _deck_tilted, 1.0, 500, 8),
    Spoilt(
        *("jump point", "stations/rung-spire", 3, SAVED, "saved={:.1f}", _jump_point_closed),
        *(30.0, 500, 8),
    ),
)


def repaired(each: Spoilt, games: int, seed: int) -> None:
    """Spoil a sample, have it repaired, and print how far it is from the original then."""
    began = monotonic()
    original = read_map(HERE / f"{each.sample}.json")
    spoilt = _spoilt(original, each.spoil)
    scale = 100.0 if each.wish.startswith("fair") else 1.0
    was, bad = _figures(each, [original, spoilt], seed)
    wanted = each.wish.format(scale * was)
    terms = AdviceTerms(wanted, each.players, games=games, seed=seed, sorts=("map", "numbers"))
    with advised(spoilt, None, terms, NOWHERE) as run:
        for _ in run.go_on(None):
            pass
        found = list(run.suggestions)
    print(f"== {each.name}: {each.sample}, {each.players} players, goal {wanted}", flush=True)
    print(f"   original {was:.3f}, spoilt {bad:.3f}; {run.tried} changes tried, {games} games")
    for suggestion in found:
        print(f"   {suggestion.verdict}: {suggestion.title} {_rounded(suggestion.gain)}")
    if found and found[0].verdict == BETTER:
        _judge(each, original, found[0].after.document, seed)
    print(f"   {monotonic() - began:.0f} s", flush=True)


def _judge(each: Spoilt, original: MapDocument, mended: MapDocument, seed: int) -> None:
    before, after = _played(each, [original, mended], JUDGED + 2 * seed)
    measure = measures_of(before.cell)[each.measure]
    one, two = measure.estimate(before), measure.estimate(after)
    apart = abs(one.value - two.value) / each.span
    print(
        f"   original {_rounded(one)}, repaired {_rounded(two)}: {100 * apart:.1f} points apart, "
        f"{after.games} fresh games each → {'within five' if apart <= 0.05 else 'NOT within five'}"
    )


def _rounded(estimate: tuple[float, tuple[float, float]]) -> str:
    value, (low, high) = estimate
    return f"{value:.3f} ({low:.3f}–{high:.3f})"


def _spoilt(document: MapDocument, spoil: Callable[[JsonObject], None]) -> MapDocument:
    value = document.to_json()
    layout = dict(value["layout"])
    spoil(layout)
    made = build({**value, "layout": layout}, "")
    assert isinstance(made, MapDocument)
    return made


def _figures(each: Spoilt, documents: Sequence[MapDocument], seed: int) -> list[float]:
    found = _played(
        replace(each, judged=max(each.judged // 2, 8)), documents, JUDGED + 2 * seed + 1
    )
    return [measures_of(one.cell)[each.measure].estimate(one).value for one in found]


def _cells(players: int, documents: Sequence[MapDocument]) -> list[LabCell]:
    cells = MapCells(rule_book(Host()), players, None)
    return [cells.cell(RuledMap(each, plain_scenario(each))) for each in documents]


def _played(each: Spoilt, documents: Sequence[MapDocument], seed: int) -> list[CellResults]:
    with ResultsStore(NOWHERE) as store:
        play = EqualPlay(_cells(each.players, documents), each.judged, seed, store)
        for _ in play.go_on():
            pass
        return play.results


CLAIMS = (
    ("hex-zones/thimble", 4, "fair"),
    ("hex-zones/thimble", 3, "shorter"),
    ("hex-zones/harrow-quay", 4, "fair"),
    ("hex-zones/harrow-quay", 3, "use"),
    ("hex-zones/gillhouse", 4, "fair"),
)


def claims(runs: int, games: int, bots: str | None) -> None:
    """Have maps as they are advised on, and hold everything that is called better against fresh games."""
    made = false = refuted = 0
    for number in range(runs):
        sample, players, wanted = CLAIMS[number % len(CLAIMS)]
        document = read_map(HERE / f"{sample}.json")
        terms = AdviceTerms(wanted, players, bots, games=games, seed=number + 1)
        with advised(document, None, terms, NOWHERE) as run:
            for _ in run.go_on(None):
                pass
            better = [each for each in run.suggestions if each.verdict == BETTER]
            print(f"-- run {number + 1}: {sample}, {players}, {wanted}: {len(better)} claims")
            for each in better:
                cell = run.cell_of(each.after)
                assert cell is not None
                held = _held(run.base, cell, wanted, JUDGED + number)
                made += 1
                false += held[0] <= 0
                refuted += held[1] < 0
                print(f"   {each.title}: claimed {_rounded(each.gain)}, fresh {held[2]}")
        print(f"   so far {made} claims, {false} not seen again, {refuted} refuted", flush=True)


def _held(base: LabCell, other: LabCell, wanted: str, seed: int) -> tuple[float, float, str]:
    """Return what fresh games say of a claim: the gain, its upper bound, and both in words."""
    with ResultsStore(NOWHERE) as store:
        play = EqualPlay([base, other], 24, seed, store)
        for _ in play.go_on():
            pass
        one, two = play.results
    asked = goal(wanted, base)
    found = gain(asked, one, two, largest_arm(asked, one), 0.95)
    return found.value, found.bounds.high, f"{_rounded(found)} by {24 * BATCH} games each"


def main(arguments: Sequence[str]) -> None:
    """Do one of the two trials."""
    what, *rest = arguments or ("repair",)
    if what == "claims":
        runs, games, bots = (*rest, *("20", "1500", "")[len(rest) :])
        claims(int(runs), int(games), bots or None)
        return
    games, seed, *names = (*rest, *("0", "1")[len(rest) :])
    for each in SPOILT:
        if not names or each.name in names:
            repaired(each, int(games) or each.games, int(seed))


if __name__ == "__main__":
    main(sys.argv[1:])
