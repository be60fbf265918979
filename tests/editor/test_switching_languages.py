"""Switching the language at the real window: everything is said anew, and nothing of the work is lost."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import isValid

from hullwright.editor.languages.words import use_language
from hullwright.samples import maps

from .terminal_game import Sitting


@pytest.fixture
def terminal_game(
    home: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Sitting]:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "en")
    before = QLocale()
    terminal_game = Sitting(home)
    yield terminal_game
    terminal_game.program.services.window_language.choose("en")
    QApplication.processEvents()
    terminal_game.leave()
    use_language("en")
    QLocale.setDefault(before)


def switch(terminal_game: Sitting, language: str) -> None:
    window = terminal_game.program.frame.window
    terminal_game.program.frame.actions.run(f"view.language.{language}")
    terminal_game.wait(lambda: terminal_game.program.frame.window is not window)
    terminal_game.wait(lambda: not isValid(window))


def samples(*names: str) -> list[Path]:
    return [path for name in names for path in maps() if path.stem == name]


def test_the_window_speaks_another_language_at_once(terminal_game: Sitting) -> None:
    program = terminal_game.program
    program.open_sample(*samples("bellwether"))
    switch(terminal_game, "de")
    assert program.frame.window.isVisible()
    assert program.frame.actions.action("file.save").text() == "Speichern"
    assert program.frame.window.panes["problems"].windowTitle() == "Probleme"
    assert program.frame.window.menuBar().actions()[0].text() == "&Datei"


def test_open_maps_their_histories_and_views_stay(terminal_game: Sitting) -> None:
    program = terminal_game.program
    program.open_sample(*samples("bellwether"))
    place = terminal_game.place
    place.document.apply("Rename", lambda value: replace(value, name="Elsewhere"))
    terminal_game.canvas.zoom_to(48.0)
    terminal_game.canvas.look_at((3.0, 4.0))
    canvas, camera, size = (
        terminal_game.canvas,
        terminal_game.canvas.camera,
        program.frame.window.size(),
    )
    switch(terminal_game, "es")
    assert terminal_game.place is place
    assert terminal_game.canvas is canvas
    assert canvas.isVisible()
    assert canvas.accessibleName() == "Mapa"
    assert place.document.history.undoText() == "Rename"
    assert program.frame.window.size() == size
    assert terminal_game.canvas.camera.zoom == camera.zoom
    assert terminal_game.canvas.camera.left == pytest.approx(camera.left, abs=1.0)


def test_work_goes_on_after_the_switch(terminal_game: Sitting) -> None:
    program = terminal_game.program
    for name in ("bellwether", "crosswind"):
        for path in samples(name):
            program.open_sample(path)
    switch(terminal_game, "pt")
    switch(terminal_game, "de")
    first = next(iter(program.services.workplaces))
    program.services.workplaces.switch(first)
    terminal_game.wait(lambda: program.frame.tabs.canvas() is not None)
    cell = next(iter(first.surface.cells()))
    before = first.document.value
    first.document.apply_to_layout(
        "Paint", lambda layout: first.editor_kind.painted(layout, {cell: "silent"})
    )
    terminal_game.wait(lambda: first.findings.problems is not None)
    program.frame.actions.run("edit.undo")
    assert first.document.value == before
    program.services.theme.choose("light")
    program.services.theme.choose("dark")
    program.services.notices.tell("Hello")
    assert program.frame.notice_bar.notices()[0].text == "Hello"
    canvas = terminal_game.canvas
    canvas.noted.emit("A note")
    assert "A note" in [each.text() for each in program.frame.status.findChildren(QLabel)]
    program.services.workplaces.close(first)
    assert len(list(program.frame.tabs.canvases())) == len(program.services.workplaces)


def test_steps_of_the_history_are_told_anew(terminal_game: Sitting) -> None:
    program = terminal_game.program
    program.open_sample(*samples("bellwether"))
    place = terminal_game.place
    surface = place.surface
    place.select(frozenset(each for each in surface.cells() if surface.content(each) == "silent"))
    place.choices.choose(first="dangerous")
    terminal_game.command("edit.fill")
    switch(terminal_game, "de")
    steps = program.frame.panels.history.steps
    assert steps.index(1).data() == "Füllen: gefährlich"
    switch(terminal_game, "en")
    assert program.frame.panels.history.steps.index(1).data() == "Fill with dangerous"
    place.document.history.setClean()


def windows() -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if each.objectName() == "window"]


def test_a_window_in_a_former_language_does_not_stay_behind(terminal_game: Sitting) -> None:
    before = len(windows())
    for language in ("de", "es", "pt", "en"):
        switch(terminal_game, language)
    assert len(windows()) == before


def test_the_rule_workshop_may_be_open_when_the_language_changes(terminal_game: Sitting) -> None:
    terminal_game.command("rules.workshop")
    switch(terminal_game, "de")
    assert terminal_game.program.frame.window.isVisible()
