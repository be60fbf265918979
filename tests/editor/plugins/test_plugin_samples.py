"""Samples of plugins in the window and on the command line: beside ours, as copies, broken ones with their reason."""

from pathlib import Path
from shutil import copytree

import pytest
from click.testing import CliRunner
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QListWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.cli.new import new
from hullwright.editor.files.new_map_dialog import NewMapDialog
from hullwright.editor.scenarios.composer.map_choice import samples_of
from hullwright.editor.scenarios.composer.new_scenario import NewScenarioDialog
from hullwright.editor.shell.sample_card import SampleCard
from hullwright.editor.shell.welcome import Welcome
from hullwright.schema.files.reader import read_map

from ..files.test_new_map_dialog import Answers

EXAMPLE = Path("samples/plugins/quiet-decks")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The example in a home of its own, with a broken sample beside the others."""
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    installed = Path(copytree(EXAMPLE, tmp_path / "plugins" / EXAMPLE.name))
    (installed / "samples" / "broken.json").write_text('{"format": "hullwright/map"}')
    return installed


def test_the_dialog_for_a_new_map_offers_them_under_the_name_of_their_plugin(
    qtbot: QtBot, folder: Path
) -> None:
    dialog = NewMapDialog(Answers())
    qtbot.addWidget(dialog)
    listed = dialog.findChild(QListWidget)
    titles = [listed.item(row).text() for row in range(listed.count())]
    assert titles[titles.index("Quiet decks") + 1 :] == ["Hushed loop"]
    dialog.show()
    qtbot.keyClick(listed, Qt.Key.Key_End)
    with qtbot.waitSignal(dialog.made) as heard:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert heard.args[0].layout.rows[0] == "..1sdds2.."
    assert heard.args[0].name == "New map"


def test_the_welcome_page_shows_them_and_says_which_are_broken(qtbot: QtBot, folder: Path) -> None:
    welcome = Welcome([])
    qtbot.addWidget(welcome)
    welcome.show()
    good, broken = (
        welcome.findChild(SampleCard, f"sample {name}") for name in ("hushed-loop", "broken")
    )
    qtbot.waitUntil(lambda: not broken.isEnabled() and not good.icon().isNull())
    assert good.text() == "Hushed loop"
    assert "broken" in broken.text()
    assert "version" in broken.toolTip()
    with qtbot.waitSignal(welcome.wants_sample) as heard:
        qtbot.mouseClick(good, Qt.MouseButton.LeftButton)
    assert heard.args == [folder / "samples" / "hushed-loop.json"]


def test_the_welcome_page_follows_plugins_that_come(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    welcome = Welcome([])
    qtbot.addWidget(welcome)
    welcome.show()
    assert welcome.findChild(SampleCard) is None
    copytree(EXAMPLE, tmp_path / "plugins" / EXAMPLE.name)
    welcome.refill()
    card = welcome.findChild(SampleCard)
    qtbot.waitUntil(lambda: card.isVisible() and not card.icon().isNull())


def test_scenarios_are_offered_for_new_ones_and_maps_to_try_them_on(
    qtbot: QtBot, folder: Path
) -> None:
    dialog = NewScenarioDialog()
    qtbot.addWidget(dialog)
    listed = dialog.findChild(QListWidget)
    dialog.show()
    qtbot.keyClick(listed, Qt.Key.Key_End)
    assert listed.currentItem().text() == "Whispers"
    assert dialog.findChild(QComboBox, "scenario-ruleset").currentData() == "black-basic"
    assert folder / "samples" / "hushed-loop.json" in samples_of("eftaios")
    assert folder / "samples" / "broken.json" not in samples_of("eftaios")


def test_new_makes_a_copy_of_one_and_lists_all(folder: Path, tmp_path: Path) -> None:
    (folder / "samples" / "broken.json").write_text("{")
    listed = CliRunner().invoke(new, ["--list"])
    assert "hushed-loop" in listed.stdout.splitlines()
    assert "broken.json" in listed.stderr
    made = tmp_path / "mine.json"
    done = CliRunner().invoke(new, [str(made), "--sample", "hushed-loop"])
    assert done.exit_code == 0
    assert read_map(made).name == "Mine"


def test_of_two_samples_of_one_name_the_plugins_bears_its_plugins_name(folder: Path) -> None:
    samples = folder / "samples"
    (samples / "hushed-loop.json").rename(samples / "thimble.json")
    listed = CliRunner().invoke(new, ["--list"]).stdout.splitlines()
    assert {"thimble", "quiet-decks/thimble"} <= set(listed)
