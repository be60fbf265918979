"""Options that commands of the lab share, and the experiment they make."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar

import click

from hullwright.schema.documents.experiments import Certainty, Experiment, LabLimit

from .files import a_file
from .game_setup import LARGEST_SEED, insist
from .simulate import MOST_GAMES

# Any: commands differ in what they take and give.
F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = (
    click.option("--players", type=int, multiple=True, metavar="N", help="How many play."),
    click.option(
        "--bots", multiple=True, metavar="KIND[,KIND]", help="Who plays, as for “simulate”."
    ),
    click.option(
        "--games",
        type=int,
        default=20_000,
        show_default=True,
        metavar="N",
        help="At most so many games.",
    ),
    click.option(
        "--minutes", type=float, default=0.0, metavar="M", help="At most so many minutes."
    ),
    click.option(
        "--within",
        type=float,
        default=5.0,
        show_default=True,
        metavar="POINTS",
        help="How far an interval may reach to either side, in points of a hundred.",
    ),
    click.option(
        "--seed",
        type=int,
        default=1,
        show_default=True,
        metavar="S",
        help="The same seed gives the same games.",
    ),
)

an_experiment = click.argument("path", type=a_file, metavar="EXPERIMENT")
as_json = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object for programs."
)
with_workers = click.option(
    "--workers",
    type=int,
    default=1,
    show_default=True,
    metavar="K",
    help="How many processes play; the result does not depend on it. More than there are free cores gain little.",
)
on_cluster = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Have a Dask cluster play: the address that its scheduler prints. The result is the same.",
)


@dataclass(frozen=True)
class Terms:
    """How an experiment is to be played, as options say it."""

    players: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    minutes: float
    within: float
    seed: int

    def experiment(
        self, name: str, question: str, maps: tuple[str, ...], scenarios: tuple[str, ...] = ()
    ) -> Experiment:
        """Return the experiment that asks a question of maps on these terms."""
        insist("--games", self.games, 1, MOST_GAMES)
        insist("--seed", self.seed, 0, LARGEST_SEED)
        return Experiment(
            name=name,
            question=question,
            maps=maps,
            scenarios=scenarios,
            players=self.players,
            bots=self.bots,
            certainty=Certainty(within=self.within / 100),
            limit=LabLimit(games=self.games, minutes=self.minutes),
            seed=self.seed,
        )


def with_terms(command: F) -> F:
    """Give a command the options that say how to play, together as its argument `terms`."""

    @wraps(command)
    def asked(**values: Any) -> Any:
        names = Terms.__dataclass_fields__
        terms = Terms(**{name: values.pop(name) for name in names})
        return command(terms=terms, **values)

    made: Any = asked
    for option in reversed(OPTIONS):
        made = option(made)
    found: F = made
    return found
