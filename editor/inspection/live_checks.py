"""Live checks: keeps what is known about the map on the screen up to date while it is painted."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from hullwright.schema.checks.survey import by_severity
from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import OverlayChoice
from ..concepts.question import Answer, Question, Shading
from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..shell.notices import Notices, Offer, Tone
from .inspector import Inspector
from .lost_checker import LostChecker
from .standard_questions import FIGURES, PROBLEMS
from .symmetry_question import NAME as SYMMETRY
from .symmetry_question import symmetry_question
from .wait_notice import Waiting
from .walks_question import NAME as WALKS
from .walks_question import walks_question

REST, AT_THE_LATEST = 30, 150
"""Asks so many milliseconds after the last change, and at the latest so long after the first."""

SLOW, LONG_REST = 0.25, 800
"""Figures that take longer than so many seconds wait until nothing has changed for so many milliseconds."""

TOPIC = "inspection.{}"


class LiveChecks(QObject):
    """Asks about the current map whenever it changes, and hands the answers to its workplace."""

    def __init__(self, workplaces: Workplaces, inspector: Inspector, notices: Notices) -> None:
        super().__init__()
        self._inspector = inspector
        self._notices = notices
        self._workplace: Workplace | None = None
        self._told: dict[str, str] = {}
        self._waited = QElapsedTimer()
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.check_now)
        self._later = QTimer(self, singleShot=True, interval=LONG_REST)
        self._later.timeout.connect(self._ask_figures)
        inspector.answered.connect(self._take_in)
        inspector.known.connect(self._take_part)
        inspector.failed.connect(self._tell)
        self._waiting = Waiting(inspector, notices, self)
        self._lost = LostChecker(inspector, notices, self.check_now, self)
        inspector.worker.ended.connect(self._say_less)
        self._workplaces = workplaces
        workplaces.switched.connect(self._switch)
        workplaces.closed.connect(inspector.forget)
        self._switch()

    def _switch(self, *_: object) -> None:
        workplace = self._workplaces.current
        if self._workplace:
            self._workplace.document.changed.disconnect(self._wait)
            self._workplace.overlaid.disconnect(self._wait)
            self._workplace.mirrored.disconnect(self._ask_symmetry)
            self._workplace.measured.disconnect(self._ask_walks)
        self._workplace = workplace
        self._later.stop()
        if workplace:
            workplace.document.changed.connect(self._wait)
            workplace.overlaid.connect(self._wait)
            workplace.mirrored.connect(self._ask_symmetry)
            workplace.measured.connect(self._ask_walks)
            self._wait()

    def _wait(self, *_: object) -> None:
        """Ask when nothing has changed for a moment, but don't let a long row of changes put it off."""
        if not self._soon.isActive():
            self._waited.start()
        self._soon.start(max(0, min(REST, AT_THE_LATEST - self._waited.elapsed())))

    def check_now(self) -> None:
        """Ask everything about the current map: problems first, then what is on the screen."""
        self._soon.stop()
        workplace = self._workplace
        if workplace is None:
            return
        self._ask_walks()
        self._ask(PROBLEMS, urgency=0)
        chosen = _chosen(workplace)
        for choice in chosen.values():
            chosen_number = workplace.numbers.get(choice.name)
            self._ask(choice.asked(workplace.map.layout, chosen_number), urgency=1)
        kept = {name: each for name, each in workplace.findings.shadings.items() if name in chosen}
        if len(kept) < len(workplace.findings.shadings):
            workplace.know(replace(workplace.findings, shadings=kept))
        seconds = self._inspector.seconds
        if max(seconds.get(FIGURES.name, 0.0), seconds.get(SYMMETRY, 0.0)) > SLOW:
            self._later.start()
        else:
            self._ask_figures()

    def _ask_figures(self) -> None:
        self._ask(FIGURES, urgency=2)
        self._ask_symmetry()

    def _ask_walks(self) -> None:
        span = self._workplace.span if self._workplace else None
        if span is not None:
            self._ask(walks_question(span), urgency=-1)

    def _ask_symmetry(self) -> None:
        place = self._workplace
        question = symmetry_question(place.editor_kind, place.symmetry) if place else None
        if question is not None:
            self._ask(question, urgency=3)

    def _ask(self, question: Question, urgency: int) -> None:
        if self._workplace:
            document = self._workplace.map
            self._inspector.ask(self._workplace, question, document, urgency)

    def _take_in(self, asker: object, question: Question, _: MapDocument, answer: Answer) -> None:
        if not isinstance(asker, Workplace):
            return
        known = asker.findings
        if self._told.pop(question.name, None):
            self._notices.settle(TOPIC.format(question.name))
        if question.name == PROBLEMS.name:
            asker.know(replace(known, problems=answer, checked=1.0))
        elif question.name == FIGURES.name:
            asker.know(replace(known, figures=answer))
        elif question.name == SYMMETRY:
            asker.know(replace(known, symmetry=answer))
        elif question.name == WALKS:
            asker.know(replace(known, measurement=answer))
        else:
            self._lay_over(asker, question, answer)

    def _take_part(self, asker: object, question: Question, share: float, answer: Answer) -> None:
        """Show what the checks that are done have found, beside what the others found before."""
        if isinstance(asker, Workplace) and question.name == PROBLEMS.name:
            done, found = answer
            before = [each for each in asker.findings.problems or () if each.id not in done]
            problems = by_severity([*found, *before])
            asker.know(replace(asker.findings, problems=problems, checked=share))

    def _lay_over(self, workplace: Workplace, question: Question, answer: Shading) -> None:
        """Keep an overlay's shading, unless it was switched off meanwhile."""
        for name, choice in _chosen(workplace).items():
            if choice.question.name == question.name:
                shadings = {**workplace.findings.shadings, name: answer}
                workplace.know(replace(workplace.findings, shadings=shadings))

    def _tell(self, asker: object, question: Question, text: str) -> None:
        """Say once that something could not be checked, not at every stroke, nor beside that nothing is."""
        if isinstance(asker, Workplace) and question.name == PROBLEMS.name:
            asker.know(replace(asker.findings, checked=1.0))
        if self._lost.is_lost:
            return
        if isinstance(asker, Workplace) and self._takes_off(asker, question, text):
            return
        if isinstance(asker, Workplace) and self._told.get(question.name) != text:
            self._told[question.name] = text
            self._notices.tell(text, Tone.WARNING, topic=TOPIC.format(question.name))

    def _takes_off(self, workplace: Workplace, question: Question, text: str) -> bool:
        """Take a plugin's overlay off the map that failed, and offer to try it again; tell if it was one."""
        for name, choice in _chosen(workplace).items():
            if choice.of_plugin and choice.question.name == question.name:
                workplace.overlay(workplace.overlays - {name})
                again = Offer(tr("Try again"), partial(workplace.overlay, frozenset({name})))
                topic = TOPIC.format(question.name)
                self._notices.tell(text, Tone.WARNING, [again], topic)
                self._told[question.name] = text
                return True
        return False

    def _say_less(self) -> None:
        """Take back what could not be checked, and what was found before, if nothing is checked any more."""
        if not self._lost.is_lost:
            return
        for name in self._told:
            self._notices.settle(TOPIC.format(name))
        self._told.clear()
        if self._workplace and self._workplace.findings.problems is not None:
            self._workplace.know(replace(self._workplace.findings, problems=None))


def _chosen(workplace: Workplace) -> Mapping[str, OverlayChoice]:
    choices = workplace.editor_kind.overlays
    return {each.name: each for each in choices if each.name in workplace.overlays}
