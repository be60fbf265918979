"""What the pages of the documentation are called, in the order in which they are offered."""

from collections.abc import Mapping

from hullwright.schema.messages import english

TITLES: Mapping[str, str] = {
    "plugins": english("Writing plugins"),
    "format": english("Files, layouts and boards"),
    "engine": english("Engines and bots"),
    "bots": english("What the bots are worth"),
    "generated": english("What generated maps are worth"),
    "advice": english("What advice is worth"),
    "packs": english("Packs and libraries"),
    "gallery": english("A gallery on the web"),
    "cluster": english("The lab on several machines"),
    "hosting": english("Games around the table"),
    "speed": english("How quick the program is"),
    "safety": english("What we promise about safety"),
    "principles": english("What holds in the whole program"),
}
"""The title of each page by its name."""
