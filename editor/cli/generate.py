"""`hullwright generate`: maps that are made for a target."""

import sys
from pathlib import Path

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..languages.words import tr
from .completion import contributed, map_kinds, target_names
from .files import a_file, force
from .game_setup import LARGEST_SEED, insist
from .generate_proof_options import ProofOptions, with_proof_options
from .kind_choice import KindChoice
from .option_values import values_of
from .printing import echo
from .translated_commands import TranslatedCommand

MOST_MAPS, MOST_MOVES = 500, 10_000_000


@click.command(cls=TranslatedCommand)
@click.argument("kind", type=KindChoice(), shell_complete=map_kinds)
@click.option(
    "--target",
    metavar="TARGET",
    shell_complete=target_names,
    help="What the maps should be like: the name of a ready target, or a file. The first ready one if not given.",
)
@click.option(
    "--count",
    type=int,
    default=8,
    show_default=True,
    metavar="N",
    help="How many maps are written at the most.",
)
@click.option(
    "--seed",
    type=int,
    metavar="S",
    help="The same seed makes the same maps. One is picked and told if not given.",
)
@click.option(
    "--moves",
    type=int,
    metavar="M",
    help="How many small changes are tried; 20000 if not given. More make better maps.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="How maps begin, in place of what the target says. May be repeated; see --list.",
)
@click.option(
    "--generator",
    metavar="NAME",
    shell_complete=contributed("generators"),
    help="Begin with maps that a plugin makes, and improve those.",
)
@click.option(
    "--like",
    type=a_file,
    metavar="MAP",
    help="Make maps that measure much like this one.",
)
@click.option(
    "--fixed",
    type=a_file,
    metavar="MAP",
    help="Keep what is drawn on this map, and make the rest.",
)
@click.option(
    "--change",
    multiple=True,
    metavar="CELLS",
    help="With --fixed: keep everything but these cells, such as C04 or C04:H09. May be repeated.",
)
@click.option(
    "--proven",
    is_flag=True,
    help="Let bots play the best, half of them on each time, and write those that did best on fresh seeds.",
)
@with_proof_options
@click.option(
    "-o",
    "--output",
    type=a_file,
    metavar="FOLDER",
    help="Where the maps go; it is made if need be.",
)
@click.option(
    "--list",
    "listed",
    is_flag=True,
    help="List the ready targets of the kind, its options, and what can be wished for, and exit.",
)
@force
def generate(
    *,
    kind: str,
    target: str | None,
    count: int,
    seed: int | None,
    moves: int | None,
    options: tuple[str, ...],
    generator: str | None,
    like: Path | None,
    fixed: Path | None,
    change: tuple[str, ...],
    proven: bool,
    proof: ProofOptions,
    output: Path | None,
    listed: bool,
    force: bool,
) -> None:
    """Make maps of a KIND that meet a target, good ones that differ from each other.

    Each map passes its checks and meets all that the target requires. It tells its target, seed and figures, and can
    be given as --target itself to make such maps again. Ctrl+C writes what was found by then.

    With --proven games decide: what the target wishes of games, or else even chances, is said of each map with its
    interval and the number of games. The exit code is 1 if there are fewer maps than wanted, or fewer proven ones, and
    130 if Ctrl+C ended it.
    """
    from .generate_list import print_list
    from .generate_run import found_maps, write_maps
    from .generate_terms import GenerationTerms

    insist("--count", count, 1, MOST_MAPS)
    proof.insist()
    if listed:
        print_list(kind)
        return
    if output is None:
        raise HullwrightError(message("Say where the maps go: -o FOLDER."))
    terms = GenerationTerms.of(kind, target, seed, moves)
    # As they were given, or as a map that is the target tells them, which anybody may have written.
    insist("--moves", terms.moves, 1, MOST_MOVES)
    insist("--seed", terms.seed, 0, LARGEST_SEED)
    terms = terms.with_options(values_of(options), generator)
    generation = terms.generation(like, fixed, change)
    echo(tr("Seed: {seed}", seed=str(terms.seed)), err=True)
    exit_code = found_maps(generation, terms.moves)
    if proven and not exit_code:
        from .generate_proof import write_proven

        base = Path(terms.source).parent
        written, exit_code = write_proven(generation, output, count, proof, base, forced=force)
    else:
        written = write_maps(generation, output, count, terms.again, forced=force)
    sys.exit(exit_code or (0 if written == count else 1))
