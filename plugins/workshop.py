"""The workshop: the plugin of a person's own rules, written as data and packed for others."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from importlib import metadata
from io import BytesIO
from itertools import count
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from hullwright.engines.rules.definition import code_order
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.manifests import Contribution, Manifest
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.contents import content_of, decoded
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.files.reader import read
from hullwright.schema.files.writer import write
from hullwright.schema.limits import MAX_FILE_BYTES, MAX_RULE_BYTES
from hullwright.schema.messages import message
from hullwright.schema.packs.listing import CLUTTER
from hullwright.schema.records import JsonObject

from .host.contents import content_hash
from .host.discovery import MANIFEST
from .host.installation import Keeper
from .rule_trial import rule_complaints
from .rules import rule_book

USUAL_ID = "my-rules"
"""What the plugin is called until its author gives it a name of its own."""

RULES = "rules"
"""The folder inside the plugin, and the id of what it contributes."""


@dataclass(frozen=True)
class OwnRule:
    """A rule in the person's own plugin, as its file has it."""

    path: Path
    value: JsonObject
    """What the file says; empty if that is no JSON object."""
    trouble: Unreadable | None = None
    """Why it can't be used as it is."""

    @property
    def code(self) -> str:
        """Its code, or the name of its file as long as it has none."""
        return str(self.value.get("code") or self.path.stem)


@dataclass(frozen=True)
class Kept:
    """A draft of a rule that is not saved."""

    path: Path | None
    """The file that it is to be saved to, or None for a new one."""
    value: JsonObject


class Workshop:
    """Reads and writes the rules that a person makes; a folder of them comes with the first one."""

    def __init__(self, host: Keeper) -> None:
        self.host = host

    @property
    def folder(self) -> Path:
        """The folder of the plugin, whether it is there yet or not."""
        return self.host.folder / USUAL_ID

    def manifest(self) -> Manifest:
        """Return what the plugin says of itself, or would; Unreadable if its file is broken."""
        path = self.folder / MANIFEST
        if not path.exists():
            return usual_manifest()
        found = read(path)
        if not isinstance(found, Manifest):
            raise HullwrightError(
                message("{path} is not the manifest of a plugin. Move it away.", path=path)
            )
        return found

    def describe(self, manifest: Manifest) -> None:
        """Write what the plugin says of itself."""
        self._write_manifest(manifest)
        self.host.look_again()

    def _write_manifest(self, manifest: Manifest) -> None:
        _make(self.folder / RULES)
        made, path = with_rules(manifest), self.folder / MANIFEST
        # What is there already keeps its comments and its order.
        if not path.exists() or read(path) != made:
            write(made, path)

    def rules(self) -> tuple[OwnRule, ...]:
        """Return all own rules, those that can't be used too, in the order of their codes."""
        found = map(_own, sorted((self.folder / RULES).glob("*.json")))
        return tuple(sorted(found, key=lambda each: code_order(each.code)))

    def taken(self, game: str, path: Path | None = None) -> frozenset[str]:
        """Return the codes of a game that a rule can't have because other rules have them."""
        own = {each.code for each in self.rules() if each.path != path}
        others = (
            each.code for each in rule_book(self.host).of_game(game) if each.plugin != self._id()
        )
        return frozenset({*own, *others})

    def _id(self) -> str:
        try:
            return self.manifest().id
        except HullwrightError:
            return USUAL_ID

    def save(self, value: JsonObject, path: Path | None = None) -> Path:
        """Write a rule to its file, or to a new one; Unreadable with all reasons if it is not sound."""
        target = path or self._free_path(value.get("code", ""))
        wrong = rule_complaints(value, self.taken(value.get("game", ""), path))
        if wrong:
            raise Unreadable(str(target), wrong)
        self._write_manifest(self.manifest())
        save(target, [to_text(value)])
        self.host.look_again()
        return target

    def remove(self, path: Path) -> bytes:
        """Delete the file of a rule and return what it held."""
        content = content_of(path, MAX_RULE_BYTES)
        try:
            path.unlink()
        except OSError as fault:
            reason = system_reason(fault)
            raise HullwrightError(
                message("{path} can't be deleted: {reason}.", path=path, reason=reason)
            ) from fault
        self.host.look_again()
        return content

    def kept(self) -> list[Kept]:
        """Return the drafts that were not saved when the person last worked here."""
        try:
            listed = parse(decoded(content_of(self._kept, MAX_FILE_BYTES), self._kept), "")
        except Unreadable:
            return []
        return [
            Kept(self.folder / RULES / each["file"] if each["file"] else None, each["rule"])
            for each in listed
        ]

    def keep(self, drafts: Iterable[Kept]) -> None:
        """Keep drafts that are not saved, so that nothing is lost whatever happens."""
        listed = [
            {"file": each.path.name if each.path else "", "rule": each.value} for each in drafts
        ]
        if listed:
            _make(self._kept.parent)
            save(self._kept, [to_text(listed)])
        else:
            self._kept.unlink(missing_ok=True)

    @property
    def _kept(self) -> Path:
        return self.host.home / "workshop.json"

    def put_back(self, path: Path, content: bytes) -> Path:
        """Write a deleted rule again, under another name if its own is taken by now."""
        _make(path.parent)
        target = path if not path.exists() else self._free_path(path.stem)
        save(target, [content])
        self.host.look_again()
        return target

    def _free_path(self, code: str) -> Path:
        stem = re.sub(r"[^a-z0-9]+", "-", code.lower()).strip("-") or "rule"
        names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
        paths = (self.folder / RULES / f"{name}.json" for name in names)
        return next(path for path in paths if not path.exists())


