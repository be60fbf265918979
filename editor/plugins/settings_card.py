"""The settings of a plugin on the plugin page: a form made from its schema, kept as one types."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from hullwright.plugins.host import Host, Plugin
from hullwright.plugins.settings import AskedSettings, settings_asked_by
from hullwright.plugins.settings_file import ChosenSettings
from hullwright.schema.complaints import Fault
from hullwright.schema.errors import HullwrightError
from hullwright.schema.records import JsonObject

from ..languages.words import error_text, language_in_use, tr
from ..shell.forms.form import Form
from .labels import heading, words


class SettingsCard(QWidget):
    """Asks for what can be chosen for one plugin, or says why that can't be asked."""

    def __init__(self, host: Host, plugin: Plugin, *, named: bool = False) -> None:
        super().__init__()
        self.setObjectName("plugin-settings")
        self._chosen = ChosenSettings(host.home, plugin.id)
        self.form: Form | None = None
        self.trouble = words("", name="settings-trouble")
        self.trouble.hide()
        self._reset = QPushButton(tr("Reset these settings"))
        self._reset.setObjectName("reset-settings")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 8, 0, 8)
        self._column.setSpacing(8)
        self._column.addWidget(heading(plugin.name if named else tr("Settings")))
        try:
            asked = settings_asked_by(plugin)
        except HullwrightError as fault:
            self._tell(fault)
        else:
            if asked is not None:
                self._ask(asked)
        self._column.addWidget(self.trouble)

    def _ask(self, asked: AskedSettings) -> None:
        self._asked = asked
        schema = {**asked.schema, "required": list(asked.parts)}
        self.form = Form(schema, asked.with_chosen(self._read()), self._faults, language_in_use())
        self.form.changed.connect(self._keep)
        self._reset.clicked.connect(self._put_back)
        self._column.addWidget(self.form)
        self._column.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)
        self._show_reset()

    def _read(self) -> JsonObject:
        try:
            return self._chosen.read()
        except HullwrightError as fault:
            self._tell(fault)
            return {}

    def _faults(self, shown: JsonObject) -> list[Fault]:
        found = ((name, self._asked.refusal(name, value)) for name, value in shown.items())
        return [Fault((name,), refusal) for name, refusal in found if refusal]

    def _keep(self, shown: JsonObject) -> None:
        """Keep what differs from the usual; a file that is damaged stays until somebody resets it."""
        usual = self._asked.usual()
        chosen = {name: value for name, value in shown.items() if value != usual[name]}
        try:
            self._chosen.change(lambda _: chosen)
        except HullwrightError as fault:
            self._tell(fault)
        self._show_reset()

    def _put_back(self) -> None:
        """Choose nothing any more; a damaged file goes, too."""
        self._chosen.forget()
        self.trouble.hide()
        if self.form is not None:
            self.form.setFocus()
            self.form.show_value(self._asked.usual())
        self._show_reset()

    def _show_reset(self) -> None:
        """Offer the reset where there is something to put back, or else say that there is nothing."""
        is_usual = not self._chosen.path.exists() or self._read() == {}
        is_usual = is_usual and self.trouble.isHidden()
        self._reset.setEnabled(not is_usual)
        usual, other = (
            tr("All settings of this plugin are at their defaults."),
            tr("Puts all settings of this plugin back to their defaults."),
        )
        self._reset.setToolTip(usual if is_usual else other)

    def _tell(self, fault: HullwrightError) -> None:
        self.trouble.setText(error_text(fault))
        self.trouble.show()
