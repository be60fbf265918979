"""The verdict on a draft: what still has to be put right, what it changes, and how it gets on with others."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import Composition
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.schema.complaints import Fault
from hullwright.schema.messages import humanised

from ...games.rule_titles import finding_text, titled
from ...games.ruleset_differences import difference
from ...games.ruleset_fields import named
from ...languages.words import language_in_use, tr
from ...shell.forms.empty_layout import clear
from ...shell.forms.labels import WrappedLabel
from .form_words import LANGUAGE_NAMES


class VerdictLines(QWidget):
    """Sentences below each other, each in an ink of its own."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def tell(self, lines: Sequence[tuple[str, str]]) -> None:
        """Say these sentences, each with the name of its ink."""
        clear(self._column)
        for text, ink in lines:
            sentence = WrappedLabel(text, ink)
            self._column.addWidget(sentence)
            sentence.show()

    def texts(self) -> list[str]:
        """Return what is said."""
        return [each.text() for each in self.findChildren(QLabel) if not each.isHidden()]


class DraftDifferences(QWidget):
    """A table of the fields that are not as they were: name, before, after."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workshop-differences")
        self.setAccessibleName(tr("What changes"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        for column, stretch in enumerate((3, 3, 3)):
            self._grid.setColumnStretch(column, stretch)

    def show_changes(self, made: Composition | None) -> None:
        """Show what differs between a base and what was made of it."""
        clear(self._grid)
        changes, kind = (made.changes, type(made.base)) if made else ((), None)
        heads = (tr("Field"), tr("Before"), tr("With the rule")) if changes else ()
        rows = [heads] if heads else []
        rows += [(named(name, kind), *difference(before, after)) for name, before, after in changes]
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                sentence = WrappedLabel(text, "faint-text" if not row or column < 2 else "text")
                self._grid.addWidget(sentence, row, column)
                sentence.show()

    def texts(self) -> list[str]:
        """Return what is in the table, row by row."""
        return [each.text() for each in self.findChildren(QLabel) if not each.isHidden()]


def place_of(fault: Fault) -> str:
    """Return where in the page something is to be put right."""
    parts = {
        "title": tr("Title"),
        "text": tr("Text"),
        "parameters": tr("Parameter"),
        "sets": tr("Field"),
        "adds": tr("Field"),
        "needs": tr("Condition"),
        "conflicts": tr("Condition"),
        "idle": tr("Condition"),
    }
    if not fault.path:
        return tr("Rule")
    head = parts.get(str(fault.path[0]), tr(humanised(str(fault.path[0]))))
    rest = [each for each in fault.path[1:] if isinstance(each, str) and each != "properties"]
    inner = LANGUAGE_NAMES.get(rest[0], named(rest[0])) if rest else ""
    return tr("{part}, {name}", part=head, name=inner) if inner else head


def to_put_right(faults: Sequence[Fault]) -> list[tuple[str, str]]:
    """Return a sentence for each thing that is wrong, or one that says that nothing is."""
    if not faults:
        return [(tr("Nothing is missing. The rule can be saved."), "good")]
    return [
        (tr("{place}: {text}", place=place_of(each), text=tr(each.message)), "error")
        for each in faults
    ]


def findings_in_words(
    made: Composition, rule: RuleDefinition, book: RuleBook
) -> list[tuple[str, str]]:
    """Return what there is to say of a rule in a composition, each with its ink."""
    told = [
        (finding_text(each, book, rule.game), "error" if each.is_error else "warning")
        for each in made.findings
    ]
    code = titled(rule, language_in_use())
    return told or [(tr("{code} goes together with all of these.", code=code), "good")]
