"""Maps that were made in the terminal, proven by games before they are written."""

from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.engines.generation.play.standings import JUDGED, standing
from hullwright.engines.lab.store import NOWHERE

from ..generate.proof_words import standing_words
from ..generate.proving import ProofTerms, proving, with_proof
from ..languages.words import tr
from .files import keep_what_is_there, make_folder, output_writer
from .generate_proof_options import ProofOptions
from .long_play import played_until_known
from .printing import echo

if TYPE_CHECKING:
    from hullwright.engines.generation.generation import Generation
    from hullwright.engines.generation.play.standings import ProofStanding

OFFERED = 240
"""So many maps of a run may play, at the least, as far as there is time: even chances are rare among them, and what was learned finds them."""


def write_proven(
    generation: "Generation",
    folder: Path,
    count: int,
    options: ProofOptions,
    scenario_base: Path,
    *,
    forced: bool,
) -> tuple[int, int]:
    """Prove the best maps of a run by games, and write those that did best.

    Returned is how many are as wished, and the exit code of having been stopped, if somebody did.
    """
    from hullwright.schema.files.reader import read_scenario
    from hullwright.schema.files.writer import readable_text

    from .generate_run import map_paths, maps_for_games

    target = generation.target
    offered = maps_for_games(generation, max(4 * count, OFFERED))
    scenario = read_scenario(scenario_base / target.scenario) if target.scenario else None
    terms = ProofTerms(
        *(count, options.minutes, options.games, generation.seed, options.workers, options.bots)
    )
    by_name = {each.document.name: each for each in offered}
    documents = [each.document for each in offered]
    with proving(documents, target, scenario, terms, options.results or NOWHERE) as run:
        if run.order:
            echo(tr(run.order), err=True)
        stopped = played_until_known(run, options.workers, options.results)
        proven = list(run.proven)
        standings = [standing(run, each.contender) for each in proven]
    chosen = [by_name[each.contender.document.name] for each in proven]
    make_folder(folder)
    paths = map_paths(generation, folder, chosen)
    for path in paths:
        keep_what_is_there(path, forced=forced)
    write = output_writer(forced=forced)
    for path, candidate, each in zip(paths, chosen, standings, strict=True):
        made = candidate.told(target)
        told = with_proof(made, each.figures) if each.state == JUDGED else made
        write(path, [readable_text(told, path)])
        _print(path, each)
    return sum(each.verdict == "met" for each in proven), stopped


def _print(path: Path, found: "ProofStanding") -> None:
    echo(str(path))
    for line in standing_words(found):
        echo(f"  {line}")
