"""A map for `hullwright new` that a generator of a plugin makes."""

from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

import click
from click.core import ParameterSource

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..languages.words import tr
from .game_setup import insist
from .option_values import values_of
from .printing import echo

if TYPE_CHECKING:
    from hullwright.schema.documents.maps import MapDocument


class GeneratorOrder(NamedTuple):
    """What a person wants of a generator."""

    generator: str
    kind: str
    """The kind that was asked for outright, or nothing."""
    name: str
    seed: int | None
    options: tuple[str, ...]


def is_usual(context: click.Context, option: str) -> bool:
    """Tell whether nobody has said anything about an option."""
    return context.get_parameter_source(option) is ParameterSource.DEFAULT


def generated(order: GeneratorOrder, *, given: bool) -> "MapDocument":
    """Return the map that a generator makes, and say of which seed it is; `given` is whether a size or a sample is, too."""
    from hullwright.plugins.generators import LARGEST_SEED, generator_named
    from hullwright.plugins.host.usual import usual_host

    if given:
        raise HullwrightError(
            message(
                "A generator decides for itself: leave out --size and --sample, or --generator."
            )
        )
    generator = generator_named(usual_host(), order.generator)
    if order.kind not in {"", generator.kind}:
        raise HullwrightError(
            message(
                "The generator “{name}” makes maps of the kind “{made}”, not “{kind}”.",
                name=order.generator,
                made=generator.kind,
                kind=order.kind,
            )
        )
    seed = SystemRandom().randint(0, LARGEST_SEED) if order.seed is None else order.seed
    insist("--seed", seed, 0, LARGEST_SEED)
    document = generator.made(order.name, seed, values_of(order.options))
    echo(tr("Seed: {seed}", seed=str(seed)), err=True)
    return document
