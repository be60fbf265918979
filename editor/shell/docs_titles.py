"""What the pages of the documentation are called, in the order in which they are offered."""

from collections.abc import Mapping

from hullwright.schema.messages import english

TITLES: Mapping[str, str] = {
    "plugins": english("Writing plugins"),
    "format": english("Files, layouts and boards"),
    "engine": english("Engines and bots"),
    "safety": english("What we promise about safety"),
}
"""The title of each page by its name."""
