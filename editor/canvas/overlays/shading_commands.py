"""Commands that lay a shading over the map on the screen, ours and those of plugins."""

from collections.abc import Sequence
from functools import partial

from hullwright.schema.messages import filled, message

from ...concepts.editor_kind import OverlayChoice
from ...documents.absence import no_map
from ...documents.workplaces import Workplaces
from ...languages.words import tr
from ...shell.command_number import CommandNumber
from ...shell.commands import Command
from .overlay_numbers import numbered

MENU = "View/Overlays"
_OTHERS, _OF_PLUGINS = message("Others"), message("From plugins")
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
            heading=tr(each.group or (_OF_PLUGINS if each.of_plugin else _OTHERS)),
            icon=each.icon or ICONS.get(each.name.split(".")[0], "overlay"),
            help=tr(each.help),
            hindered=partial(laid.not_offered, each.name),
            is_elsewhere=partial(laid.is_elsewhere, each.name),
            is_on=partial(laid.has, each.name),
            number=laid.number(each) if each.number else None,
        )
        for each in choices
    ]


def no_shading_command(workplaces: Workplaces) -> Command:
    """Return the command that takes every shading off the map on the screen."""
    laid = _LaidOver(workplaces)
    return Command(
        name="overlay.none",
        title=tr("None"),
        run=laid.clear,
        menu=MENU,
        group=1,
        heading=tr("What to show"),
        key="Shift+N",
        icon="overlay-none",
        help=tr("Shows the map as it is, with nothing laid over it."),
        hindered=partial(no_map, workplaces),
        is_on=laid.is_clear,
    )


class _LaidOver:
    """What lies over the map on the screen."""

    def __init__(self, workplaces: Workplaces) -> None:
        self._workplaces = workplaces

    def flip(self, name: str) -> None:
        """Lay an overlay over the map instead of another, or take it away."""
        current = self._workplaces.current
        if current is not None:
            current.overlay(frozenset() if name in current.overlays else frozenset({name}))

    def clear(self) -> None:
        """Take every overlay off the map."""
        if self._workplaces.current is not None:
            self._workplaces.current.overlay(frozenset())

    def is_clear(self) -> bool:
        """Return whether nothing lies over the map."""
        current = self._workplaces.current
        return current is not None and not current.overlays

    def number(self, choice: OverlayChoice) -> CommandNumber:
        """Return the number of an overlay on the map that is on the screen then."""

        def here() -> CommandNumber | None:
            current = self._workplaces.current
            if current is None or self.is_elsewhere(choice.name):
                return None
            return numbered(current, choice)

        def choose(number: int) -> None:
            if found := here():
                found.choose(number)

        def said(number: int) -> str:
            return tr(filled(choice.title, {"count": number}))

        return CommandNumber(
            value=lambda: found.value() if (found := here()) else 1,
            largest=lambda: found.largest() if (found := here()) else 1,
            choose=choose,
            said=said,
        )

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
