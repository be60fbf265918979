"""Settings: a row for each parameter of a rule, or for each field that a scenario sets by itself."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from hullwright.engines.rules.parameters import is_possible, possible
from hullwright.schema.complaints import Fault
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

from ...drawing.icon import icon
from ...languages.words import tr
from ...shell.forms.clause import Clause, clause_of
from ...shell.forms.form import Form
from .checks_field import ChecksField
from .pods_field import PodsField


@dataclass(frozen=True)
class AskedSetting:
    """One setting to ask for."""

    name: str
    schema: JsonObject
    value: Json
    is_pods: bool = False
    """Whether it is about pods by their numbers."""
    is_removable: bool = False


class SettingRow(QWidget):
    """Asks for one setting."""

    edited = Signal(str, object)
    """The setting's name and its new value: any Json."""
    finished = Signal()
    removed = Signal(str)

    def __init__(self, asked: AskedSetting, language: str, value: MapDocument | None) -> None:
        super().__init__()
        self.asked = asked
        self.setObjectName(f"setting.{asked.name}")
        self._remove = QToolButton() if asked.is_removable else None
        self.form: Form | None = None
        self.field: ChecksField | PodsField | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._asking(language, value), 1)
        if self._remove is not None:
            row.addWidget(self._remove)
            self._remove.setIcon(icon("close"))
            self._make_removable(self._remove)

    def _asking(self, language: str, value: MapDocument | None) -> QWidget:
        whole: JsonObject = {
            "type": "object",
            "properties": {self.asked.name: self.asked.schema},
            "required": [self.asked.name],
        }
        clause = next(clause_of(whole, language).parts())
        if self.asked.is_pods:
            self.field = PodsField(clause, value)
        elif _has_choices(clause):
            self.field = ChecksField(clause)
        if self.field is not None:
            self.field.show_value(self.asked.value)
            self.field.finished.connect(self._take_field)
            self.setFocusProxy(self.field)
            return self.field
        self.form = Form(whole, {self.asked.name: self.asked.value}, self._faults, language)
        self.form.changed.connect(self._take_form)
        self.form.finished.connect(self.finished)
        # Return makes a number box tell its value once more afterwards, which is not typing.
        self.form.finished.connect(lambda: QTimer.singleShot(0, self, self.finish))
        self.setFocusProxy(self.form)
        return self.form

    def _make_removable(self, button: QToolButton) -> None:
        button.setObjectName(f"remove.{self.asked.name}")
        button.setProperty("flat", True)
        button.setAccessibleName(tr("Leave this to the rules again"))
        button.setToolTip(button.accessibleName())
        button.clicked.connect(lambda: self.removed.emit(self.asked.name))

    def _faults(self, shown: JsonObject) -> list[Fault]:
        value = shown.get(self.asked.name)
        if is_possible(value, self.asked.schema):
            return []
        sentence = message("Possible: {possible}.", possible=possible(self.asked.schema))
        return [Fault((self.asked.name,), sentence)]

    def _take_form(self, shown: JsonObject) -> None:
        self.edited.emit(self.asked.name, shown[self.asked.name])

    def _take_field(self) -> None:
        if self.field is not None:
            self.edited.emit(self.asked.name, self.field.value())
            self.field.settle()
            self.finished.emit()

    def show_value(self, value: Json) -> None:
        """Show another value, unless the person is typing one."""
        if self.form is not None:
            self.form.show_value({self.asked.name: value})
        elif self.field is not None:
            self.field.show_value(value)

    def finish(self) -> None:
        """Take over what is half typed."""
        if self.form is not None:
            self.form.finish()


def _has_choices(clause: Clause) -> bool:
    return clause.terms.get("type") == "array" and "enum" in clause.entry.terms


class SettingsForm(QWidget):
    """Asks for some settings, one below the other."""

    edited = Signal(str, object)
    """The name of a setting and its new value: any Json."""
    finished = Signal()
    """The person is done with a setting."""
    removed = Signal(str)
    """The name of a setting that is no longer wanted."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: dict[str, SettingRow] = {}
        self._made_for: object = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)

    def ask(
        self, asked: Mapping[str, AskedSetting], language: str, value: MapDocument | None
    ) -> None:
        """Ask for these settings; rows that are about the same stay, with what is half typed in them."""
        made_for = language, value
        for name, row in list(self._rows.items()):
            wanted = asked.get(name)
            if self._made_for != made_for or wanted is None or wanted.schema != row.asked.schema:
                self._column.removeWidget(row)
                row.hide()
                row.deleteLater()
                del self._rows[name]
        self._made_for = made_for
        for place, (name, each) in enumerate(asked.items()):
            if name in self._rows:
                self._rows[name].show_value(each.value)
            else:
                self._rows[name] = self._row(each, language, value)
                self._column.insertWidget(place, self._rows[name])
                self._rows[name].show()

    def _row(self, asked: AskedSetting, language: str, value: MapDocument | None) -> SettingRow:
        row = SettingRow(asked, language, value)
        row.edited.connect(self.edited)
        row.finished.connect(self.finished)
        row.removed.connect(self.removed)
        return row

    def focus(self, name: str) -> None:
        """Go to a setting."""
        if name in self._rows:
            self._rows[name].setFocus()

    def finish(self) -> None:
        """Take over what is half typed."""
        for row in self._rows.values():
            row.finish()
