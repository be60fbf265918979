"""Commands that lay a shading over the map on the screen, ours and those of plugins."""

from collections.abc import Sequence
from functools import partial

from ...concepts.editor_kind import OverlayChoice
from ...documents.absence import no_map
from ...documents.workplaces import Workplaces
from ...languages.words import tr
from ...shell.commands import Command

MENU = "View/Overlays"
ICONS = {"distance": "heat", "chokepoints": "chokepoints", "reach": "reach", "turns": "reach"}


def shading_commands(workplaces: Workplaces, choices: Sequence[OverlayChoice]) -> list[Command]:
    """Return a switch for each overlay, which says so where maps like the one on the screen have none such."""
    laid = _LaidOver(workplaces)
    return [
        Command(
            name=f"overlay.{each.name}",
            title=tr(each.title),
            run=partial(laid.flip, each.name),
            menu=MENU,
            group=1,
            icon=each.icon or ICONS.get(each.name.split(".")[0], "overlay"),
            help=tr(each.help),
            hindered=partial(laid.not_offered, each.name),
            is_elsewhere=partial(laid.is_elsewhere, each.name),
            is_on=partial(laid.has, each.name),
        )
        for each in choices
    ]


class _LaidOver:
    """What lies over the map on the screen."""

    def __init__(self, workplaces: Workplaces) -> None:
        self._workplaces = workplaces

    def flip(self, name: str) -> None:
        """Lay an overlay over the map instead of another, or take it away."""
        current = self._workplaces.current
        if current is not None:
            current.overlay(frozenset() if name in current.overlays else frozenset({name}))

    def has(self, name: str) -> bool:
        """Return whether an overlay lies over the map."""
        current = self._workplaces.current
        return current is not None and name in current.overlays

    def not_offered(self, name: str) -> str:
        """Return the reason if maps like this one have no such overlay."""
        current = self._workplaces.current
        if current is None:
            return no_map(self._workplaces)
        return tr("Maps of this kind have no such overlay.") if self.is_elsewhere(name) else ""

    def is_elsewhere(self, name: str) -> bool:
        """Tell whether maps of another kind than this one have an overlay."""
        current = self._workplaces.current
        offered = current.editor_kind.overlays if current else ()
        return current is not None and all(each.name != name for each in offered)
