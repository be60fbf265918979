"""Texts that plugins bring: for their own sentences, or a further language for the whole program.

They are gettext files, named for their language (`fr.po`), and plain text: nothing of the plugin runs. A
file is taken whole or not at all, because a gap that nobody fills would end whatever wants to say the text.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from gettext import c2py
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from hullwright.schema.complaints import Complaint, Unreadable, unreadable
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.messages import Message, message
from hullwright.schema.visible_text import visible

from .host import Contributed, Host
from .po_file import PoEntry, at_line, po_entries

MAX_PO_BYTES = 4 * 1024 * 1024
"""Our own catalogues take half a megabyte each."""

LANGUAGE_NAME = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")
"""What a language is called: `fr`, or `zh_TW` where a country matters."""

MOST_FORMS = 6
_PLURALS = re.compile(r"nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;]{1,500});?")
_USUAL_PLURALS = "nplurals=2; plural=(n != 1);"


@dataclass(frozen=True, eq=False)
class PluginTexts:
    """The texts of one file."""

    language: str
    plugin: str
    """The id of the plugin."""
    forms: Mapping[str, tuple[str, ...]]
    """For each template what is said instead; several forms if a number decides."""
    form_of: Callable[[int], int]
    """Which form a number takes."""
    head: Mapping[str, str]
    """What the head of the file says, such as how numbers are written."""

    def said(self, template: str, number: int) -> str | None:
        """Return a template in this language, in the form for a number; None if it is not here."""
        forms = self.forms.get(template)
        if forms is None:
            return None
        return forms[0] if len(forms) == 1 else forms[min(self.form_of(number), len(forms) - 1)]


class FurtherLanguage(NamedTuple):
    """A language that a plugin brings for the whole program."""

    code: str
    title: str
    """What its speakers call it."""


class TextsList(NamedTuple):
    """The texts of all plugins by language, the further languages, and what could not be read."""

    texts: Mapping[str, tuple[PluginTexts, ...]]
    languages: tuple[FurtherLanguage, ...]
    troubles: tuple[Unreadable, ...]


def plugin_texts(host: Host) -> TextsList:
    """Return what plugins say in which language; a file that can't be used hides no other."""
    texts: dict[str, tuple[PluginTexts, ...]] = {}
    languages: dict[str, FurtherLanguage] = {}
    troubles: list[Unreadable] = []
    for contributed in host.contributions("translations"):
        for each in texts_in(contributed):
            if isinstance(each, Unreadable):
                troubles.append(each)
                continue
            texts[each.language] = (*texts.get(each.language, ()), each)
            if each.language == contributed.contribution.language:
                languages.setdefault(each.language, _further(contributed))
    return TextsList(texts, tuple(languages.values()), tuple(troubles))


def _further(contributed: Contributed) -> FurtherLanguage:
    stated = contributed.contribution
    title = stated.title.get(stated.language) or stated.title.get("en") or stated.language
    return FurtherLanguage(stated.language, visible(title))


def texts_in(contributed: Contributed) -> Iterator[PluginTexts | Unreadable]:
    """Yield the texts of each file of a contribution, or what is wrong with the file."""
    try:
        path = contributed.path
        files = sorted(path.glob("*.po")) if path.is_dir() else [path]
    except (HullwrightError, OSError) as fault:
        yield _trouble(contributed.plugin.folder / contributed.contribution.data, fault)
        return
    for file in files:
        try:
            yield _texts(contributed, file)
        except HullwrightError as fault:
            yield _trouble(file, fault)


def _trouble(path: Path, fault: Exception) -> Unreadable:
    if isinstance(fault, Unreadable):
        return fault
    if isinstance(fault, OSError):
        return unreadable(str(path), "It can't be read: {reason}.", reason=system_reason(fault))
    return unreadable(str(path), "{reason}", reason=fault)


