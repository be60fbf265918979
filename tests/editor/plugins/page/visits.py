"""A person on the plugin page."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from hullwright.editor.plugins.plugin_page import PluginPage
from hullwright.editor.shell.notices import Notices
from hullwright.plugins.host import Status
from hullwright.plugins.host.installation import Keeper
from hullwright.samples import HERE

from ...files.file_work import Person

SAMPLES = HERE / "plugins"
LEFT = Qt.MouseButton.LeftButton


class Visit:
    """A person on the plugin page."""

    def __init__(self, qtbot, home: Path) -> None:
        self.qtbot = qtbot
        self.host = Keeper(home)
        self.person = Person()
        self.notices = Notices()
        self.heard = []
        self.notices.told.connect(self.heard.append)
        self.page = PluginPage(self.host, self.notices, self.person)
        self.changes = []
        self.page.changed.connect(lambda: self.changes.append(1))
        qtbot.addWidget(self.page)
        self.page.resize(1000, 700)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)

    def rows(self) -> dict[str, str]:
        listed = (self.page.list.item(row).text() for row in range(self.page.list.count()))
        return dict(text.split("\n", 1) for text in listed)

    def button(self, name: str) -> QPushButton | None:
        shown = [each for each in self.page.findChildren(QPushButton, name) if each.isVisible()]
        return shown[0] if shown else None

    def press(self, name: str) -> None:
        button = self.button(name)
        assert button is not None, name
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()

    def text(self, name: str) -> str:
        shown = [each for each in self.page.findChildren(QLabel, name) if each.isVisible()]
        return shown[0].text() if shown else ""

    def everything(self) -> str:
        labels = self.page.details.findChildren(QLabel)
        return "\n".join(each.text() for each in labels if each.isVisible())

    def offer(self, title: str) -> None:
        next(each for each in self.heard[-1].offers if each.title == title).run()
        QApplication.processEvents()

    def status(self, plugin_id: str) -> Status:
        return self.host.plugin(plugin_id).status
