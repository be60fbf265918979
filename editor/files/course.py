"""The course of a job: how far it is, said no more often than an eye can follow."""

from time import monotonic

from hullwright.schema.files.progress import Progress

OFTEN = 0.05
"""Seconds that pass between two reports at least."""


def seldom(report: Progress) -> Progress:
    """Return a report that passes on no more than an eye can follow."""
    last = monotonic()

    def tell(share: float) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= OFTEN:
            last = now
            report(share)

    return tell
