"""The pane beside the wall: the map somebody looks at, why it scores, and what can be done with it."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from hullwright.engines.generation.contract import Measure

from ..languages.words import tr
from ..library.map_view import MapView
from ..shell.forms.flow import Flow
from ..shell.forms.labels import Heading, WrappedLabel
from ..shell.plain_text import button_title
from .proof_words import standing_words
from .run_bar import plain_button
from .wall_card import WallCard, mark_words
from .wall_view import LESS, MORE, PIN

GAP = 8
TAKE, INTO = "take", "into"


class ReasonsPane(QWidget):
    """Shows one map large, what became of each wish, and buttons for what can be done with it."""

    measures: Mapping[str, Measure]
    """The measures of the kind, by which a map says why it scores."""

    def __init__(self, act: Callable[[str], object]) -> None:
        super().__init__()
        self.setObjectName("generate.reasons")
        self.setAccessibleName(tr("Why it scores"))
        self.measures = {}
        self.map = MapView()
        self.map.setObjectName("generate.map")
        self.score = Heading()
        self.summary = WrappedLabel()
        self.played = WrappedLabel(ink="text")
        self.played.setObjectName("generate.played")
        self._marks: list[WrappedLabel] = []
        self._list = QVBoxLayout()
        self.buttons = self._made_buttons(act)
        self.buttons[PIN].setCheckable(True)
        self._lay_out()
        self.show_card(None, None)

    def _made_buttons(self, act: Callable[[str], object]) -> Mapping[str, QPushButton]:
        take, more, less, pin = (
            tr("Take over as a new map"),
            tr("More like this"),
            tr("Less like this"),
            tr("Pin"),
        )
        helps = {
            TAKE: tr("Opens it in a tab of its own."),
            INTO: tr("Changes the free part of the open map, as one step that Undo takes back."),
            MORE: tr("Looks for maps that are like this one (+)."),
            LESS: tr("Looks for maps that differ from this one (-)."),
            PIN: tr("Keeps it on the wall whatever comes (P)."),
        }
        made = {}
        for name, title, sign in (
            (TAKE, take, ""),
            (INTO, "", ""),
            (MORE, more, "plus"),
            (LESS, less, "minus"),
            (PIN, pin, "pin"),
        ):
            made[name] = plain_button(f"generate.{name}", title, partial(act, name), sign)
            made[name].setToolTip(helps[name])
        return made

    def _lay_out(self) -> None:
        buttons = QWidget()
        flow = Flow(buttons, GAP)
        for each in self.buttons.values():
            flow.addWidget(each)
        inside = QWidget()
        reasons = QVBoxLayout(inside)
        reasons.setContentsMargins(0, 0, GAP, 0)
        reasons.setSpacing(GAP)
        self._list.setSpacing(GAP // 2)
        reasons.addWidget(self.score)
        reasons.addWidget(self.summary)
        reasons.addWidget(self.played)
        reasons.addLayout(self._list)
        reasons.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(tr("Why it scores"))
        scroll.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.map)
        column.addWidget(buttons)
        column.addWidget(scroll, 1)

    def offer_into(self, name: str) -> None:
        """Offer to put maps into the free part of an open one, or not."""
        into = self.buttons[INTO]
        into.setVisible(bool(name))
        for button, is_main in ((into, bool(name)), (self.buttons[TAKE], not name)):
            button.setProperty("primary", is_main)
            button.style().unpolish(button)
            button.style().polish(button)
        title = tr("Put into {name}", name=name)
        into.setText(button_title(title))
        into.setAccessibleName(title)

    def show_card(self, card: WallCard | None, chosen: WallCard | None) -> None:
        """Show a map and why it scores; the buttons are about the chosen one."""
        for each in self.buttons.values():
            each.setEnabled(chosen is not None)
        self.buttons[PIN].setChecked(chosen is not None and chosen.is_pinned)
        if card is None:
            self.map.show_map(None, tr("Point at a map, or choose one, to see why it scores."))
            self._show_lines("", "", [])
            self.played.tell("")
            return
        if self.map.map is not card.candidate.document:
            self.map.show_map(card.candidate.document)
        lines = [
            (mark_words(each, self.measures[each.wish.measure]), each.is_met, each.wish.required)
            for each in card.candidate.score.marks
            if each.wish.measure in self.measures
        ]
        self._show_lines(tr("Score: {total}", total=card.total()), card.summary(), lines)
        self.played.tell("\n".join(standing_words(card.standing)))

    def _show_lines(self, score: str, summary: str, lines: list[tuple[str, bool, bool]]) -> None:
        self.score.setText(score)
        self.summary.tell(summary)
        while len(self._marks) < len(lines):
            self._marks.append(WrappedLabel())
            self._list.addWidget(self._marks[-1])
        for label in self._marks[len(lines) :]:
            label.tell("")
        for label, (text, is_met, is_required) in zip(self._marks, lines, strict=False):
            label.use_ink("text" if is_met else "error" if is_required else "warning")
            label.tell(tr("✓ {wish}", wish=text) if is_met else tr("✗ {wish}", wish=text))
