"""The toolbar: what is used most, with a text under each icon."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QActionEvent
from PySide6.QtWidgets import QToolBar, QToolButton

from hullwright.schema.late_dataclass import late_dataclass

from ..drawing.icon import icon
from ..languages.words import tr
from .action_texts import tip
from .actions import Actions
from .hover_guard import HoverGuard
from .menus import menu_of
from .plain_text import help_text


@late_dataclass
class MenuPart:
    """A button of the toolbar that opens a menu."""

    menu: str
    """The path of the menu, such as "Symmetry"."""
    title: str
    icon: str
    help: str
    follows: bool = False
    """Whether it shows the icon of the entry that is switched on: for menus with one choice at a time."""


Part: TypeAlias = str | MenuPart
"""The name of a command, a menu, or "|" for a line."""


class Toolbar(QToolBar):
    """The bar below the menus."""

    def __init__(self, actions: Actions, parts: Sequence[Part]) -> None:
        super().__init__(tr("Toolbar"))
        self.setObjectName("toolbar")
        self.setAccessibleName(tr("Toolbar"))
        self.setMovable(False)
        self.setIconSize(QSize(20, 20))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        HoverGuard(self)
        self._actions = actions
        self._buttons: list[tuple[MenuPart, QToolButton]] = []
        self._shown: dict[str, QAction] = {}
        self._icons: dict[str, str] = {}
        """By menu, the name of the icon that its button shows."""
        self._laid_out: dict[str, tuple[str, bool]] = {}
        """By command, what its button was laid out for: its text, and whether it is seen."""
        for part in parts:
            self._add(part)
        self._fill_menus()
        actions.added.connect(self._fill_menus)
        actions.refreshed.connect(self._follow)
        actions.reshown.connect(self._fit)
        self._follow()
        self._fit()

    def _add(self, part: Part) -> None:
        if isinstance(part, MenuPart):
            self._add_menu(part)
        elif part == "|":
            self.addSeparator()
        else:
            self._add_command(part)

    def actionEvent(self, event: QActionEvent) -> None:
        """Lay the bar out anew for a command that has another text or is seen or not, and not for one that can be done now."""
        action = event.action()
        wanted = action.text(), action.isVisible()
        is_same = wanted == self._laid_out.get(action.objectName())
        if event.type() != QEvent.Type.ActionChanged or not is_same:
            self._laid_out[action.objectName()] = wanted
            super().actionEvent(event)

    def _add_command(self, name: str) -> None:
        action = self._actions.action(name)
        self._actions.draw([name])
        self.addAction(action)
        button = self.widgetForAction(action)
        button.setAccessibleName(action.text().removesuffix("…"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _add_menu(self, part: MenuPart) -> None:
        button = QToolButton()
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setText(tr("{title} ▾", title=tr(part.title)))
        button.setToolTip(tip(tr(part.title), "", tr(part.help)))
        button.setWhatsThis(help_text(tr(part.help)))
        button.setAccessibleName(tr(part.title))
        button.setObjectName(f"toolbar {part.menu}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._buttons.append((part, button))
        self._shown[part.menu] = self.addWidget(button)

    def _fill_menus(self) -> None:
        for part, button in self._buttons:
            old = button.menu()
            menu = menu_of(self._actions, part.menu)
            menu.setParent(button, menu.windowFlags())
            button.setMenu(menu)
            if old is not None:
                old.deleteLater()

    def _follow(self) -> None:
        for part, button in self._buttons:
            name = self._icon_of(part)
            if name != self._icons.get(part.menu):
                self._icons[part.menu] = name
                button.setIcon(icon(name))

    def _fit(self) -> None:
        """Show no button of a menu that has nothing for what is in front."""
        for part, _ in self._buttons:
            self._shown[part.menu].setVisible(self._has_use(part))
        self._part_groups()

    def _part_groups(self) -> None:
        """Show a line only between groups that have something to show."""
        has_begun = False
        for action in self.actions():
            if action.isSeparator():
                action.setVisible(has_begun)
                has_begun = False
            else:
                has_begun = has_begun or action.isVisible()

    def _has_use(self, part: MenuPart) -> bool:
        entries = [each for each in self._actions.at_hand() if each.menu == part.menu]
        return any(map(self._actions.has_use, entries))

    def _icon_of(self, part: MenuPart) -> str:
        if part.follows:
            for command in self._actions.at_hand():
                if command.menu == part.menu and command.is_on is not None and command.is_on():
                    return command.icon or part.icon
        return part.icon
