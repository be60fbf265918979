"""The questions form: a form with the questions about a spot, made anew when others are asked."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hullwright.schema.complaints import Fault
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.layout import SpaceName
from hullwright.schema.messages import message
from hullwright.schema.records import JsonObject

from ...documents.document import Document
from ...documents.visits import Visit
from ...kinds.tile_maze.tile_edits import Spot
from ...shell.forms.clause import clause_of
from ...shell.forms.form import Form
from .questions import Questions
from .spots import title_of


class LaneQuestionsForm(QWidget):
    """Asks about the lane that is chosen and the square it lies in; each answer is one undo step."""

    taken = Signal()
    """An answer was taken over."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.form: Form | None = None
        self._document: Document | None = None
        self._visit: Visit | None = None
        self._questions: Questions | None = None
        self._about: tuple[Spot, SpaceName | None] | None = None
        self._asked: tuple[Spot, JsonObject] | None = None
        self._is_applying = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def ask(self, document: Document, spot: Spot, space: SpaceName | None) -> None:
        """Ask about a spot of a map, and a space of it if one is chosen."""
        value = document.value
        if not isinstance(value, MapDocument):
            raise TypeError(value)
        if self._is_applying:
            return
        self._questions = Questions(value.layout, spot, space)
        schema = self._questions.schema()
        if document is not self._document or (spot, space) != self._about:
            self._document, self._about = document, (spot, space)
            self._visit = Visit(document)
        if (spot, schema) != self._asked:
            self._asked = (spot, schema)
            self._make_form(schema, self._questions.answers())
        elif self.form is not None:
            self.form.show_value(self._questions.answers())

    def finish(self) -> None:
        """Take over what is half typed."""
        if self.form is not None:
            self.form.finish()

    def _make_form(self, schema: JsonObject, answers: JsonObject) -> None:
        if self.form is not None:
            self.form.changed.disconnect(self._take)
            self.form.finished.disconnect(self._end_visit)
            self._column.removeWidget(self.form)
            self.form.hide()
            self.form.setParent(None)
            self.form.deleteLater()
        self.form = Form(schema, answers, self._faults)
        self.form.changed.connect(self._take)
        self.form.finished.connect(self._end_visit)
        self._column.addWidget(self.form)

    def _faults(self, answers: JsonObject) -> Iterable[Fault]:
        return self._questions.faults(answers) if self._questions else ()

    def _take(self, answers: JsonObject) -> None:
        questions = self._questions
        name = questions.changed(answers) if questions else None
        if questions is None or self._visit is None or name is None:
            return
        value = answers[name]
        parts = {part.name: part.title for part in clause_of(questions.schema()).parts()}
        title = message(
            "Change “{field}”: {name}",
            field=parts[name],
            name=title_of(questions.maze, questions.spot),
        )

        def edited(whole: MapDocument) -> MapDocument:
            return replace(whole, layout=questions.answered(whole.layout, name, value))

        # A step that takes the place of the last one goes back first: nobody shall see that.
        self._is_applying = True
        self._visit.apply(title, edited, "lanes")
        self._is_applying = False
        self.taken.emit()

    def _end_visit(self) -> None:
        if self._visit is not None:
            self._visit.end()
