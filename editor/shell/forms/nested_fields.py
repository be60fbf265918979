"""Fields that hold other fields: objects, and values that may have one of several forms."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.complaints import Fault
from hullwright.schema.records import Json

from ..plain_text import button_title
from .chosen_fields import ChoiceField, FixedField, SwitchField
from .clause import ABSENT, Clause
from .field import Field
from .list_field import ListField
from .typed_fields import LineField, NumberField, TextField


class ObjectField(Field):
    """A field for each named part; an optional object is switched on and off as a whole.

    Keys that the schema does not name belong to somebody else and are kept.
    """

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        super().__init__(clause, parent)
        self._rest: dict[str, Json] = {}
        self._switch = QCheckBox(button_title(clause.title), self)
        self._body = QWidget(self)
        self._switch.setChecked(clause.required)
        self._switch.setVisible(not clause.required)
        self.title.setVisible(clause.required and bool(clause.name))
        self._switch.toggled.connect(self._body.setVisible)
        self._switch.clicked.connect(self._switched)
        self.put(self._switch)
        self.fields = [field_for(each, self._body) for each in clause.parts()]
        self._arrange()

    def _arrange(self) -> None:
        column = QVBoxLayout(self._body)
        indent = 24 if self.clause.name else 0
        column.setContentsMargins(indent, 0, 0, 0)
        column.setSpacing(8)
        for field in self.fields:
            column.addWidget(field)
            field.edited.connect(self.edited)
            field.finished.connect(self.finished)
        self.column.insertWidget(2, self._body)
        self._body.setVisible(self.clause.required)
        if self.clause.required and self.fields:
            self.setFocusProxy(self.fields[0])

    def value(self) -> Json:
        """Return the object, or ABSENT while it is switched off."""
        if not self._switch.isChecked():
            return ABSENT
        found = {field.clause.name: field.value() for field in self.fields}
        return {key: each for key, each in found.items() if each is not ABSENT} | self._rest

    def show_value(self, value: Json) -> None:
        """Show another object, except where the person is typing."""
        if self.is_pending:
            return
        self._switch.setChecked(value is not ABSENT)
        self._body.setVisible(value is not ABSENT)
        whole = {} if value is ABSENT else value
        named = {field.clause.name for field in self.fields}
        self._rest = {key: each for key, each in whole.items() if key not in named}
        for field in self.fields:
            field.show_value(whole.get(field.clause.name, ABSENT))

    set_value = show_value

    def complain(self, faults: Sequence[Fault]) -> None:
        """Hand each complaint to the field that it is about; say the others here."""
        by_name: dict[object, list[Fault]] = {field.clause.name: [] for field in self.fields}
        own: list[Fault] = []
        for fault in faults:
            inner = by_name.get(fault.path[0]) if fault.path else None
            if inner is None:
                own.append(fault)
            else:
                inner.append(replace(fault, path=fault.path[1:]))
        for field in self.fields:
            field.complain(by_name[field.clause.name])
        super().complain(own)

    def settle(self) -> None:
        """Note that everything that has no complaint was taken over."""
        self.is_pending = False
        for field in self.fields:
            if field.complaint.isHidden():
                field.settle()

    def _switched(self, is_on: bool) -> None:
        if is_on:
            self.show_value(self.clause.start)
        self._choose()


class AlternativesField(Field):
    """A value that may have one of several forms: a choice of form, and a field for it."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        super().__init__(clause, parent)
        self._forms = list(clause.alternatives())
        self._which = QComboBox(self)
        self._stack = QStackedWidget(self)
        self._fields = [field_for(each, self._stack) for each in self._forms]
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for form, field in zip(self._forms, self._fields, strict=True):
            self._which.addItem(_form_title(form))
            field.title.hide()
            self._stack.addWidget(field)
            field.edited.connect(self._type)
            field.finished.connect(self._choose)
        self._which.activated.connect(self._switch)
        self.put(self._which)
        self.column.insertWidget(2, self._stack)
        self._is_absent = False

    def value(self) -> Json:
        """Return the value of the form that is chosen, or ABSENT until one is."""
        return ABSENT if self._is_absent else self._fields[self._which.currentIndex()].value()

    def set_value(self, value: Json) -> None:
        """Show a value in the first form that can hold it."""
        self._is_absent = value is ABSENT
        shown = self.clause.start if value is ABSENT else value
        fitting = (at for at, form in enumerate(self._forms) if _fits(form, shown))
        self._show_form(next(fitting, 0))
        self._fields[self._which.currentIndex()].show_value(shown)

    def settle(self) -> None:
        """Note that the value was taken over."""
        super().settle()
        for field in self._fields:
            field.settle()

    def _switch(self, index: int) -> None:
        self._show_form(index)
        self._fields[index].show_value(self._forms[index].start)
        self._choose()

    def _show_form(self, index: int) -> None:
        self._which.setCurrentIndex(index)
        self._stack.setCurrentIndex(index)
        # A form with a single choice has nothing more to ask for.
        self._stack.setVisible(len(self._forms[index].terms.get("enum", "ab")) > 1)

    def _type(self) -> None:
        self._is_absent = False
        super()._type()

    def _choose(self) -> None:
        self._is_absent = False
        super()._choose()


def _form_title(form: Clause) -> str:
    values = form.terms.get("enum", ())
    return (
        form.choice(values[0]) if len(values) == 1 else replace(form, name=_FORMS[form.kind]).title
    )


_FORMS = {
    "integer": "a number",
    "number": "a number",
    "string": "a text",
    "text": "a text",
    "enum": "one of a few",
    "list": "a list",
    "object": "parts",
    "boolean": "yes or no",
    "const": "fixed",
    "": "something else",
}
_TYPES: Mapping[str, tuple[type, ...]] = {
    "integer": (int,),
    "number": (int, float),
    "string": (str,),
    "text": (str,),
    "list": (list,),
    "object": (dict,),
    "boolean": (bool,),
}


def _fits(form: Clause, value: Json) -> bool:
    if "enum" in form.terms:
        return value in form.terms["enum"]
    return isinstance(value, _TYPES.get(form.kind, ()))


FIELDS: Mapping[str, Callable[[Clause, QWidget | None], Field]] = {
    "string": LineField,
    "text": TextField,
    "integer": NumberField,
    "number": NumberField,
    "boolean": SwitchField,
    "enum": ChoiceField,
    "const": FixedField,
    "list": ListField,
    "object": ObjectField,
    "anyOf": AlternativesField,
}
"""The field for each kind of clause; anything else is shown and kept as it is."""


def field_for(clause: Clause, parent: QWidget | None = None) -> Field:
    """Return the field that asks for a value."""
    return FIELDS.get(clause.kind, FixedField)(clause, parent)
