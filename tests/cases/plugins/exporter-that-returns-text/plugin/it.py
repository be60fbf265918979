"""Writes."""


def work(document, options):
    """Return text, where bytes are needed."""
    return document.name
