"""The language of the window, with Qt's own texts, numbers and dates in step."""

import os
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from ..languages.catalogue import supported
from ..languages.choice import KEPT_AS, SYSTEM, WISH, is_choice
from ..languages.words import use_language
from ..shell.settings import ProgramSettings

_QT: Mapping[str, Sequence[str]] = {
    "en": (),
    "es": ("qtbase_es",),
    # Qt has all its texts in the Portuguese of Brazil, and most of them in that of Portugal.
    "pt": ("qtbase_pt_BR", "qt_pt_PT"),
    "de": ("qtbase_de",),
}
"""The files with Qt's own texts, such as those of file dialogs; a later one goes before an earlier one."""

_LOCALES: Mapping[str, str] = {"en": "en_GB", "es": "es_ES", "pt": "pt_PT", "de": "de_DE"}


class WindowLanguage(QObject):
    """Keeps which language is chosen, and says when another one is spoken."""

    changed = Signal(str)
    """The language that is spoken from now on; whoever listens makes the window anew."""

    def __init__(self, application: QApplication, settings: ProgramSettings) -> None:
        super().__init__()
        self._application = application
        self._settings = settings
        self._translators: list[QTranslator] = []
        kept = settings.text(KEPT_AS, SYSTEM)
        self.choice = kept if is_choice(kept) else SYSTEM
        self.language = self._wanted()

    def apply(self) -> None:
        """Speak the language, in our own texts and in Qt's."""
        use_language(self.language)
        self.withdraw()
        self._translators = [_translator(name, self) for name in _qt_texts(self.language)]
        for each in self._translators:
            self._application.installTranslator(each)
        QLocale.setDefault(QLocale(_LOCALES.get(self.language, self.language)))

    def withdraw(self) -> None:
        """Take Qt's texts out of the application, which outlives this program in it."""
        for each in self._translators:
            self._application.removeTranslator(each)
        self._translators = []

    def choose(self, choice: str) -> None:
        """Speak a language, or that of the system, and remember it."""
        self.choice = choice
        self._settings.keep(KEPT_AS, choice)
        wanted = self._wanted()
        if wanted != self.language:
            self.language = wanted
            self.apply()
            self.changed.emit(wanted)

    def _wanted(self) -> str:
        if self.choice != SYSTEM:
            return self.choice
        return supported([os.environ.get(WISH, ""), *QLocale.system().uiLanguages()])


def _qt_texts(language: str) -> Sequence[str]:
    """Return the names of the files with Qt's texts; for the language of a plugin Qt may have some as well."""
    return _QT.get(language, (f"qtbase_{language}",))


def _translator(name: str, parent: QObject) -> QTranslator:
    """Return Qt's own texts in a language; without the file there are none, and they stay English."""
    translator = QTranslator(parent)
    translator.load(name, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return translator
