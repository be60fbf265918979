"""Makes."""


def work(options, chance):
    """Return nothing, for nobody asks."""
