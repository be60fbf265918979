"""Commands that depend on the kinds of maps: a kind is loaded with its first map, and brings its commands then."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from ..canvas.overlays.commands import commands as overlay_commands
from ..editing.commands import commands as editing_commands
from ..editing.editing_context import EditingContext
from ..files.asker import Pattern
from ..kinds.table import EDITOR_KINDS
from ..languages.words import tr
from ..shell.actions import Actions
from ..shell.commands import Command
from .services import Services


class KindCommands(QObject):
    """Keeps the actions of a window in step with the kinds that are at hand."""

    def __init__(self, services: Services, actions: Actions) -> None:
        super().__init__(actions)
        clipboard = services.application.clipboard()
        self.context = EditingContext(
            services.workplaces,
            services.notices,
            clipboard,
            services.stamps,
            import_pasted=partial(_import_pasted, services),
        )
        self._services = services
        self._actions = actions
        self._known = EDITOR_KINDS.at_hand()
        actions.complete_by(self._load_all)

    def editing(self) -> list[Command]:
        """Return the commands for editing maps of the kinds at hand."""
        return editing_commands(self.context, EDITOR_KINDS.at_hand())

    def overlays(self) -> list[Command]:
        """Return the commands about what is laid over maps of the kinds at hand."""
        services = self._services
        return overlay_commands(
            services.workplaces,
            services.overlays,
            services.live,
            services.notices,
            partial(_ask_picture, services),
            EDITOR_KINDS.at_hand(),
        )

    def follow_map(self) -> None:
        """Bring the commands of a map's kind, if it is the first of its kind."""
        if len(self._known) == len(EDITOR_KINDS.at_hand()):
            return
        self._known = EDITOR_KINDS.at_hand()
        self._actions.extend_runs(self.editing(), self.overlays())

    def _load_all(self) -> None:
        for kind in EDITOR_KINDS:
            EDITOR_KINDS[kind]
        self.follow_map()


def _import_pasted(services: Services, text: str) -> bool:
    importing = services.files.importing
    if not importing.claims_text(text):
        return False
    importing.import_text(text)
    return True


def _ask_picture(services: Services) -> Path | None:
    pictures = Pattern(tr("Pictures"), "*.png *.jpg *.jpeg *.bmp *.gif *.webp")
    folder = services.files.context.recent.folder()
    chosen = services.asker.open_paths(tr("Trace a picture"), folder, [pictures])
    return chosen[0] if chosen else None
