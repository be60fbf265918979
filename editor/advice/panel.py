"""The panel that suggests changes of the map in front: a goal, how far it is, and a list to try on the map."""

from dataclasses import replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from hullwright.engines.loader import played_game
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.messages import filled, message
from hullwright.schema.records import JsonObject

from ..documents.map_preview import MapPreview
from ..documents.workplace import Workplace
from ..drawing.icon import icon
from ..inspection.step_extent import extent_between
from ..languages.words import number, tr
from ..panels.scroll_column import column_of, fill
from ..shell.forms.flow import Flow
from ..shell.forms.labels import WrappedLabel
from ..shell.notice_progress import Progress
from ..shell.notice_progress_bar import NoticeProgressBar
from .advisers import AdviceStage, Advisers, WorkedAdvice
from .goal_form import PART, GoalForm
from .suggestion_card import SuggestionCard

T = TypeVar("T")
GAP = 8
SETTLED = 50
"""After so many milliseconds what was added has its place."""
STAGES = {
    "drawing": message("Finding out how fast games are played …"),
    "singles": message("Trying changes: {done} of about {games} games."),
    "pairs": message("Trying the best in pairs: {done} of about {games} games."),
    "judging": message("Judging the best on fresh seeds: {done} of about {games} games."),
    "done": message("Done."),
}


