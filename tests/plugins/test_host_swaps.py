"""Swaps: whenever a file is exchanged while a plugin is loaded, nothing runs but the bytes that were trusted."""

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from hullwright.plugins.host import Host, Plugin, Status
from hullwright.plugins.host.attempt import Wanted, attempted
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.packages import private_package
from hullwright.plugins.host.settings import Outcome, Verdict
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import BERTH, with_code, written

if TYPE_CHECKING:
    from hullwright.schema.processes.child import Child

HONEST = "from .later import claims as imported\ndef claims(*_):\n    from . import last\n    return last.word\n"
FOREIGN = (
    "from pathlib import Path\nPath({mark!r}).write_text('ran')\nclaims = imported = word = len\n"
)
FILES = {"later.py": "claims = 1", "last.py": "word = 'trusted'"}
MOMENTS = frozenset({"open", "os.scandir", "import", "compile", "exec", "subprocess.Popen"})


class _Moments:
    """Counts what the process does, and acts at one of these moments."""

    def __init__(self) -> None:
        self.act: Callable[[], None] | None = None
        self.at = self.count = 0
        self.is_on = False

    def heard(self, event: str, _: tuple[Any, ...]) -> None:
        if not self.is_on or event not in MOMENTS:
            return
        self.count += 1
        if self.count == self.at and self.act:
            self.is_on = False
            self.act()
            self.is_on = True

    @contextmanager
    def acting(self, at: int, act: Callable[[], None]) -> Iterator[None]:
        self.at, self.act, self.count, self.is_on = at, act, 0, True
        try:
            yield
        finally:
            self.is_on = False


@pytest.fixture(scope="module")
def moments() -> _Moments:
    made = _Moments()
    # Stays for the rest of the process, as Python has it, and does nothing there.
    sys.addaudithook(made.heard)
    return made


def trusted(home: Path) -> Plugin:
    written(with_code(home, HONEST), FILES)
    plugin = Host(home, ()).trust("mine")
    assert plugin.fault("reader:claims") is None
    return plugin


def swap(folder: Path, mark: Path) -> None:
    foreign = FOREIGN.format(mark=str(mark))
    written(folder, {"reader.py": foreign, "later.py": foreign, "last.py": foreign})
    written(folder, {"__init__.py": foreign, "reader/__init__.py": foreign})


def forget(plugin: Plugin) -> None:
    package = private_package(plugin.id, plugin.content_hash)
    for name in [each for each in sys.modules if each.startswith(package)]:
        del sys.modules[name]
    sys.meta_path[:] = [each for each in sys.meta_path if getattr(each, "package", "") != package]


def loaded(plugin: Plugin) -> object:
    try:
        return plugin.load("reader:claims")()
    except HullwrightError as fault:
        return str(fault).rpartition(":")[0]


def in_a_child(plugin: Plugin) -> object:
    wanted = Wanted(
        package=private_package(plugin.id, plugin.content_hash),
        folder=str(plugin.folder),
        content_hash=plugin.content_hash,
        code="reader:claims",
    )
    return attempted(cast("Child", SimpleNamespace()), wanted)


REFUSED = (
    "The code of the plugin “mine” is not run: what is in its folder now is not what you trusted. "
    "Look at it, then: hullwright plugins trust mine"
).rpartition(":")[0]


@pytest.mark.parametrize(
    ("way", "possible"),
    [(loaded, {"trusted", REFUSED}), (in_a_child, {Verdict(Outcome.FINE), None})],
)
def test_a_swap_at_any_moment_of_loading_never_runs_what_was_not_trusted(
    tmp_path, moments, way, possible
):
    mark = tmp_path / "ran"
    plugin = trusted(tmp_path / "home")
    forget(plugin)
    with moments.acting(0, lambda: None):
        way(plugin)
        whole = moments.count
    assert whole > 10
    outcomes = set()
    for at in range(1, whole + 1):
        forget(plugin)
        with moments.acting(at, lambda: swap(plugin.folder, mark)):
            outcomes.add(way(plugin))
        assert not mark.exists(), f"foreign code ran after moment {at} of {whole}"
        shutil.rmtree(plugin.folder)
        written(with_code(tmp_path / "home", HONEST), FILES)
    assert outcomes == possible


def test_a_swap_before_the_process_that_tries_it_starts_is_refused_and_not_remembered(
    tmp_path, moments
):
    mark = tmp_path / "ran"
    folder = written(with_code(tmp_path, HONEST), FILES)
    plugin = Host(tmp_path, ()).trust("mine")
    began: list[str] = []

    def act() -> None:
        began.append("swapped")
        swap(folder, mark)

    opened = len([folder / "plugin.toml", *FILES, "reader.py", "berth.json"])
    with (
        moments.acting(opened + 4, act),
        pytest.raises(HullwrightError, match="not what you trusted"),
    ):
        plugin.fault("reader:claims")
    assert began
    assert not mark.exists()
    assert "reader:claims" not in (tmp_path / "plugins.json").read_text()


def test_trust_given_on_the_page_is_in_what_was_shown_there(tmp_path):
    folder = with_code(tmp_path, HONEST)
    keeper = Keeper(tmp_path, ())
    shown = keeper.plugin("mine")
    swap(folder, tmp_path / "ran")
    keeper.look_again()
    keeper.trust_as_shown(shown)
    assert keeper.plugin("mine").status is Status.UNTRUSTED
    assert "changed since you trusted it" in str(keeper.plugin("mine").reason)


def test_a_link_to_a_folder_is_no_way_to_import_and_one_to_a_file_is_what_it_leads_to(tmp_path):
    folder = with_code(tmp_path, "from .linked import claims\nimported = claims")
    written(folder, {"deep/real.py": "claims = 'real'"})
    (folder / "linked.py").symlink_to("deep/real.py")
    (folder / "round").symlink_to("deep")
    plugin = Host(tmp_path, ()).trust("mine")
    assert plugin.load("reader:claims") == plugin.load("deep.real:claims") == "real"
    with pytest.raises(HullwrightError, match="No module named"):
        plugin.load("round.real:claims")


def test_a_module_imported_late_comes_from_the_bytes_that_were_trusted(tmp_path):
    mark = tmp_path / "ran"
    plugin = trusted(tmp_path / "home")
    claims = plugin.load("reader:claims")
    swap(plugin.folder, mark)
    assert claims() == "trusted"
    assert not mark.exists()


READS = """
import pkgutil
from importlib.resources import files

def claims(*_):
    here = files(__package__)
    return (
        here.joinpath("berth.json").read_text(),
        (here / "deep" / "data.bin").read_bytes(),
        pkgutil.get_data(__package__, "deep/data.bin"),
        sorted(each.name for each in here.iterdir()),
        here.joinpath("deep").is_dir(),
    )

imported = claims
"""


def test_a_plugin_reads_its_own_files_from_what_was_trusted(tmp_path):
    folder = written(with_code(tmp_path, READS), {"deep/data.bin": "two", "__init__.py": ""})
    claims = Host(tmp_path, ()).trust("mine").load("reader:claims")
    written(folder, {"berth.json": "swapped", "deep/data.bin": "swapped"})
    names = ["__init__.py", "berth.json", "deep", "plugin.toml", "reader.py"]
    assert claims() == (BERTH, b"two", b"two", names, True)
