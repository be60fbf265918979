from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.shortcuts import Clash, Shortcuts, all_shown, parsed, shown

from .noted_commands import NotedCommands


def shortcuts(settings: ProgramSettings) -> Shortcuts:
    doings = NotedCommands()
    made = Shortcuts(settings)
    made.add(
        [
            doings.command("save", key="Ctrl+S"),
            doings.command("redo", key="Ctrl+Y Ctrl+Shift+Z"),
            doings.command("about"),
        ]
    )
    return made


def test_commands_have_their_usual_keys(settings: ProgramSettings) -> None:
    made = shortcuts(settings)
    assert made.of("redo") == ("Ctrl+Y", "Ctrl+Shift+Z")
    assert made.of("about") == ()
    assert not made.is_changed("redo")
    assert made.clashes == ()


def test_a_changed_key_is_remembered_by_the_next_start(settings: ProgramSettings) -> None:
    shortcuts(settings).change("about", ("F2",))
    settings.write()
    again = shortcuts(ProgramSettings(settings.folder))
    assert again.of("about") == ("F2",)
    assert again.is_changed("about")


def test_a_command_can_go_without_any_key(settings: ProgramSettings) -> None:
    shortcuts(settings).change("save", ())
    again = shortcuts(settings)
    assert again.of("save") == ()
    assert again.is_changed("save")


def test_a_key_that_is_taken_over_leaves_its_owner_with_the_other_ones(
    settings: ProgramSettings,
) -> None:
    made = shortcuts(settings)
    made.change("about", ("Ctrl+Y",))
    assert made.owner("Ctrl+Y") == "about"
    assert made.of("redo") == ("Ctrl+Shift+Z",)
    assert made.clashes == ()


def test_resetting_one_leaves_the_others_changed(settings: ProgramSettings) -> None:
    made = shortcuts(settings)
    made.change("save", ("F3",))
    made.change("about", ("F4",))
    made.reset(["save"])
    assert made.of("save") == ("Ctrl+S",)
    assert made.of("about") == ("F4",)
    made.reset()
    assert made.of("about") == ()


def test_choosing_the_usual_key_is_no_change(settings: ProgramSettings) -> None:
    made = shortcuts(settings)
    made.change("save", ("F3",))
    made.change("save", ("Ctrl+S",))
    assert not made.is_changed("save")


def test_two_commands_that_want_one_key_are_told_and_the_first_has_it(
    settings: ProgramSettings,
) -> None:
    made = shortcuts(settings)
    made.add([NotedCommands().command("late", key="Ctrl+S F9")])
    assert made.clashes == (Clash("Ctrl+S", "save", "late"),)
    assert made.of("save") == ("Ctrl+S",)
    assert made.of("late") == ("F9",)


def test_a_key_of_the_person_comes_before_a_usual_one(settings: ProgramSettings) -> None:
    shortcuts(settings).change("about", ("F9",))
    made = shortcuts(settings)
    made.add([NotedCommands().command("late", key="F9")])
    assert made.owner("F9") == "about"
    assert made.clashes == (Clash("F9", "about", "late"),)


def test_keys_that_qt_does_not_know_are_passed_over() -> None:
    assert parsed("Ctrl+S Nonsense+Q Ctrl+s") == ("Ctrl+S",)


def test_menus_show_the_first_key_and_lists_show_all() -> None:
    assert shown(("Ctrl+Y", "Ctrl+Shift+Z")) == "Ctrl+Y"
    assert shown(()) == ""
    assert all_shown(("Ctrl+Y", "Ctrl+Shift+Z")) == "Ctrl+Y / Ctrl+Shift+Z"
