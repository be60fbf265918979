"""Maps made in the terminal, with a bar that shows how far it is, and written when it is through or stopped."""

import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import click

from hullwright.engines.generation.generation import Generation
from hullwright.engines.generation.preset_choice import short_name
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.processes.stop_signals import StopRequested, disregard, heed, unwind_once

from ..languages.words import number, percent, tr
from .files import keep_what_is_there, make_folder, output_writer
from .printing import echo, progress_stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullwright.engines.generation.candidate import Candidate, ToldMap
    from hullwright.engines.generation.scoring import WishMark

AT_ONCE = 250
"""So many moves are made until the bar moves on."""


def found_maps(generation: Generation, moves: int) -> int:
    """Let a run make its moves, and return the exit code of having been stopped, if somebody did."""
    begun = monotonic()

    def shown(_: object) -> str:
        speed = generation.moves / max(monotonic() - begun, 0.001)
        return tr(
            "{speed} moves a second, maps so far: {count}",
            speed=number(speed, 0),
            count=generation.niches,
        )

    heed(unwind_once)
    try:
        with click.progressbar(
            length=moves,
            label=tr("Making maps"),
            file=progress_stream(),
            hidden=not sys.stderr.isatty(),
            item_show_func=shown,
        ) as bar:
            while generation.moves < moves:
                step = min(AT_ONCE, moves - generation.moves)
                generation.go_on(step)
                bar.update(step, step)
    except StopRequested as stop:
        heed(disregard)
        return stop.exit_code
    heed(disregard)
    return 0


def write_maps(
    generation: Generation,
    folder: Path,
    count: int,
    again: "ToldMap | None" = None,
    *,
    forced: bool,
) -> int:
    """Write the best maps of a run and say how good they are; return how many there are.

    One that is to be made `again` comes first, if the run has come by it.
    """
    from hullwright.schema.files.writer import readable_text

    offered = _offered_maps(generation, count, again)
    make_folder(folder)
    paths = map_paths(generation, folder, offered)
    for path in paths:
        keep_what_is_there(path, forced=forced)
    write = output_writer(forced=forced)
    for path, each in zip(paths, offered, strict=True):
        write(path, [readable_text(each.told(generation.target), path)])
        echo(_line(path, each))
    if len(offered) < count:
        told = tr(
            "Maps that meet all that is required: {found} of {count}. More --moves may find more.",
            found=len(offered),
            count=count,
        )
        echo(told, err=True)
    return len(offered)


def _offered_maps(
    generation: Generation, count: int, again: "ToldMap | None"
) -> "Sequence[Candidate]":
    """Return the best maps of a run; HullwrightError with what lacks if there are none."""
    best = _insist_on_some(generation, generation.best(count))
    known = generation.made_again(again) if again else None
    if known is None:
        return best
    return [known, *(each for each in best if each.number != known.number)][:count]


def maps_for_games(generation: Generation, count: int) -> "Sequence[Candidate]":
    """Return maps of a run for games to choose among; HullwrightError with what lacks if there are none."""
    return _insist_on_some(generation, generation.for_games(count))


def _insist_on_some(generation: Generation, found: "Sequence[Candidate]") -> "Sequence[Candidate]":
    if not found:
        raise HullwrightError(_why_none(generation))
    return found


def map_paths(
    generation: Generation, folder: Path, offered: "Sequence[Candidate]"
) -> "Sequence[Path]":
    """Return where maps of a run go, by the name of their target, the seed and their number."""
    stem = short_name(generation.target.name) or generation.kind.kind
    return [folder / f"{stem}-{generation.seed}-{each.number}.json" for each in offered]


def _line(path: Path, candidate: "Candidate") -> str:
    missed = [each for each in candidate.score.marks if not each.is_met]
    score = percent(candidate.score.total)
    if not missed:
        return tr("{path}: {score}", path=str(path), score=score)
    names = ", ".join(each.wish.measure for each in missed)
    return tr("{path}: {score}, missed: {names}", path=str(path), score=score, names=names)


def _why_none(generation: Generation) -> Message:
    nearest = generation.best(1, with_unfit=True)
    if not nearest:
        return message("No map was found yet; let it run for longer, with more --moves.")
    return message(
        "No map meets all that is required after {moves} moves. The nearest one misses {misses}. Ask for less, "
        "or let it run for longer with --moves.",
        moves=generation.moves,
        misses=", ".join(map(_missed, nearest[0].score.failed)),
    )


def _missed(mark: "WishMark") -> str:
    """Return what a map has of something, and what was wished, in signs."""
    wish = mark.wish
    least, most = ("" if each is None else f"{each:g}" for each in (wish.least, wish.most))
    return f"{wish.measure} {mark.value:g} ({least} … {most})"
