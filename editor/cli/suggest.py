"""`hullwright suggest`: small changes of a map that bring it nearer a goal, borne out by games."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..languages.words import tr
from .files import a_file, force, keep_what_is_there, output_writer
from .game_setup import LARGEST_SEED, insist
from .long_play import insist_on_minutes, played_until_known
from .printing import echo, echo_json
from .simulate import MOST_GAMES, MOST_WORKERS
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.engines.generation.advice.advice_run import AdviceRun
    from hullwright.engines.generation.advice.suggestion import Suggestion
    from hullwright.schema.documents.maps import MapDocument
    from hullwright.schema.documents.scenarios import Scenario

NOTHING_HELPS = 1


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP")
@click.option(
    "--goal",
    "wanted",
    default="fair",
    show_default=True,
    metavar="GOAL",
    help="fair, fair=60 (the first side's wins in percent, or the games that all win together), shorter, longer, "
    "length=12 (rounds), use (more evenly), use:C03,C04 (more happens there), fewer:dead_ends, more:dead_ends (or "
    "another measurement that “show --json” prints).",
)
@click.option("--players", type=int, metavar="N", help="How many play.")
@click.option("--scenario", "scenario_path", type=a_file, help="Play under this scenario.")
@click.option("--bots", metavar="KIND[,KIND]", help="Who plays, as for “simulate”.")
@click.option(
    "--change",
    "sorts",
    multiple=True,
    metavar="SORT",
    help="What may be changed: map, numbers or rules; all of them if not given.",
)
@click.option(
    "--minutes", type=float, default=2.0, show_default=True, metavar="M", help="About so long."
)
@click.option(
    "--games",
    type=int,
    default=0,
    metavar="N",
    help="About so many games instead, several hundred at the least: the same number gives the same "
    "advice.",
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="For the games.")
@click.option(
    "--workers",
    type=int,
    default=1,
    show_default=True,
    metavar="K",
    help="How many processes play; more than there are free cores gain little.",
)
@click.option(
    "--keep",
    "results",
    type=a_file,
    metavar="FILE",
    help="Keep all games in this file, and take from it what was played before.",
)
@click.option(
    "--apply",
    "applied",
    type=int,
    metavar="K",
    help="Write suggestion K: the map, the scenario, or both.",
)
@click.option("-o", "--output", type=a_file, metavar="FILE", help="Where to write it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for programs.")
@force
def suggest(
    *,
    path: Path,
    wanted: str,
    players: int | None,
    scenario_path: Path | None,
    bots: str | None,
    sorts: tuple[str, ...],
    minutes: float,
    games: int,
    seed: int,
    workers: int,
    results: Path | None,
    applied: int | None,
    output: Path | None,
    as_json: bool,
    force: bool,
) -> None:
    """Suggest small changes of MAP that bring it nearer a goal.

    Changes of the map, of numbers and of rules are tried by games between bots, alone and in pairs, on the seeds of
    the map as it is; the best are judged by games on fresh seeds. What is called better for certain is so with 95 %
    confidence for all suggestions together. Ctrl+C ends it with what is known by then. Exit code: 0 something helps,
    1 nothing does for certain, 2 something can't be read or played, 130 it was ended by Ctrl+C.
    """
    from hullwright.engines.generation.advice.change import SORTS
    from hullwright.engines.lab.store import NOWHERE
    from hullwright.schema.files.reader import read_map, read_scenario

    from ..advice.advising import AdviceTerms, advised

    _insist_on_numbers(games, seed, workers, minutes)
    if applied is not None and output is None:
        raise HullwrightError(
            message("Say with -o where to write the map with the suggestion: --apply needs it.")
        )
    if output is not None:
        keep_what_is_there(output, forced=force)
    terms = AdviceTerms(
        *(wanted, players, bots, minutes, games, seed),
        sorts=sorts or SORTS,
        workers=workers,
    )
    scenario = read_scenario(scenario_path) if scenario_path else None
    with advised(read_map(path), scenario, terms, results or NOWHERE) as run:
        stopped = played_until_known(run, workers, results)
        _print(run, as_json=as_json)
        if applied is not None and output is not None:
            _write(run, _chosen(run, applied), output, forced=force, aside=as_json)
        found = any(each.verdict == "better" for each in run.suggestions)
    sys.exit(stopped or (0 if found else NOTHING_HELPS))


def _insist_on_numbers(games: int, seed: int, workers: int, minutes: float) -> None:
    insist("--games", games, 0, MOST_GAMES)
    insist("--seed", seed, 0, LARGEST_SEED)
    insist("--workers", workers, 1, MOST_WORKERS)
    insist_on_minutes(minutes)


def _print(run: "AdviceRun", *, as_json: bool) -> None:
    from ..advice.advice_words import lines_of, suggestion_json

    if as_json:
        found = [suggestion_json(each, run.goal) for each in run.suggestions]
        echo_json(
            {
                "goal": tr(run.goal.title),
                "sentence": tr(run.sentence),
                "players": run.base.players,
                "bots": list(run.base.bot_names),
                "games": run.games,
                "seed": run.seed,
                "tried": run.tried,
                "unfinished": run.is_unfinished,
                "suggestions": found,
            }
        )
        return
    echo(tr("Goal: {goal}", goal=run.goal.title))
    echo(tr(run.sentence))
    for at, each in enumerate(run.suggestions, 1):
        echo(f"{at}. {style(tr(each.title), bold=True)}")
        for line in lines_of(each, run.goal):
            echo(f"   {line}")
    echo(
        tr(
            "{players} players, {bots}; the same again with --games {games} --seed {seed}.",
            players=run.base.players,
            bots=", ".join(run.base.bot_names),
            games=run.games,
            seed=run.seed,
        )
    )


def _chosen(run: "AdviceRun", number: int) -> "Suggestion":
    if not 1 <= number <= len(run.suggestions):
        raise HullwrightError(
            message(
                "There is no suggestion {number}; there are {count}.",
                number=number,
                count=len(run.suggestions),
            )
        )
    return run.suggestions[number - 1]


def _write(
    run: "AdviceRun", chosen: "Suggestion", output: Path, *, forced: bool, aside: bool
) -> None:
    """Write the map with a suggestion, and the scenario that it is played under where its rules are others.

    What was written is told `aside` where programs read what is printed.
    """
    from hullwright.schema.files.writer import text_of

    before, after = run.played, chosen.after
    is_scenario_changed = run.has_scenario and after.scenario != before.scenario
    # Under a scenario that is the one to name the rules.
    document = (
        replace(after.document, rules=before.document.rules) if run.has_scenario else after.document
    )
    files: dict[Path, MapDocument | Scenario] = {}
    if document != before.document or not is_scenario_changed:
        files[output] = document
    if is_scenario_changed:
        files[output.with_stem(f"{output.stem}-scenario") if files else output] = after.scenario
    for path, each in files.items():
        keep_what_is_there(path, forced=forced)
        output_writer(forced=forced)(path, [text_of(each)])
        echo(tr("Wrote {path}.", path=path), err=aside)
