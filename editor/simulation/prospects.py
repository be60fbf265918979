"""Prospects: finds out, while people paint, whether the map in front can be played and by how many."""

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario

from ..concepts.question import Answer, Question
from ..documents.workplace import Workplace
from ..inspection.inspector import Inspector
from .played_games import PROSPECT, Prospect, prospect_of

MOMENT = 300
"""Nothing is asked until nothing has changed for so many milliseconds."""
URGENCY = 3
"""Checks and measurements come first."""


class LiveProspects(QObject):
    """Asks whether a map can be played, when nothing has changed for a moment."""

    wanted = Signal()
    """It is time to ask."""
    known = Signal(Workplace, Prospect)
    """The workplace and its Prospect, as long as neither map nor rules are others by now."""

    def __init__(self, inspector: Inspector, parent: QObject) -> None:
        super().__init__(parent)
        self._inspector = inspector
        self._asked: Scenario | None = None
        self._soon = QTimer(self, singleShot=True, interval=MOMENT)
        self._soon.timeout.connect(self.wanted)
        inspector.answered.connect(self._take_in)

    def want(self) -> None:
        """Have it asked before long."""
        self._soon.start()

    def ask(self, workplace: Workplace, scenario: Scenario) -> None:
        """Ask about a map as it is now."""
        self._asked = scenario
        self._inspector.ask(workplace, prospect_of(scenario), workplace.map, URGENCY)

    def _take_in(
        self, asker: object, question: Question, value: MapDocument, answer: Answer
    ) -> None:
        if question.name != PROSPECT or not isinstance(asker, Workplace):
            return
        if value is asker.map and question.options["scenario"] is self._asked:
            self.known.emit(asker, answer)
