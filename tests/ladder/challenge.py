"""`python -m tests.ladder.challenge STYLE.json`: what a trained challenger gains over the shipped experts.

Both play the same games of EFTAIOS against the shipped experts of the other side, on the zones made by chance,
on which nobody was trained. Train a challenger with `hullwright train eftaios --side SIDE`. Of sides that the ladder judges
by how many of the other side they hold, that is told as well.
"""

import argparse
import json
from pathlib import Path

from hullwright.engines.bot_table import bots
from hullwright.engines.loader import engine, plain_scenario
from hullwright.engines.styles import Style
from hullwright.engines.training.course import Course, LoadedMap, Maker, TrainingGround
from hullwright.engines.training.record import ExamResult
from hullwright.engines.training.trainables import maker, trainables

from .cells import CHANCE_ZONES
from .questions import HINDERED
from .zones import chance_zones

GAME, EXPERT, PLAYERS = "eftaios", "expert", 8


def course(side: str, seed: int, opponent: Maker | None = None) -> Course:
    """Return the games in which bots of a side are compared, against the shipped experts or somebody else."""
    grounds = tuple(
        TrainingGround(each.name, LoadedMap(each, plain_scenario(each)), PLAYERS)
        for each in chance_zones(CHANCE_ZONES)
    )
    sides = list(engine(GAME).sides)
    opponents = (opponent or bots(GAME)[EXPERT],)
    return Course(f"challenge {seed}", grounds, opponents, len(sides), sides.index(side), seed)


def judged(style: Style, games: int, seed: int) -> ExamResult:
    """Return what a challenger gains in some games."""
    played = course(style.side, seed).played
    challenger = maker(trainables(GAME)[style.side], style.weights)
    shipped = bots(GAME)[EXPERT]
    return ExamResult.of(
        [played(challenger, number) for number in range(games)],
        [played(shipped, number) for number in range(games)],
    )


def held(style: Style, games: int, seed: int) -> ExamResult:
    """Return by how many seats of the other side more a challenger keeps from winning than the shipped experts do."""
    challenger = maker(trainables(GAME)[style.side], style.weights)
    shipped, other = bots(GAME)[EXPERT], HINDERED[style.side]
    against_shipped, against_challenger = (
        course(other, seed, opponent).played for opponent in (shipped, challenger)
    )
    return ExamResult.of(
        [against_shipped(shipped, number) for number in range(games)],
        [against_challenger(shipped, number) for number in range(games)],
    )


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
    options = parser.parse_args()
    style = Style.from_json(json.loads(options.style.read_text("utf-8")))
    found = judged(style, options.games, options.seed)
    print(_told(style, found, "own wins", options.games), flush=True)
    if style.side in HINDERED:
        found = held(style, options.games, options.seed)
        print(_told(style, found, f"{HINDERED[style.side]}s held", options.games))


if __name__ == "__main__":
    main()
