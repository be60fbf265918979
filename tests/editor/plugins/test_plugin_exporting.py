"""Formats of plugins in the File menu, and the importer that reads them back."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox, QMainWindow

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.scenario_place import ScenarioPlace
from hullwright.editor.plugins.export_formats import MENU, ExportAs
from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.commands import Command
from hullwright.editor.shell.menus import Menus
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.plugins.contributions_exporters import exporters
from hullwright.plugins.importers import import_map, importers
from hullwright.plugins.map_context import MapContext
from hullwright.samples import maps
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.hex_zone.layout import SectorKind

from ...waiting import wait_until
from ..export_work import press
from ..files.file_work import FileWork, small_map
from ..workplaces import zone
from .strangers import installed_code, installed_sample

OURS = 4
"""The formats of the plugins we ship, which come before those of others."""
BELLWETHER = next(path for path in maps() if path.stem == "bellwether")


def happens(what: Callable[[], object]) -> None:
    wait_until(what, QApplication.processEvents)


def export_by(command: Command, desk: FileWork) -> None:
    """Choose a format from the menu, and export in the dialog that opens at it."""
    command.run()
    dialog = desk.files.exporting.dialog
    assert dialog is not None
    assert f"export {dialog.format.name}" == command.name
    press(dialog, "export")


@pytest.fixture
def desk(home, qapp):
    made = FileWork(home)
    yield made
    made.files.closing.may_quit()


@pytest.fixture
def export_as(keeper, desk):
    return ExportAs(keeper, desk.files)


def test_a_map_goes_through_the_sample_format_and_back(keeper, desk, export_as, tmp_path):
    installed_sample(keeper, "ascii-exporter")
    zone = read_map(BELLWETHER)
    desk.workplaces.open(Document(zone))
    command = export_as.commands()[-1]
    assert command.title == "ASCII zone…"
    desk.person.saves = [tmp_path / "out.txt"]
    export_by(command, desk)
    assert desk.person.suggested[-1].name == "bellwether.txt"
    happens(lambda: f"Exported to {tmp_path / 'out.txt'}." in desk.texts)
    content = (tmp_path / "out.txt").read_bytes()
    assert content.startswith(b"ascii zone 1\nBellwether\n")
    back = import_map(content, "out.txt", host=keeper)
    assert back.document.layout.rows == zone.layout.rows
    assert back.document.name == "Bellwether"


def test_the_dialog_asks_for_the_options_of_a_format_and_remembers_them(
    keeper, desk, export_as, tmp_path
):
    installed_sample(keeper, "ascii-exporter")
    place = desk.workplaces.open(Document(read_map(BELLWETHER)))
    desk.person.saves = [tmp_path / "out.txt"]
    command = export_as.commands()[-1]
    command.run()
    dialog = desk.files.exporting.dialog
    assert dialog.options.isVisible()
    assert dialog.options.value() == {"windows": False}
    (box,) = (each for each in dialog.findChildren(QCheckBox) if "Windows" in each.text())
    box.click()
    press(dialog, "export")
    happens(lambda: f"Exported to {tmp_path / 'out.txt'}." in desk.texts)
    assert (tmp_path / "out.txt").read_bytes().startswith(b"ascii zone 1\r\nBellwether\r\n")
    assert desk.files.exporting.choice_for(place).options == {"windows": True}
    command.run()
    dialog = desk.files.exporting.dialog
    assert dialog.options.value() == {"windows": True}
    dialog.list.setCurrentRow(0)
    assert not dialog.options.isVisible()
    dialog.reject()


def test_options_that_a_format_does_not_have_are_refused(keeper):
    installed_sample(keeper, "ascii-exporter")
    exporter = exporters(keeper, "hex-zone")[-1]
    context = MapContext(read_map(BELLWETHER))
    with pytest.raises(HullwrightError, match="did you mean “windows”"):
        exporter.exported(context, {"window": True})
    assert exporter.exported(context).startswith(b"ascii zone 1\n")


def test_the_menu_offers_the_formats_that_there_are_when_it_opens(
    qtbot, keeper, desk, export_as, home
):
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions([], ProgramSettings(home))
    menus = Menus(window.menuBar(), actions, {MENU: export_as.commands})
    assert menus
    desk.workplaces.open(Document(small_map()))
    menu = next(
        each
        for each in window.findChildren(type(window.menuBar().addMenu("x")))
        if each.objectName() == f"menu {MENU}"
    )
    menu.aboutToShow.emit()
    ours = [each.text() for each in menu.actions()]
    assert len(ours) == OURS
    installed_sample(keeper, "ascii-exporter")
    menu.aboutToShow.emit()
    assert [each.text() for each in menu.actions()] == [*ours, "ASCII zone…"]


def test_without_trust_there_is_no_format_and_the_importer_is_refused(keeper, desk, export_as):
    installed_sample(keeper, "ascii-exporter", trusted=False)
    desk.workplaces.open(Document(small_map()))
    assert len(export_as.commands()) == OURS
    content = b"ascii zone 1\nTest\ns\n"
    with pytest.raises(HullwrightError, match="is not recognised"):
        import_map(content, "out.txt", host=keeper)
    with pytest.raises(HullwrightError, match="is not run: It contains code"):
        importers(keeper)["ascii-zone"].imported(content, "out.txt", {})


def test_a_format_for_another_kind_is_not_offered(keeper):
    installed_sample(keeper, "ascii-exporter")
    assert len(exporters(keeper, "galaxy")) == OURS
    assert exporters(keeper, "hex-zone")[-1].name == "ascii-exporter/ascii-zone"


def sound_map(*, pod: int = 1) -> MapDocument:
    """Return a map without an error, whose only pod has a number."""
    value = read_map(BELLWETHER)
    legend = {**value.layout.legend, "1": SectorKind(kind="pod", number=pod)}
    return replace(value, layout=replace(value.layout, legend=legend))


def test_a_map_that_the_format_cannot_hold_is_refused_in_words(keeper, desk, export_as, tmp_path):
    installed_sample(keeper, "ascii-exporter")
    desk.workplaces.open(Document(sound_map(pod=12)))
    desk.person.saves = [tmp_path / "out.txt"]
    export_by(export_as.commands()[-1], desk)
    happens(lambda: "Number the pods" in desk.texts)
    assert not (tmp_path / "out.txt").exists()


def test_errors_forbid_a_format_of_a_plugin_until_it_is_exported_anyway(
    keeper, desk, export_as, tmp_path
):
    installed_code(keeper, "exporters", "def work(document, options):\n    return b'bytes'\n")
    value = small_map()
    desk.workplaces.open(Document(replace(value, layout=zone("sds", "dsd"))))
    path = tmp_path / "out.txt"
    desk.person.saves = [path, path]
    export_by(export_as.commands()[-1], desk)
    happens(lambda: "Not exported because of" in desk.texts)
    assert not path.exists()
    desk.press("Export anyway…")
    happens(path.exists)
    assert path.read_bytes() == b"bytes"


def test_a_scenario_in_front_is_exported_as_it_is_played(keeper, desk, export_as, tmp_path):
    code = "def work(document, options, context):\n    return context.scenario.name.encode()\n"
    installed_code(keeper, "exporters", code)
    scenario = Scenario(name="Night", game="eftaios", ruleset="ultimate")
    place = desk.workplaces.open(Document(scenario))
    assert isinstance(place, ScenarioPlace)
    place.pair(sound_map())
    path = tmp_path / "out.txt"
    desk.person.saves = [path]
    export_by(export_as.commands()[-1], desk)
    happens(path.exists)
    assert path.read_bytes() == b"Night"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            "def work(document, options):\n    return 'text'\n",
            "returned str instead of bytes. Please tell its author. That was in it.py, line 1.",
        ),
        (
            "def work(document, options):\n    return 1 / 0\n",
            "failed: ZeroDivisionError: division by zero (it.py, line 2)",
        ),
        ("import sys\ndef work(document, options):\n    sys.exit()\n", "tried to end the program"),
    ],
)
def test_a_format_that_fails_is_told_and_writes_nothing(
    keeper, desk, export_as, tmp_path, code, said
):
    installed_code(keeper, "exporters", code, more='suffix = ".xyz"\n')
    desk.workplaces.open(Document(sound_map()))
    desk.person.saves = [tmp_path / "out.xyz"]
    export_by(export_as.commands()[-1], desk)
    happens(lambda: said in desk.texts)
    assert not any(tmp_path.glob("*.xyz*"))
