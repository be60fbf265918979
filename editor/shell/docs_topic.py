"""A topic: what people may want to read about, as a place in the manual."""

from typing import NamedTuple


class DocsTopic(NamedTuple):
    """A page of the manual and one of its headings."""

    page: str
    heading: str = ""
    """As it stands in English; in other languages the page has the same headings in the same order."""
