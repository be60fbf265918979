"""The defaults of exports: the format and the folder that people want where nothing is remembered of a map."""

from pathlib import Path

from ..languages.words import tr
from ..shell.settings import ProgramSettings
from .asker import Asker

_FORMAT, _FOLDER = "export/usual-format", "export/usual-folder"


class ExportDefaults:
    """What was chosen for exports of maps that were never exported before."""

    def __init__(self, settings: ProgramSettings, asker: Asker) -> None:
        self._settings = settings
        self._asker = asker

    @property
    def format(self) -> str:
        """The name of the format; nothing for that of the last export."""
        return self._settings.text(_FORMAT)

    def choose_format(self, name: str) -> None:
        """Begin with a format from now on, or with that of the last export."""
        self._settings.keep(_FORMAT, name)

    @property
    def folder(self) -> Path | None:
        """The folder that exports go to; None for that of the map, or if it is gone."""
        kept = self._settings.text(_FOLDER)
        return Path(kept) if kept and Path(kept).is_dir() else None

    def choose_folder(self) -> None:
        """Ask for the folder that exports go to from now on."""
        chosen = self._asker.folder(tr("Folder for exports"), self.folder or Path.home())
        if chosen is not None:
            self._settings.keep(_FOLDER, str(chosen))

    def forget_folder(self) -> None:
        """Let exports go beside their maps again."""
        self._settings.forget(_FOLDER)
