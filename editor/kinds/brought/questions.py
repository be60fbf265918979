"""Questions and fixes of a plugin's map kind: they travel by name, and its code answers beside the window."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hullwright.plugins.host.patience import PluginFailed
from hullwright.plugins.strangers_code import bounded, insist_on
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message
from hullwright.schema.records import Json

from ...concepts.editor_kind import Fix, OverlayChoice
from ...concepts.question import Question, Shading
from .loading import loaded

SECONDS = 15.0
"""How long one question may take; nobody waits for it with the mouse in the hand."""
MOST_FIXES = 12


def travelling(kind: str, choice: OverlayChoice) -> Question:
    """Return the question of an overlay in a form that can be sent."""
    return Question(
        choice.question.name,
        brought_shading,
        {**choice.question.options, "kind": kind, "overlay": choice.name},
    )


def brought_shading(
    examination: Examination, kind: str, overlay: str, **options: Json
) -> Shading[object]:
    """Return what a plugin's question says of a map; its cells as plain tuples, which travel."""
    found = loaded(kind)
    plugin = found.contributed.plugin
    choices = {each.name: each for each in found.theirs.overlays}
    with bounded(plugin, SECONDS):
        answer = choices[overlay].question.asks(examination, **options)
        shading = insist_on(plugin, f"the overlay {overlay}", answer, Shading)
        return Shading(
            {
                plain(cell): min(1.0, max(0.0, float(level)))
                for cell, level in shading.levels.items()
            },
            {plain(cell): str(text)[:12] for cell, text in shading.texts.items()},
            _legend(shading),
            tuple(map(plain, shading.outlined)),
            diverging=bool(shading.diverging),
            rest=None if shading.rest is None else min(1.0, max(0.0, float(shading.rest))),
            none_found=shading.none_found if isinstance(shading.none_found, Message) else None,
        )


def _legend(shading: Shading[object]) -> tuple[Message, Message] | None:
    legend = shading.legend
    if legend is None or not all(isinstance(each, Message) for each in legend):
        return None
    return legend


def plain(cell: object) -> object:
    """Return a cell as something that travels: equal to it, but of no class of the plugin's.

    >>> from ..simple.spots import Spot
    >>> plain(Spot(1, 2)), plain("A3")
    ((1, 2), 'A3')
    """
    return tuple(cell) if isinstance(cell, tuple) else cell


@dataclass(frozen=True)
class BroughtFixes:
    """The fixes of a plugin's map kind, found again by its name in whatever process wants them."""

    kind: str

    def __call__(self, document: MapDocument, problem: Problem) -> Sequence[Fix]:
        """Return the ways to put a problem right; none if the plugin fails."""
        found = loaded(self.kind)
        plugin = found.contributed.plugin
        try:
            with bounded(plugin, SECONDS):
                fixes = [
                    insist_on(plugin, "a fix", each, Fix)
                    for each in list(found.theirs.fixes(document, problem))[:MOST_FIXES]
                ]
                tried = [(each.title, each.edit(document)) for each in fixes]
                maps = [
                    (title, insist_on(plugin, "a fix", after, MapDocument))
                    for title, after in tried
                ]
        except PluginFailed:
            return ()
        return [Fix(title, _giving(after)) for title, after in maps]


def _giving(after: MapDocument) -> Callable[[MapDocument], MapDocument]:
    return lambda _: after
