"""Draws."""


def work(document, context):
    """Yield a page of no size."""
    yield "<svg xmlns='http://www.w3.org/2000/svg'/>"
