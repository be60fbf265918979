"""An open document: edits are steps that can be undone, and it knows whether its file holds it."""

from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.schema.documents.maps import MapDocument

from ..workplaces import zone


def document() -> Document:
    return Document(MapDocument(kind="hex-zone", name="Quay", layout=zone("..", "..")))


def named(name: str) -> object:
    return lambda value: replace(value, name=name)


def test_an_edit_is_one_step_that_undo_takes_back_and_redo_does_again(qtbot: QtBot) -> None:
    opened = document()
    before = opened.value
    assert opened.apply("Rename", named("Harbour"))
    assert opened.value.name == "Harbour"
    opened.history.undo()
    assert opened.value is before
    opened.history.redo()
    assert opened.value.name == "Harbour"
    assert opened.history.undoText() == "Rename"


def test_an_edit_that_changes_nothing_leaves_no_step(qtbot: QtBot) -> None:
    opened = document()
    assert not opened.apply("Rename", named("Quay"))
    assert opened.history.count() == 0


def test_everyone_who_listens_is_told_the_value_before_and_after(qtbot: QtBot) -> None:
    opened = document()
    heard: list[tuple[str, str]] = []
    opened.changed.connect(lambda before, after: heard.append((before.name, after.name)))
    opened.apply("Rename", named("Harbour"))
    opened.history.undo()
    assert heard == [("Quay", "Harbour"), ("Harbour", "Quay")]


def test_a_document_is_saved_until_it_is_changed_and_again_when_the_change_is_undone(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = document()
    opened.saved_as(tmp_path / "quay.json")
    opened.apply("Rename", named("Harbour"))
    assert not opened.is_saved
    opened.history.undo()
    assert opened.is_saved


def test_a_recovered_document_counts_as_changed_although_nothing_was_done_yet(
    qtbot: QtBot,
) -> None:
    opened = document()
    opened.unsaved()
    assert not opened.is_saved


@given(st.lists(st.sampled_from(["undo", "redo", "a", "b", "c"]), max_size=40))
def test_any_number_of_undos_leads_back_to_the_beginning(steps: list[str]) -> None:
    opened = document()
    first = opened.value
    for step in steps:
        if step in {"undo", "redo"}:
            getattr(opened.history, step)()
        else:
            opened.apply(step, named(step))
    while opened.history.canUndo():
        opened.history.undo()
    assert opened.value == first
