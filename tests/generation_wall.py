"""How good generated maps are: `python -m tests.generation_wall -o out/wall` makes maps of every kind and draws them.

For each kind it says how many maps pass their checks without a warning and meet all that their target requires, and how
different they are: the mean share of cells that differ under the best alignment. The wall is to be looked at.

With --proven it makes those maps again that docs/generated.md tells of, which games have chosen.
"""

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import NamedTuple

from hullwright.editor.cli.generate_proof import OFFERED
from hullwright.editor.cli.generate_terms import MOVES
from hullwright.engines.generation.candidate import Candidate
from hullwright.engines.generation.draft_kinds import DRAFT_KINDS
from hullwright.engines.generation.generation import Generation
from hullwright.engines.generation.preset_choice import preset_named
from hullwright.schema.boards.hexes import Hex
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind

from .generation_proofs import NOT_TOLD, PAGE, problems, told

TILE, GAP, HEAD = (400, 270), 10, 18
COLUMNS = 5

Cells = Mapping[object, str]


class Made(NamedTuple):
    """The best map of one seed."""

    target: str
    seed: int
    candidate: Candidate
    problems: Sequence[str]
    seconds: float

    @property
    def is_sound(self) -> bool:
        return not self.problems


def made_maps(kind: str, seeds: int, moves: int) -> Iterator[Made]:
    """Yield the best map of each seed, the targets of a kind taking turns."""
    how = DRAFT_KINDS[kind]
    presets = how.presets()
    for seed in range(seeds):
        target = presets[seed % len(presets)]
        generation, begun = Generation(how, target, seed), perf_counter()
        generation.go_on(moves)
        best = generation.best(1, with_unfit=True)[0]
        yield Made(target.name, seed, best, problems(best.document), perf_counter() - begun)


def proven_maps(kind: str) -> Iterator[Made]:
    """Yield the maps of a kind that the page of proofs tells of, made again by seed and number."""
    how = DRAFT_KINDS[kind]
    for each in told(PAGE.read_text("utf-8")):
        if each.kind == kind and each.number != NOT_TOLD:
            target = preset_named(how, each.target)
            generation, begun = Generation(how, target, each.seed), perf_counter()
            generation.go_on(MOVES)
            (found,) = (
                one for one in generation.for_games(OFFERED) if one.number == int(each.number)
            )
            yield Made(
                f"{target.name}, {each.verdict}",
                *(each.seed, found, problems(found.document), perf_counter() - begun),
            )


def difference(one: MapDocument, other: MapDocument) -> float:
    """Return the share of cells in which two maps differ, laid over each other in the best way."""
    kind = map_kind(one.kind)
    before, after = (kind.contents(each.layout) for each in (one, other))
    if kind.hex_of is None:
        return _share(before, after)
    here, there = (
        {kind.hex_of(label): _alike(each) for label, each in found.items()}
        for found in (before, after)
    )
    return min(_share(moved, there) for moved in _alignments(here, there))


def _alike(content: str) -> str:
    word, _, number = content.rpartition(" ")
    return word if word and number.isdecimal() else content


def _share(one: Mapping[object, str], other: Mapping[object, str]) -> float:
    cells = one.keys() | other.keys()
    return sum(one.get(each) != other.get(each) for each in cells) / max(len(cells), 1)


def _alignments(here: Mapping[Hex, str], there: Mapping[Hex, str]) -> Iterator[Cells]:
    for is_mirrored, turns in product((False, True), (0, 3)):
        turned = {_turned(cell, turns, is_mirrored): each for cell, each in here.items()}
        q, r = (
            round(mean(cell[axis] for cell in there) - mean(cell[axis] for cell in turned))
            for axis in (0, 1)
        )
        for more_q, more_r in product((-1, 0, 1), repeat=2):
            yield {
                Hex(cell.q + q + more_q, cell.r + r + more_r): each for cell, each in turned.items()
            }


def _turned(cell: Hex, turns: int, is_mirrored: bool) -> Hex:
    q, r = (-cell.q, cell.q + cell.r) if is_mirrored else cell
    for _ in range(turns):
        q, r = -r, q + r
    return Hex(q, r)


def draw(made: Sequence[Made], path: Path) -> None:
    """Draw all maps into one picture."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

    from hullwright.editor.drawing.images import image_of
    from hullwright.editor.drawing.inks import DARK

    application = QGuiApplication.instance() or QGuiApplication([])
    width, height = TILE[0] + GAP, TILE[1] + GAP + HEAD
    rows = -(-len(made) // COLUMNS)
    wall = QImage(COLUMNS * width, rows * height, QImage.Format.Format_RGB32)
    wall.fill(QColor(DARK["window"]))
    with QPainter(wall) as painter:
        painter.setPen(QColor(DARK["text"]))
        for number, each in enumerate(made):
            left, top = number % COLUMNS * width, number // COLUMNS * height
            picture = image_of(each.candidate.document, DARK, largest=TILE[0], rulers=False)
            painter.drawImage(
                left + GAP // 2, top + HEAD, picture.scaledToHeight(min(TILE[1], picture.height()))
            )
            said = f"{each.target} · {each.seed} · {each.candidate.score.total:.0%}"
            painter.drawText(left + GAP // 2, top + HEAD - 5, said)
    path.parent.mkdir(parents=True, exist_ok=True)
    wall.save(str(path))
    del application


def report(kind: str, made: Sequence[Made]) -> str:
    """Return what is to be said of the maps of a kind."""
    pairs = [
        difference(one.candidate.document, other.candidate.document)
        for one, other in combinations(made, 2)
    ]
    alike = [
        difference(one.candidate.document, other.candidate.document)
        for one, other in combinations(made, 2)
        if one.target == other.target
    ]
    return (
        f"{kind}: {len(made)} maps, {sum(each.is_sound for each in made)} without error or warning, "
        f"{sum(each.candidate.score.is_fit for each in made)} meet all that is required, "
        f"mean score {mean(each.candidate.score.total for each in made):.3f}"
        + (
            f"; differ in {mean(pairs):.0%} of their cells on average, the two most alike in {min(pairs):.0%}"
            if pairs
            else ""
        )
        + (f", maps of one target in {mean(alike):.0%}" if alike else "")
        + f"; {mean(each.seconds for each in made):.1f} s each"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("kinds", nargs="*", help="kinds; all of them if none is named")
    options.add_argument("--seeds", type=int, default=20)
    options.add_argument("--moves", type=int, default=10_000)
    options.add_argument(
        "--proven", action="store_true", help="the maps of docs/generated.md, in place of others"
    )
    options.add_argument("-o", "--output", type=Path, default=Path("out/wall"))
    given = options.parse_args()
    for kind in given.kinds or DRAFT_KINDS:
        made = []
        maps = proven_maps(kind) if given.proven else made_maps(kind, given.seeds, given.moves)
        for each in maps:
            made.append(each)
            failed = [mark.wish.measure for mark in each.candidate.score.failed]
            print(
                f"  {each.target} {each.seed}: {each.candidate.score.total:.3f} {failed} {list(each.problems)}",
                flush=True,
            )
        print(report(kind, made), flush=True)
        draw(made, given.output / f"{kind}.png")


if __name__ == "__main__":
    main()
