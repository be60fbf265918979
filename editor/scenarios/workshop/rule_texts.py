"""What a rule is called and what it says: code, game, and texts in each language."""

from collections.abc import Iterable, Iterator
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QTabWidget, QVBoxLayout, QWidget

from hullwright.engines.loader import ENGINES
from hullwright.engines.rules.definition import LANGUAGES
from hullwright.schema.complaints import Fault
from hullwright.schema.records import JsonObject

from ...languages.words import tr
from ...shell.forms.form import Form
from .draft import RuleDraft
from .form_words import LANGUAGE_NAMES, Faults, choice, moved, titled
from .rule_edits import ENGLISH, with_texts

NAMES = ("code", "game")
PARTS = ("title", "text")


class RuleTexts(QWidget):
    """A form for code and game, and a tab for each language."""

    spoken = Signal(str)
    """The language whose tab is in front."""

    def __init__(self, draft: RuleDraft, faults: Faults) -> None:
        super().__init__()
        self._draft = draft
        self._faults = faults
        self.setObjectName("workshop-texts")
        self.names = Form(_names(), self._named(), self._wrong_names)
        self.names.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.names.changed.connect(self._name)
        self.forms = {language: self._form(language) for language in LANGUAGES}
        self.tabs = QTabWidget()
        self.tabs.setObjectName("workshop-languages")
        self.tabs.setAccessibleName(tr("Languages of the rule"))
        for language, form in self.forms.items():
            self.tabs.addTab(_padded(form), LANGUAGE_NAMES[language])
        self.tabs.currentChanged.connect(lambda place: self.spoken.emit(LANGUAGES[place]))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(16)
        column.addWidget(self.names)
        column.addWidget(self.tabs)
        column.addStretch()
        self.setFocusProxy(self.names)
        for form in (self.names, *self.forms.values()):
            form.finished.connect(draft.end_visit)
        draft.changed.connect(self._show)

    def _form(self, language: str) -> Form:
        form = Form(_texts(language), self._said(language), partial(self._wrong_texts, language))
        form.setObjectName(f"texts.{language}")
        form.changed.connect(partial(self._say, language))
        return form

    def _named(self) -> JsonObject:
        return {name: self._draft.value[name] for name in NAMES}

    def _said(self, language: str) -> JsonObject:
        value = self._draft.value
        return {part: value[part][language] for part in PARTS if language in value[part]}

    def _show(self, _: JsonObject) -> None:
        self.names.show_value(self._named())
        for language, form in self.forms.items():
            form.show_value(self._said(language))

    def _name(self, shown: JsonObject) -> None:
        self._draft.apply(tr("Change the code"), lambda value: {**value, **shown})

    def _say(self, language: str, shown: JsonObject) -> None:
        self._draft.apply(
            tr("Write the texts"),
            lambda value: with_texts(
                value, language, shown.get("title", ""), shown.get("text", "")
            ),
        )

    def _wrong_names(self, shown: JsonObject) -> Iterable[Fault]:
        found = self._faults({**self._draft.value, **shown})
        return (each for each in found if each.path[:1] in {(name,) for name in NAMES})

    def _wrong_texts(self, language: str, shown: JsonObject) -> Iterator[Fault]:
        value = with_texts(
            self._draft.value, language, shown.get("title", ""), shown.get("text", "")
        )
        found = list(self._faults(value))
        for part in PARTS:
            yield from moved(found, (part, language), {}, part)

    def finish(self) -> None:
        """Take over what is half typed."""
        for form in (self.names, *self.forms.values()):
            form.finish()


def _padded(form: Form) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 8, 0, 0)
    column.addWidget(form)
    return page


def _names() -> JsonObject:
    help_ = tr(
        "What scenarios call it. Begin with a name of your own and a colon, such as fog:thick."
    )
    properties = {
        "code": titled(tr("Code"), type="string", minLength=1, description=help_),
        "game": choice(tr("Game"), {each: each for each in ENGINES}),
    }
    return {"type": "object", "properties": properties, "required": list(NAMES)}


def _texts(language: str) -> JsonObject:
    least = {"minLength": 1} if language == ENGLISH else {}
    properties = {
        "title": titled(tr("Title"), type="string", maxLength=100, **least),
        "text": titled(tr("What it means for players"), type="string", maxLength=1000, **least),
    }
    required = list(PARTS) if language == ENGLISH else []
    return {"type": "object", "properties": properties, "required": required}
