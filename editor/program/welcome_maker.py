"""The maker of the welcome page: a window that opens on a map shows none, and need not wait for it."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..files.file_services import FileServices
from ..files.recent_pictures import RecentPictures
from .command_table import ProgramActions

if TYPE_CHECKING:
    from ..shell.welcome import Welcome


class WelcomeMaker(QObject):
    """Makes the page when nothing is open for the first time, and keeps it up to date from then on."""

    def __init__(
        self,
        files: FileServices,
        program_actions: ProgramActions,
        pictures: RecentPictures,
        generate: Callable[[], object],
    ) -> None:
        super().__init__()
        self._files = files
        self._generate = generate
        """Opens the page that makes maps."""
        self._program_actions = program_actions
        self._pictures = pictures
        files.context.recent.changed.connect(self._show_recent)

    @cached_property
    def page(self) -> "Welcome":
        """The page."""
        from ..shell.welcome import Welcome

        made, files, recent = Welcome(), self._files, self._files.context.recent
        made.wants_new.connect(self._program_actions.new_map)
        made.wants_generate.connect(self._generate)
        made.wants_open.connect(files.opening.ask)
        made.wants_play.connect(self._program_actions.games.ask_for_map)
        made.wants_sample.connect(self._program_actions.open_sample)
        made.wants_recent.connect(files.opening.open)
        made.recent.wants_pinned.connect(recent.pin)
        made.recent.wants_removed.connect(recent.remove)
        made.recent.wants_pictures.connect(lambda: self._pictures.want(recent.all()))
        self._pictures.drawn.connect(made.recent.show_picture)
        made.show_recent(recent.all())
        return made

    @property
    def _made(self) -> "Welcome | None":
        """The page, if anybody has seen it."""
        return self.page if "page" in self.__dict__ else None

    def refill(self) -> None:
        """Offer the kinds and samples that there are now, because plugins came or went."""
        if self._made:
            self._made.refill()

    def _show_recent(self) -> None:
        if self._made:
            self._made.show_recent(self._files.context.recent.all())
