"""Options that say how maps are proven by games."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from .files import a_file
from .game_setup import insist
from .long_play import insist_on_minutes
from .simulate import MOST_GAMES, MOST_WORKERS

# Any: commands differ in what they take and give.
F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class ProofOptions:
    """What the command line says of proving maps."""

    minutes: float
    games: int
    workers: int
    bots: str | None
    results: Path | None

    def insist(self) -> None:
        """Refuse numbers that can't be."""
        insist("--games", self.games, 0, MOST_GAMES)
        insist("--workers", self.workers, 1, MOST_WORKERS)
        insist_on_minutes(self.minutes)


OPTIONS = (
    click.option(
        "--minutes",
        type=float,
        default=5.0,
        show_default=True,
        metavar="M",
        help="With --proven: play for about so long.",
    ),
    click.option(
        "--games",
        type=int,
        default=0,
        metavar="N",
        help="With --proven: about so many games instead; the same number gives the same maps.",
    ),
    click.option(
        "--workers",
        type=int,
        default=1,
        show_default=True,
        metavar="K",
        help="With --proven: how many processes play.",
    ),
    click.option(
        "--bots", metavar="KIND[,KIND]", help="With --proven: who plays, as for “simulate”."
    ),
    click.option(
        "--keep",
        "results",
        type=a_file,
        metavar="FILE",
        help="With --proven: keep all games in this file, and take from it what was played before.",
    ),
)


def with_proof_options(command: F) -> F:
    """Give a command the options about proving, together as its argument `proof`."""

    @wraps(command)
    def asked(**values: Any) -> Any:
        names = ProofOptions.__dataclass_fields__
        proof = ProofOptions(**{name: values.pop(name) for name in names})
        return command(proof=proof, **values)

    made: Any = asked
    for option in reversed(OPTIONS):
        made = option(made)
    found: F = made
    return found
