"""What is asked of every contribution, whatever its sort: titles, keys, data and code that are there."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import TypeAlias

from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.manifests import CODE_KEYS, Contribution
from hullwright.schema.messages import english, message

from ..host import Contributed, Plugin
from ..sorts import CONTRIBUTION_SORTS, Brings, ContributionSort
from .data_files import data_files
from .languages import is_without_english, lacking_languages
from .mistake import Mistake, in_manifest
from .named_code import code_mistake
from .surroundings import Surroundings

Finder: TypeAlias = Callable[[Contributed, Surroundings], Iterator[Mistake]]
"""Finds what is wrong with one contribution; it never raises over what somebody wrote, and runs no code
unless the surroundings say that it may."""

USUAL_KEYS = frozenset({"id", "title", "help", "data", "code", "extra"})
"""What a contribution of any sort may say."""
KNOWN_NOWHERE = ContributionSort(
    Brings.EITHER, "", frozenset(each.name for each in fields(Contribution))
)
"""What is asked of a sort that the table does not have."""


def sort_of(contributed: Contributed) -> ContributionSort:
    """Return the sort of a contribution."""
    return CONTRIBUTION_SORTS.get(contributed.sort, KNOWN_NOWHERE)


def titles(contributed: Contributed, _: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake for a missing English title, and a remark for other languages."""
    stated = contributed.contribution
    if not stated.title.get("en", "").strip():
        yield in_manifest(
            contributed,
            "title",
            message(
                "“{id}” of the {sort} has no English title; add title.en to it.",
                id=contributed.id,
                sort=contributed.sort,
            ),
            Severity.WARNING,
        )
    if is_without_english(stated.help):
        told = message("It has no English text; add help.en to it.")
        yield in_manifest(contributed, "help", told, Severity.WARNING)
    remark = lacking_languages((stated.title, stated.help))
    if remark:
        yield in_manifest(contributed, "", remark, Severity.HINT)


def unsuitable_keys(contributed: Contributed, _: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake for each key that says something of which its sort makes nothing."""
    allowed = USUAL_KEYS | sort_of(contributed).keys
    for each in fields(Contribution):
        if each.name not in allowed and getattr(contributed.contribution, each.name):
            told = message(
                "“{key}” means nothing for {sort}. Remove it.",
                key=each.name,
                sort=contributed.sort,
            )
            yield in_manifest(contributed, each.name, told, Severity.WARNING)


def missing_keys(contributed: Contributed, _: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake for each key without which a contribution of its sort can't be used."""
    for key in sorted(sort_of(contributed).needs):
        if not getattr(contributed.contribution, key):
            told = message("The {sort} need “{key}”. Add it.", sort=contributed.sort, key=key)
            yield in_manifest(contributed, "", told)


_MADE_OF: Mapping[Brings, tuple[str, ...]] = {
    Brings.DATA: ("data",),
    Brings.CODE: ("code",),
    Brings.CODE_AND_PERHAPS_DATA: ("code",),
    Brings.BOTH: ("data", "code"),
    Brings.EITHER: (),
}
_USELESS: Mapping[Brings, tuple[str, str]] = {
    Brings.DATA: ("code", english("The {sort} are pure data: “code” is never run. Remove it.")),
    Brings.CODE: (
        "data",
        english("The {sort} are pure code: “data” is never read. Remove it."),
    ),
}


def what_it_is_made_of(contributed: Contributed, _: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake where data or code is lacking, or is there for nothing."""
    brings = sort_of(contributed).brings
    for key in _MADE_OF[brings]:
        if not getattr(contributed.contribution, key):
            told = message("The {sort} need “{key}”. Add it.", sort=contributed.sort, key=key)
            yield in_manifest(contributed, "", told)
    key, template = _USELESS.get(brings, ("", ""))
    if key and getattr(contributed.contribution, key):
        told = message(template, sort=contributed.sort)
        yield in_manifest(contributed, key, told, Severity.WARNING)


def missing_data(contributed: Contributed, _: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake if its data is not in the folder."""
    if contributed.contribution.data and not data_files(contributed):
        told = message(
            "“{path}” is not in the folder, or is empty.", path=contributed.contribution.data
        )
        yield in_manifest(contributed, "data", told)


def unknown_kind(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake if it is for a kind of map that nobody knows."""
    kind = contributed.contribution.kind
    if kind and kind not in around.kinds:
        yield in_manifest(contributed, "kind", around.no_kind(kind))


def unknown_game(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake if it is for a game that nobody knows."""
    game = contributed.contribution.game
    if game and game not in around.games:
        yield in_manifest(contributed, "game", around.no_game(game))


def missing_code(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake for each `module:name` that is not in the folder, without running any of it."""
    for key in CODE_KEYS:
        named = getattr(contributed.contribution, key)
        told = named and code_mistake(named, around)
        if told:
            yield in_manifest(contributed, key, told)


OF_EVERY_CONTRIBUTION: tuple[Finder, ...] = (
    titles,
    unsuitable_keys,
    unknown_kind,
    unknown_game,
)
"""What is asked of each by itself."""

TO_BEGIN_WITH: tuple[Finder, ...] = (
    missing_keys,
    what_it_is_made_of,
    missing_data,
    missing_code,
)
"""Likewise; as long as these find something that can't be used, its sort has nothing to look at."""


def ids_that_stand_twice(plugin: Plugin) -> Iterator[Mistake]:
    """Yield a mistake for each id that two contributions of one sort share."""
    for listed in _alike(plugin, lambda each: each.id):
        yield in_manifest(
            listed[1],
            "id",
            message(
                "“{id}” appears {count} times among the {sort}; each id stands for one thing.",
                id=listed[1].id,
                count=len(listed),
                sort=listed[1].sort,
            ),
        )


def titles_that_stand_twice(plugin: Plugin) -> Iterator[Mistake]:
    """Yield a mistake for each title that two contributions of one sort share."""
    for listed in _alike(plugin, _folded_title):
        if len({each.id for each in listed}) > 1:
            told = message(
                "Two of the {sort} have the title “{title}”, so nobody could tell them apart.",
                sort=listed[1].sort,
                title=listed[1].contribution.title["en"],
            )
            yield in_manifest(listed[1], "title", told, Severity.WARNING)


def _folded_title(contributed: Contributed) -> str:
    return contributed.contribution.title.get("en", "").strip().casefold()


def _alike(plugin: Plugin, name: Callable[[Contributed], str]) -> Iterator[list[Contributed]]:
    """Yield the contributions of one sort that share a name, for each name that several have."""
    found: dict[tuple[str, str], list[Contributed]] = {}
    for each in plugin.contributions():
        found.setdefault((each.sort, name(each)), []).append(each)
    for (_, shared), listed in found.items():
        if shared and len(listed) > 1:
            yield listed


OF_ALL_TOGETHER: tuple[Callable[[Plugin], Iterator[Mistake]], ...] = (
    ids_that_stand_twice,
    titles_that_stand_twice,
)
"""What is asked of all contributions of a plugin together."""
