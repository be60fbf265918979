"""Safe mode: window, commands and all their processes leave out the plugins of others."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from hullwright.editor.languages.words import use_language
from hullwright.editor.program import start as start_module
from hullwright.editor.program.program import Program
from hullwright.editor.program.safe_start import SafeModeQuestion, StartMark
from hullwright.editor.program.start import run as start
from hullwright.editor.workers.worker import Worker
from hullwright.plugins.host import Host, Status
from hullwright.plugins.host.first_trial import faults_of
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.safe_mode import enter_safe_mode, leave_safe_mode
from hullwright.plugins.host.strangers import has_strangers
from hullwright.plugins.host.usual import usual_host
from hullwright.samples import HERE
from hullwright.schema.errors import HullwrightError
from hullwright.schema.processes.tasks import TaskDone

from ..plugin_folders import with_code
from ..waiting import wait_until
from .cli.terminal import HULLWRIGHT, run
from .window_session import WindowSession
from .working_folders import environment

TELLS = "import os\nopen({told!r}, 'a').write('x')\nclaims = imported = len\n"


@pytest.fixture
def safe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HULLWRIGHT_SAFE", "1")


@pytest.mark.parametrize(
    "typed", [["--safe", "plugins", "list", "--json"], ["plugins", "--safe", "list", "--json"], ["plugins", "list", "--json", "--safe"]]
)  # fmt: skip
def test_a_command_takes_it_wherever_it_stands(tmp_path, typed):
    with_code(tmp_path)
    found = json.loads(run(*typed, environment=environment(tmp_path)).stdout)
    statuses = {each["id"]: each["status"] for each in found["plugins"]}
    assert statuses.pop("mine") == "set_aside"
    assert set(statuses.values()) == {"ready"}


@pytest.mark.usefixtures("safe")
def test_nothing_of_a_plugin_is_even_read(tmp_path):
    folder = with_code(tmp_path)
    (folder / "plugin.toml").unlink()
    os.mkfifo(folder / "plugin.toml")
    plugin = Host(tmp_path, ()).plugin("mine")
    assert plugin.status is Status.SET_ASIDE
    assert "safe mode" in str(plugin.reason)
    assert not has_strangers(folder.parent)


def test_trusted_code_is_not_run_in_it_not_even_by_those_who_hold_it(tmp_path, monkeypatch):
    told = tmp_path / "told"
    with_code(tmp_path, TELLS.format(told=str(told)))
    plugin = Host(tmp_path, ()).trust("mine")
    monkeypatch.setenv("HULLWRIGHT_SAFE", "1")
    for attempt in (plugin.load, plugin.fault):
        with pytest.raises(HullwrightError, match="safe mode"):
            attempt("reader:claims")
    assert not told.exists()


@pytest.mark.usefixtures("safe")
def test_plugins_can_be_installed_and_removed_in_it(tmp_path):
    keeper = Keeper(tmp_path, ())
    source = HERE / "plugins" / "tally-panel"
    assert keeper.install(source).plugin.status is Status.SET_ASIDE
    assert keeper.install(source, replace=True).replaced
    assert keeper.remove("tally-panel").place.exists()
    assert keeper.plugins() == ()


def test_the_usual_host_follows_it(tmp_path, monkeypatch):
    with_code(tmp_path)
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    monkeypatch.delenv("HULLWRIGHT_SAFE", raising=False)
    assert usual_host().plugin("mine").status is Status.UNTRUSTED
    enter_safe_mode()
    assert usual_host().plugin("mine").status is Status.SET_ASIDE
    leave_safe_mode()
    assert usual_host().plugin("mine").status is Status.UNTRUSTED


@pytest.mark.parametrize("is_on", [True, False])
def test_the_workers_of_the_window_inherit_it(qtbot, tmp_path, monkeypatch, is_on):
    told = tmp_path / "told"
    with_code(tmp_path, TELLS.format(told=str(told)))
    plugin = Host(tmp_path, ()).trust("mine")
    monkeypatch.setenv("HULLWRIGHT_SAFE", "1" if is_on else "")
    worker, replies = Worker(), []
    worker.run(faults_of, str(tmp_path), "mine", plugin.content_hash, then=replies.append)
    qtbot.waitUntil(lambda: bool(replies))
    worker.close()
    assert isinstance(replies[0], TaskDone)
    assert told.exists() is not is_on


@pytest.mark.usefixtures("safe")
def test_processes_inherit_it(tmp_path):
    asked = "from hullwright.plugins.host.safe_mode import is_safe; print(is_safe())"
    shown = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert shown.stdout == "True\n"


@pytest.mark.usefixtures("safe")
def test_the_window_says_so_and_offers_the_way_out(qapp, tmp_path):
    with_code(tmp_path)
    person = WindowSession(tmp_path)
    try:
        program = person.program
        program.announce_safe_mode()
        assert program.frame.window.windowTitle().endswith("– safe mode")
        (notice,) = program.frame.toasts.notices()
        assert "only the plugins that come with Hullwright" in notice.text
        (offer,) = notice.offers
        offer.run()
        assert program.starts_over
        assert not program.frame.window.isVisible()
    finally:
        person.leave()


@pytest.mark.usefixtures("safe")
def test_the_way_out_opens_the_window_again_with_all_plugins(qapp, home, monkeypatch):
    with_code(home)
    titles: list[str] = []
    programs: list[Program] = []

    class KnownProgram(Program):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            programs.append(self)

    monkeypatch.setattr(start_module, "Program", KnownProgram)

    def look() -> None:
        """Press the button of the notice, or close the window that has none."""
        for window in filter(QWidget.isVisible, QApplication.topLevelWidgets()):
            titles.append(window.windowTitle())
            buttons = window.findChildren(QPushButton)
            ways = [each for each in buttons if each.text() == "Restart with all plugins"]
            ways[0].click() if ways else window.close()

    looking = QTimer(interval=20)
    looking.timeout.connect(look)
    looking.start()
    assert start([]) == 0
    looking.stop()
    assert titles == ["Hullwright – safe mode", "Hullwright"]
    # The last window usually goes with its process; here other tests follow.
    programs[-1].frame.retire()


# After a start that came to nothing


def test_a_start_that_did_not_end_is_known_to_the_next(tmp_path):
    assert not StartMark(tmp_path).begin()
    left = StartMark(tmp_path)
    assert left.begin()
    assert not StartMark(tmp_path).begin()  # the other is still starting
    left.settle()
    assert not StartMark(tmp_path).begin()


def test_without_a_folder_a_start_is_not_hindered(tmp_path):
    (tmp_path / "file").touch()
    mark = StartMark(tmp_path / "file" / "home")
    assert not mark.begin()
    mark.settle()


@pytest.mark.parametrize("language", ["en", "es", "pt", "de"])
@pytest.mark.parametrize(("key", "wanted"), [(Qt.Key.Key_Return, True), (Qt.Key.Key_Escape, False)])
def test_the_question_is_answered_by_keyboard(qapp, language, key, wanted):
    use_language(language)
    try:
        question = SafeModeQuestion()
        question.show()
        QTest.keyClick(question, key)
        assert (question.clickedButton() is question.safe) is wanted
        assert not question.isVisible()
        texts = [each.text() for each in question.findChildren(QPushButton)]
        assert ("Start in safe mode" in texts) is (language == "en")
    finally:
        use_language("en")
        QApplication.processEvents()


def test_a_window_that_was_killed_while_starting_is_followed_by_the_offer(tmp_path):
    with_code(tmp_path)
    around = environment(tmp_path, QT_QPA_PLATFORM="offscreen", HULLWRIGHT_LANGUAGE="en")
    mark = tmp_path / "starting"
    command = [HULLWRIGHT, "edit"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env=around) as killed:
        wait_until(mark.exists)
        killed.kill()
    assert mark.exists()
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=around, text=True) as window:
        try:
            # Qt itself may say something first.
            said = next(line for line in window.stderr if line.startswith("hullwright: "))
            # A window that stays open takes the mark away.
            wait_until(lambda: not mark.exists() or window.poll() is not None)
            assert window.poll() is None
        finally:
            window.kill()
    assert said.startswith("hullwright: The last start did not finish. “hullwright edit --safe”")
