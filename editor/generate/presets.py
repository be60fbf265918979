"""Targets to begin with: those that come with a kind, and one for a part of an open map."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.engines.generation.draft_kinds import draft_kind
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target, Wish

from ..games.kind_titles import kind_title
from ..languages.preset_words import in_own_language


def presets_of(kind: str) -> Sequence[Target]:
    """Return the ready targets of a kind, in the words of the language in use."""
    return [in_own_language(each) for each in draft_kind(kind).presets()]


def first_target(kind: str) -> Target:
    """Return what a kind is asked for before anybody has said anything."""
    presets = presets_of(kind)
    return presets[0] if presets else Target(name=kind_title(kind), kind=kind)


def part_target(document: MapDocument, *, is_sound: bool) -> Target:
    """Return what a part of a map is asked for.

    A sound map is to stay much as it is. Of another nothing is asked that the rest of it could make impossible.
    """
    wishes = first_target(document.kind).wishes
    if is_sound:
        now = draft_kind(document.kind).measured(document)
        known = (each.measure for each in wishes if each.measure in now)
        asked = tuple(Wish(measure=each, best=round(now[each], 2)) for each in known)
    else:
        asked = tuple(replace(each, required=False) for each in wishes)
    return Target(name=document.name, kind=document.kind, wishes=asked)
