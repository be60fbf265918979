"""Settings: what the program remembers between two starts, in one file of the person's folder."""

from pathlib import Path

from PySide6.QtCore import QSettings


class ProgramSettings:
    """Remembers values by name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        """The person's folder: recovery files and stamps lie beside the settings."""
        self._kept = QSettings(str(folder / "editor.ini"), QSettings.Format.IniFormat)

    def text(self, name: str, usual: str = "") -> str:
        """Return a text that was kept."""
        found = self._kept.value(name, usual)
        return found if isinstance(found, str) else usual

    def texts(self, name: str) -> list[str]:
        """Return a list of texts that was kept."""
        found = self._kept.value(name)
        if isinstance(found, str):
            # The file's format does not tell a list of one text from the text.
            return [found]
        return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []

    def value(self, name: str) -> object:
        """Return a value of Qt's own, such as a window's geometry, or None."""
        return self._kept.value(name)

    def keep(self, name: str, value: object) -> None:
        """Remember a value."""
        self._kept.setValue(name, value)

    def forget(self, name: str) -> None:
        """Go back to the usual value."""
        self._kept.remove(name)

    def write(self) -> None:
        """Write what was kept to the file now, rather than when the program has time."""
        self._kept.sync()
