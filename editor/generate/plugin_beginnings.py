"""Maps that a plugin's generator makes, as beginnings of a run."""

from collections.abc import Iterator

from hullwright.engines.generation.generation import BEGINNINGS
from hullwright.plugins.generators import LARGEST_SEED, generator_named
from hullwright.plugins.host.usual import usual_host
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message


def plugin_beginnings(target: Target, seed: int) -> Iterator[MapDocument]:
    """Yield the maps that a run for a target begins with, if the target names a generator of a plugin."""
    if not target.generator:
        return
    generator = generator_named(usual_host(), target.generator)
    if generator.kind != target.kind:
        raise HullwrightError(
            message(
                "The generator “{name}” makes maps of the kind “{made}”, not “{kind}”.",
                name=target.generator,
                made=generator.kind,
                kind=target.kind,
            )
        )
    for number in range(BEGINNINGS):
        yield generator.made(target.name, (seed + number) % (LARGEST_SEED + 1), target.options)
