"""The page of the rule workshop: own rules on the left, the rule that is written in the middle."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout

from hullwright.engines.rules.definition import said
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.workshop import OwnRule

from ...files.asker import Asker
from ...languages.words import tr
from ...shell.notices import Notices
from ...shell.plain_text import PlainLabel
from ...shell.tab_page import PageCommand, TabPage
from .draft import RuleDraft
from .empty_workshop import EmptyWorkshop
from .own_rules import OwnRules
from .page_buttons import PageButtons
from .page_keys import REDO, UNDO, PageKeys
from .plugin_export import export
from .plugin_form import PluginForm
from .rule_editor import RuleEditor
from .rule_list import RuleEntry, RuleList
from .tab_order import step


class WorkshopPage(TabPage):
    """Lets a person make rules of their own."""

    changed = Signal()
    """The rules on the disk are others: rule books are to be read again."""

    def __init__(self, host: Keeper, notices: Notices, asker: Asker) -> None:
        super().__init__(tr("Rule workshop"), "fix")
        self.setObjectName("workshop-page")
        self._notices = notices
        self._asker = asker
        self.own_rules = OwnRules(host, notices)
        self.rules = RuleList()
        self.plugin = PluginForm(self.own_rules.plugin)
        self.empty = EmptyWorkshop()
        self.editor: RuleEditor | None = None
        self.middle = QStackedWidget()
        self.buttons = PageButtons()
        self._lay_out()
        self.middle.addWidget(self.empty)
        self.middle.addWidget(self.plugin)
        self.setFocusProxy(self.rules.new)
        self._connect()
        self._list()
        if self.own_rules.drafts:
            self.open(self.own_rules.drafts[0])

    def _lay_out(self) -> None:
        title = PlainLabel(tr("Rule workshop"))
        title.setProperty("heading", True)
        top = QHBoxLayout()
        top.setContentsMargins(16, 8, 16, 8)
        top.addWidget(title)
        top.addWidget(self.buttons, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        # In its place before there is something in it: whatever is moved gets its style anew.
        split = QSplitter(Qt.Orientation.Horizontal, self)
        column.addWidget(split, 1)
        split.setChildrenCollapsible(False)
        split.addWidget(self.rules)
        split.addWidget(self.middle)
        split.setSizes([208, 800])
        split.setStretchFactor(1, 1)

    def _connect(self) -> None:
        self.rules.opened.connect(lambda place: self._show(self._items()[place]))
        self.rules.wants_new.connect(self.new)
        self.empty.wants_new.connect(self.new)
        self.rules.wants_copy.connect(lambda code: self._begin(self.own_rules.copy(code)))
        self.rules.wants_deleted.connect(self._delete)
        self.own_rules.listed.connect(self._list)
        self.own_rules.written.connect(self.changed)
        self.own_rules.plugin.stepped.connect(self._refresh)
        acts = {"export": self.export, "plugin": self.show_plugin}
        self.buttons.pressed.connect(lambda name: acts[name]())
        self._keys = PageKeys(self, {UNDO: self.undo, REDO: self.redo})

    # Which rule is open.

    def new(self) -> None:
        """Begin a rule."""
        self._begin(self.own_rules.new())

    def _begin(self, draft: RuleDraft) -> None:
        self.open(draft)
        if self.editor is not None:
            self.editor.texts.setFocus()

    def open(self, draft: RuleDraft) -> None:
        """Show a rule to be changed."""
        if self.editor is None or self.editor.draft is not draft:
            self._close_editor()
            self.editor = RuleEditor(draft, self.own_rules)
            self.middle.addWidget(self.editor)
        self.middle.setCurrentWidget(self.editor)
        self._list()

    def follow_disk(self) -> None:
        """Take in what others have done to the files of the rules; what is not saved here stays."""
        if self.editor is not None:
            self.editor.finish()
        self.own_rules.follow_disk()
        if self.editor is not None and self.editor.draft not in self.own_rules.drafts:
            self._close_editor()
            self._list()

    def show_plugin(self) -> None:
        """Show what the plugin says of itself."""
        self.middle.setCurrentWidget(self.plugin)
        self.plugin.setFocus()
        self._list()

    def _close_editor(self) -> None:
        if self.editor is not None:
            self.editor.finish()
            if self.middle.currentWidget() is self.editor:
                self.middle.setCurrentWidget(self.empty)
            self.middle.removeWidget(self.editor)
            self.editor.hide()
            self.editor.deleteLater()
            self.editor = None

    def _show(self, item: RuleDraft | OwnRule) -> None:
        if isinstance(item, RuleDraft):
            self.open(item)
        else:
            self._notices.tell(str(item.trouble), topic="workshop")

    def _delete(self, place: int) -> None:
        item = self._items()[place]
        if self.editor is not None and self.editor.draft is item:
            self._close_editor()
        self.own_rules.delete(item)
        drafts = self.own_rules.drafts
        if self.editor is None and drafts:
            self.open(drafts[min(place, len(drafts) - 1)])
        self._refresh()

    def _items(self) -> list[RuleDraft | OwnRule]:
        return [*self.own_rules.drafts, *self.own_rules.broken]

    def _list(self) -> None:
        items = self._items()
        drafts = [each if isinstance(each, RuleDraft) else None for each in items]
        open_ = self._draft()
        current = drafts.index(open_) if open_ in self.own_rules.drafts else -1
        self.rules.show_entries([_entry(each) for each in items], current)
        self.rules.offer_copies(self.own_rules.copyable())
        self._refresh()

    # What the commands, buttons and keys do.

    @property
    def is_changed(self) -> bool:
        """Whether some rule is not saved."""
        drafts = [*self.own_rules.drafts, self.own_rules.plugin]
        return any(not each.history.isClean() for each in drafts)

    @property
    def history(self) -> QUndoStack | None:
        """The steps of the rule or the plugin in front."""
        draft = self._draft()
        return draft.history if draft else None

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window do to the rules."""
        return {
            "file.save": PageCommand(
                self.save,
                tr("Saves the rule, so that scenarios can use it at once."),
                self._unsavable,
            ),
            "file.export": PageCommand(
                self.export,
                tr("Writes all your saved rules as one file that others can install."),
                self._unexportable,
            ),
        }

    def _unsavable(self) -> str:
        draft = self._draft()
        if draft is None:
            return tr("Open a rule first.")
        faults = self.own_rules.faults(draft, draft.value) if self._is_rule(draft) else []
        return tr("Fix this first: {text}", text=tr(faults[0].message)) if faults else ""

    def _unexportable(self) -> str:
        saved = any(each.path for each in self.own_rules.drafts)
        return "" if saved else tr("Save a rule first.")

    def _draft(self) -> RuleDraft | None:
        """Return what is in front: the rule, or the plugin."""
        if self.middle.currentWidget() is self.plugin:
            return self.own_rules.plugin
        return self.editor.draft if self.editor else None

    def undo(self) -> None:
        """Take the last step back."""
        self.finish()
        draft = self._draft()
        if draft is not None:
            draft.history.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        draft = self._draft()
        if draft is not None:
            draft.history.redo()

    def save(self) -> None:
        """Save what is in front: the rule, if it is sound, or what the plugin says of itself."""
        self.finish()
        draft = self._draft()
        if draft is self.own_rules.plugin:
            self.own_rules.describe()
        elif draft is not None and not self.own_rules.faults(draft, draft.value):
            self.own_rules.save(draft)
        self._refresh()

    def export(self) -> None:
        """Write the plugin as a file that others can install."""
        self.finish()
        if not export(self.own_rules, self._notices, self._asker):
            self.show_plugin()

    def leave(self) -> None:
        """Put everything down; what is not saved is there again the next time."""
        self.finish()
        self.own_rules.describe()
        self.own_rules.keep()

    def finish(self) -> None:
        """Take over what is half typed."""
        self.plugin.finish()
        if self.editor is not None:
            self.editor.finish()

    def _refresh(self) -> None:
        """Let buttons and commands say what can be done now."""
        self.buttons.describe(self._unexportable())
        self.restated.emit()

    def _is_rule(self, draft: RuleDraft | None) -> bool:
        return draft is not self.own_rules.plugin

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let the Tab key follow the page as it is read."""
        editor = self.editor
        middle = (editor.tabs, editor.preview) if editor is not None else ()
        parts = (self.rules, self.empty, self.plugin, *middle, self.buttons)
        return step(self, parts, forward=forward) or super().focusNextPrevChild(forward)


def _entry(item: RuleDraft | OwnRule) -> RuleEntry:
    if isinstance(item, OwnRule):
        return RuleEntry(item.code, tr("can't be used as it is"), trouble=str(item.trouble))
    title = said({"en": ""} | item.value["title"], "en")
    return RuleEntry(item.value["code"], title, not item.history.isClean())
