"""Texts as they are: nothing that is shown is markup, and nobody has another way to show it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWhatsThis
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.plain_text import PlainLabel, button_title, help_text, window_title

from ...hostile_texts import MARKUP
from ..guarded_pipe import GuardedPipe

EDITOR = Path(__file__).parents[3] / "editor"


def test_a_label_shows_its_text_letter_by_letter(qtbot: QtBot, pipe: GuardedPipe) -> None:
    label = PlainLabel(MARKUP)
    qtbot.addWidget(label)
    label.setWordWrap(True)
    label.heightForWidth(100)
    label.grab()
    assert not pipe.was_opened
    assert label.text().endswith(r"<img src=pipe>\u202e\u001b\u200b")


def test_an_ampersand_stays_one_beside_a_field(qtbot: QtBot) -> None:
    label, field = PlainLabel("Sense & Co"), QLineEdit()
    qtbot.addWidget(label)
    qtbot.addWidget(field)
    label.setBuddy(field)
    assert QLabel.text(label) == "Sense && Co"
    label.setText("Co & Sense")
    assert QLabel.text(label) == "Co && Sense"
    assert label.text() == "Co & Sense"


def test_titles_keep_their_ampersands_and_marks() -> None:
    assert button_title("Sense & Co\n\u202e") == r"Sense && Co⏎\u202e"
    assert window_title("Map [*]") == "Map [*][*]"


def test_helps_that_are_called_for_are_plain(qtbot: QtBot, pipe: GuardedPipe) -> None:
    for text in (MARKUP, f"&lt; {MARKUP}", "Paints & fills"):
        QWhatsThis.showText(QPoint(5, 5), help_text(text))
        for each in QApplication.topLevelWidgets():
            each.grab()
        QWhatsThis.hideText()
    assert not pipe.was_opened
    assert help_text("Paints & fills") == "Paints & fills"


# That nobody makes a label, a help or a page of markup otherwise.

MAKERS = {
    "QLabel": {"plain_text.py"},
    "QMessageBox": {"safe_start.py"},
    "QErrorMessage": set(),
    "QProgressDialog": set(),
    "QSplashScreen": set(),
    "QGraphicsTextItem": set(),
    "QStaticText": {"rulers.py"},
    "QTextEdit": set(),
    "QTextBrowser": {"docs_view.py", "shortcut_sheet.py"},
    # A report is made of texts that are escaped one by one.
    "QTextDocument": {"docs_view.py", "pdf_report.py", "shortcut_sheet.py"},
    "setHtml": {"pdf_report.py", "shortcut_sheet.py"},
    "setTextFormat": {"plain_text.py", "rulers.py", "safe_start.py"},
    "setMarkdown": {"docs_view.py"},
    "setOpenExternalLinks": set(),
}
"""What takes markup, and the files that may use it: they escape what they are given, or show plain text."""


def made_in(tree: ast.AST) -> Iterator[str]:
    """Yield what a module calls, and what its classes are made from; helps that are not plain as such."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            is_help = called == "setWhatsThis"
            plain = is_help and ast.unparse(node.args[0]).startswith("help_text(")
            yield "a help that may be markup" if is_help and not plain else called
        if isinstance(node, ast.ClassDef):
            yield from map(ast.unparse, node.bases)


def test_what_could_show_markup_is_used_nowhere_else() -> None:
    allowed = {**MAKERS, "a help that may be markup": set()}
    for path in EDITOR.rglob("*.py"):
        text = path.read_text("utf-8")
        # To read all modules takes a while, and most of them show nothing.
        if any(maker in text for maker in (*MAKERS, "setWhatsThis")):
            for made in made_in(ast.parse(text)):
                assert path.name in allowed.get(made, {path.name}), f"{path.name}: {made}"