def _texts(contributed: Contributed, path: Path) -> PluginTexts:
    stated = contributed.contribution.language
    language = stated if stated and not contributed.path.is_dir() else path.stem
    if not LANGUAGE_NAME.fullmatch(language):
        raise unreadable(
            str(path), "A file with texts is named for its language, such as fr.po or zh_TW.po."
        )
    text = decoded(regular_content_of(path, MAX_PO_BYTES), path)
    entries = list(po_entries(text, str(path)))
    head = _head(entries)
    count, form_of = _plurals(head.get("Plural-Forms", _USUAL_PLURALS), path)
    told = [each for each in entries if each.template]
    found = list(_complaints(told, count))
    if found:
        raise Unreadable(str(path), found)
    forms = {each.template: each.forms for each in told}
    return PluginTexts(language, contributed.plugin.id, forms, form_of, head)


def _head(entries: list[PoEntry]) -> Mapping[str, str]:
    """Return what the entry for the empty text says, line by line."""
    lines = (line for each in entries if not each.template for line in each.forms[0].splitlines())
    parted = (line.partition(":") for line in lines)
    return {key.strip(): value.strip() for key, _, value in parted}


def _plurals(stated: str, path: Path) -> tuple[int, Callable[[int], int]]:
    """Return how many forms texts with numbers have, and which one a number takes."""
    found = _PLURALS.fullmatch(stated)
    if found and 1 <= int(found[1]) <= MOST_FORMS:
        try:
            return int(found[1]), _clipped(c2py(found[2]))
        except (ValueError, RecursionError, OverflowError):
            # Told like any other that is not understood.
            pass
    raise unreadable(str(path), "Its “Plural-Forms” are not understood: {stated}", stated=stated)


def _clipped(form_of: Callable[[int], int]) -> Callable[[int], int]:
    def form(number: int) -> int:
        try:
            return max(0, int(form_of(abs(number))))
        except ArithmeticError:
            return 0

    return form


def _complaints(entries: list[PoEntry], count: int) -> Iterator[Complaint]:
    """Yield what makes the texts of a file dangerous or wrong."""
    seen: set[str] = set()
    for each in entries:
        if each.template in seen:
            yield at_line(each.line, message("The same text appears here a second time."))
        seen.add(each.template)
        if each.has_forms and len(each.forms) != count:
            yield at_line(
                each.line,
                message(
                    "The text has {forms} forms, but the language has {count}.",
                    forms=len(each.forms),
                    count=count,
                ),
            )
        for text in each.forms:
            fault = _fault(each, text)
            if fault:
                yield at_line(each.line, fault)


def _fault(entry: PoEntry, text: str) -> Message | None:
    """Return what is wrong with a translation, or None."""
    if visible(text) != text:
        return message("“{text}” contains invisible characters.", text=text[:80])
    wanted, found = gaps(entry.template), gaps(text)
    if wanted is None or found is None:
        odd = entry.template if wanted is None else text
        return message("“{text}” has a brace that opens no gap.", text=odd[:80])
    unknown, missing = sorted(found - wanted), sorted(wanted - found)
    if unknown:
        return message("Nothing fills the gap “{gap}”; the English text has none.", gap=unknown[0])
    # A form for one number may say the number itself.
    if missing and not entry.has_forms:
        return message("The gap “{gap}” of the English text is missing.", gap=missing[0])
    return None


def gaps(text: str) -> frozenset[str] | None:
    """Return the gaps of a text; None if it is not one that can be filled.

    >>> sorted(gaps("{count} of {total}")), gaps("{a!r}"), gaps("{a.b}"), gaps("{:>99}"), gaps("}")
    (['count', 'total'], None, None, None, None)
    """
    try:
        parts = [(name, spec, sign) for _, name, spec, sign in Formatter().parse(text)]
    except ValueError:
        return None
    named = [(name, spec, sign) for name, spec, sign in parts if name is not None]
    if any(spec or sign or not name.isidentifier() for name, spec, sign in named):
        return None
    return frozenset(name for name, _, _ in named)
