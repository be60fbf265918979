"""What a shell proposes for values that we know by name: plugins, rule codes, bots, rulesets, formats, kinds.

Proposals come from our own tables and from the manifests of plugins. Nothing of any plugin is run for
them, and whatever goes wrong proposes nothing: a person who types is not to be told about it.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import click
from click.shell_completion import CompletionItem, split_arg_string

if TYPE_CHECKING:
    from hullwright.plugins.host import Contributed

Proposal: TypeAlias = str | tuple[str, str]
"""A value, alone or with a few words about it."""
Propose: TypeAlias = Callable[[click.Context], Iterable[Proposal]]
Completer: TypeAlias = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]

MOST_OF_A_MAP = 1 << 24
"""Larger maps are not read to find out for which game they are."""


def completer(propose: Propose) -> Completer:
    """Return a function that proposes what begins with what was typed."""

    @wraps(propose)
    def proposed(
        context: click.Context, _: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        found: list[CompletionItem] = []
        with suppress(Exception):
            items = map(_item, dict.fromkeys(propose(context)))
            found += [each for each in items if str(each.value).startswith(incomplete)]
        return found

    return proposed


def list_completer(propose: Propose) -> Completer:
    """Return the same for values that are separated by commas."""
    one = completer(propose)

    @wraps(propose)
    def proposed(
        context: click.Context, parameter: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        taken = before.split(",")
        return [
            CompletionItem(f"{before}{comma}{each.value}", help=each.help)
            for each in one(context, parameter, last)
            if each.value not in taken
        ]

    return proposed


def _item(proposal: Proposal) -> CompletionItem:
    value, told = (proposal, "") if isinstance(proposal, str) else proposal
    return CompletionItem(value, help=told.splitlines()[0] if told else None)


@completer
def plugin_ids(_: click.Context) -> Iterator[Proposal]:
    """Yield the ids of all plugins."""
    from hullwright.plugins.host import Host

    for each in Host().plugins():
        yield each.id, each.name


@completer
def rule_codes(context: click.Context) -> Iterator[Proposal]:
    """Yield the codes of all rules, or of those of the game that was named."""
    from hullwright.engines.rules.definition import said
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book

    from ..languages.words import language_in_use

    wanted = context.params.get("game")
    for rule in rule_book(Host()).rules.values():
        if wanted in {None, rule.game}:
            yield rule.code, said(rule.title, language_in_use())


@completer
def games(_: click.Context) -> Iterator[Proposal]:
    """Yield the games, ours and those of plugins."""
    yield from _games()


@completer
def map_kinds(_: click.Context) -> Iterator[Proposal]:
    """Yield the kinds of maps, ours and those of plugins."""
    yield from _kinds()


@completer
def target_names(_: click.Context) -> Iterator[Proposal]:
    """Yield the ready targets of the kind that was named."""
    from hullwright.engines.generation.draft_kinds import DRAFT_KINDS
    from hullwright.engines.generation.preset_choice import presets_by_name

    from ..languages.words import tr

    for word in split_arg_string(os.environ.get("COMP_WORDS", "")):
        if word in DRAFT_KINDS:
            for name, each in presets_by_name(DRAFT_KINDS[word]).items():
                yield name, tr(each.description)


@completer
def rulesets(_: click.Context) -> Iterator[Proposal]:
    """Yield the rulesets of the game that the map is for, or of all."""
    from hullwright.engines.loader import OWN_ENGINES, engine
    from hullwright.plugins.brought_rulesets import definitions

    for game in _games_of():
        if game in OWN_ENGINES:
            yield from engine(game).rulesets
    for each in _brought("rulesets"):
        yield from (found.name for found in definitions(each))


@list_completer
def bots(_: click.Context) -> Iterator[Proposal]:
    """Yield the bots of the game that the map is for, or of all."""
    from hullwright.engines.loader import OWN_ENGINES, engine
    from hullwright.engines.search.budget import SEARCH
    from hullwright.plugins.contributions import full_name

    for game in _games_of():
        if game in OWN_ENGINES:
            yield from engine(game).bots
    yield SEARCH
    for each in _brought("bots"):
        yield full_name(each), _titled(each.contribution.title)


@completer
def import_formats(_: click.Context) -> Iterator[Proposal]:
    """Yield the formats that can be imported, those of one's own at the end."""
    from hullwright.plugins.importers import importers
    from hullwright.plugins.own_formats import OwnFormats

    for name, importer in importers().items():
        yield name, _titled(importer.title)
    yield from OwnFormats().all()


@list_completer
def template_names(_: click.Context) -> Iterator[Proposal]:
    """Yield what a new plugin can be made with."""
    from hullwright.plugins.plugin_templates import plugin_templates

    yield from plugin_templates()


def contributed(sort: str) -> Completer:
    """Return a function that proposes what plugins contribute of a sort, as `plugin/id`."""

    def propose(_: click.Context) -> Iterator[Proposal]:
        from hullwright.plugins.contributions import full_name
        from hullwright.plugins.host import Host

        for each in Host().contributions(sort):
            yield full_name(each), _titled(each.contribution.title)

    return completer(propose)


def _kinds() -> Iterator[str]:
    from hullwright.plugins.host import Host
    from hullwright.schema.kinds import OWN_KINDS

    yield from dict.fromkeys(
        (*OWN_KINDS, *(each.contribution.kind for each in Host().contributions("map_kinds")))
    )


def _games() -> Iterator[str]:
    from hullwright.engines.loader import OWN_ENGINES
    from hullwright.plugins.host import Host

    yield from dict.fromkeys(
        (*OWN_ENGINES, *(each.contribution.game for each in Host().contributions("engines")))
    )


def _games_of() -> Iterator[str]:
    """Yield the game of the map that was named already, or all games."""
    kind = next(filter(None, map(_kind_of, _files())), "")
    return iter([_game_of(kind)]) if kind else _games()


def _files() -> Iterator[Path]:
    """Yield the files among what was typed; click knows none of it while an option lacks its value."""
    for word in split_arg_string(os.environ.get("COMP_WORDS", "")):
        path = Path(word).expanduser()
        if path.suffix == ".json" and path.is_file() and path.stat().st_size <= MOST_OF_A_MAP:
            yield path


def _kind_of(path: Path) -> str:
    return str(json.loads(path.read_bytes()).get("kind", ""))


def _game_of(kind: str) -> str:
    from hullwright.plugins.host import Host
    from hullwright.schema.kinds import OWN_KINDS, map_kind

    if kind in OWN_KINDS:
        return map_kind(kind).game
    brought = Host().contributions("map_kinds")
    return next((each.contribution.game for each in brought if each.contribution.kind == kind), "")


def _brought(sort: str) -> "Iterator[Contributed]":
    """Yield what plugins bring of a sort for the game that the map is for."""
    from hullwright.plugins.host import Host

    wanted = set(_games_of())
    yield from (each for each in Host().contributions(sort) if each.contribution.game in wanted)


def _titled(texts: Mapping[str, str]) -> str:
    from hullwright.plugins.contributions import worded

    from ..languages.words import language_in_use

    return worded(texts, language_in_use())
