"""The bench: all rules that a person works on, what is saved of them, and what may not be lost."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.engines.loader import ENGINES
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.rule_copies import copied, has_code
from hullwright.plugins.rule_trial import wrong_with
from hullwright.plugins.rules import rule_book
from hullwright.plugins.workshop import Kept, OwnRule, Workshop, usual_manifest
from hullwright.schema.complaints import Fault
from hullwright.schema.documents.manifests import Manifest
from hullwright.schema.errors import HullwrightError
from hullwright.schema.records import JsonObject, from_json

from ...languages.words import tr
from ...shell.notices import Notices, Offer, Tone
from .draft import RuleDraft
from .rule_edits import PREFIX, free_code, new_rule, own_code, tidied

PAUSE = 1000
"""Milliseconds after a change until unsaved drafts are kept in a file."""

TOPIC = "workshop"


class OwnRules(QObject):
    """Keeps the drafts of all own rules, and writes them."""

    listed = Signal()
    """There are other rules, or one is saved or changed."""
    written = Signal()
    """The rules on the disk are others, so that whoever uses them has to read them again."""

    def __init__(self, host: Keeper, notices: Notices) -> None:
        super().__init__()
        self.workshop = Workshop(host)
        self._notices = notices
        self.book = rule_book(host)
        self.broken: list[OwnRule] = []
        """Files that hold no rule that could be opened."""
        self.drafts: list[RuleDraft] = []
        manifest = self._manifest()
        self._own = manifest.id
        self.plugin = RuleDraft(manifest.to_json())
        """What the plugin says of itself."""
        self._judged: tuple[tuple[JsonObject, frozenset[str]], list[Fault]] | None = None
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self.keep)
        self._read()

    def _manifest(self) -> Manifest:
        try:
            return self.workshop.manifest()
        except HullwrightError as fault:
            self._notices.tell(str(fault), Tone.ERROR, topic=TOPIC)
            return usual_manifest()

    def _read(self) -> None:
        """Take in the rules on the disk, and what was not saved the last time."""
        found = self.workshop.rules()
        self.broken = [each for each in found if each.trouble]
        for own in found:
            if not own.trouble:
                self._take(RuleDraft(own.value, own.path))
        for kept in self.workshop.kept():
            self._restore(kept)

    def _restore(self, kept: Kept) -> None:
        draft = next((each for each in self.drafts if kept.path and each.path == kept.path), None)
        if draft is not None:
            draft.apply(tr("Restore unsaved changes"), lambda _: kept.value)
        else:
            self._take(_unsaved(kept.value))

    def _take(self, draft: RuleDraft) -> RuleDraft:
        self.drafts.append(draft)
        draft.changed.connect(self._note)
        draft.stepped.connect(self._note)
        return draft

    def _note(self, _: object = None) -> None:
        self._pause.start()
        self.listed.emit()

    # What is wrong with a draft.

    def faults(self, draft: RuleDraft, value: JsonObject) -> list[Fault]:
        """Return what is wrong with what a draft is or may become."""
        asked = value, self._taken(draft)
        if self._judged is None or self._judged[0] != asked:
            # Fields, buttons and preview all ask about the same value, one after the other.
            self._judged = asked, wrong_with(*asked)
        return self._judged[1]

    def _taken(self, draft: RuleDraft) -> frozenset[str]:
        rules = self.book.of_game(draft.value["game"])
        known = (each.code for each in rules if each.plugin != self._own)
        others = (each.value["code"] for each in self.drafts if each is not draft)
        return frozenset({*known, *others})

    # New rules.

    def new(self) -> RuleDraft:
        """Return a new draft of which nothing is known."""
        game = next(iter(ENGINES))
        return self._add(new_rule(self._free(f"{PREFIX}new-rule"), game))

    def copy(self, code: str) -> RuleDraft:
        """Return a draft that is a copy of a rule, shipped or own."""
        own = next((each for each in self.drafts if each.value["code"] == code), None)
        if own is not None:
            return self._add({**own.value, "code": self._free(own_code(code))})
        rule = next(each for each in self.book.rules.values() if each.code == code)
        if has_code(rule):
            self._notices.tell(
                tr(
                    "{code} does part of its work with its plugin's code. The copy only has what "
                    "data can say.",
                    code=code,
                ),
                topic=TOPIC,
            )
        return self._add(copied(rule, self._free(own_code(code))))

    def _free(self, code: str) -> str:
        own = {each.value["code"] for each in self.drafts}
        return free_code(code, frozenset({*own, *(each.code for each in self.book.rules.values())}))

    def _add(self, value: JsonObject) -> RuleDraft:
        draft = self._take(_unsaved(value))
        self._note()
        return draft

    def copyable(self) -> list[RuleDefinition]:
        """Return all rules that can be copied."""
        return list(self.book.rules.values())

    # The disk.

    def save(self, draft: RuleDraft) -> bool:
        """Write a rule, and what the plugin says of itself; return whether it is written."""
        try:
            path = self.workshop.save(tidied(draft.value), draft.path)
        except HullwrightError as fault:
            self._notices.tell(str(fault), Tone.ERROR, topic=TOPIC)
            return False
        draft.saved_as(path)
        self.describe()
        self._reread()
        code = draft.value["code"]
        self._notices.tell(
            tr("“{code}” is saved. Scenarios can use it now.", code=code), Tone.GOOD, topic=TOPIC
        )
        return True

    def describe(self) -> None:
        """Write what the plugin says of itself, if that has changed."""
        if self.plugin.history.isClean():
            return
        try:
            self.workshop.describe(from_json(self.plugin.value, Manifest))
        except HullwrightError as fault:
            self._notices.tell(str(fault), Tone.ERROR, topic=TOPIC)
            return
        self.plugin.history.setClean()
        self._reread()

    def delete(self, item: RuleDraft | OwnRule) -> None:
        """Take a rule away, and offer to bring it back."""
        code = item.value["code"] if isinstance(item, RuleDraft) else item.code
        try:
            content = self.workshop.remove(item.path) if item.path else b""
        except HullwrightError as fault:
            self._notices.tell(str(fault), Tone.ERROR, topic=TOPIC)
            return
        if isinstance(item, RuleDraft):
            self.drafts.remove(item)
        else:
            self.broken.remove(item)
        self._reread()
        bring_back = Offer(tr("Bring it back"), partial(self._bring_back, item, content))
        self._notices.tell(tr("“{code}” is deleted.", code=code), offers=[bring_back], topic=TOPIC)

    def _bring_back(self, item: RuleDraft | OwnRule, content: bytes) -> None:
        try:
            if item.path:
                path = self.workshop.put_back(item.path, content)
                if isinstance(item, RuleDraft):
                    item.path = path
        except HullwrightError as fault:
            self._notices.tell(str(fault), Tone.ERROR, topic=TOPIC)
            return
        if isinstance(item, RuleDraft):
            self.drafts.append(item)
        else:
            self.broken.append(item)
        self._reread()

    def follow_disk(self) -> None:
        """Take in what others have done to the files; what is not saved here stays as it is."""
        found = {each.path: each for each in self.workshop.rules()}
        self.broken = [each for each in found.values() if each.trouble]
        for draft in [each for each in self.drafts if each.path and each.history.isClean()]:
            own = found.get(draft.path) if draft.path else None
            if own is None or own.trouble:
                self.drafts.remove(draft)
            elif own.value != draft.value:
                draft.take_in(own.value)
        known = {each.path for each in self.drafts}
        for own in found.values():
            if own.path not in known and not own.trouble:
                self._take(RuleDraft(own.value, own.path))
        self.book = rule_book(self.workshop.host)
        self.listed.emit()

    def _reread(self) -> None:
        self._own = self._manifest().id
        self.book = rule_book(self.workshop.host)
        self._note()
        self.written.emit()

    def keep(self) -> None:
        """Keep what is not saved in a file, so that it is there the next time."""
        self._pause.stop()
        left = [each for each in self.drafts if not each.history.isClean()]
        self.workshop.keep(Kept(each.path, each.value) for each in left)


def _unsaved(value: JsonObject) -> RuleDraft:
    """Return a draft that no file holds."""
    draft = RuleDraft(value)
    draft.history.resetClean()
    return draft
