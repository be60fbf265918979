"""Events: plugins are told after the fact, from the window and the terminal, and can spoil nothing."""

import os
from pathlib import Path

import pytest

from hullwright.editor.documents.document import Document
from hullwright.editor.plugins.event_teller import EventTeller
from hullwright.plugins.events import OPENED, SAVED, PluginEvent
from hullwright.schema.files.reader import read_map

from ..cli.terminal import run
from ..files.file_work import FileWork, small_map
from ..inspection.maps import SMALL, map_of
from .strangers import installed_code, installed_sample

EVERY = 'on = ["opened", "saved", "checked", "exported", "game_ended"]\n'


@pytest.fixture
def teller(keeper, notices):
    made = EventTeller(keeper, notices)
    yield made
    made.close()


def told(qtbot, teller, *events):
    for event in events:
        teller.tell(event)
    qtbot.waitUntil(lambda: teller.is_idle)


def test_saving_in_the_window_is_told_with_the_file_and_the_map(
    qtbot, keeper, home, notices, teller
):
    book = home / "book.txt"
    code = (
        "from pathlib import Path\n"
        "def work(event):\n"
        f"    Path({str(book)!r}).open('a').write(f'{{event.what}} {{event.document.name}} {{Path(event.path).name}}\\n')\n"
    )
    installed_code(keeper, "events", code, more=EVERY)
    work = FileWork(home)
    context = work.files.context
    context.events.saved.connect(lambda path, value: teller.tell(PluginEvent(SAVED, path, value)))
    place = context.workplaces.open(Document(small_map()))
    assert work.files.saving.write(place.document, home / "mine.json")
    qtbot.waitUntil(lambda: teller.is_idle and book.exists())
    assert book.read_text() == f"saved {place.map.name} mine.json\n"
    work.files.closing.may_quit()


def test_one_that_fails_is_told_once_with_file_and_line_until_plugins_change(
    qtbot, keeper, teller, notices
):
    installed_code(keeper, "events", "def work(event):\n    return 1 / 0\n", more=EVERY)
    event = PluginEvent(OPENED, "a.json", map_of(*SMALL))
    told(qtbot, teller, event)
    told(qtbot, teller, event)
    (once,) = notices.heard
    assert "ZeroDivisionError: division by zero (it.py, line 2)" in once.text
    teller.refresh()
    told(qtbot, teller, event)
    assert len(notices.heard) == 2


def test_one_that_ends_its_process_costs_nothing_but_itself(qtbot, keeper, teller, notices):
    installed_code(keeper, "events", "import os\ndef work(event):\n    os._exit(3)\n", more=EVERY)
    told(qtbot, teller, PluginEvent(OPENED, "a.json", map_of(*SMALL)))
    (once,) = notices.heard
    assert "ended its own process" in once.text


def test_nobody_is_asked_where_nobody_wants_to_know(keeper, teller, qtbot):
    installed_code(keeper, "events", "def work(event):\n    pass\n", more='on = ["saved"]\n')
    assert teller.wants("saved")
    assert not teller.wants("checked")
    teller.tell(PluginEvent(OPENED, "a.json", map_of(*SMALL)))
    assert teller.is_idle
    assert teller._worker.process_id == 0


def test_commands_in_the_terminal_tell_the_logbook_and_keep_their_exit_codes(
    home, keeper, tmp_path
):
    installed_sample(keeper, "save-log")
    installed_code(
        keeper, "events", "def work(event):\n    print('noise')\n    exit(7)\n", more=EVERY
    )
    log, environment = tmp_path / "log.txt", {**os.environ, "HULLWRIGHT_HOME": str(home)}

    def hullwright(*arguments: object, code: int = 0):
        return run(*arguments, environment=environment, folder=tmp_path, code=code)

    wants = "wants=saved,checked,exported,game_ended"
    hullwright("plugins", "settings", "save-log", f"file={log}", wants)
    made = hullwright("new", "a.json", "--sample", "thimble")
    assert "The plugin “odd” tried to end the program. That was in it.py, line 3." in made.stderr
    checked = hullwright("check", "a.json", "--json")
    assert "noise" not in checked.stdout
    hullwright("picture", "a.json", "-o", "a.svg")
    hullwright("simulate", "a.json", "--games", "1")
    lines = [each.split(" ", 2)[2] for each in log.read_text().splitlines()]
    assert lines == ["saved A a.json", "checked A a.json", "exported A a.svg", "game_ended A"]
    assert read_map(Path(tmp_path / "a.json")).name == "A"
