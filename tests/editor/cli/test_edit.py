"""`hullwright edit`: the window, or a sentence where there can be none."""

from importlib import import_module

import pytest

from hullwright.editor.cli.edit import insist_on_display
from hullwright.editor.cli.qt import qt_at_hand
from hullwright.schema.errors import HullwrightError

from .terminal import run_afresh, without_display


def test_without_a_display_it_says_so_and_what_to_do():
    done = run_afresh("edit", environment=without_display(), code=2)
    assert "There is no display" in done.stderr
    assert "hullwright picture" in done.stderr


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
