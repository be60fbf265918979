"""Advisers: the newest advice on each open map, for as long as the map is open, whatever window shows it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QThread, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.processes.tasks import Reply, TaskBroken, TaskDone, TaskLost, TaskRefused

from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces
from ..games.kept_results import KEPT_RESULTS
from ..languages.words import error_text, tr
from ..shell.settings import ProgramSettings
from ..workers.worker import Worker

if TYPE_CHECKING:
    from hullwright.schema.documents.scenarios import Scenario

MOST_PROCESSES = 8


class AdviceStage(Enum):
    """How far advice is."""

    WORKING = "working"
    DONE = "done"
    CANCELLED = "cancelled"
    FAILED = "failed"


@dataclass(eq=False)
class WorkedAdvice:
    """Advice on one map as it was when it was asked for."""

    value: MapDocument
    rules: ScenarioPlace | None = None
    """The open scenario that the map was played under, if it was."""
    scenario: "Scenario | None" = None
    """The rules as they were then."""
    are_rules_closed: bool = False
    """Whether that scenario has been closed since, so that nobody would see it change."""
    stage: AdviceStage = AdviceStage.WORKING
    share: float = 0.0
    # Any: plain values that travel from the process that plays.
    found: Mapping[str, Any] = field(default_factory=dict)
    fault: str = ""

    def is_older_than(self, workplace: Workplace) -> bool:
        """Tell whether the map or the rules have been changed since."""
        is_other = self.rules is not None and self.rules.scenario is not self.scenario
        return self.value is not workplace.map or is_other

    @property
    def is_working(self) -> bool:
        """Whether games are being played for it."""
        return self.stage is AdviceStage.WORKING


class Advisers(QObject):
    """Has advice worked out in processes of their own, and keeps what came of it."""

    changed = Signal(Workplace)
    """The workplace whose advice is another or has more to tell."""

    def __init__(self, workplaces: Workplaces, settings: ProgramSettings) -> None:
        super().__init__()
        self.workplaces = workplaces
        self._settings = settings
        self._kept: dict[Workplace, WorkedAdvice] = {}
        self._workers: dict[Workplace, Worker] = {}
        workplaces.closed.connect(self._forget)

    def of(self, workplace: Workplace | None) -> WorkedAdvice | None:
        """Return the newest advice on a map, or None if there is none."""
        return self._kept.get(workplace) if workplace else None

    def start(
        self,
        workplace: Workplace,
        scenario: "Scenario | None",
        asked: Mapping[str, Any],
        rules: ScenarioPlace | None = None,
    ) -> WorkedAdvice:
        """Have advice worked out on a map as it is now; what was said before is forgotten."""
        from .advice_task import work_out_advice

        self._drop(workplace)
        advice = WorkedAdvice(workplace.map, rules, scenario)
        self._kept[workplace] = advice
        if rules is not None:
            rules.document.changed.connect(partial(self._tell, workplace, advice))
        worker = self._workers[workplace] = Worker(self)
        worker.known.connect(partial(self._learn, workplace, advice))
        number = min(max(QThread.idealThreadCount() - 1, 1), MOST_PROCESSES)
        worker.run(
            work_out_advice,
            workplace.map,
            scenario,
            {"workers": number, **asked},
            str(self._settings.folder / KEPT_RESULTS),
            then=partial(self._take_in, workplace, advice),
        )
        self.changed.emit(workplace)
        return advice

    def cancel(self, workplace: Workplace) -> None:
        """Stop at once; games that are finished are kept for the next time."""
        advice = self.of(workplace)
        if advice and advice.is_working:
            advice.stage = AdviceStage.CANCELLED
            self._end(workplace)
            self.changed.emit(workplace)

    def close(self) -> None:
        """End everything with the program."""
        for workplace in list(self._workers):
            self._end(workplace)

    def _forget(self, place: Place) -> None:
        if isinstance(place, Workplace):
            self._drop(place)
        for workplace, advice in self._kept.items():
            if advice.rules is place:
                advice.are_rules_closed = True
                self.changed.emit(workplace)

    def _drop(self, workplace: Workplace) -> None:
        self._end(workplace)
        self._kept.pop(workplace, None)

    def _end(self, workplace: Workplace) -> None:
        worker = self._workers.pop(workplace, None)
        if worker is not None:
            worker.stop()
            worker.close()
            worker.deleteLater()

    def _tell(self, workplace: Workplace, advice: WorkedAdvice, *_: object) -> None:
        """Tell of other rules, as long as that advice is the newest."""
        if self.of(workplace) is advice:
            self.changed.emit(workplace)

    def _learn(
        self, workplace: Workplace, advice: WorkedAdvice, share: float, found: object
    ) -> None:
        if self.of(workplace) is advice and advice.is_working and isinstance(found, dict):
            advice.share, advice.found = share, found
            self.changed.emit(workplace)

    def _take_in(self, workplace: Workplace, advice: WorkedAdvice, reply: Reply) -> None:
        if self.of(workplace) is not advice or not advice.is_working:
            return
        match reply:
            case TaskDone(value=value):
                advice.stage, advice.share, advice.found = AdviceStage.DONE, 1.0, value
            case TaskRefused(reason=reason):
                _fail(advice, error_text(reason))
            case TaskBroken(detail=detail):
                _fail(advice, tr("Something broke that should not have ({detail}).", detail=detail))
            case TaskLost():
                _fail(
                    advice,
                    tr(
                        "The process that plays has ended. Everything finished is kept: start again to go on."
                    ),
                )
        self._end(workplace)
        self.changed.emit(workplace)


def _fail(advice: WorkedAdvice, text: str) -> None:
    advice.stage, advice.fault = AdviceStage.FAILED, text
