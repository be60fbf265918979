"""The tree of rules: groups, and in them a box to tick for each rule, with a sign where something is to be said."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from hullwright.engines.rules.definition import RuleDefinition, said
from hullwright.engines.rules.local import LOCAL
from hullwright.schema.checks.problem import Severity

from ...canvas.overlays.badges import BADGES
from ...drawing.painter import marks_icon
from ...games.game import GameWords
from ...languages.words import tr
from ...shell.text_match import has_words
from .composer import Composer
from .judgement import worst_of
from .words import group_title

ICON, ROW = 16, 26
SHORT = 4
"""Codes up to so many letters stand before the title."""
_CODE = Qt.ItemDataRole.UserRole
_FOUND = Qt.ItemDataRole.UserRole + 1
TICKED, UNTICKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class RuleTree(QTreeWidget):
    """Lists all rules of a scenario's game; Space ticks the one in front."""

    ticked = Signal(str, bool)
    """A code, and whether it is to be used."""
    chosen = Signal(str)
    """The code that the person looks at."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("composer-rules")
        self.setAccessibleName(tr("Rules"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(8)
        self.setIconSize(QSize(ICON, ICON))
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setExpandsOnDoubleClick(False)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(1, ICON + 8)
        self._listed: object = None
        self._sought = ""
        self._left = ""
        """The code that was in front when a search hid it."""
        self._icons = {each: marks_icon(BADGES[each], ICON) for each in Severity}
        self.itemChanged.connect(self._tick)
        self.currentItemChanged.connect(self._choose)

    def show_rules(self, composer: Composer) -> None:
        """Show the rules of a scenario: which there are, which are ticked, and what is said of them."""
        self._silently(lambda: self._refresh(composer))

    def seek(self, text: str) -> int:
        """Show only the rules with these words in code, title or text; return how many those are."""
        self._sought = text
        count = 0
        for group in self._groups():
            found = [self._is_sought(item) for item in _children(group)]
            for item, is_found in zip(_children(group), found, strict=True):
                item.setHidden(not is_found)
            group.setHidden(not any(found))
            count += sum(found)
        self._leave_hidden()
        return count

    def _leave_hidden(self) -> None:
        """Have no hidden rule in front, where keys would tick it unseen; once it is shown, it is again."""
        current = self.currentItem()
        if current is not None and current.isHidden():
            self._left = str(current.data(0, _CODE))
            self.setCurrentIndex(QModelIndex())
        elif current is None and self._left in self.codes():
            self.choose(self._left)

    def choose(self, code: str) -> None:
        """Look at a rule."""
        item = self.item_of(code)
        if item is not None:
            self.setCurrentItem(item)
            self.scrollToItem(item)

    def choose_first(self) -> None:
        """Look at the first rule that is shown."""
        item = next((each for each in self._rules() if not each.isHidden()), None)
        if item is not None:
            self.setCurrentItem(item)

    def codes(self) -> list[str]:
        """Return the codes that are shown, in their order."""
        return [str(each.data(0, _CODE)) for each in self._rules() if not each.isHidden()]

    def item_of(self, code: str) -> QTreeWidgetItem | None:
        """Return the row of a code."""
        return next((each for each in self._rules() if each.data(0, _CODE) == code), None)

    # Filling.

    def _refresh(self, composer: Composer) -> None:
        rows = _rows(composer)
        listed = [(code, title) for code, (title, _) in rows.items()]
        if listed != self._listed:
            self._listed = listed
            self._fill(rows, composer.words)
        for item in self._rules():
            self._mark(item, composer)

    def _fill(self, rows: Mapping[str, tuple[str, str]], words: GameWords) -> None:
        current = self.currentItem()
        before = current.data(0, _CODE) if current is not None else None
        self.clear()
        groups: dict[str, QTreeWidgetItem] = {}
        for code, (title, text) in rows.items():
            heading = group_title(words, code) if text else tr("Not installed here")
            if heading not in groups:
                groups[heading] = self._group(heading)
            groups[heading].addChild(_row(code, title, text))
        self.expandAll()
        self.seek(self._sought)
        if before in self.codes():
            self.choose(before)

    def _group(self, heading: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem([heading])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        group.setSizeHint(0, QSize(0, ROW))
        font = self.font()
        font.setBold(True)
        group.setFont(0, font)
        self.addTopLevelItem(group)
        group.setFirstColumnSpanned(True)
        return group

    def _mark(self, item: QTreeWidgetItem, composer: Composer) -> None:
        code = str(item.data(0, _CODE))
        findings = composer.judgement.about(code)
        is_used = composer.use(code) is not None
        if item.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            item.setCheckState(0, TICKED if is_used else UNTICKED)
        font = self.font()
        font.setBold(is_used)
        item.setFont(0, font)
        rule = composer.rule(code)
        asleep = composer.asleep(rule) if rule and not findings else None
        said = [composer.said_of(each) for each in findings] or ([tr(asleep)] if asleep else [])
        item.setToolTip(1, "\n".join(said))
        self._badge(item, Severity.WARNING if asleep else worst_of(findings))

    def _badge(self, item: QTreeWidgetItem, severity: Severity | None) -> None:
        item.setData(1, _FOUND, severity)
        item.setIcon(1, self._icons[severity] if severity else QIcon())

    # What people do.

    def _tick(self, item: QTreeWidgetItem, column: int) -> None:
        code = item.data(0, _CODE)
        if code is not None and not column:
            self.ticked.emit(code, item.checkState(0) is TICKED)

    def _choose(self, item: QTreeWidgetItem | None, _: object = None) -> None:
        code = item.data(0, _CODE) if item is not None else None
        if code is not None:
            self.chosen.emit(code)

    def _silently(self, act: Callable[[], None]) -> None:
        self.blockSignals(True)
        act()
        self.blockSignals(False)

    def _groups(self) -> Iterator[QTreeWidgetItem]:
        items = (self.topLevelItem(number) for number in range(self.topLevelItemCount()))
        return (each for each in items if each is not None)

    def _rules(self) -> Iterator[QTreeWidgetItem]:
        return (item for group in self._groups() for item in _children(group))

    def _is_sought(self, item: QTreeWidgetItem) -> bool:
        return has_words(self._sought, f"{item.text(0)} {item.toolTip(0)}")


def _children(group: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    items = (group.child(number) for number in range(group.childCount()))
    return [each for each in items if each is not None]


def _rows(composer: Composer) -> dict[str, tuple[str, str]]:
    """Return the title and the text of each code: known rules, then unknown ones, then the scenario's own."""
    language = composer.language
    rows = {rule.code: _texts(rule, language) for rule in composer.listed}
    for rule in composer.listed:
        if composer.asleep(rule):
            title, text = rows[rule.code]
            rows[rule.code] = tr("{title} (needs trust)", title=title), text
    for use in composer.scenario.rules:
        if use.code != LOCAL:
            rows.setdefault(use.code, (tr("unknown"), ""))
    local = composer.local
    if local is not None:
        rows[LOCAL] = _texts(local, language)
    return rows


def _texts(rule: RuleDefinition, language: str) -> tuple[str, str]:
    return said(rule.title, language), said(rule.text, language)


def _row(code: str, title: str, text: str) -> QTreeWidgetItem:
    is_local = code == LOCAL
    # Long codes of plugins say less than their titles; letters and numbers are how players know rules.
    is_short = len(code) <= SHORT or not text
    name = tr("{code}  {title}", code=code, title=title) if is_short else title
    item = QTreeWidgetItem([title if is_local else name])
    item.setData(0, _CODE, code)
    whole = title if is_local else tr("{title} ({code})", title=title, code=code)
    item.setToolTip(0, "\n".join(filter(None, (whole, text))))
    item.setSizeHint(0, QSize(0, ROW))
    flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
    item.setFlags(flags if is_local else flags | Qt.ItemFlag.ItemIsUserCheckable)
    return item
