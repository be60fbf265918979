"""The lost checker: tells that maps are not checked, as long as the process for it does not stay alive."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from hullwright.schema.messages import english, message

from ..shell.notices import Notices, Offer, Tone
from .inspector import Inspector

OFTEN = 2
"""So many ends in a row are no accident."""
TOPIC = "inspection.lost"


class LostChecker(QObject):
    """Watches over the process of an inspector."""

    def __init__(
        self,
        inspector: Inspector,
        notices: Notices,
        check_now: Callable[[], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._worker = inspector.worker
        self._notices = notices
        self._check_now = check_now
        self._is_told = False
        inspector.worker.ended.connect(self._look)
        inspector.answered.connect(self._settle)

    @property
    def is_lost(self) -> bool:
        """Whether the process has ended again and again without an answer."""
        return self._worker.losses >= OFTEN

    def _look(self) -> None:
        if not self.is_lost:
            return
        self._is_told = True
        sentence = message(
            "Maps are not being checked: the process that checks them can't be started, or keeps "
            "stopping. Your maps are safe, and it is tried again at every change."
        )
        again = Offer(english("Try again"), self._try_again)
        self._notices.trouble(TOPIC, sentence, Tone.WARNING, [again])

    def _settle(self, *_: object) -> None:
        if self._is_told:
            self._is_told = False
            self._notices.settle(TOPIC)

    def _try_again(self) -> None:
        self._worker.start_now()
        self._check_now()
