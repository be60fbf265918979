"""What the plugin of the own rules says of itself: name, id, version, author."""

from collections.abc import Iterable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from hullwright.schema.complaints import Fault
from hullwright.schema.files.published import faults
from hullwright.schema.records import JsonObject

from ...languages.words import tr
from ...panels.scroll_column import fill
from ...shell.forms.form import Form
from ...shell.forms.labels import WrappedLabel
from .draft import RuleDraft
from .form_words import titled

ASKED = ("name", "id", "plugin_version", "author", "license", "description")


class PluginForm(QWidget):
    """A form for the plugin in which the rules lie."""

    def __init__(self, draft: RuleDraft) -> None:
        super().__init__()
        self.setObjectName("workshop-plugin")
        self._draft = draft
        self.about = WrappedLabel(
            tr(
                "Your rules are in a plugin of your own. Before you share it, give it a name and "
                "an id of its own, and raise its version when you change something."
            )
        )
        self.form = Form(_schema(), draft.value, self._wrong, parent=self)
        self.form.changed.connect(self._change)
        self.form.finished.connect(draft.end_visit)
        draft.changed.connect(self.form.show_value)
        column = QVBoxLayout()
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(16)
        column.addWidget(self.about)
        column.addWidget(self.form)
        column.addStretch()
        fill(self, column)
        self.setFocusProxy(self.form)

    def _change(self, shown: JsonObject) -> None:
        self._draft.apply(tr("Describe the plugin"), lambda _: shown)

    def _wrong(self, shown: JsonObject) -> Iterable[Fault]:
        return faults(shown, "plugin")

    def finish(self) -> None:
        """Take over what is half typed."""
        self.form.finish()


def _schema() -> JsonObject:
    text = {"type": "string", "maxLength": 200}
    properties = {
        "name": titled(tr("Name"), **text, minLength=1),
        "id": titled(
            tr("Id"),
            **text,
            minLength=1,
            description=tr("Small letters, digits and hyphens, such as night-watch."),
        ),
        "plugin_version": titled(tr("Version"), **text, minLength=1),
        "author": titled(tr("Author"), **text),
        "license": titled(tr("License"), **text),
        "description": titled(tr("Description"), type="string", maxLength=10000),
    }
    return {"type": "object", "properties": properties, "required": list(ASKED[:3])}
