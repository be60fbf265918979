"""The documentation in the window: every page, its headings and links, and a search through all of them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextBlock, QTextDocument
from pytestqt.qtbot import QtBot

from hullwright.docs import GUIDE, HERE, pages
from hullwright.editor.languages.words import use_language
from hullwright.editor.shell.docs_page import DocsPage
from hullwright.editor.shell.docs_titles import TITLES
from hullwright.editor.shell.docs_view import anchor

IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def page(qtbot: QtBot) -> DocsPage:
    made = DocsPage()
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    return made


def blocks_of(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def test_every_page_is_offered():
    assert set(TITLES) == set(pages()) == {path.stem for path in Path("docs").glob("*.md")}


def test_every_page_is_shown_with_its_headings_and_pictures(page):
    for name, path in pages().items():
        page.read(name)
        text = path.read_text("utf-8")
        plain = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
        shown = [each.title for each in page.view.headings()]
        assert len(shown) == len(re.findall(r"^#+ ", plain, re.MULTILINE)) == page.contents.count()
        layout = page.view.document().documentLayout()
        for block in blocks_of(page.view.document()):
            assert layout.blockBoundingRect(block).height() or not block.text(), block.text()
        told = page.view.toPlainText()
        assert "<!--" not in told
        assert told.count("\ufffc") == len(re.findall(r"^!\[", plain, re.MULTILINE))
        for paragraph in re.findall(r"^[A-Z][\w ]+(?=[,.:])", plain, re.MULTILINE):
            assert " ".join(paragraph.split()) in " ".join(told.split()), paragraph
        for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", plain):
            assert not page.view.loadResource(IMAGE, QUrl(picture)).isNull(), picture


@pytest.mark.parametrize("name", TITLES)
def test_links_between_and_inside_pages_lead_to_a_heading(page, name):
    text = pages()[name].read_text("utf-8")
    for link in re.findall(r"(?<!!)\[[^]]*\]\(([^)]+)\)", text):
        page.read(name)
        page.verdict.setText("")
        page.view.anchorClicked.emit(QUrl(link))
        target, _, wanted = link.partition("#")
        if target and not target.endswith(".md"):
            assert link in page.verdict.text()
            continue
        assert page.name == (Path(target).stem or name), link
        if wanted:
            assert anchor(page.view.textCursor().block().text()) == wanted, link


def test_a_heading_that_is_chosen_comes_into_view(page):
    page.read("plugins")
    page.contents.itemActivated.emit(page.contents.item(4))
    assert page.view.textCursor().block().text() == page.contents.item(4).text().strip()
    assert page.view.verticalScrollBar().value() > 0


def test_a_search_goes_through_all_pages_and_round(page):
    page.read("plugins")
    page.search.setText("new_state(")
    assert page.search_on()
    assert page.name == "engine"
    first = page.view.textCursor().position()
    assert page.search_on()
    assert (page.name, page.view.textCursor().position()) != ("engine", first)
    assert page.search_on(backward=True)
    assert (page.name, page.view.textCursor().selectedText()) == ("engine", "new_state(")


def test_words_that_stand_nowhere_are_said_to(page):
    page.search.setText("zzyzx")
    assert not page.search_on()
    assert page.verdict.text() == "No page contains these words."
    page.search.setText("")
    assert page.verdict.text() == ""


def test_nothing_outside_the_documentation_is_opened(page, tmp_path):
    secret = tmp_path / "secret.png"
    assert QImage(8, 8, QImage.Format.Format_RGB32).save(str(secret))
    for name in (str(secret), "../README.md", "https://schemas.invalid/a.png", "plugins.md"):
        assert page.view.loadResource(IMAGE, QUrl(name)) is None
    assert page.view.loadResource(IMAGE, QUrl.fromLocalFile(str(secret))) is None
    page.view.anchorClicked.emit(QUrl("https://schemas.invalid/page"))
    assert page.verdict.text() == "Not opened: https://schemas.invalid/page"
    assert not page.view.openExternalLinks()


def test_in_another_language_pages_that_are_in_english_say_so(qtbot):
    use_language("de")
    try:
        made = DocsPage()
        qtbot.addWidget(made)
        made.read("plugins")
        assert made.choice.currentText() == "Plugins schreiben"
        assert made.about.text() == "Diese Seite ist auf Englisch."
        assert not made.about.isHidden()
        made.read("zone")
        assert made.about.isHidden() == (GUIDE / "de" / "zone.md").is_file()
    finally:
        use_language("en")


def test_the_pages_lie_beside_the_program():
    assert (HERE / "plugins.md").is_file()
