"""`hullwright edit`: the window, or a sentence where there can be none."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from hullwright.editor.cli.edit import insist_on_display
from hullwright.editor.cli.qt import qt_at_hand
from hullwright.schema.errors import HullwrightError

HULLWRIGHT = str(Path(sys.executable).with_name("hullwright"))


def test_without_a_display_it_says_so_and_what_to_do():
    plain = {
        name: value
        for name, value in os.environ.items()
        if name not in {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}
    }
    done = subprocess.run(
        [HULLWRIGHT, "edit"], capture_output=True, text=True, check=False, env=plain
    )
    assert done.returncode == 2
    assert "There is no display" in done.stderr
    assert "hullwright picture" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_any_display_will_do(name: str):
    insist_on_display({name: "x"})


def test_missing_libraries_are_named_with_the_packages_that_have_them():
    with (
        pytest.raises(HullwrightError, match=r"libEGL\.so\.1.*sudo apt install .*libegl1"),
        qt_at_hand(),
    ):
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")


def test_a_missing_module_of_our_own_is_a_bug_and_not_hidden():
    with pytest.raises(ModuleNotFoundError), qt_at_hand():
        import_module("hullwright.editor.no_such_module")
