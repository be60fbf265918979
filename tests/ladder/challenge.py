"""`python -m tests.ladder.challenge STYLE.json`: what a trained challenger gains over the shipped experts.

Both play the same games of EFTAIOS against the shipped experts of the other side, on the zones made by chance,
on which nobody was trained. Train a challenger with `hullwright train eftaios --side SIDE`. Of sides that the ladder judges
by how many of the other side they hold, that is told as well.
"""

import argparse
import json
from concurrent.futures import Executor
from pathlib import Path

from hullwright.editor.games.game_processes import players
from hullwright.engines.bot_table import bots
from hullwright.engines.loader import engine, plain_scenario
from hullwright.engines.styles import Style
from hullwright.engines.training.course import Course, LoadedMap, TrainingGround, results
from hullwright.engines.training.record import ExamResult
from hullwright.engines.training.trainables import maker, trainables

from .cells import CHANCE_ZONES
from .questions import HINDERED
from .zones import chance_zones

GAME, EXPERT, PLAYERS = "eftaios", "expert", 8


def course(side: str, seed: int, hinders: str = "") -> Course:
    """Return the games in which bots of a side are compared, by their wins or by the losses of a side that they hinder."""
    grounds = tuple(
        TrainingGround(each.name, LoadedMap(each, plain_scenario(each)), PLAYERS)
        for each in chance_zones(CHANCE_ZONES)
    )
    sides = list(engine(GAME).sides)
    return Course(
        f"challenge {seed}",
        grounds,
        (bots(GAME)[EXPERT],),
        len(sides),
        sides.index(side),
        seed,
        sides.index(hinders) if hinders else None,
    )


def judged(
    style: Style, played: Course, games: int, executor: Executor | None, beside: str = EXPERT
) -> ExamResult:
    """Return what a challenger gains in some games over a bot that is shipped."""
    challenger = maker(trainables(GAME)[style.side], style.weights)
    return ExamResult.of(*results(played, [challenger, bots(GAME)[beside]], games, executor))


def _told(style: Style, found: ExamResult, what: str, games: int) -> str:
    gain, low, high = (f"{100 * each:+.1f}" for each in (found.gain, found.low, found.high))
    return (
        f"{style.name} ({style.side}): {gain} points of {what} ({low} to {high}) in {games} games"
    )


def main() -> None:
    """Judge the challenger that is named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.ladder.challenge", description=__doc__)
    parser.add_argument("style", type=Path, help="the file of the challenger")
    parser.add_argument("--games", type=int, default=1000, help="games that either plays")
    parser.add_argument("--seed", type=int, default=31_337, help="another one gives other games")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play")
    parser.add_argument("--beside", default=EXPERT, help="whom it is held against; expert:wary")
    options = parser.parse_args()
    style = Style.from_json(json.loads(options.style.read_text("utf-8")))
    asked = {"own wins": ""}
    if hinders := HINDERED.get(style.side):
        asked[f"{hinders}s held"] = hinders
    with players(options.workers) as executor:
        for what, hinders in asked.items():
            played = course(style.side, options.seed, hinders)
            found = judged(style, played, options.games, executor, options.beside)
            print(_told(style, found, what, options.games), flush=True)


if __name__ == "__main__":
    main()
