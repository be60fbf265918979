"""Themes of plugins: live, without trust, refused where letters can't be read, and missed politely."""

import json

import pytest

from hullwright.editor.drawing.inks import DARK
from hullwright.editor.drawing.inks_in_force import inks_in_force
from hullwright.editor.plugins.plugin_themes import PluginThemes
from hullwright.plugins.testing import mistakes

from ...plugin_folders import manifest, written
from ..window_session import WindowSession
from .strangers import installed_sample

NIGHT = "deck-theme/night-deck"
CONTRIBUTES = '[[contributes.themes]]\nid = "it"\ndata = "it.json"\ntitle.en = "It"\n'


def written_theme(folder, inks, base="dark"):
    text = json.dumps({"base": base, "inks": inks})
    return written(folder / "odd", {"plugin.toml": manifest("odd", CONTRIBUTES), "it.json": text})


def test_a_theme_is_in_force_at_once_stays_chosen_and_is_missed_with_a_sentence(qapp, home, keeper):
    installed_sample(keeper, "deck-theme", trusted=False)
    person = WindowSession(home)
    person.command(f"view.theme.{NIGHT}")
    assert inks_in_force()["window"] == "#1c1410"
    assert inks_in_force()["human"] == DARK["human"]
    action = person.program.frame.actions.action(f"view.theme.{NIGHT}")
    person.program.frame.actions.refresh()
    assert action.isChecked()
    keeper.disable("deck-theme")
    person.program.services.additions.refresh()
    notices = person.program.services.notices
    assert any(f"“{NIGHT}” is not available" in each.text for each in notices.standing())
    assert inks_in_force() is person.program.services.theme.inks
    assert inks_in_force()["window"] != "#1c1410"
    person.leave()
    again = WindowSession(home)
    assert any(f"“{NIGHT}”" in each.text for each in again.program.services.notices.standing())
    assert again.program.services.theme.next_choice() in {"light", "dark"}
    keeper.enable("deck-theme")
    again.program.services.additions.refresh()
    assert inks_in_force()["window"] == "#1c1410"
    again.command("view.theme.dark")
    assert inks_in_force() is DARK
    again.leave()


def test_letters_that_nobody_could_read_are_refused_and_faint_things_are_told(home, keeper):
    keeper.install(written_theme(home / "source", {"text": "#333333"}))
    (theme,) = PluginThemes(keeper)().values()
    assert "“text” on “window” has a contrast of 1.4, and needs 4.5." in str(theme.refusal)
    keeper.install(written_theme(home / "other", {"selection": "#101820"}), replace=True)
    (theme,) = PluginThemes(keeper)().values()
    assert theme.refusal is None
    assert "“selection” on “paper”" in str(theme.remark)


@pytest.mark.parametrize(
    ("inks", "sentence"),
    [
        ({"text": "#333333"}, "“text” on “window” has a contrast of 1.4"),
        ({"windw": "#000000"}, "There is no ink “windw” (did you mean “window”?)."),
        ({"text": "red"}, "it.json"),
        ({}, "it.json"),
    ],
)
def test_the_checker_names_what_is_wrong_with_a_theme(tmp_path, inks, sentence):
    found = mistakes(written_theme(tmp_path, inks), run_code=False)
    assert any(sentence in str(each) for each in found if each.fails)
