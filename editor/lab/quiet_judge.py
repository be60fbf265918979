"""The quiet judge: while somebody draws, the map in front is judged after each pause, by few cores and stopped at once."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind

from ..documents.workplaces import Workplaces
from ..shell.settings import ProgramSettings

# What plays is loaded when a map is judged, not with the window.
if TYPE_CHECKING:
    from ..documents.workplace import Workplace
    from .session import LabSession

PAUSE = 2500
"""Milliseconds without a change after which the map is judged."""
GAMES = 200
MOST_POINTS = 60
SETTING = "lab/quiet"


class QuietJudge(QObject):
    """Judges the map in front while it is switched on, and remembers how the balance moved."""

    changed = Signal()
    """There is another point, or another map in front."""

    def __init__(self, workplaces: Workplaces, settings: ProgramSettings) -> None:
        super().__init__()
        self._workplaces, self._settings = workplaces, settings
        self._workplace: Workplace | None = None
        self._points: dict[Workplace, list[tuple[float, float, float]]] = {}
        self._session: LabSession | None = None
        self._soon = QTimer(self, singleShot=True, interval=PAUSE)
        self._soon.timeout.connect(self._judge)
        workplaces.switched.connect(self._follow)
        workplaces.closed.connect(lambda place: self._points.pop(place, None))
        self._follow()

    @property
    def is_on(self) -> bool:
        """Whether maps are judged at all."""
        return self._settings.text(SETTING) == "on"

    @property
    def points(self) -> list[tuple[float, float, float]]:
        """The share of the first side after each pause, with its bounds, oldest first."""
        return self._points.get(self._workplace, []) if self._workplace else []

    def switch(self) -> None:
        """Begin or stop to judge."""
        self._settings.keep(SETTING, "" if self.is_on else "on")
        if self.is_on:
            self._soon.start()
        else:
            self._stop()
        self.changed.emit()

    def close(self) -> None:
        """End with the program."""
        self._soon.stop()
        self._stop()

    def _follow(self, _: object = None) -> None:
        current = self._workplaces.current
        if current is not self._workplace:
            if self._workplace is not None:
                self._workplace.document.changed.disconnect(self._note)
            self._workplace = current
            if current is not None:
                current.document.changed.connect(self._note)
            self._note()
            self.changed.emit()

    def _note(self, *_: object) -> None:
        """Stop at once, and begin again when nothing has changed for a while."""
        self._stop()
        if self.is_on and self._workplace is not None:
            self._soon.start()

    def _stop(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            session.blockSignals(True)
            session.close()
            session.deleteLater()

    def _judge(self) -> None:
        from hullwright.engines.loader import ENGINES

        from .session import LabSession

        workplace = self._workplace
        if workplace is None or map_kind(workplace.map.kind).game not in ENGINES:
            return
        try:
            path = self._written(workplace.map)
        except HullwrightError:
            # A map that can't be saved can't be judged either; its problems say so.
            return
        self._session = LabSession(self)
        self._session.changed.connect(self._take_in)
        self._session.play(path, processes=1)

    def _written(self, document: MapDocument) -> Path:
        from hullwright.engines.bot_table import usual_bot
        from hullwright.schema.documents.experiments import Certainty, Experiment, LabLimit
        from hullwright.schema.files.writer import write

        folder = self._settings.folder / "lab"
        folder.mkdir(parents=True, exist_ok=True)
        write(document, folder / "quiet-map.json")
        players = document.players
        middle = ((players.min + players.max + 1) // 2,) if players else ()
        experiment = Experiment(
            name=document.name,
            question="fair",
            maps=("quiet-map.json",),
            players=middle,
            bots=(usual_bot(map_kind(document.kind).game),),
            certainty=Certainty(within=0.1),
            limit=LabLimit(games=GAMES),
        )
        write(experiment, folder / "quiet.json")
        return folder / "quiet.json"

    def _take_in(self) -> None:
        from .session import LabStage

        session, workplace = self._session, self._workplace
        if session is None or workplace is None or session.stage is not LabStage.DONE:
            return
        rows = session.snapshot.get("rows")
        if isinstance(rows, list) and rows:
            first = rows[0]
            share, low, high = first["value"], first["low"], first["high"]
            if first["verdict"] == "alien":
                share, low, high = 1 - share, 1 - high, 1 - low
            points = self._points.setdefault(workplace, [])
            points.append((share, low, high))
            del points[:-MOST_POINTS]
        self._stop()
        self.changed.emit()
