"""A safe start: after a start that came to nothing, the next one offers to leave out the plugins of others."""

import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from hullwright.plugins.host.safe_mode import enter_safe_mode
from hullwright.plugins.host.strangers import has_strangers

from ..languages.words import tr
from ..shell.settings import ProgramSettings
from ..shell.theme import Theme
from .window_language import WindowLanguage

SETTLED = 2_000
"""Milliseconds that a window has to be open to count as started."""

_UNSEEN = frozenset({"offscreen", "minimal", "vnc"})
"""Where Qt draws windows that nobody can answer."""


class StartMark(QObject):
    """A file that is there from the beginning of a start until the window is settled."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._path = folder / "starting"
        # Tells a start that is under way from one that came to nothing; Qt lets go of it at any end.
        self._lock = QLockFile(str(folder / "starting.lock"))
        self._lock.setStaleLockTime(0)

    def begin(self) -> bool:
        """Leave the mark, and return whether the last start left it behind."""
        # Without a folder there is no mark; what else is wrong with it is said elsewhere.
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self._lock.tryLock(0):
                was_there = self._path.exists()
                self._path.touch()
                return was_there
        return False

    def settle(self) -> None:
        """Take the mark away: the start went well, or was ended in good order."""
        if self._lock.isLocked():
            with suppress(OSError):
                self._path.unlink()
            self._lock.unlock()


class SafeModeQuestion(QMessageBox):
    """Asks whether to start without the plugins of others."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("safe-mode-question")
        self.setIcon(QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(tr("Hullwright"))
        self.setText(tr("Hullwright did not finish starting the last time."))
        self.setInformativeText(
            tr(
                "A plugin may be the cause. Safe mode only uses the plugins that come with "
                "Hullwright; the others stay installed."
            )
        )
        self.safe = self.addButton(tr("Start in safe mode"), QMessageBox.ButtonRole.AcceptRole)
        self.usual = self.addButton(tr("Start normally"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.safe)
        self.setEscapeButton(self.usual)

    def is_wanted(self) -> bool:
        """Return whether safe mode was chosen."""
        self.exec()
        return self.clickedButton() is self.safe


def offer_safe_mode(application: QApplication, folder: Path) -> None:
    """Ask for safe mode if plugins of others are in use; where nobody can answer, say how to have it."""
    if not has_strangers(folder / "plugins"):
        return
    settings = ProgramSettings(folder)
    language = WindowLanguage(application, settings)
    language.apply()
    if application.platformName() in _UNSEEN:
        said = tr(
            "The last start did not finish. “hullwright edit --safe” starts without other "
            "people's plugins."
        )
        sys.stderr.write(f"hullwright: {said}\n")
    else:
        Theme(application, settings).apply()
        if SafeModeQuestion().is_wanted():
            enter_safe_mode()
    language.withdraw()
