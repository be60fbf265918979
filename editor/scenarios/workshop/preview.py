"""The preview: how others will see a rule, what it changes, and how it gets on with other rules."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.loader import ENGINES, rulesets
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import Composition
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.plugins.rule_trial import composed, defined
from hullwright.schema.records import JsonObject

from ...games.table import game_words
from ...languages.words import language_in_use, tr
from ...shell.forms.empty_layout import clear
from ...shell.forms.form import Form
from ...shell.forms.labels import Heading, WrappedLabel
from ...shell.plain_text import PlainLabel
from .draft import RuleDraft
from .form_words import Faults
from .other_rules import OtherRules
from .verdict import DraftDifferences, VerdictLines, findings_in_words, to_put_right

PAUSE = 60
"""Milliseconds after a change until the preview follows, so that typing is not held up."""


class Preview(QScrollArea):
    """Follows a draft."""

    def __init__(self, draft: RuleDraft, book: Callable[[], RuleBook], faults: Faults) -> None:
        super().__init__()
        self._draft = draft
        self._book = book
        self._faults = faults
        self._language = "en"
        self.missing = VerdictLines("workshop-missing")
        self.title = Heading()
        self.text = WrappedLabel(ink="text")
        self.form: Form | None = None
        self._place = QVBoxLayout()
        self.rulesets = QComboBox()
        self.differences = DraftDifferences()
        self.company = OtherRules()
        self.company.changed.connect(self._judge)
        self._lay_out()
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self.show_now)
        draft.changed.connect(lambda _: self._pause.start())
        self.show_now()

    def _lay_out(self) -> None:
        self.setObjectName("workshop-preview")
        self.setAccessibleName(tr("Preview of the rule"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.rulesets.setObjectName("workshop-ruleset")
        self.rulesets.setAccessibleName(tr("Ruleset to try it with"))
        self.rulesets.activated.connect(self._judge)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        for title, parts in (
            (tr("Still to fix"), (self.missing,)),
            (tr("In scenarios it looks like this"), (self.title, self.text, self._place)),
            (tr("What it changes"), (self.rulesets, self.differences)),
            (tr("With other rules"), (self.company,)),
        ):
            column.addWidget(_section_title(title))
            for part in parts:
                column.addWidget(part) if isinstance(part, QWidget) else column.addLayout(part)
            column.addSpacing(8)
        column.addStretch()
        self.setWidget(page)

    def speak(self, language: str) -> None:
        """Show the texts in another language."""
        self._language = language
        self.show_now()

    def show_now(self) -> None:
        """Show the draft as it is."""
        value = self._draft.value
        wrong = list(self._faults(value))
        self.missing.tell(to_put_right(wrong))
        self.title.setText(
            tr("{code} · {title}", code=value["code"], title=_in(value["title"], self._language))
        )
        self.text.tell(_in(value["text"], self._language))
        self._offer(value["game"])
        self._show_form(value)
        self._judge()

    def _offer(self, game: str) -> None:
        """Offer the rulesets and rules of a game."""
        names = list(rulesets(game)) if game in ENGINES else []
        if names != [self.rulesets.itemData(at) for at in range(self.rulesets.count())]:
            self.rulesets.clear()
            for name in names:
                self.rulesets.addItem(game_words(game).ruleset_title(language_in_use(), name), name)
        rules = self._book().of_game(game)
        self.company.offer(rules, self._draft.value["code"], self._language)

    def _show_form(self, value: JsonObject) -> None:
        """Show the form that the composer makes of the parameters, as far as they can be used."""
        before = self.form.value() if self.form else {}
        clear(self._place)
        self.form = None
        rule = defined(value)
        if rule is not None and rule.settings:
            known = {name: each for name, each in before.items() if name in rule.settings}
            self.form = Form(rule.parameters, known, language=self._language)
            self.form.changed.connect(lambda _: self._judge())
            self.form.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            self._place.addWidget(self.form)

    def _judge(self) -> None:
        """Show what the rule makes of the ruleset, and what there is to say of it."""
        rule = defined(self._draft.value)
        if rule is None or rule.game not in ENGINES:
            self.differences.show_changes(None)
            self.company.verdict.tell(
                [(tr("This is judged once the rule is complete."), "faint-text")]
            )
            return
        self.differences.show_changes(self._composed(rule, alone=True))
        together = self._composed(rule, alone=False)
        self.company.verdict.tell(findings_in_words(together, rule, self._book()))

    def _composed(self, rule: RuleDefinition, *, alone: bool) -> Composition:
        given = self.form.value() if self.form else {}
        others = () if alone else self.company.codes
        return composed(rule, self._book(), str(self.rulesets.currentData()), given, others)


def _in(texts: JsonObject, language: str) -> str:
    return texts.get(language) or texts.get("en") or "–"


def _section_title(text: str) -> PlainLabel:
    label = PlainLabel(text)
    label.setProperty("heading", True)
    label.setWordWrap(True)
    return label
