"""The style sheet: the little that Qt's Fusion style and a palette can't say. Lengths keep to 8 pixels."""

from string import Template

from ..drawing.inks import Inks
from . import plain_text
from .style_controls import CONTROLS
from .style_images import image_urls

_SHEET = """
QToolTip {
    background: $raised; color: $text; border: 1px solid $line; padding: 4px 8px;
}
QFrame#map-card { background: $raised; border: 1px solid $faint_text; border-radius: 6px; }
QMenuBar { background: $window; border: none; padding: 0 4px; }
QMenuBar::item { padding: 6px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $raised; }
QMenu { background: $raised; border: 1px solid $line; padding: 4px 0; }
QMenu::item { padding: 5px 24px 5px 8px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $faint_text; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }
QLabel[menu-heading="true"] {
    color: $text; background: transparent; font-weight: 600; border-top: 1px solid $line;
    margin: 2px 8px 0 8px; padding: 4px 0 2px 0;
}
QWidget[menu-row="true"] { background: transparent; border-radius: 0; }
QWidget[menu-row="true"][current="true"] { background: $accent; }
QWidget[menu-row="true"][current="true"] QLabel { color: $on_accent; }
QMenu::icon:checked { background: $line; border: 1px solid $accent; border-radius: 4px; }
QMenu::indicator { width: 16px; height: 16px; left: 8px; }
QMenu::indicator:non-exclusive:checked { image: $image_check; }
QMenu::indicator:exclusive:checked { image: $image_dot; }
QMenu::right-arrow { image: $image_right; width: 14px; height: 14px; right: 6px; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 3px 6px; }
QToolButton:hover { background: $raised; }
QToolButton:pressed { background: $line; }
QToolButton:checked { background: $raised; border: 1px solid $accent; }
QToolButton:focus { border: 2px solid $accent; padding: 2px 5px; }
QToolButton:disabled { color: $faint_text; }
QToolButton[filter="true"] { color: $faint_text; border: 1px solid transparent; }
QToolButton[filter="true"]:checked { color: $text; background: $raised; border: 1px solid $line; }
QToolButton[filter="true"]:focus { border: 2px solid $accent; padding: 2px 5px; }
QToolBar { background: $window; border: none; spacing: 2px; padding: 4px 8px; }
QToolBar#tool-strip { padding: 4px; spacing: 1px; border-right: 1px solid $line; }
QToolBar::separator { background: $line; width: 1px; height: 1px; margin: 4px 6px; }
QToolBar QToolButton, QToolButton[flat="true"] {
    background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 3px 6px;
}
QToolBar#tool-strip QToolButton { padding: 3px; }
QToolBar QToolButton:hover, QToolButton[flat="true"]:hover { background: $raised; }
QToolBar QToolButton:pressed, QToolButton[flat="true"]:pressed { background: $line; }
QToolBar QToolButton:checked, QToolButton[flat="true"]:checked { background: $raised; border: 1px solid $accent; }
QToolBar#tool-strip QToolButton:checked, QToolBar#tool-strip QToolButton:focus {
    background: $raised; border: 2px solid $accent; padding: 2px;
}
QToolBar QToolButton:focus, QToolButton[flat="true"]:focus { border: 2px solid $accent; padding: 2px 5px; }
#qt_toolbar_ext_button, #qt_menubar_ext_button {
    background: $accent; border: none; border-radius: 4px; padding: 0;
}
QToolBar QToolButton:disabled { color: $faint_text; }
QToolBar QToolButton::menu-indicator, QToolButton[flat="true"]::menu-indicator { image: none; }
QPushButton {
    background: $raised; border: 1px solid $line; border-radius: 6px; padding: 5px 14px;
}
QPushButton:hover { border-color: $faint_text; }
QPushButton:pressed { background: $line; }
QPushButton:checked { border: 1px solid $accent; background: $panel; }
QPushButton[begins="true"] { text-align: left; padding-left: 12px; }
QPushButton:default, QPushButton[primary="true"] {
    background: $accent; color: $on_accent; border: 1px solid $accent;
}
QPushButton:focus { border: 2px solid $accent; padding: 4px 13px; }
QPushButton[primary="true"]:focus, QPushButton:default:focus { border-color: $text; }
QPushButton:disabled { color: $faint_text; background: $panel; border-color: $line; }
QLineEdit, QTextEdit, QPlainTextEdit, QKeySequenceEdit QLineEdit {
    background: $panel; border: 1px solid $line; border-radius: 4px; padding: 3px 6px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus { border: 2px solid $accent; padding: 2px 5px; }
QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus, QScrollArea:focus {
    border: 1px solid $accent;
}
QDockWidget > QWidget { background: $panel; }
/* Else Qt makes an animation for every panel and bar whenever a text in the window gets longer. */
QMainWindow > QWidget { widget-animation-duration: 0; }
QMainWindow::separator { background: $line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: $accent; }
QStatusBar { background: $window; border-top: 1px solid $line; }
QStatusBar::item { border: none; }
QStatusBar QLabel { padding: 0 4px; }
QTabBar { background: $window; qproperty-drawBase: 0; }
QMainWindow > QTabBar { qproperty-elideMode: ElideNone; qproperty-usesScrollButtons: 1; }
QMainWindow > QTabBar::tab { padding: 6px 8px; }
QTabBar::tab {
    background: $window; color: $faint_text; padding: 6px 10px; border: none;
    border-bottom: 2px solid transparent;
}
QTabBar::tab:selected { color: $text; background: $panel; border-bottom: 2px solid $accent; }
QTabBar::tab:hover:!selected { color: $text; }
QTabBar:focus { outline: none; }
QTabBar::tab:selected:focus { border: 1px solid $accent; border-bottom: 2px solid $accent; }
QTabBar::close-button { image: $image_close; subcontrol-position: right; border-radius: 4px; }
QTabBar::close-button:hover { image: $image_close_lit; background: $line; }
QTabBar::scroller { width: 48px; }
QTabBar QToolButton { background: $raised; border: 1px solid $line; border-radius: 4px; padding: 0; }
QTabBar QToolButton:hover { border-color: $faint_text; }
QTabBar QToolButton::left-arrow { image: $image_left; width: 14px; height: 14px; }
QTabBar QToolButton::right-arrow { image: $image_right; width: 14px; height: 14px; }
QTabBar QToolButton::left-arrow:disabled { image: $image_left_off; }
QTabBar QToolButton::right-arrow:disabled { image: $image_right_off; }
QTabWidget::pane { border: none; }
QScrollArea { border: none; background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $faint_text; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar {
    background: $panel; border: 1px solid $faint_text; border-radius: 4px; min-height: 6px; max-height: 6px;
}
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QToolButton[choice="true"] {
  background: $panel; border: 1px solid $line; border-radius: 6px; padding: 4px; text-align: left;
}
QToolButton[choice="true"]:hover { background: $raised; }
QToolButton[choice="true"]:checked { background: $raised; border: 2px solid $accent; padding: 3px; }
QToolButton[choice="true"]:focus { border: 2px solid $text; padding: 3px; }
QToolButton[card="true"] {
    background: $panel; border: 1px solid $line; border-radius: 8px; padding: 8px 4px 4px 4px;
}
QToolButton[card="true"]:hover { border-color: $faint_text; background: $raised; }
QToolButton[card="true"]:focus { border: 2px solid $accent; padding: 7px 3px 3px 3px; }
QPushButton[link="true"] {
    background: transparent; border: 1px solid transparent; color: $accent; text-align: left;
    padding: 4px 0;
}
QPushButton[link="true"]:hover { text-decoration: underline; }
QPushButton[link="true"]:focus { border: 1px solid $accent; }
QPushButton[link="true"]:disabled { color: $faint_text; background: transparent; }
#shortcut-table::item { padding: 4px 8px; }
#plugin-list::item { padding: 6px 8px; border-left: 3px solid transparent; }
#plugin-list::item:selected { background: $raised; color: $text; border-left: 3px solid $accent; }
#command-palette, #effects-card { background: $raised; border: 1px solid $line; border-radius: 8px; }
#command-palette QListView { background: $raised; border: none; }
#command-palette QLineEdit { padding: 7px 8px; }
#notice-card { background: $raised; border: 1px solid $faint_text; border-radius: 8px; }
#notice-card[tone="good"] { border-left: 4px solid $good; }
#notice-card[tone="hint"] { border-left: 4px solid $hint; }
#notice-card[tone="warning"] { border-left: 4px solid $warning; }
#notice-card[tone="error"] { border-left: 4px solid $error; }
#past-notices { background: $panel; border: 1px solid $faint_text; border-radius: 8px; }
#tour-card { background: $raised; border: 2px solid $accent; border-radius: 8px; }
#tour-card QLabel { background: transparent; }
#tour-ring { background: transparent; border: 2px solid $accent; border-radius: 8px; }
#selection-bar { background: $raised; border: 1px solid $line; border-radius: 8px; }
#selection-bar QLabel { background: transparent; color: $text; }
#selection-bar QToolButton { padding: 4px; }
#selection-bar QToolButton:checked { border: 1px solid $accent; }
#selection-bar QToolButton:focus { border: 2px solid $accent; padding: 3px; }
CardFrame, EffectRow { background: $panel; border: 1px solid $line; border-radius: 8px; }
*[faint="true"] { color: $faint_text; }
*[heading="true"] { font-weight: 600; }
"""


def style_sheet(inks: Inks) -> str:
    """Return the style sheet in the inks of a theme."""
    colours = {name.replace("-", "_"): colour for name, colour in inks.items()}
    sheet = Template(f"{CONTROLS}{_SHEET}")
    return f"{plain_text.STYLE}{sheet.substitute(colours, **dict(image_urls(inks)))}"
