"""The part of the style sheet about what is typed into, ticked, chosen and dragged."""

CONTROLS = """
QComboBox, QAbstractSpinBox {
    background: $panel; color: $text; border: 1px solid $line; border-radius: 4px; padding: 3px 6px;
    min-height: 18px; selection-background-color: $accent; selection-color: $on_accent;
}
QAbstractSpinBox { min-height: 15px; qproperty-alignment: "AlignRight | AlignVCenter"; }
QComboBox:hover, QAbstractSpinBox:hover { border-color: $faint_text; }
QComboBox:focus, QComboBox:on, QAbstractSpinBox:focus { border: 2px solid $accent; padding: 2px 5px; }
QComboBox:disabled, QAbstractSpinBox:disabled { color: $faint_text; background: $window; }
QComboBox::drop-down { subcontrol-origin: padding; subcontrol-position: center right; width: 20px; border: none; }
QComboBox::down-arrow { image: $image_down; width: 14px; height: 14px; }
QComboBox::down-arrow:disabled { image: $image_down_off; }
QComboBox QAbstractItemView {
    background: $raised; border: 1px solid $line; padding: 4px 0; outline: none;
    selection-background-color: $accent; selection-color: $on_accent;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: 20px; border: none; background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; margin: 2px 2px 0 0; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin: 0 2px 2px 0; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $raised; }
QAbstractSpinBox::up-button:pressed, QAbstractSpinBox::down-button:pressed { background: $line; }
QAbstractSpinBox::up-arrow { image: $image_up; width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: $image_down; width: 10px; height: 10px; }
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::up-arrow:disabled { image: $image_up_off; }
QAbstractSpinBox::down-arrow:off, QAbstractSpinBox::down-arrow:disabled { image: $image_down_off; }
QCheckBox, QRadioButton { spacing: 8px; border: 2px solid transparent; border-radius: 4px; padding: 1px; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint_text; }
QCheckBox::indicator, QGroupBox::indicator, QAbstractItemView::indicator {
    width: 14px; height: 14px; background: $panel; border: 1px solid $faint_text; border-radius: 3px;
}
QRadioButton::indicator {
    width: 14px; height: 14px; background: $panel; border: 1px solid $faint_text; border-radius: 8px;
}
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QAbstractItemView::indicator:checked {
    background: $accent; border-color: $accent; image: $image_ticked;
}
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate {
    background: $accent; border-color: $accent; image: $image_partly;
}
QCheckBox::indicator:checked:disabled, QAbstractItemView::indicator:checked:disabled {
    background: $window; border-color: $line; image: $image_ticked_off;
}
QCheckBox::indicator:unchecked:disabled, QRadioButton::indicator:disabled { border-color: $line; background: $window; }
QRadioButton::indicator:checked {
    width: 6px; height: 6px; border: 5px solid $accent; background: $on_accent; border-radius: 8px;
}
QSlider:horizontal { min-height: 22px; }
QSlider::groove:horizontal { height: 4px; background: $line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal {
    width: 14px; margin: -6px 0; background: $raised; border: 1px solid $faint_text; border-radius: 8px;
}
QSlider::handle:horizontal:hover { border-color: $text; }
QSlider::handle:horizontal:focus { border: 2px solid $accent; width: 12px; }
QSlider::handle:horizontal:disabled { background: $window; border-color: $line; }
QSlider::sub-page:horizontal:disabled { background: $line; }
QListView, QTreeView, QTableView { background: $panel; border: 1px solid $line; border-radius: 4px; }
QListWidget::item { padding: 4px 6px; }
QListWidget::item:selected { background: $accent; color: $on_accent; }
QListWidget::item:selected:!active { background: $line; color: $text; }
QTreeView { outline: none; }
QTreeView::item:focus, QTreeView::item:selected, QTreeView::branch:selected { background: $line; color: $text; }
QListWidget::item:disabled { color: $text; background: transparent; }
QTableView { gridline-color: $line; }
QTableCornerButton::section { background: $window; border: none; }
QHeaderView::section {
    background: $window; color: $text; border: none; border-bottom: 1px solid $line; padding: 4px 8px;
}
QTreeView::branch:closed:has-children { image: $image_right; }
QTreeView::branch:open:has-children { image: $image_down; }
QSplitter::handle { background: $line; }
QSplitter::handle:horizontal { margin: 0 2px; }
QSplitter::handle:vertical { margin: 2px 0; }
QSplitter::handle:hover { background: $accent; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMessageBox {
    messagebox-critical-icon: $image_error; messagebox-warning-icon: $image_warning;
    messagebox-information-icon: $image_info; messagebox-question-icon: $image_question;
}
QLineEdit { lineedit-clear-button-icon: $image_clear; }
QFileDialog, QFileDialog * {
    filedialog-backward-icon: $image_back; filedialog-parent-directory-icon: $image_above;
    filedialog-new-directory-icon: $image_new_folder; filedialog-listview-icon: $image_list;
    filedialog-detailedview-icon: $image_details; directory-icon: $image_folder;
    directory-closed-icon: $image_folder; directory-open-icon: $image_folder; file-icon: $image_file;
    backward-icon: $image_back; forward-icon: $image_forth; home-icon: $image_home;
}
"""