def usual_manifest() -> Manifest:
    """Return the manifest of a plugin that is yet to be named, for this version of Hullwright."""
    return Manifest(
        id=USUAL_ID,
        name="My rules",
        plugin_version="1.0",
        requires=f">={'.'.join(metadata.version('hullwright').split('.')[:2])},<1",
    )


def with_rules(manifest: Manifest) -> Manifest:
    """Return a manifest that contributes the folder of rules, beside all that it had."""
    listed = manifest.contributes.get("rules", ())
    if any(each.data == RULES for each in listed):
        return manifest
    rules = Contribution(id=RULES, title={"en": manifest.name}, data=RULES)
    return replace(manifest, contributes={**manifest.contributes, "rules": (*listed, rules)})


def _own(path: Path) -> OwnRule:
    try:
        value = parse(decoded(content_of(path, MAX_RULE_BYTES), path), str(path))
    except Unreadable as trouble:
        return OwnRule(path, {}, trouble)
    if not isinstance(value, dict):
        value = {}
    wrong = rule_complaints(value)
    return OwnRule(path, value, Unreadable(str(path), wrong) if wrong else None)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        reason = system_reason(fault)
        raise HullwrightError(
            message("{folder} can't be made: {reason}.", folder=folder, reason=reason)
        ) from fault


# -- passing on -----------------------------------------------------------------------------------


def packed(folder: Path) -> bytes:
    """Return a plugin's folder as a zip to be installed; equal contents make equal bytes."""
    content_hash(folder)  # Raises Unfit for what no plugin may hold.
    manifest = read(folder / MANIFEST)
    if not isinstance(manifest, Manifest):
        raise HullwrightError(message("{folder} contains no plugin.", folder=folder))
    made = BytesIO()
    with ZipFile(made, "w", ZIP_STORED) as archive:
        for path in sorted(folder.rglob("*"), key=lambda each: each.relative_to(folder).as_posix()):
            name = path.relative_to(folder)
            if path.is_file() and not any(map(_is_clutter, name.parts)):
                archive.writestr(_entry(f"{manifest.id}/{name.as_posix()}"), path.read_bytes())
    return made.getvalue()


def _is_clutter(part: str) -> bool:
    return part in CLUTTER or part.startswith(".")


def _entry(name: str) -> ZipInfo:
    # Neither clock nor system may show, or the same plugin would differ from day to day.
    entry = ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    entry.create_system = 3
    entry.external_attr = 0o644 << 16
    return entry
