"""A person at the composer: opens a scenario, searches, ticks, types and tries it on a map."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QWidget

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.scenario_place import ScenarioPlace
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.scenarios.composer.composer import Composer
from hullwright.editor.scenarios.composer.edits import blank_scenario
from hullwright.editor.scenarios.composer.map_choice import sample
from hullwright.editor.scenarios.composer.rules import RulesAtHand
from hullwright.editor.scenarios.composer.view import ComposerContext, ComposerView
from hullwright.editor.shell.notices import Notices
from hullwright.samples import maps
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario

from ....waiting import wait_until


def sample_map(name: str) -> MapDocument:
    return sample(next(path for path in maps() if path.stem == name))


def wait(until: Callable[[], object]) -> None:
    wait_until(until, QApplication.processEvents)
    QApplication.processEvents()


def composer_on(scenario: Scenario, rules: RulesAtHand, inspector: Inspector) -> Composer:
    """Return the model alone, without any widget."""
    return Composer(ScenarioPlace(Document(scenario)), rules, inspector)


class ComposerUser:
    """A person at the composer's view, in a window of its own."""

    def __init__(
        self, folder: Path, scenario: Scenario | None = None, size: tuple[int, int] = (1200, 760)
    ) -> None:
        self.asked: list[MapDocument] = []
        """What the person answers when asked for a map in a file."""
        self.told: list[str] = []
        self.workplaces = Workplaces()
        self.inspector = Inspector()
        self.notices = Notices()
        self.notices.told.connect(lambda notice: self.told.append(notice.text))
        self.rules = RulesAtHand(folder)
        value = scenario or blank_scenario("Mine", "eftaios", "black-advanced")
        place = self.workplaces.open(Document(value))
        assert isinstance(place, ScenarioPlace)
        self.place = place
        around = ComposerContext(
            self.workplaces,
            self.rules,
            self.inspector,
            self.notices,
            lambda: self.asked.pop() if self.asked else None,
        )
        self.view = ComposerView(place, around)
        self.window = QMainWindow()
        self.window.setCentralWidget(self.view)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        wait(self.window.isActiveWindow)
        wait(self.view.browser.tree.codes)

    def leave(self) -> None:
        self.workplaces.close(self.place)
        self.window.close()
        self.window.deleteLater()
        self.inspector.close()

    # Looking.

    @property
    def scenario(self) -> Scenario:
        return self.place.scenario

    @property
    def codes(self) -> list[str]:
        return [each.code for each in self.scenario.rules]

    @property
    def steps(self) -> list[str]:
        history = self.place.document.history
        return [history.text(number) for number in range(history.count())]

    def part(self, name: str, kind: type = QWidget) -> QWidget:
        """Return the outermost part of the view that is seen under a name."""
        found = [each for each in self.view.findChildren(kind, name) if each.isVisible()]
        assert found, name
        return found[0]

    def remedies(self) -> list[str]:
        """Return what the buttons beside the findings offer, once all are tried."""
        wait(lambda: not self.view.findings.is_busy)
        rows = self.view.findings.rows
        return [each.text() for row in rows for each in row.findChildren(QPushButton)]

    # Acting.

    def key(self, widget: QWidget, key: Qt.Key | str) -> None:
        widget.setFocus()
        QTest.keyClick(widget, key)
        QApplication.processEvents()

    def find(self, text: str) -> None:
        """Search for a rule and go to the first that was found."""
        line = self.view.browser.line
        line.setFocus()
        line.selectAll()
        QTest.keyClick(line, Qt.Key.Key_Delete)
        QTest.keyClicks(line, text)
        QTest.keyClick(line, Qt.Key.Key_Return)
        QApplication.processEvents()

    def tick(self, code: str) -> None:
        """Search for a rule by its code and press Space."""
        self.find(code)
        assert self.view.rule.code == code
        self.key(self.view.browser.tree, Qt.Key.Key_Space)

    def press(self, title: str) -> None:
        """Press the button beside a finding."""
        assert title in self.remedies()
        rows = self.view.findings.rows
        buttons = [each for row in rows for each in row.findChildren(QPushButton)]
        button = next(each for each in buttons if each.text() == title)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def choose(self, box: QWidget, title: str) -> None:
        """Go through the entries of a combo box with the arrow keys until one is shown."""
        for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Down] * box.count()):
            self.key(box, key)
            if box.currentText() == title:
                return
        raise AssertionError(title)

    def try_on(self, value: MapDocument) -> None:
        """Try the scenario on a map and wait for what is found."""
        self.view.composer.pair(value)
        wait(lambda: self.view.composer.trial is not None)
