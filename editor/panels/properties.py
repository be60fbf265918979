"""The properties: what a document is called, who made it, for whom, in a form made from the published schema."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import humanised, message
from hullwright.schema.records import JsonObject

from ..documents.document import Value
from ..documents.place import Place
from ..documents.visits import Visit
from ..languages.words import tr
from ..shell.forms.form import Form
from ..shell.forms.labels import WrappedLabel
from .properties_envelopes import MAPS, Envelope, envelope_of
from .scroll_column import column_of, fill


class Properties(QWidget):
    """A panel with the form for what a document says about itself."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("properties")
        self.setAccessibleName(tr("Properties"))
        self._workplace: Place | None = None
        self._visit: Visit | None = None
        self._envelope: Envelope = MAPS
        self._is_applying = False
        self.form: Form | None = None
        self.about = WrappedLabel()
        self.about.setObjectName("properties.about")
        self._column = column_of(self.about)
        fill(self, self._column)
        self.show_workplace(None)

    def show_workplace(self, workplace: Place | None) -> None:
        """Show the properties of a workplace's map."""
        self.finish()
        if self._workplace is not None:
            self._workplace.document.changed.disconnect(self._follow)
        self._workplace = workplace
        self._visit = Visit(workplace.document) if workplace else None
        self._forget_form()
        if workplace is None:
            self.about.tell(tr("A map's name, author and players go here. Open a map to begin."))
            return
        workplace.document.changed.connect(self._follow)
        self._make_form(workplace.document.value)

    def finish(self) -> None:
        """Take over what is half typed, as before saving."""
        if self.form is not None:
            self.form.finish()

    def _forget_form(self) -> None:
        if self.form is not None:
            self._column.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
            self.form = None

    def _make_form(self, value: Value) -> None:
        self._envelope = envelope_of(value)
        self.about.tell(self._envelope.about(value))
        self.form = Form(
            self._envelope.clauses(),
            self._envelope.shown(value),
            self._envelope.faults,
            parent=self._column.parentWidget(),
        )
        self.form.changed.connect(self._apply)
        self.form.finished.connect(self._end_visit)
        self._column.insertWidget(1, self.form)
        self.setFocusProxy(self.form)

    def _follow(self, before: Value, after: Value) -> None:
        # Strokes change the layout only, and must not wait for a form.
        if not self._is_applying and self._is_other(before, after):
            self._show_value(after)

    def _is_other(self, before: Value, after: Value) -> bool:
        if isinstance(before, MapDocument) and isinstance(after, MapDocument):
            return replace(before, layout=after.layout) != after
        return self._envelope.shown(before) != self._envelope.shown(after)

    def _show_value(self, value: Value) -> None:
        if self.form is not None:
            self.form.show_value(self._envelope.shown(value))
            self.about.tell(self._envelope.about(value))

    def _apply(self, envelope: JsonObject) -> None:
        if self._workplace is None or self._visit is None:
            return
        before = self._envelope.shown(self._workplace.document.value)
        changed = next(
            (each for each in self._envelope.asked if envelope.get(each) != before.get(each)), None
        )
        if changed is None:
            return
        self._is_applying = True
        self._visit.apply(
            message("Change {field}", field=tr(humanised(changed)).lower()),
            lambda value: self._envelope.applied(value, envelope),
            "properties",
        )
        self._is_applying = False
        self._show_value(self._workplace.document.value)

    def _end_visit(self) -> None:
        if self._visit is not None:
            self._visit.end()
