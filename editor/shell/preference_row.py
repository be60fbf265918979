"""A row of the preferences: what can be set, what that does, and the way back to what is usual."""

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.visible_text import visible_line

from ..drawing.icon import icon
from ..languages.words import tr
from .forms.labels import WrappedLabel
from .plain_text import PlainLabel, button_title, help_text
from .preference import ActPreference, ChoicePreference, Preference, SwitchPreference
from .text_match import has_words

_FIELD = 240
"""How wide the field at the right of a row is."""


class PreferenceRow(QWidget):
    """Shows one preference and changes it at once."""

    changed = Signal()
    """The person has set something; other rows may look different now."""

    def __init__(self, preference: Preference) -> None:
        super().__init__()
        self.preference = preference
        self.setObjectName(f"preference {preference.name}")
        self.field = self._made_field()
        self.state = WrappedLabel(ink="text")
        self.field.setObjectName(f"field {preference.name}")
        self.field.setAccessibleName(preference.title)
        self.field.setAccessibleDescription(preference.help)
        self.field.setToolTip(help_text(preference.help))
        self.reset = QToolButton()
        self.reset.setProperty("flat", True)
        self.reset.setObjectName(f"reset {preference.name}")
        self.reset.setIcon(icon("revert"))
        self.reset.setIconSize(QSize(16, 16))
        self.reset.clicked.connect(self._put_back)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        title = PlainLabel(self.preference.title)
        title.setProperty("heading", True)
        title.setBuddy(self.field)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(title)
        words.addWidget(WrappedLabel(self.preference.help))
        words.addWidget(self.state)
        self.field.setFixedWidth(_FIELD)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 8)
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.field, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignVCenter)
        # A row does not get wider and narrower with the button that puts it back.
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)

    def _made_field(self) -> QWidget:
        preference = self.preference
        if isinstance(preference, SwitchPreference):
            box = QCheckBox()
            box.clicked.connect(self._set)
            return box
        if isinstance(preference, ChoicePreference):
            choice = QComboBox()
            choice.activated.connect(lambda _: self._set(choice.currentData()))
            return choice
        button = QPushButton(button_title(preference.button))
        button.clicked.connect(self._act)
        return button

    # What it is now.

    def refresh(self) -> None:
        """Show what is set now, as after it was changed elsewhere."""
        preference = self.preference
        if isinstance(preference, SwitchPreference) and isinstance(self.field, QCheckBox):
            self.field.setChecked(preference.value())
            self.field.setText(tr("On") if preference.value() else tr("Off"))
        elif isinstance(preference, ChoicePreference) and isinstance(self.field, QComboBox):
            self._fill(preference, self.field)
        elif isinstance(preference, ActPreference):
            self.state.tell(visible_line(preference.text()))
        self.reset.setVisible(not self.is_usual)
        said = tr("Put “{title}” back to its default", title=preference.title)
        self.reset.setToolTip(help_text(said))
        self.reset.setAccessibleName(said)

    def _fill(self, preference: ChoicePreference, box: QComboBox) -> None:
        choices = preference.choices()
        listed = {box.itemData(place): box.itemText(place) for place in range(box.count())}
        with QSignalBlocker(box):
            # Not for nothing: the list may be open.
            if listed != choices:
                box.clear()
                for value, title in choices.items():
                    box.addItem(title, value)
            box.setCurrentIndex(box.findData(preference.value()))

    @property
    def is_usual(self) -> bool:
        """Whether it is set to what is usual."""
        preference = self.preference
        if isinstance(preference, ActPreference):
            return preference.is_usual()
        return preference.value() == preference.usual

    def has(self, query: str) -> bool:
        """Tell whether every word of a query is somewhere in the row."""
        preference = self.preference
        said = [preference.title, preference.help, preference.words]
        if isinstance(preference, ChoicePreference):
            said += preference.choices().values()
        return has_words(query, " ".join(said))

    # What people do.

    def _set(self, value: object) -> None:
        preference = self.preference
        if isinstance(preference, SwitchPreference):
            preference.change(bool(value))
        elif isinstance(preference, ChoicePreference):
            preference.change(str(value))
        self.changed.emit()

    def _act(self) -> None:
        if isinstance(self.preference, ActPreference):
            self.preference.act()
        self.changed.emit()

    def _put_back(self) -> None:
        preference = self.preference
        # First, because the button that has the focus is about to go.
        self.field.setFocus()
        if isinstance(preference, ActPreference):
            if preference.reset is not None:
                preference.reset()
            self.changed.emit()
        else:
            self._set(preference.usual)
