"""The closer: tabs and the program close without a question, because nothing is lost by it.

A closed map is kept with its history and can be opened again. What is unsaved when the program ends
stays in its recovery file and is offered at the next start. Only if that can't be written does
quitting stop and say so.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from ..documents.document import Document
from ..documents.place import Place
from ..languages.words import error_text, tr
from ..shell.notices import Offer, Tone
from .autosave import Autosave
from .file_context import FileContext, topic_of
from .saver import Saver

MOST = 10
"""Closed tabs that can be opened again."""

ClosedPage: TypeAlias = Callable[[], object]
"""Opens a page again."""


class Closer:
    """Closes maps and the program, and opens closed tabs again."""

    def __init__(
        self,
        context: FileContext,
        saving: Saver,
        autosave: Autosave,
        leave: Callable[[], object],
    ) -> None:
        self._context = context
        self._saving = saving
        self._autosave = autosave
        self._leave = leave
        """Ends the program, once `may_quit` has agreed."""
        self._closed: deque[Document | ClosedPage] = deque(maxlen=MOST)
        self._is_certain = False
        self._is_over = False

    def close(self, workplace: Place) -> None:
        """Close a tab; one with unsaved changes can be had back with a click."""
        document = workplace.document
        self._context.notices.settle(topic_of(document))
        self._context.workplaces.close(workplace)
        self._closed.append(document)
        if not document.is_saved:
            text = tr("{name} was closed with unsaved changes.", name=document.value.name)
            again = Offer(tr("Open again"), partial(self._open_again, document))
            self._context.notices.tell(text, Tone.HINT, [again], topic_of(document))

    def note_page(self, page: ClosedPage) -> None:
        """Take note that a page was closed, which can be opened again like a map."""
        self._closed.append(page)

    @property
    def can_reopen(self) -> bool:
        """Whether there is a closed tab to open again."""
        return bool(self._closed)

    def reopen(self) -> None:
        """Open the tab again that was closed last, a map with its history."""
        last = self._closed[-1] if self._closed else None
        if isinstance(last, Document):
            self._open_again(last)
        elif last is not None:
            self._closed.remove(last)
            last()

    def _open_again(self, document: Document) -> None:
        if document not in self._closed:
            return
        self._closed.remove(document)
        self._context.notices.settle(topic_of(document))
        there = self._context.workplace_at(document.path) if document.path else None
        if there is not None and document.is_saved:
            self._context.workplaces.switch(there)
        else:
            self._context.workplaces.open(document)

    def quit(self) -> None:
        """End the program if nothing is lost by it."""
        self._leave()

    def insist(self) -> None:
        """Let the next attempt to quit succeed, although unsaved maps could not be kept: nobody may be there."""
        self._is_certain = True

    def may_quit(self) -> bool:
        """Keep everything that is unsaved; return whether the program may end."""
        # Qt may close a window twice on its way out.
        self._is_over = self._is_over or self._kept()
        return self._is_over

    def _kept(self) -> bool:
        self._context.jobs.call_off_all()
        fault = self._autosave.keep_all()
        if fault is not None and not self._is_certain:
            self._tell(error_text(fault))
            return False
        self._autosave.finish()
        return True

    def _tell(self, reason: str) -> None:
        text = tr(
            "Not closed yet: unsaved maps could not be kept for the next start. {reason} Save them "
            "first.",
            reason=reason,
        )
        offers = [
            Offer(tr("Save all"), self._saving.save_all),
            Offer(tr("Quit and lose them"), self._quit_anyway),
        ]
        self._context.notices.tell(text, Tone.ERROR, offers, "quit")

    def _quit_anyway(self) -> None:
        self._is_certain = True
        self._leave()
