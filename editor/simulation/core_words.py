"""What is said of the cores of the machine where games are played in several processes at once."""

from hullwright.schema.messages import Message, message
from hullwright.schema.processes.free_cores import FreeCores, free_cores

LITTLE = 0.5
"""A core of which less is free hardly helps."""


def cores_told(processes: int, cores: FreeCores | None = None) -> Message | None:
    """Return how many cores are free for some processes that are about to play; None if that can't be known.

    More processes than free cores take turns, and are hardly sooner done than fewer.
    """
    found = cores or free_cores()
    if found is None:
        return None
    figures = {"processes": processes, "free": _figure(found.free), "cores": _figure(found.usable)}
    if found.free >= processes - LITTLE:
        return message(
            "Processes: {processes}. About {free} of {cores} cores are free now.", **figures
        )
    if processes == 1:
        return message(
            "Processes: {processes}. Only about {free} of {cores} cores are free now, so it takes "
            "longer than usual.",
            **figures,
        )
    return message(
        "Processes: {processes}. Only about {free} of {cores} cores are free now, so expect little "
        "gain from several.",
        **figures,
    )


def _figure(cores: float) -> float | int:
    """Return a number of cores as people say it.

    >>> _figure(2.0), _figure(0.649)
    (2, 0.6)
    """
    rounded = round(float(cores), 1)
    return int(rounded) if rounded.is_integer() else rounded
