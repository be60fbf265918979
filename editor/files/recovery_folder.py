"""The recovery folder: where unsaved work is kept; looked for until one can be used, and told meanwhile."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import english, message

from ..languages.words import tr
from ..shell.notices import Notices, Offer, Tone
from ..shell.settings import ProgramSettings
from .asker import Asker
from .sessions import Session

RETRY = 2000
"""Milliseconds until a folder is tried again that could not be used."""
CHOSEN = "recovery/folder"
"""The setting with the folder that a person has chosen."""
OWN_FOLDER = "hullwright-recovery"
"""The folder of ours in a folder that a person has chosen, so that nothing of theirs is touched."""
TOPIC = "recovery.folder"


class RecoveryFolder(QObject):
    """Finds a folder for recovery files, and says so as long as there is none."""

    began = Signal(Session)
    """The session whose folder is used from now on."""

    def __init__(
        self,
        settings: ProgramSettings,
        notices: Notices,
        asker: Asker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._notices = notices
        self._asker = asker
        self.session: Session | None = None
        self._is_told = False
        self._again = QTimer(self, singleShot=True, interval=RETRY)
        self._again.timeout.connect(self.begin)

    @property
    def usual(self) -> Path:
        """The folder that is used unless a person has chosen another one."""
        return self._settings.folder / "recovery"

    def roots(self) -> list[Path]:
        """Return the folders that may be used, the best first."""
        chosen = self._settings.text(CHOSEN)
        return [Path(chosen) / OWN_FOLDER, self.usual] if chosen else [self.usual]

    def begin(self) -> None:
        """Begin a session in the best folder that can be used, in place of one that can't be any more."""
        if self.session is not None and self.session.is_usable:
            self._settle()
            return
        fault: HullwrightError | None = None
        for root in self.roots():
            try:
                session = Session(root)
            except HullwrightError as found:
                fault = fault or found
            else:
                self._use(session)
                if fault is not None:
                    self._tell_fallback(root)
                return
        if fault is not None:
            self._tell(fault)

    def choose(self) -> None:
        """Ask for another folder, and use it from now on."""
        path = self._asker.folder(tr("Folder for recovery files"), Path.home())
        if path is None:
            return
        try:
            session = Session(path / OWN_FOLDER)
        except HullwrightError as fault:
            self._tell(fault)
            return
        self._settings.keep(CHOSEN, str(path))
        self._use(session)

    @property
    def place(self) -> Path:
        """The folder in which unsaved work is kept now, or is to be kept."""
        return self.session.root if self.session else self.roots()[0]

    @property
    def is_usual(self) -> bool:
        """Whether the person has chosen no other folder."""
        return not self._settings.text(CHOSEN)

    def choose_usual(self) -> None:
        """Use the usual folder again from now on."""
        try:
            session = Session(self.usual)
        except HullwrightError as fault:
            self._tell(fault)
            return
        self._settings.forget(CHOSEN)
        self._use(session)

    def end(self) -> None:
        """Let the folder go; what is left in it is offered at the next start."""
        self._again.stop()
        if self.session is not None:
            self.session.end()

    def _use(self, session: Session) -> None:
        before, self.session = self.session, session
        self._settle()
        self.began.emit(session)
        if before is not None:
            before.end()

    def _settle(self) -> None:
        self._again.stop()
        if self._is_told:
            self._is_told = False
            self._notices.settle(TOPIC)

    def _tell(self, fault: HullwrightError) -> None:
        self._is_told = True
        self._again.start()
        self._notices.trouble(
            TOPIC, message("{fault}", fault=fault.args[0]), Tone.ERROR, self.offers()
        )

    def _tell_fallback(self, root: Path) -> None:
        text = tr(
            "{folder}, which was chosen for recovery files, can't be used. New ones are kept in "
            "{usual}; anything left in the other folder is offered once it works again.",
            folder=self._settings.text(CHOSEN),
            usual=root,
        )
        self._notices.tell(text, Tone.WARNING, topic=TOPIC)

    def offers(self) -> list[Offer]:
        """Return what a person can do about a folder that can't be used."""
        return [
            Offer(english("Try again"), self.begin),
            Offer(english("Choose another folder…"), self.choose),
        ]
