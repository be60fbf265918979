"""Switching the language at the real window: everything is said anew, and nothing of the work is lost."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import isValid

from hullwright.editor.words import use_language
from hullwright.samples import maps

from .sitting import Sitting


@pytest.fixture
def sitting(home: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "en")
    before = QLocale()
    sitting = Sitting(home)
    yield sitting
    sitting.program.lasting.tongue.choose("en")
    QApplication.processEvents()
    sitting.leave()
    use_language("en")
    QLocale.setDefault(before)


def switch(sitting: Sitting, language: str) -> None:
    window = sitting.program.frame.window
    sitting.program.frame.actions.run(f"view.language.{language}")
    sitting.wait(lambda: sitting.program.frame.window is not window)
    sitting.wait(lambda: not isValid(window))


def samples(*names: str) -> list[Path]:
    return [path for name in names for path in maps() if path.stem == name]


def test_the_window_speaks_another_language_at_once(sitting: Sitting) -> None:
    program = sitting.program
    program.open_sample(*samples("bellwether"))
    switch(sitting, "de")
    assert program.frame.window.isVisible()
    assert program.frame.actions.action("file.save").text() == "Speichern"
    assert program.frame.window.panes["problems"].windowTitle() == "Probleme"
    assert program.frame.window.menuBar().actions()[0].text() == "&Datei"


def test_open_maps_their_histories_and_views_stay(sitting: Sitting) -> None:
    program = sitting.program
    program.open_sample(*samples("bellwether"))
    place = sitting.place
    place.document.apply("Rename", lambda value: replace(value, name="Elsewhere"))
    sitting.canvas.zoom_to(48.0)
    sitting.canvas.look_at((3.0, 4.0))
    canvas, camera, size = sitting.canvas, sitting.canvas.camera, program.frame.window.size()
    switch(sitting, "es")
    assert sitting.place is place
    assert sitting.canvas is canvas
    assert canvas.isVisible()
    assert canvas.accessibleName() == "Mapa"
    assert place.document.history.undoText() == "Rename"
    assert program.frame.window.size() == size
    assert sitting.canvas.camera.zoom == camera.zoom
    assert sitting.canvas.camera.left == pytest.approx(camera.left, abs=1.0)


def test_work_goes_on_after_the_switch(sitting: Sitting) -> None:
    program = sitting.program
    for name in ("bellwether", "crosswind"):
        for path in samples(name):
            program.open_sample(path)
    switch(sitting, "pt")
    switch(sitting, "de")
    first = next(iter(program.lasting.workplaces))
    program.lasting.workplaces.switch(first)
    sitting.wait(lambda: program.frame.tabs.canvas() is not None)
    cell = next(iter(first.surface.cells()))
    before = first.document.value
    first.document.apply_to_layout(
        "Paint", lambda layout: first.craft.painted(layout, {cell: "silent"})
    )
    sitting.wait(lambda: first.findings.problems is not None)
    program.frame.actions.run("edit.undo")
    assert first.document.value == before
    program.lasting.theme.choose("light")
    program.lasting.theme.choose("dark")
    program.lasting.notices.tell("Hello")
    assert program.frame.notice_bar.notices()[0].text == "Hello"
    canvas = sitting.canvas
    canvas.noted.emit("A note")
    assert "A note" in [each.text() for each in program.frame.status.findChildren(QLabel)]
    program.lasting.workplaces.close(first)
    assert len(list(program.frame.tabs.canvases())) == len(program.lasting.workplaces)


def test_steps_of_the_history_are_told_anew(sitting: Sitting) -> None:
    program = sitting.program
    program.open_sample(*samples("bellwether"))
    place = sitting.place
    surface = place.surface
    place.select(frozenset(each for each in surface.cells() if surface.content(each) == "silent"))
    place.choices.choose(first="dangerous")
    sitting.command("edit.fill")
    switch(sitting, "de")
    steps = program.frame.panels.history.steps
    assert steps.index(1).data() == "Füllen: gefährlich"
    switch(sitting, "en")
    assert program.frame.panels.history.steps.index(1).data() == "Fill with dangerous"
    place.document.history.setClean()


def windows() -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if each.objectName() == "window"]


def test_a_window_in_a_former_language_does_not_stay_behind(sitting: Sitting) -> None:
    before = len(windows())
    for language in ("de", "es", "pt", "en"):
        switch(sitting, language)
    assert len(windows()) == before


def test_the_rule_workshop_may_be_open_when_the_language_changes(sitting: Sitting) -> None:
    sitting.command("rules.workshop")
    switch(sitting, "de")
    assert sitting.program.frame.window.isVisible()
