"""`hullwright replay`: go through a recorded game again, and make sure that it is the same."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..drawing.terminal_style import style
from ..languages.words import language_in_use, tr
from .files import a_file
from .game_setup import print_warnings
from .printing import echo, echo_lines
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.engines.claims import Replayed
    from hullwright.engines.contract import State
    from hullwright.engines.preparation import Prepared
    from hullwright.schema.documents.recordings import Recording

SAME, DIFFERENT = 0, 1


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="RECORD")
@click.option(
    "--to", type=click.IntRange(0), metavar="N", help="Stop after N actions instead of the last."
)
@click.option("--log/--no-log", default=True, help="Print what happened, or only how it ended.")
def replay(path: Path, to: int | None, log: bool) -> None:
    """Replay a recorded game: everything that happened, secrets included, and the final state.

    The map and the scenario are inside the recording. Everything that it says is compared with the
    replay: seats, map, scenario, rules, engine, final state, winners, reason and scores. A game that
    was played under another version of the engine is shown as far as its actions are legal now, and
    nothing is compared. Exit code: 0 the replay says the same, 1 it does not, or the version is
    another one, 2 the recording can't be read or replayed.
    """
    from hullwright.engines.claims import Replayed
    from hullwright.engines.recordings import is_of_another_version, prepared_again, replay_on
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book
    from hullwright.schema.files.reader import read_recording

    recording = read_recording(path)
    prepared = prepared_again(recording, rule_book(Host()))
    if recording.scenario:
        print_warnings(prepared)
    if is_of_another_version(recording, prepared):
        sys.exit(_print_as_far(recording, prepared, to, log=log))
    state = replay_on(prepared, recording, to)
    _print_course(recording, prepared, state, log=log)
    if to is not None and to < len(recording.actions):
        told = tr("actions replayed: {done} / {all}", done=to, all=len(recording.actions))
        echo(told, err=True)
        return
    sys.exit(_print_verdict(path, Replayed(recording, prepared, state)))


def _print_course(
    recording: "Recording", prepared: "Prepared", state: "State", *, log: bool
) -> None:
    """Print what a recording is of, what happened, and what it came to."""
    _print_title(recording)
    if log:
        _print_events(prepared, state)
        echo()
    echo_lines(state.to_text(tr))


def _print_as_far(
    recording: "Recording", prepared: "Prepared", to: int | None, *, log: bool
) -> int:
    """Print a game of another version as far as its actions are legal, and where they are not; return the exit code."""
    from hullwright.engines.recordings import replay_as_far

    found = replay_as_far(prepared, recording, to)
    _print_course(recording, prepared, found.state, log=log)
    another = tr(
        "This game was played with version {old} of the engine, and this is version {new}: rules "
        "may have changed since. It is shown as far as its actions are still legal, and nothing "
        "is compared.",
        old=recording.engine,
        new=prepared.engine.version,
    )
    echo(f"{style('!', fg='yellow')} {another}", err=True)
    told = tr("actions replayed: {done} / {all}", done=found.done, all=len(recording.actions))
    echo(told, err=True)
    if found.refused:
        stopped = tr(
            "Action {number} is no longer legal: {reason}",
            number=found.done + 1,
            reason=found.refused,
        )
        echo(f"  {style('✗', fg='red')} {stopped}", err=True)
    is_part = to is not None and to < len(recording.actions)
    return SAME if is_part and not found.refused else DIFFERENT


def _print_verdict(path: Path, found: "Replayed") -> int:
    """Print what the recording says and the replay does not, and what nobody can tell; return the exit code."""
    from hullwright.engines.claims import differences, unverified

    different, untold = list(differences(found)), unverified(found.recording)
    if different:
        changed = tr(
            "{path}: the recording does not match what was played. The file was changed, or "
            "recorded with other rules or another version.",
            path=path,
        )
        echo(f"hullwright: {changed}", err=True)
    else:
        count = len(found.recording.actions)
        echo(tr("actions replayed: {count}, same final state", count=count), err=True)
    for each in different:
        echo(f"  {style('✗', fg='red')} {tr(each)}", err=True)
    if untold:
        echo(f"{style('!', fg='yellow')} {tr(untold)}", err=True)
    return DIFFERENT if different else SAME


def _print_title(recording: "Recording") -> None:
    from ..games.table import game_words

    echo(style(recording.map.name, bold=True), end="")
    scenario, language = recording.scenario, language_in_use()
    words = game_words(recording.game)
    ruleset = words.ruleset_title(language, scenario.ruleset) if scenario else ""
    about = [
        words.scenario_title(language, scenario) if scenario else "",
        tr("ruleset: {name}", name=ruleset) if scenario else "",
        tr("players: {number}", number=len(recording.seats)),
        tr("seed: {number}", number=str(recording.seed)),
    ]
    echo(" · " + " · ".join(filter(None, about)))
    for number, seat in enumerate(recording.seats, 1):
        player = words.bot_title(language, seat.bot) if seat.bot else tr("person")
        echo(style(f"  {number}  {seat.name} · {player}", dim=True))


def _print_events(prepared: "Prepared", state: "State") -> None:
    """Print everything that happened, secrets included."""
    from ..games.terminal import terminal_of

    terminal = terminal_of(prepared.scenario.game)(prepared, None)
    for line in terminal.lines(state.events):
        echo(line)
