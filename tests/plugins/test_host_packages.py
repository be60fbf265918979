"""Plugins that pip has installed: what was hashed of their packages is what runs, compiled parts included."""

import py_compile
import shutil
import stat
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from hullwright.plugins.host import Host, Status
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import IMPORTER, manifest, offered, written


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the folder of an installed package that offers a plugin, forgotten afterwards."""
    offered(tmp_path, "offered_code", "offered_code")
    folder = written(
        tmp_path / "offered_code",
        {
            "__init__.py": "",
            "plugin.toml": manifest("offered", IMPORTER.format(id="offered")),
            "reader.py": "from offered_code import reader\nclaims = imported = reader",
        },
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    finders = list(sys.meta_path)
    yield folder
    sys.meta_path[:] = finders
    for name in [each for each in sys.modules if each.partition(".")[0] == "offered_code"]:
        del sys.modules[name]


def test_code_of_an_installed_package_is_loaded_from_it_when_trusted(tmp_path, package):
    host = Host(tmp_path / "home", ())
    assert host.plugin("offered").status is Status.UNTRUSTED
    assert "offered_code" not in sys.modules
    assert host.trust("offered").load("reader:claims").__name__ == "offered_code.reader"


def test_compiled_files_of_an_installed_package_are_never_used(tmp_path, package):
    mark = tmp_path / "ran"
    foreign = written(tmp_path, {"foreign.py": f"open({str(mark)!r}, 'w')\nclaims = 1"})
    compiled = package / "__pycache__" / f"reader.{sys.implementation.cache_tag}.pyc"
    host = Host(tmp_path / "home", ())
    before = host.trust("offered")
    # One that Python takes without looking at the source.
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(foreign / "foreign.py"), str(compiled), invalidation_mode=unchecked)
    plugin = Host(tmp_path / "home", ()).plugin("offered")
    assert plugin.content_hash == before.content_hash
    assert plugin.load("reader:claims").__name__ == "offered_code.reader"
    shutil.copy(compiled, package / "only.pyc")
    changed = Host(tmp_path / "home", ()).plugin("offered")
    assert changed.status is Status.UNTRUSTED
    with pytest.raises(HullwrightError, match=r"No module named .offered_code\.only"):
        Host(tmp_path / "home", ()).trust("offered").load("only:claims")
    assert not mark.exists()


def test_a_compiled_module_of_an_installed_package_runs_from_a_copy_of_what_was_trusted(
    tmp_path, package
):
    # One of Python's own stands for it.
    compiled = Path(str(find_spec("_bisect").origin))
    shutil.copy(compiled, package / compiled.name)
    host = Host(tmp_path / "home", ())
    loaded = host.trust("offered").load("_bisect:bisect_right")
    module = sys.modules["offered_code._bisect"]
    assert loaded([1, 3], 2) == 1
    copied = Path(str(module.__file__))
    assert copied.read_bytes() == compiled.read_bytes()
    assert not copied.is_relative_to(tmp_path)
    assert stat.S_IMODE(copied.parent.stat().st_mode) == 0o700
    with (package / compiled.name).open("ab") as file:
        file.write(b"other")
    assert Host(tmp_path / "home", ()).plugin("offered").status is Status.UNTRUSTED


def test_a_module_of_an_installed_package_imported_late_is_the_one_that_was_trusted(
    tmp_path, package
):
    written(
        package,
        {"reader.py": "def claims():\n    from offered_code import late\n    return late.word"},
    )
    written(package, {"late.py": "word = 'trusted'"})
    claims = Host(tmp_path / "home", ()).trust("offered").load("reader:claims")
    written(package, {"late.py": "word = 'foreign'", "late/__init__.py": "word = 'foreign'"})
    assert claims() == "trusted"


def test_a_package_that_was_loaded_before_it_was_checked_is_refused(tmp_path, package):
    import_module("offered_code")
    with pytest.raises(HullwrightError, match="was loaded before it could be checked"):
        Host(tmp_path / "home", ()).trust("offered").load("reader:claims")


def test_an_installed_package_that_changed_and_is_trusted_anew_is_loaded_anew(tmp_path, package):
    host = Host(tmp_path / "home", ())
    assert host.trust("offered").load("reader:claims").__name__ == "offered_code.reader"
    written(package, {"reader.py": "claims = imported = 2"})
    assert Host(tmp_path / "home", ()).trust("offered").load("reader:claims") == 2


def test_a_package_in_several_folders_is_refused(tmp_path, package, monkeypatch):
    (package / "__init__.py").unlink()
    written(tmp_path / "elsewhere" / "offered_code", {"more.py": ""})
    monkeypatch.syspath_prepend(str(tmp_path / "elsewhere"))
    (plugin,) = Host(tmp_path / "home", ()).plugins()
    assert "is spread over several folders" in str(plugin.reason)
