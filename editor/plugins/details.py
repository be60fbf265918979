"""The details of one plugin, and the buttons for what can be done with it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hullwright.plugins.host import Origin, Plugin, Status

from ..drawing.icon import icon
from ..drawing.sign import Sign
from ..languages.words import tr
from ..shell.forms.flow import Flow
from ..shell.plain_text import PlainLabel
from .facts import facts
from .labels import title, words
from .plugin_actions import PluginActions
from .plugin_words import explanation, mark, status_words, unusable_words
from .settings_card import SettingsCard
from .trust_card import TrustCard


class PluginDetails(QScrollArea):
    """Shows the plugin that is looked at."""

    def __init__(self, acts: PluginActions) -> None:
        super().__init__()
        self.setObjectName("plugin-details")
        self.setAccessibleName(tr("About the plugin"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._acts = acts
        self._plugin: Plugin | None = None
        self._asks = False
        self.show_plugin(None)

    def show_plugin(self, plugin: Plugin | None) -> None:
        """Show another plugin, or the same one as it stands now."""
        if plugin != self._plugin:
            self._asks = False
        self._plugin = plugin
        focus = self._focused()
        old = self.takeWidget()
        if old:
            # One of its buttons may be the one that was just pressed.
            old.hide()
            old.deleteLater()
        self.setWidget(self._page(plugin) if plugin else _nothing())
        self._focus(focus)

    def _focused(self) -> str:
        widget = QApplication.focusWidget()
        return widget.objectName() if widget and self.isAncestorOf(widget) else ""

    def _focus(self, name: str) -> None:
        """Put the focus back to where it was, or on the first button, once the page is new."""
        if name:
            buttons = self.findChildren(QPushButton)
            same = [each for each in buttons if each.objectName() == name]
            for button in [*same, *buttons][:1]:
                button.setFocus()

    def _page(self, plugin: Plugin) -> QWidget:
        trusted = self._acts.host.trusted_content(plugin)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 16, 24, 24)
        column.setSpacing(8)
        column.addWidget(title(plugin.name))
        column.addWidget(self._status(plugin))
        why = explanation(plugin, trusted)
        if why:
            column.addWidget(words(why, name="plugin-reason"))
        if plugin.unusable:
            column.addWidget(words(unusable_words(plugin), name="plugin-unusable"))
        column.addWidget(self._trust_card(plugin) if self._asks else self._buttons(plugin))
        if plugin.is_usable and plugin.contributions("settings"):
            column.addWidget(SettingsCard(self._acts.host, plugin))
        column.addWidget(facts(plugin, trusted))
        column.addStretch(1)
        return page

    def _status(self, plugin: Plugin) -> QWidget:
        row = QWidget()
        flow = QHBoxLayout(row)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(8)
        said = PlainLabel(status_words(plugin))
        said.setObjectName("plugin-status")
        flow.addWidget(Sign(icon(*mark(plugin)), 20))
        flow.addWidget(said, 1)
        return row

    def _trust_card(self, plugin: Plugin) -> TrustCard:
        card = TrustCard(plugin)
        card.agreed.connect(lambda: self._agree(plugin))
        card.dropped.connect(lambda: self._ask(False))
        return card

    def _agree(self, plugin: Plugin) -> None:
        self._asks = False
        self._acts.trust(plugin)

    def _ask(self, asks: bool) -> None:
        self._asks = asks
        self.show_plugin(self._plugin)
        button = self.findChild(QPushButton, "trust-drop" if asks else "plugin-trust")
        if button:
            button.setFocus()

    def _buttons(self, plugin: Plugin) -> QWidget:
        row = QWidget()
        flow = Flow(row, 8)
        for button in (self._switch(plugin), self._trust(plugin), self._remove(plugin)):
            if button:
                flow.addWidget(button)
        return row

    def _switch(self, plugin: Plugin) -> QPushButton | None:
        if plugin.status is Status.DISABLED:
            what = tr("This alone runs nothing: its code still needs your trust.")
            return _button(
                "plugin-enable", tr("Switch on"), lambda: self._acts.enable(plugin), what
            )
        if not plugin.is_usable:
            return None
        what = tr("Hides everything it adds until you switch it on again.")
        return _button("plugin-disable", tr("Switch off"), lambda: self._acts.disable(plugin), what)

    def _trust(self, plugin: Plugin) -> QPushButton | None:
        if plugin.origin is Origin.SHIPPED or not plugin.codes:
            return None
        if plugin.status is Status.UNTRUSTED:
            what = tr("Shows what its code could do before anything is trusted.")
            return _button("plugin-trust", tr("Trust…"), lambda: self._ask(True), what)
        if plugin.status is not Status.READY:
            return None
        what = tr("Its code will no longer be run.")
        return _button(
            "plugin-distrust", tr("Withdraw trust"), lambda: self._acts.distrust(plugin), what
        )

    def _remove(self, plugin: Plugin) -> QPushButton:
        is_own = self._acts.host.is_own(plugin)
        what = (
            tr("Puts it aside for two weeks; you can undo it.")
            if is_own
            else tr("It is not in your plugin folder. You can switch it off instead.")
        )
        button = _button("plugin-remove", tr("Remove"), lambda: self._acts.remove(plugin), what)
        button.setEnabled(is_own)
        return button


def _button(name: str, text: str, act: Callable[[], object], what: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setToolTip(what)
    button.setAccessibleDescription(what)
    button.clicked.connect(act)
    return button


def _nothing() -> QWidget:
    label = words(
        tr("Choose a plugin to read what it adds and who made it, or install one."), faint=True
    )
    label.setMargin(24)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    return label
