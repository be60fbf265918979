"""`hullwright play`: a person against bots in the terminal, or bots alone."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..drawing.terminal_style import style
from ..languages.words import language_in_use, tr
from .files import a_file, force, keep_what_is_there
from .game_setup import (
    LARGEST_SEED,
    bot_kinds,
    insist,
    prepared_from,
    with_table,
)
from .plugin_events import tell_played
from .printing import echo
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from .terminal_game import TerminalGame

DRAWN_SEEDS = 2**32


@click.command(cls=TranslatedCommand)
@with_table
@click.option(
    "--seed",
    type=int,
    metavar="N",
    help="The same seed deals the same game; a random one if not given.",
)
@click.option(
    "--seat", type=int, default=1, show_default=True, metavar="N", help="The seat you play at."
)
@click.option("--watch", is_flag=True, help="Let bots play alone, and print everything they do.")
@click.option("--record", type=a_file, metavar="FILE", help="Write the recorded game to this file.")
@force
def play(
    *,
    path: Path,
    scenario_path: Path | None,
    ruleset: str | None,
    players: int | None,
    bots: str | None,
    seed: int | None,
    seat: int,
    watch: bool,
    record: Path | None,
    force: bool,
) -> None:
    """Play a map against bots, or watch them play.

    The map is drawn at your turns with what you know: where you are, what happened, and where the
    others can be. Type one of the choices that are listed; ? lists them again, map draws the map
    again, log prints what happened so far, note and your own words writes something down, q leaves.
    A recorded game can be seen again with “hullwright replay”.
    """
    from hullwright.schema.processes.stop_signals import StopRequested, heed, unwind_once

    from .terminal_game import TerminalGame

    if record:
        keep_what_is_there(record, forced=force)
    prepared = prepared_from(path, scenario_path, ruleset)
    number = prepared.players(players)
    insist("--seat", seat, 1, number)
    seed = secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
    insist("--seed", seed, 0, LARGEST_SEED)
    terminal_game = TerminalGame.of(prepared, number, bot_kinds(bots, prepared), seed)
    _print_title(terminal_game)
    heed(unwind_once)
    try:
        finished = terminal_game.watch() if watch else terminal_game.play(seat - 1)
    except StopRequested:
        terminal_game.stop()
        if record:
            terminal_game.write(record, forced=force)
        raise
    if record:
        terminal_game.write(record, forced=force)
    elif not finished:
        terminal_game.offer()
    _tell(terminal_game, finished=finished)


def _tell(terminal_game: "TerminalGame", *, finished: bool) -> None:
    if finished:
        tell_played(terminal_game.prepared.document, terminal_game.outcome())


def _print_title(terminal_game: "TerminalGame") -> None:
    from ..games.table import game_words

    played, language = terminal_game.prepared, language_in_use()
    words = game_words(played.scenario.game)
    echo(style(played.document.name, bold=True), end="")
    about = tr(
        "{scenario} · ruleset: {ruleset} · players: {players} · seed: {seed}",
        scenario=words.scenario_title(language, played.scenario),
        ruleset=words.ruleset_title(language, played.scenario.ruleset),
        players=len(terminal_game.bots),
        seed=str(terminal_game.state.seed),
    )
    echo(f" · {about}")
