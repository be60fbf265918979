"""Switching the language at the real window: everything is said anew, and nothing of the work is lost."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import isValid

from hullwright.editor.shell.docs_page import DocsPage
from hullwright.samples import maps

from .window_session import WindowSession


@pytest.fixture
def session(
    home: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowSession]:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "en")
    before = QLocale()
    session = WindowSession(home)
    yield session
    session.leave()
    # Not by choosing it, which would make one more window.
    language = session.program.services.window_language
    language.language = "en"
    language.apply()
    QLocale.setDefault(before)


def switch(session: WindowSession, language: str) -> None:
    window = session.program.frame.window
    session.program.frame.actions.run(f"view.language.{language}")
    session.wait(lambda: session.program.frame.window is not window)
    session.wait(lambda: not isValid(window))


def samples(*names: str) -> list[Path]:
    return [path for name in names for path in maps() if path.stem == name]


def test_the_window_speaks_another_language_at_once(session: WindowSession) -> None:
    program = session.program
    program.open_sample(*samples("bellwether"))
    switch(session, "de")
    assert program.frame.window.isVisible()
    assert program.frame.actions.action("file.save").text() == "Speichern"
    assert program.frame.window.panes["problems"].windowTitle() == "Probleme"
    assert program.frame.window.menuBar().actions()[0].text() == "&Datei"


def test_the_manual_is_german_in_a_german_window_and_names_keys_as_its_menus_do(
    session: WindowSession,
) -> None:
    switch(session, "de")
    session.command("help.docs-zone")
    (page,) = session.program.frame.tabs.findChildren(DocsPage)
    text = page.view.toPlainText()
    assert text.startswith("Eine Zone zeichnen")
    assert "Strg+N" in text
    assert "Ctrl+" not in text


def test_open_maps_their_histories_and_views_stay(session: WindowSession) -> None:
    program = session.program
    program.open_sample(*samples("bellwether"))
    place = session.place
    place.document.apply("Rename", lambda value: replace(value, name="Elsewhere"))
    session.canvas.zoom_to(48.0)
    session.canvas.look_at((3.0, 4.0))
    canvas, camera, size = (
        session.canvas,
        session.canvas.camera,
        program.frame.window.size(),
    )
    switch(session, "es")
    assert session.place is place
    assert session.canvas is canvas
    assert canvas.isVisible()
    assert canvas.accessibleName() == "Mapa"
    assert place.document.history.undoText() == "Rename"
    assert program.frame.window.size() == size
    assert session.canvas.camera.zoom == camera.zoom
    assert session.canvas.camera.left == pytest.approx(camera.left, abs=1.0)


def test_work_goes_on_after_the_switch(session: WindowSession) -> None:
    program = session.program
    for name in ("bellwether", "crosswind"):
        for path in samples(name):
            program.open_sample(path)
    switch(session, "pt")
    switch(session, "de")
    first = next(iter(program.services.workplaces))
    program.services.workplaces.switch(first)
    session.wait(lambda: program.frame.tabs.canvas() is not None)
    cell = next(iter(first.surface.cells()))
    before = first.document.value
    first.document.apply_to_layout(
        "Paint", lambda layout: first.editor_kind.painted(layout, {cell: "silent"})
    )
    session.wait(lambda: first.findings.problems is not None)
    program.frame.actions.run("edit.undo")
    assert first.document.value == before
    program.services.theme.choose("light")
    program.services.theme.choose("dark")
    program.services.notices.tell("Hello")
    assert program.frame.toasts.notices()[0].text == "Hello"
    canvas = session.canvas
    canvas.noted.emit("A note")
    assert "A note" in [each.text() for each in program.frame.status.findChildren(QLabel)]
    program.services.workplaces.close(first)
    assert len(list(program.frame.tabs.canvases())) == len(program.services.workplaces)


def test_steps_of_the_history_are_told_anew(session: WindowSession) -> None:
    program = session.program
    program.open_sample(*samples("bellwether"))
    place = session.place
    surface = place.surface
    place.select(frozenset(each for each in surface.cells() if surface.content(each) == "silent"))
    place.choices.choose(first="dangerous")
    session.command("edit.fill")
    switch(session, "de")
    steps = program.frame.panels.history.steps
    assert steps.index(1).data() == "Füllen: gefährlich"
    switch(session, "en")
    assert program.frame.panels.history.steps.index(1).data() == "Fill with dangerous"
    place.document.history.setClean()


def test_words_on_the_canvas_are_said_anew(session: WindowSession) -> None:
    program = session.program
    program.open_sample(*samples("first-light"))
    canvas = session.canvas
    english = session.look()
    switch(session, "de")
    assert session.canvas is canvas
    canvas.resize(english.size())
    german = session.look()
    switch(session, "en")
    canvas.resize(english.size())
    assert german != english
    assert session.look() == english


def windows() -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if each.objectName() == "window"]


def test_a_window_in_a_former_language_does_not_stay_behind(session: WindowSession) -> None:
    before = len(windows())
    for language in ("de", "es", "pt", "en"):
        switch(session, language)
    assert len(windows()) == before


def test_the_rule_workshop_may_be_open_when_the_language_changes(session: WindowSession) -> None:
    session.command("rules.workshop")
    switch(session, "de")
    assert session.program.frame.window.isVisible()
