"""What a pack needs and what of it is lacking here, told before anything is installed."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from hullwright.engines.loader import OWN_ENGINES
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.documents.packs import PackManifest, PackNeed
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import manifest_from
from hullwright.schema.kinds import KINDS, OWN_KINDS, map_kind
from hullwright.schema.messages import Message, message
from hullwright.schema.packs.heads import DocumentHead
from hullwright.schema.packs.pack import PLUGIN_MANIFEST, PLUGINS, Pack

from ..brought import brought_by
from ..host import Host, Origin, Plugin, Status
from ..host.versions import Fit, fit
from ..rules import rule_book


def needed_by(
    heads: Iterable[DocumentHead], host: Host, inside: Iterable[str] = ()
) -> list[PackNeed]:
    """Return the plugins of others that documents need and that are not in the same pack."""
    heads, brought = list(heads), brought_by(host)
    # All rules are read only where somebody names one.
    book = rule_book(host) if any(each.codes for each in heads) else RuleBook()
    found: set[str] = set()
    for head in heads:
        if head.kind and head.kind not in OWN_KINDS:
            owner = brought.owner("map_kinds", "", head.kind)
            found |= {owner.plugin.id} if owner else set()
        if head.game and head.game not in OWN_ENGINES:
            owner = brought.owner("engines", "", head.game)
            found |= {owner.plugin.id} if owner else set()
        rules = (book.find(code, game_of(head)) for code in head.codes)
        found |= {each.plugin for each in rules if each and each.plugin}
    others = found - {each.id for each in host.plugins() if each.origin is Origin.SHIPPED}
    return [PackNeed(plugin=each) for each in sorted(others - set(inside))]


def game_of(head: DocumentHead) -> str:
    """Return the game that a document is for: what it says, or what maps of its kind are for."""
    if head.game or head.kind not in KINDS:
        return head.game
    try:
        return map_kind(head.kind).game
    except HullwrightError:
        return ""


def lacking(pack: Pack, host: Host) -> tuple[Message, ...]:
    """Return what a pack needs and this Hullwright lacks, each in a sentence."""
    return (*stated_lacks(pack.manifest, host, pack.plugins), *_unknown(pack, host))


def stated_lacks(
    manifest: PackManifest, host: Host, inside: Iterable[str] = ()
) -> Iterator[Message]:
    """Yield what a pack says that it needs and this Hullwright lacks."""
    yield from version_lacks(manifest.requires, manifest.needs, host, inside)


def version_lacks(
    requires: str, needs: Iterable[PackNeed], host: Host, inside: Iterable[str] = ()
) -> Iterator[Message]:
    """Yield what is lacking of the Hullwright and the plugins that something requires."""
    if fit(requires, host.version) is not Fit.FITS:
        yield message(
            "It is made for Hullwright {requires}; this is {version}.",
            requires=requires,
            version=host.version,
        )
    there = {each.id: each for each in host.plugins() if each.is_usable}
    for need in needs:
        if need.plugin not in inside:
            yield from _plugin_lack(need, there.get(need.plugin))


def _plugin_lack(need: PackNeed, plugin: Plugin | None) -> Iterator[Message]:
    if plugin is None or plugin.manifest is None:
        yield message("It needs the plugin “{plugin}”, which is not installed.", plugin=need.plugin)
    elif fit(need.versions, plugin.manifest.plugin_version) is not Fit.FITS:
        yield message(
            "It needs the plugin “{plugin}” in version {versions}; {version} is installed.",
            plugin=need.plugin,
            versions=need.versions,
            version=plugin.manifest.plugin_version,
        )
    elif plugin.status is Status.UNTRUSTED:
        yield message(
            "It needs the plugin “{plugin}”, whose code waits for you to trust it.",
            plugin=need.plugin,
        )


def _unknown(pack: Pack, host: Host) -> Iterator[Message]:
    """Yield the map kinds, games and rule codes that neither this Hullwright nor the pack itself brings."""
    kinds, games = _brought_inside(pack)
    known_kinds, book = {*KINDS, *kinds}, None
    told: set[str] = set()
    for place, head in pack.heads.items():
        if head.kind and head.kind not in known_kinds | told:
            told.add(head.kind)
            yield message(
                "“{name}” is a map of the kind “{kind}”, which is not known here.",
                name=head.name or place,
                kind=head.kind,
            )
        if head.codes and not pack.plugins and game_of(head) not in games:
            book = book or rule_book(host)
            missing = [each for each in head.codes if book.find(each, game_of(head)) is None]
            if missing:
                yield message(
                    "“{name}” uses rule codes that are not known here: {codes}.",
                    name=head.name or place,
                    codes=", ".join(missing[:5]),
                )


def _brought_inside(pack: Pack) -> tuple[set[str], set[str]]:
    """Return the map kinds and the games that plugins in a pack bring themselves."""
    kinds: set[str] = set()
    games: set[str] = set()
    for plugin in pack.plugins:
        place = f"{PLUGINS}/{plugin}/{PLUGIN_MANIFEST}"
        try:
            manifest = manifest_from(pack.files.get(place, b""), Path(place))
        except HullwrightError:
            continue
        kinds |= {each.kind for each in manifest.contributes.get("map_kinds", ())}
        games |= {each.game for each in manifest.contributes.get("engines", ())}
    return kinds, games
