"""The options of a format: a form made from what a plugin asks for."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hullwright.plugins.option_schema import OptionSchema
from hullwright.schema.errors import HullwrightError
from hullwright.schema.records import Json

from ..languages.words import error_text, language_in_use
from ..shell.forms.form import Form
from ..shell.forms.labels import WrappedLabel


class FormatOptions(QWidget):
    """Asks for the options of one format at a time, and remembers those of the others."""

    changed = Signal()

    def __init__(self, name: str, given: Mapping[str, Json], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("format-options")
        self._name = ""
        self._given: dict[str, Mapping[str, Json]] = {name: given}
        self._form: Form | None = None
        self._fault = WrappedLabel(ink="error")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._fault)

    def show_format(self, name: str, options: Callable[[], OptionSchema] | None) -> None:
        """Ask for the options of a format, as they were last; of one without options nothing."""
        self._take_form_away()
        self._name = name
        schema, fault = OptionSchema(), ""
        try:
            schema = options() if options is not None else schema
        except HullwrightError as reason:
            fault = error_text(reason)
        self._fault.tell(fault)
        self.setVisible(bool(fault or schema.properties))
        if schema.properties:
            self._show_form(schema)

    def value(self) -> dict[str, Json]:
        """Return the options of the format."""
        return dict(self._form.value()) if self._form is not None else {}

    def _show_form(self, schema: OptionSchema) -> None:
        given = self._given.get(self._name, {})
        wrong = {each.path[0] for each in schema.faults(given)}
        kept = {name: value for name, value in given.items() if name not in wrong}
        form = Form(
            schema.to_json(), {**schema.defaults(), **kept}, schema.faults, language_in_use()
        )
        form.changed.connect(lambda _: self.changed.emit())
        form.finished.connect(self.changed)
        self._column.addWidget(form)
        self._form = form

    def _take_form_away(self) -> None:
        if self._form is not None:
            self._given[self._name] = self._form.value()
            form, self._form = self._form, None
            self._column.removeWidget(form)
            form.deleteLater()
