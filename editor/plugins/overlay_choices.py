"""Overlays of plugins among those of a kind: named and shown like ours, worked out beside the window."""

from hullwright.plugins.contributions import full_name, worded
from hullwright.plugins.host import Contributed, Host
from hullwright.plugins.overlays import usable_overlays
from hullwright.schema.messages import verbatim

from ..concepts.editor_kind import OverlayChoice
from ..concepts.question import Question
from ..inspection.plugin_overlays import plugin_overlay
from ..languages.words import language_in_use
from .plugin_tools import drawing

ICON = "overlay"
"""The drawing of an overlay that names none, or one that we don't have."""


def plugin_overlays(host: Host, kind: str) -> tuple[OverlayChoice, ...]:
    """Return the overlays that plugins bring for maps of a kind; none of their code runs in this process."""
    return tuple(map(_choice, usable_overlays(host, kind)))


def _choice(contributed: Contributed) -> OverlayChoice:
    stated, name, language = contributed.contribution, full_name(contributed), language_in_use()
    return OverlayChoice(
        name,
        verbatim(worded(stated.title, language, contributed.id)),
        verbatim(worded(stated.help, language)),
        Question(f"overlay {name}", plugin_overlay, {"name": name}, speaks_for_itself=True),
        icon=drawing(contributed, ICON),
        of_plugin=True,
    )
