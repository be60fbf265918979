"""Verdicts of the lab that a map carries under `x-lab`, for as long as it is the map that was judged."""

import json
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256

from ..records import Json, JsonObject
from .maps import MapDocument

LAB = "x-lab"
OF = "map"
"""Where a verdict has the hash of what was judged."""
FIGURES = "figures"
"""Where it has what is known for each number of players, in the form of verdicts in packs."""


def content_hash(document: MapDocument) -> str:
    """Return the hash of everything that a map is played by: kind, players, rules and layout, but not its name."""
    value = document.to_json()
    played = {key: value.get(key) for key in ("kind", "players", "rules", "layout")}
    text = json.dumps(played, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def with_verdict(document: MapDocument, verdict: Mapping[str, Json]) -> MapDocument:
    """Return a map that carries a verdict, with the hash of what it is about."""
    told = {OF: content_hash(document), **verdict}
    return replace(document, extra={**document.extra, LAB: told})


def verdict_of(document: MapDocument) -> JsonObject | None:
    """Return the verdict that a map carries; None if it has none, or has been changed since."""
    found = document.extra.get(LAB)
    if not isinstance(found, dict) or found.get(OF) != content_hash(document):
        return None
    return found


def without_old_verdict(document: MapDocument) -> MapDocument:
    """Return a map without a verdict on what it was before."""
    if LAB not in document.extra or verdict_of(document) is not None:
        return document
    return replace(
        document, extra={key: document.extra[key] for key in document.extra if key != LAB}
    )
