"""Progress: how far long work is, and how long it will still take."""

from math import ceil

from hullwright.schema.late_dataclass import late_dataclass

from ..languages.words import tr

BRIEF = 1000
"""Milliseconds after which work counts as long, so that its progress is shown."""
LOOK = 250
"""Milliseconds between two looks at how far it is."""
ROUGH = 0.05
"""A share too small to tell the time left from."""
MINUTE = 60


@late_dataclass
class Progress:
    """How far long work is."""

    share: float | None = None
    """From 0 to 1, or None if it can't be known."""
    seconds_left: float | None = None


def progress(share: float | None, seconds: float) -> Progress:
    """Return how far work is that has come to a share of the whole in some seconds.

    >>> progress(0.25, 2.0)
    Progress(share=0.25, seconds_left=6.0)
    """
    if share is None or share < ROUGH:
        return Progress(share)
    return Progress(share, seconds * (1 - share) / share)


def time_left(seconds: float) -> str:
    """Return in words how long something will still take.

    >>> time_left(4.2)
    'about 5 s left'
    >>> time_left(100)
    'about 2 min left'
    """
    if seconds > MINUTE:
        return tr("about {minutes} min left", minutes=ceil(seconds / MINUTE))
    return tr("about {seconds} s left", seconds=max(ceil(seconds), 1))
