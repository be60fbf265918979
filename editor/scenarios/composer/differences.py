"""What a scenario makes of its ruleset: a table of the fields that differ, from base to scenario."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from hullwright.engines.rules.composition import Composition
from hullwright.engines.rules.fields import notes

from ...games.game import meaning
from ...games.ruleset_differences import differing
from ...games.ruleset_fields import named
from ...languages.words import tr
from ...shell.forms.empty_layout import clear
from ...shell.forms.labels import Heading, WrappedLabel
from .composer import Composer
from .words import field_value

NAME, BASE, ARROW, AFTER = range(4)


class DifferencesTable(QScrollArea):
    """Lists each field that differs, with what it means and its value before and after."""

    def __init__(self, composer: Composer) -> None:
        super().__init__()
        self._composer = composer
        self._shown: object = None
        self.setObjectName("composer-differences")
        self.setAccessibleName(tr("What differs from the ruleset"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.empty = WrappedLabel()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        for place, stretch in ((NAME, 5), (BASE, 4), (ARROW, 0), (AFTER, 4)):
            self._grid.setColumnStretch(place, stretch)
        self._grid.setColumnMinimumWidth(ARROW, 16)
        page = QWidget()
        # Else the page is as high as its sentences would be in a column a few words wide.
        page.setMinimumHeight(1)
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self.empty)
        column.addLayout(self._grid)
        column.addStretch()
        self.setWidget(page)

    def show_changes(self) -> None:
        """Show what the scenario makes of its ruleset now."""
        made = self._composer.judgement.composition
        shown = (made.base, made.ruleset) if made else None
        if shown == self._shown and shown is not None:
            return
        self._shown = shown
        clear(self._grid)
        rows = list(self._rows(made)) if made else []
        self.empty.tell("" if rows else _nothing(made))
        if rows:
            self._head()
        for number, (name, means, before, after) in enumerate(rows):
            self._put(2 * number + 1, name, before, after)
            about = WrappedLabel(means)
            about.setContentsMargins(0, 0, 0, 8)
            self._grid.addWidget(about, 2 * number + 2, NAME, 1, 4)

    def _rows(self, made: Composition) -> Iterator[tuple[str, str, str, str]]:
        language, known = self._composer.language, notes(type(made.base))
        words = self._composer.words
        for name, *values in made.changes:
            before, after = (
                field_value(words, language, name, each) for each in differing(values[0], values[1])
            )
            yield named(name, type(made.base)), meaning(language, known[name].means), before, after

    def _head(self) -> None:
        for column, text in ((NAME, tr("Field")), (BASE, tr("Base")), (AFTER, tr("Scenario"))):
            self._grid.addWidget(WrappedLabel(text), 0, column)

    def _put(self, row: int, name: str, before: str, after: str) -> None:
        top = Qt.AlignmentFlag.AlignTop
        title = Heading(name)
        title.setAlignment(top)
        self._grid.addWidget(title, row, NAME)
        for column, text, ink in (
            (BASE, before, "faint-text"),
            (ARROW, "→", "faint-text"),
            (AFTER, after, "text"),
        ):
            sentence = WrappedLabel(text, ink)
            sentence.setAlignment(top)
            self._grid.addWidget(sentence, row, column)

    def texts(self) -> list[str]:
        """Return what is in the table, in the order in which it is read."""
        items = (self._grid.itemAt(number) for number in range(self._grid.count()))
        shown = (item.widget() for item in items if item is not None)
        return [each.text() for each in shown if isinstance(each, QLabel)]


def _nothing(made: Composition | None) -> str:
    if made is None:
        return tr("The differences are shown once the ruleset is known. Choose one above.")
    return tr(
        "Nothing differs from the ruleset yet. Tick a rule, or change a number under "
        "“This scenario only”."
    )
