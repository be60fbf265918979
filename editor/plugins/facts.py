"""The facts about a plugin: what it says of itself, what it adds, and which content is trusted."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from hullwright.plugins.contributions import worded
from hullwright.plugins.host import Origin, Plugin, Status

from ..languages.words import language_in_use, tr
from ..shell.plain_text import PlainLabel
from .labels import figures, heading, words
from .plugin_words import ORIGINS, SORTS


def facts(plugin: Plugin, trusted: str) -> QWidget:
    """Return everything that is known about a plugin; `trusted` is the content that was trusted."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    if plugin.manifest and plugin.manifest.description:
        column.addWidget(words(plugin.manifest.description))
    column.addLayout(_table([(name, words(text)) for name, text in _stated(plugin)]))
    column.addSpacing(8)
    column.addWidget(heading(tr("What it adds")))
    added = [(title, words(names)) for title, names in contributed(plugin)]
    if added:
        column.addLayout(_table(added))
    else:
        column.addWidget(words(tr("Nothing that can be read."), faint=True))
    if plugin.content_hash and plugin.manifest:
        column.addSpacing(8)
        column.addWidget(heading(tr("Content")))
        for each in _contents(plugin, trusted):
            column.addWidget(each)
    return page


def _stated(plugin: Plugin) -> Iterator[tuple[str, str]]:
    yield tr("Origin"), tr(ORIGINS[plugin.origin])
    manifest = plugin.manifest
    if manifest:
        yield tr("Version"), manifest.plugin_version
        yield tr("Made by"), manifest.author
        yield tr("License"), manifest.license
        yield tr("Homepage"), manifest.homepage
        yield tr("Needs Hullwright"), manifest.requires
    yield tr("Id"), plugin.id
    yield tr("Folder"), str(plugin.folder)


def contributed(plugin: Plugin) -> Iterator[tuple[str, str]]:
    """Yield what a plugin adds: the word for the sort, and the titles in the person's language."""
    for sort, title in SORTS.items():
        titles = [
            worded(each.contribution.title, language_in_use(), each.id)
            for each in plugin.contributions(sort)
        ]
        if titles:
            yield tr(title), ", ".join(titles)


def _contents(plugin: Plugin, trusted: str) -> Iterator[PlainLabel]:
    if plugin.origin is Origin.SHIPPED:
        yield words(tr("It comes with Hullwright and does not need your trust."), faint=True)
    elif not plugin.codes:
        yield words(tr("It has no code, so there is nothing to trust."), faint=True)
    elif trusted == plugin.content_hash:
        yield words(tr("You trust exactly this content (SHA-256):"), faint=True)
    elif plugin.status is not Status.BROKEN:
        yield words(tr("You don't trust this content (SHA-256):"), faint=True)
    yield figures(plugin.content_hash, "content-hash")
    if trusted and trusted != plugin.content_hash:
        yield words(tr("You trusted this earlier content:"), faint=True)
        yield figures(trusted, "trusted-hash")


def _table(rows: list[tuple[str, PlainLabel]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    shown = [(name, label) for name, label in rows if label.text()]
    for row, (name, label) in enumerate(shown):
        said_of = words(name, faint=True)
        said_of.setWordWrap(False)
        label.setAccessibleName(tr("{name}: {text}", name=name, text=label.text()))
        grid.addWidget(said_of, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label, row, 1)
    return grid