class AdvicePanel(QWidget):
    """Asks for a goal, has changes tried, and offers those that help."""

    def __init__(self, advisers: Advisers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("advice")
        self.setAccessibleName(tr("Suggestions"))
        self._advisers = advisers
        self._workplace: Workplace | None = None
        self._shown: WorkedAdvice | None = None
        self.excuse = WrappedLabel()
        self.form = GoalForm(advisers.workplaces)
        self.start, self.cancel = QPushButton(tr("Suggest")), QPushButton(tr("Cancel"))
        self.bar = NoticeProgressBar()
        self.state = WrappedLabel(ink="text")
        self.fault, self.objection = WrappedLabel(ink="error"), WrappedLabel(ink="warning")
        self.cards: list[SuggestionCard] = []
        self._list = QVBoxLayout()
        self._arrange()
        self.start.clicked.connect(lambda _: self.suggest())
        self.cancel.clicked.connect(lambda _: self._cancel())
        advisers.changed.connect(self._follow)
        self.show_workplace(None)

    def _arrange(self) -> None:
        for name in ("start", "cancel", "state", "fault", "objection"):
            getattr(self, name).setObjectName(f"advice.{name}")
        self.start.setProperty("primary", True)
        self.cancel.setIcon(icon("close"))
        self._buttons = QWidget()
        flow = Flow(self._buttons, gap=GAP)
        flow.addWidget(self.start)
        flow.addWidget(self.cancel)
        shown = QWidget()
        shown.setLayout(self._list)
        self._list.setContentsMargins(0, 0, 0, 0)
        column = column_of(self.excuse)
        for part in (
            *(self.form, self._buttons, self.bar, self.fault, self.state, self.objection),
            shown,
        ):
            column.insertWidget(column.count() - 1, part)
        self._scroll = fill(self, column)
        self._scroll.setAccessibleName(tr("Suggestions"))
        self.setFocusProxy(self.start)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show what is suggested for another map, or for none."""
        if self._workplace is not None:
            self._workplace.show_preview(None)
            self._workplace.document.changed.disconnect(self._refresh)
        self._workplace = workplace
        if workplace is not None:
            workplace.document.changed.connect(self._refresh)
        game = self._game()
        if game:
            self.form.show_game(game)
        self.excuse.tell(self._excuse())
        for part in (self.form, self._buttons):
            part.setVisible(bool(game))
        self._refresh()

    def _game(self) -> str:
        """Return the game that the map in front is made for, or nothing if no engine plays it."""
        return played_game(self._workplace.map.kind) if self._workplace else ""

    def _excuse(self) -> str:
        if self._workplace is None:
            return tr(
                "Small changes are tried by bots, and those that bring a map nearer your goal are listed. Open a map "
                "to begin."
            )
        return "" if self._game() else tr("There are no bots yet that play maps of this kind.")

    # What the person does.

    def suggest(self) -> None:
        """Have changes tried on the map as it is now."""
        if self._workplace is None or not self._game():
            return
        asked = self.form.asked(self._workplace)
        if asked["goal"] == PART:
            self.fault.tell(tr("Select the part of the map that is to be used more, then start."))
            return
        scenario = self.form.rules.scenario(self._workplace.map)
        self._advisers.start(self._workplace, scenario, asked, self.form.rules.place)
        self._bring_up(self._buttons)

    def _cancel(self) -> None:
        if self._workplace is not None:
            self._advisers.cancel(self._workplace)

    def _look(self, card: SuggestionCard, is_looked_at: bool) -> None:
        """Show on the map what a suggestion would make of it."""
        if self._workplace is None:
            return
        after = self._after(card) if is_looked_at and not self._objection() else None
        if after is None:
            self._workplace.show_preview(None)
            return
        extent = extent_between(self._workplace.map, after)
        is_seen = extent.count != 0
        self._workplace.show_preview(MapPreview(after, extent.cells) if is_seen else None)

    def _apply(self, card: SuggestionCard) -> None:
        """Make a suggested change, as one step of the map, of the scenario that it is played under, or of each."""
        after, advice = self._after(card), self._advisers.of(self._workplace)
        if self._workplace is None or advice is None or after is None or self._objection():
            return
        self._workplace.show_preview(None)
        done = message("Suggestion: {title}", title=card.told["title"])
        if advice.rules is not None:
            rules = built(card.told["scenario"], Scenario)
            if rules is not None and rules != advice.rules.scenario:
                advice.rules.document.apply(done, lambda _: rules, "fix")
        if after != self._workplace.map:
            self._workplace.document.apply(done, lambda _: after, "fix")
        self._refresh()

    def _after(self, card: SuggestionCard) -> MapDocument | None:
        """Return the map with a suggestion; under a scenario, that is the one to name the rules."""
        made, advice = built(card.told["map"], MapDocument), self._advisers.of(self._workplace)
        if made is None or advice is None or advice.rules is None:
            return made
        return replace(made, rules=advice.value.rules)

    # What is shown.

    def _follow(self, workplace: Workplace) -> None:
        if workplace is self._workplace:
            self._refresh()

    def _objection(self) -> str:
        """Return why nothing that was suggested can be done any more, or nothing."""
        advice = self._advisers.of(self._workplace)
        if advice is None or self._workplace is None:
            return ""
        if advice.are_rules_closed:
            return tr(
                "The scenario under which this was tried has been closed. Open it and ask again."
            )
        if advice.is_older_than(self._workplace):
            return tr("This was tried on an older state of the map. Undo back to it, or ask again.")
        return ""

    def _refresh(self, *_: object) -> None:
        advice = self._advisers.of(self._workplace)
        is_working = bool(advice and advice.is_working)
        had_focus = self.start.hasFocus() or self.cancel.hasFocus()
        self.start.setEnabled(not is_working)
        self.cancel.setEnabled(is_working)
        if had_focus:
            # A button that can't be pressed any more hands the keyboard on to the one that can.
            (self.cancel if is_working else self.start).setFocus()
        self.bar.setVisible(is_working)
        if advice is not None and is_working:
            self.bar.show_progress(Progress(advice.share, None))
        self.fault.tell(advice.fault if advice else "")
        self.state.tell(_state(advice) if advice else "")
        self.objection.tell("" if is_working else self._objection())
        self._show_cards(advice)

    def _show_cards(self, advice: WorkedAdvice | None) -> None:
        is_done = bool(advice and advice.stage is AdviceStage.DONE)
        shown = advice if is_done else None
        if shown is not self._shown:
            self._shown = shown
            self._make_cards(shown)
        for card in self.cards:
            card.allow(self._objection())

    def _make_cards(self, advice: WorkedAdvice | None) -> None:
        for card in self.cards:
            self._list.removeWidget(card)
            card.deleteLater()
        found = advice.found.get("suggestions", []) if advice else []
        self.cards = [SuggestionCard(each, at) for at, each in enumerate(found, 1)]
        for card in self.cards:
            card.apply.looked_at.connect(partial(self._look, card))
            card.apply.clicked.connect(lambda _, card=card: self._apply(card))
            self._list.addWidget(card)
        if self.cards:
            self._bring_up(self.state)

    def _bring_up(self, part: QWidget) -> None:
        """Scroll to a part when it has its place: where the panel is low, everything below the form is out of sight."""
        scrolled = self._scroll.verticalScrollBar()
        QTimer.singleShot(SETTLED, self, lambda: scrolled.setValue(part.y() - GAP))


def built(value: JsonObject, kind: type[T]) -> T | None:
    """Return the document that plain values stand for, or None if they are no such."""
    try:
        made = build(value, "")
    except HullwrightError:
        return None
    return made if isinstance(made, kind) else None


def _state(advice: WorkedAdvice) -> str:
    """Return how far advice is, or what came of it, in a sentence."""
    found = advice.found
    if advice.stage is AdviceStage.CANCELLED:
        return tr("Cancelled. Games that were finished are kept for the next time.")
    if advice.stage is AdviceStage.FAILED:
        return ""
    if advice.stage is AdviceStage.DONE:
        return str(found.get("sentence", ""))
    stage = STAGES[str(found.get("stage", "drawing"))]
    games = {name: number(int(found.get(name, 0))) for name in ("done", "games")}
    return tr(filled(stage, games))
