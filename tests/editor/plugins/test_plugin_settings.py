"""Settings of plugins on the plugin page: a form from their schema, kept as one types."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox, QLineEdit, QPushButton

from hullwright.editor.plugins.settings_card import SettingsCard
from hullwright.plugins.settings_file import ChosenSettings

from .strangers import installed_sample


def shown(qtbot, keeper, plugin_id):
    card = SettingsCard(keeper, keeper.plugin(plugin_id))
    qtbot.addWidget(card)
    card.show()
    return card


def test_what_is_typed_is_kept_and_what_is_usual_is_not(qtbot, keeper):
    installed_sample(keeper, "save-log", trusted=False)
    card = shown(qtbot, keeper, "save-log")
    line = next(each for each in card.findChildren(QLineEdit) if each.text().startswith("~/"))
    line.selectAll()
    QTest.keyClicks(line, "/tmp/book.txt")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert ChosenSettings(keeper.home, "save-log").read() == {"file": "/tmp/book.txt"}
    again = shown(qtbot, keeper, "save-log")
    assert again.form.value()["file"] == "/tmp/book.txt"
    line.selectAll()
    QTest.keyClicks(line, "~/hullwright-logbook.txt")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert ChosenSettings(keeper.home, "save-log").read() == {}


def test_all_settings_of_a_plugin_go_back_to_their_defaults_at_a_click(qtbot, keeper):
    installed_sample(keeper, "save-log", trusted=False)
    chosen = ChosenSettings(keeper.home, "save-log")
    chosen.change(lambda _: {"file": "/tmp/book.txt"})
    card = shown(qtbot, keeper, "save-log")
    button = card.findChild(QPushButton, "reset-settings")
    assert button.isEnabled()
    button.click()
    assert card.form.value()["file"] == "~/hullwright-logbook.txt"
    assert chosen.read() == {}
    assert not button.isEnabled()
    assert "defaults" in button.toolTip()
    chosen.path.write_text("{")
    card = shown(qtbot, keeper, "save-log")
    card.findChild(QPushButton, "reset-settings").click()
    assert card.trouble.isHidden()
    assert chosen.read() == {}


def test_a_number_stays_within_its_limits(qtbot, keeper):
    installed_sample(keeper, "crowd-overlay", trusted=False)
    card = shown(qtbot, keeper, "crowd-overlay")
    (box,) = card.findChildren(QDoubleSpinBox)
    box.selectAll()
    QTest.keyClicks(box, "4")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert ChosenSettings(keeper.home, "crowd-overlay").read() == {"hall_from": 4}
    assert (box.minimum(), box.maximum()) == (3, 6)


def test_a_damaged_file_is_told_and_not_written_over(qtbot, keeper):
    installed_sample(keeper, "save-log", trusted=False)
    chosen = ChosenSettings(keeper.home, "save-log")
    chosen.change(lambda _: {"file": "x"})
    chosen.path.write_text("{")
    card = shown(qtbot, keeper, "save-log")
    assert chosen.path.name in card.trouble.text()
    assert card.trouble.isVisible()
    assert card.form.value()["file"].startswith("~/")
    assert chosen.path.read_text() == "{"
