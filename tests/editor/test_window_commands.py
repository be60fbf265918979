"""All commands of the window, as it is when it opens: their keys, their menus and what hinders them."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from hullwright.editor.plugins.window_keys import WINDOW_KEYS
from hullwright.editor.shell.actions import Actions
from hullwright.schema.files.published import schema

from .window_session import WindowSession


@pytest.fixture(scope="module")
def actions(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Actions]:
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HULLWRIGHT_HOME", str(home))
        session = WindowSession(home)
        yield session.program.frame.actions
        session.leave()


def test_no_two_commands_share_a_key(actions: Actions) -> None:
    assert not actions.shortcuts.clashes


def test_those_who_look_for_a_free_key_know_the_keys_of_all_commands(actions: Actions) -> None:
    form = re.compile(schema("plugin")["$defs"]["contribution"]["properties"]["key"]["pattern"])
    names = [each.name for each in actions if not each.name.startswith("tool.")]
    keys = {key for name in names for key in actions.shortcuts.of(name) if form.fullmatch(key)}
    assert keys == WINDOW_KEYS


def test_every_command_can_be_reached_from_a_menu_and_says_why_when_it_cannot_be_done(
    actions: Actions,
) -> None:
    for command in actions:
        assert command.menu
        assert command.title
        reason = command.hindered()
        assert not reason or reason.endswith(".")
