"""Counts of a map for the status bar."""

from collections.abc import Mapping

from hullwright.schema.messages import english

from ..documents.workplace import Workplace
from ..words import tr

_SPACES: Mapping[str, str] = {
    "hex-zone": english("{count} sectors"),
    "tile-maze": english("{count} spaces"),
    "station": english("{count} spaces"),
    "galaxy": english("{count} spaces"),
}
_NOTABLE: Mapping[str, Mapping[str, str]] = {
    "hex-zone": {"pod": english("{count} pods")},
    "station": {"gate": english("{count} gates")},
}
"""What is worth counting besides the spaces: how the figures call it, and how people do."""


def counts(workplace: Workplace) -> str:
    """Return a few counts such as "276 sectors · 4 pods", once the map has been measured."""
    figures = workplace.findings.figures
    if not figures:
        return ""
    kind = workplace.craft.kind
    parts = [tr(_SPACES.get(kind, english("{count} spaces")), count=figures.get("spaces", 0))]
    found = figures.get("counts")
    if isinstance(found, Mapping):
        for name, template in _NOTABLE.get(kind, {}).items():
            parts.append(tr(template, count=found.get(name, 0)))
    return " · ".join(parts)
