"""Contributions to the editor: the samples keep the rules, and strangers' code is called with care."""

import signal
import sys
import time
from contextlib import suppress
from threading import Thread

import pytest

from hullwright.plugins.contributions import full_name, usable, worded
from hullwright.plugins.host import Status
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.patience import Endless, PluginFailed, guarded
from hullwright.plugins.host.strangers import has_strangers
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.testing import conform
from hullwright.samples import HERE
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import with_code, with_data, written
from ..plugin_zips import packed_folder
from ..waiting import wait_until

SAMPLES = sorted(path.parent for path in HERE.glob("plugins/*/plugin.toml"))
SORTS = {
    "leaky-pieces": {"tiles", "sector_kinds"},
    "ascii-exporter": {"exporters", "importers"},
    "drift-generator": {"generators"},
    "round-track": {"sheets"},
    "shy-pods-check": {"checks"},
    "sparkle-tool": {"tools"},
    "tally-panel": {"panels"},
    "crowd-overlay": {"overlays", "settings"},
    "swap-command": {"commands"},
    "save-log": {"events", "settings"},
    "deck-theme": {"themes"},
    "uneasy-decks": {"rules"},
    "quiet-decks": {"samples"},
    "first-french": {"translations"},
    "cold-climb": {
        *("map_kinds", "engines", "rules", "rulesets", "bots", "exporters"),
        *("samples", "translations"),
    },
}


@pytest.fixture
def keeper(tmp_path):
    return Keeper(tmp_path, ())


@pytest.fixture
def plugin(keeper):
    with_data(keeper.home)
    return keeper.plugin("berths")


@pytest.mark.parametrize("folder", SAMPLES, ids=lambda each: each.name)
def test_every_sample_plugin_keeps_the_rules_and_speaks_four_languages(folder, keeper, tmp_path):
    conform(folder)
    plugin = keeper.install(packed_folder(folder, tmp_path / "sample.zip")).plugin
    assert plugin.id == folder.name
    assert plugin.status is (Status.UNTRUSTED if any(folder.glob("*.py")) else Status.READY)
    assert {each.sort for each in plugin.contributions()} == SORTS[plugin.id]
    for each in plugin.contributions():
        assert set(each.contribution.title) >= {"en", "es", "pt", "de"}
        assert set(each.contribution.help) in ({"en", "es", "pt", "de"}, set())
    assert (plugin.folder / "README.md").read_text().startswith("# ")


def test_each_sort_that_the_editor_takes_has_a_sample():
    assert {folder.name for folder in SAMPLES} == set(SORTS)


def test_only_what_is_trusted_and_switched_on_is_usable(keeper, tmp_path):
    folder = HERE / "plugins" / "sparkle-tool"
    keeper.install(folder)
    assert usable(keeper, "tools", "hex-zone") == ()
    keeper.trust("sparkle-tool")
    (tool,) = usable(keeper, "tools", "hex-zone")
    assert full_name(tool) == "sparkle-tool/sparkle"
    assert usable(keeper, "tools", "galaxy") == ()
    keeper.disable("sparkle-tool")
    assert usable(keeper, "tools", "hex-zone") == ()


def test_texts_fall_back_to_english_and_then_to_what_is_usual():
    texts = {"en": "Tally", "de": ""}
    assert (worded(texts, "de"), worded(texts, "pt"), worded({}, "pt", "x")) == (
        "Tally",
        "Tally",
        "x",
    )


def test_what_code_raises_ends_in_a_sentence_that_names_its_plugin(plugin):
    with (
        pytest.raises(PluginFailed, match="The plugin “berths” failed: KeyError: 'x'"),
        guarded(plugin, 5),
    ):
        raise KeyError("x")


def test_a_refusal_that_code_words_itself_stays_as_it_is(plugin):
    with pytest.raises(HullwrightError, match="No pods here") as refused, guarded(plugin, 5):
        raise HullwrightError("No pods here.")
    assert not isinstance(refused.value, PluginFailed)


def test_code_that_ends_the_program_does_not(plugin):
    with pytest.raises(PluginFailed, match="tried to end the program"), guarded(plugin, 5):
        sys.exit(1)


@pytest.mark.parametrize("stubborn", [False, True])
def test_code_that_never_ends_is_stopped_even_if_it_holds_on(plugin, stubborn):
    def work() -> None:
        while True:
            try:
                with suppress(Exception):
                    signal.pause()
            except BaseException:
                if not stubborn:
                    raise
                break
        while True:
            pass

    with pytest.raises(Endless, match=r"took longer than 0\.1 seconds"), guarded(plugin, 0.1):
        work()


def test_afterwards_no_clock_runs_on(plugin):
    before = signal.getsignal(signal.SIGALRM)
    with guarded(plugin, 0.05):
        pass
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_in_another_thread_code_runs_without_a_clock(plugin):
    found = []

    def work() -> None:
        with guarded(plugin, 0.01):
            began = time.monotonic()
            wait_until(lambda: time.monotonic() > began + 0.05)
            found.append("done")

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert found == ["done"]


def test_the_usual_host_notices_every_change_and_is_kept_otherwise(tmp_path, monkeypatch):
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    assert not has_strangers(tmp_path / "plugins")
    first = usual_host()
    assert usual_host() is first
    with_code(tmp_path)
    assert has_strangers(tmp_path / "plugins")
    second = usual_host()
    assert second is not first
    assert second.plugin("mine").status is Status.UNTRUSTED
    Keeper(tmp_path).trust("mine")
    assert usual_host().plugin("mine").status is Status.READY
    Keeper(tmp_path).remove("mine")
    with pytest.raises(HullwrightError):
        usual_host().plugin("mine")


STUMBLES = {
    "def claims(content, name):\n    return {}['hull']": (
        r"failed: KeyError: 'hull' \(reader\.py, line 2\)\. Please tell its author"
    ),
    "import sys\ndef claims(content, name):\n    sys.exit(0)": (
        r"tried to end the program\. That was in reader\.py, line 3\."
    ),
    "import signal\ndef claims(content, name):\n    signal.pause()": (
        r"and was stopped\. .* That was in reader\.py, line 3\."
    ),
}


@pytest.mark.parametrize("reader", STUMBLES)
def test_what_goes_wrong_is_told_with_file_and_line(tmp_path, reader):
    with_code(tmp_path, f"{reader}\nimported = claims")
    trusted = Keeper(tmp_path, ()).trust("mine")
    claims = trusted.load("reader:claims")
    with pytest.raises(PluginFailed, match=STUMBLES[reader]), guarded(trusted, 0.2):
        claims(b"", "")


def test_a_fault_beneath_a_plugin_is_told_with_the_line_of_the_plugin(tmp_path):
    folder = with_code(tmp_path, "from .deep.down import claims\nimported = claims")
    written(folder, {"deep/down.py": "import json\n\n\ndef claims(*_):\n    json.loads('{')"})
    trusted = Keeper(tmp_path, ()).trust("mine")
    claims = trusted.load("reader:claims")
    with pytest.raises(PluginFailed, match=r"\(deep/down\.py, line 5\)"), guarded(trusted, 5):
        claims()
