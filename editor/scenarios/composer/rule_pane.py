"""The pane of one rule: its text, whether it is used, and its parameters; or what only this scenario changes."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from hullwright.engines.rules.definition import RuleDefinition, said
from hullwright.engines.rules.expressions import PARAMETER
from hullwright.engines.rules.local import LOCAL
from hullwright.engines.rules.parameters import is_possible
from hullwright.schema.documents.maps import RuleUse

from ...games.rule_titles import titled
from ...games.ruleset_fields import ChangeTarget, targets_of
from ...languages.words import tr
from ...shell.forms.labels import Heading, WrappedLabel
from ...shell.forms.picker import Picker
from .composer import Composer
from .local_fields import asked_for, from_form, to_form
from .settings_form import AskedSetting, SettingsForm


class RulePane(QScrollArea):
    """Shows the rule that is chosen in the browser."""

    def __init__(self, composer: Composer) -> None:
        super().__init__()
        self._composer = composer
        self._code = ""
        self.setObjectName("composer-rule")
        self.setAccessibleName(tr("The chosen rule"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.title = Heading()
        self.text = WrappedLabel(ink="text")
        self.origin = WrappedLabel()
        self.used = QCheckBox(tr("Use this rule"))
        self.used.setObjectName("composer-use")
        self.used.clicked.connect(self._use)
        self.settings = SettingsForm()
        self.settings.edited.connect(self._edit)
        self.settings.finished.connect(composer.end_visit)
        self.settings.removed.connect(self._drop)
        self.picker = Picker("add-field", tr("Change another field"))
        self.picker.picked.connect(self._add)
        self._lay_out()
        self.show_rule("")

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        for part in (self.title, self.text, self.used, self.settings, self.picker, self.origin):
            column.addWidget(part)
        column.addStretch()
        self.setWidget(page)

    @property
    def code(self) -> str:
        """The code of the rule that is shown; nothing if none is."""
        return self._code

    def show_rule(self, code: str) -> None:
        """Show another rule."""
        if code != self._code:
            self.finish()
            self._code = code
            self.settings.ask({}, "", None)
        self.refresh()

    def refresh(self) -> None:
        """Show the rule as it is now."""
        rule = self._composer.rule(self._code) if self._code else None
        self.used.setVisible(bool(self._code) and self._code != LOCAL)
        self.picker.setVisible(rule is not None and self._code == LOCAL)
        if rule is not None:
            self._show(rule)
        elif self._code:
            self._show_unknown()
        else:
            self.title.setText(tr("No rule is chosen"))
            self.text.tell(tr("Choose a rule on the left to read it. Space ticks and unticks it."))
            self.origin.tell("")

    def _show(self, rule: RuleDefinition) -> None:
        language, use = self._composer.language, self._composer.use(self._code)
        title = said(rule.title, language)
        is_local = self._code == LOCAL
        self.title.setText(title if is_local else titled(rule, language))
        self.text.tell(said(rule.text, language))
        self.used.setChecked(use is not None)
        self.origin.tell("" if is_local else self._origin(rule))
        asked = self._fields(use) if is_local else _parameters(rule, use)
        self.settings.ask(asked, language, self._composer.place.map)
        if is_local:
            self._offer(use)

    def _origin(self, rule: RuleDefinition) -> str:
        origin, reason = (
            tr("From the plugin “{name}”.", name=rule.plugin),
            self._composer.asleep(rule),
        )
        return tr("{origin} {reason}", origin=origin, reason=reason) if reason else origin

    def _show_unknown(self) -> None:
        self.title.setText(self._code)
        self.text.tell(tr("No installed plugin has this code, so everything goes on without it."))
        self.used.setChecked(self._composer.use(self._code) is not None)
        self.origin.tell("")
        self.settings.ask({}, self._composer.language, None)

    # What only this scenario changes.

    def _targets(self) -> Mapping[str, ChangeTarget]:
        """Return the fields to ask for: all but those of pieces, which have a page of their own."""
        found = targets_of(self._composer.scenario.game)
        pieces, made = self._composer.words.pieces, self._composer.judgement.composition
        if pieces is None or made is None:
            return found
        return {
            name: target.with_names(pieces.names_in(name, made.ruleset))
            for name, target in found.items()
            if name not in pieces.fields
        }

    def _fields(self, use: RuleUse | None) -> dict[str, AskedSetting]:
        targets, given = self._targets(), use.parameters if use else {}
        language, words = self._composer.language, self._composer.words
        return {
            name: AskedSetting(
                name,
                asked_for(targets[name], words, language, self._composer.own_cards),
                to_form(targets[name], value),
                is_removable=True,
            )
            for name, value in given.items()
            # A value that the field can't have is said among the findings; a form can't show it.
            if name in targets and is_possible(value, targets[name].terms)
        }

    def _offer(self, use: RuleUse | None) -> None:
        given = use.parameters if use else {}
        self.picker.offer(
            {
                name: (target.title, tr(target.terms["description"]))
                for name, target in self._targets().items()
                if name not in given
            },
            tr("All fields are changed already."),
        )

    def _add(self, name: str) -> None:
        """Change a field, at first to what it is in the ruleset."""
        rule = self._composer.local
        if rule is not None:
            self._composer.end_visit()
            self._composer.set_field(name, rule.settings[name]["default"])
            self._composer.end_visit()
            self.refresh()
            self.settings.focus(name)

    def _drop(self, name: str) -> None:
        self._composer.drop_field(name)
        self.picker.button.setFocus()

    # What people do.

    def _use(self, is_used: bool) -> None:
        if is_used:
            self._composer.tick(self._code)
        else:
            self._composer.untick(self._code)
        self.refresh()

    def _edit(self, name: str, value: object) -> None:
        if self._code == LOCAL:
            self._composer.set_field(name, from_form(self._targets()[name], value))
        else:
            self._composer.set_parameter(self._code, name, value)

    def finish(self) -> None:
        """Take over what is half typed."""
        self.settings.finish()


def _parameters(rule: RuleDefinition, use: RuleUse | None) -> dict[str, AskedSetting]:
    """Return the parameters of a rule that is used, each with its present value."""
    if use is None:
        return {}
    pods = rule.needs.get("map", {}).get("pod")
    return {
        name: AskedSetting(
            name,
            schema,
            use.parameters.get(name, schema["default"]),
            is_pods=isinstance(pods, dict) and pods.get(PARAMETER) == name,
        )
        for name, schema in rule.settings.items()
    }
