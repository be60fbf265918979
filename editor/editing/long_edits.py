"""Long edits: changes of open maps that are worked out beside the window, and made when they are known."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from hullwright.schema.messages import Message

from ..concepts.long_edit import LongEdit
from ..documents.document import Document
from ..documents.place import Place
from ..documents.workplace import Workplace
from ..files.file_context import FileContext
from ..files.job_queue import FileJob
from ..languages.words import tr
from ..shell.notices import Tone


class LongEdits(QObject):
    """Has the changes worked out that open maps ask for, one of a map at a time."""

    def __init__(self, context: FileContext) -> None:
        super().__init__()
        self._context = context
        self._busy: set[Document] = set()
        context.workplaces.opened.connect(self._follow)

    def _follow(self, place: Place) -> None:
        if isinstance(place, Workplace):
            place.long_edit_wanted.connect(partial(self._begin, place.document))

    def _begin(self, document: Document, title: Message, edit: LongEdit, icon: str) -> None:
        if document in self._busy:
            self._tell(document, tr("That is being worked out already: see the status bar."))
            return
        before = document.value
        self._busy.add(document)
        self._context.jobs.run(
            FileJob(
                job=edit.job,
                asked={**edit.asked, "map": before},
                title=tr(edit.progress),
                then=partial(self._make, document, before, title, icon),
                fails=lambda fault: self._context.tell_fault(fault, _topic(document)),
                ended=partial(self._busy.discard, document),
                is_apart=True,
            )
        )

    # Any: what a job answers with is known to those who ask for it.
    def _make(
        self, document: Document, before: object, title: Message, icon: str, found: dict[str, Any]
    ) -> None:
        """Make the change that was worked out, if the map is still the one that it is for."""
        if all(place.document is not document for place in self._context.workplaces):
            return
        if document.value is not before:
            text = tr(
                "{name} was changed in the meantime, so this was not done: {title}. Try again.",
                name=document.value.name,
                title=title,
            )
            self._tell(document, text, Tone.WARNING)
            return
        document.apply(title, lambda _: found["map"], icon)
        self._tell(document, tr(found["note"]), Tone.GOOD)

    def _tell(self, document: Document, text: str, tone: Tone = Tone.HINT) -> None:
        self._context.notices.tell(text, tone, topic=_topic(document))


def _topic(document: Document) -> str:
    return f"long edit {id(document)}"
