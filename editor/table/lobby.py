"""The lobby: who sits where at a table, and what it is about, as pages are told."""

from typing import TYPE_CHECKING

from hullwright.schema.records import JsonObject
from hullwright.schema.visible_text import visible_line

from ..games.bot_titles import own_title

if TYPE_CHECKING:
    from .hosted_table import HostedTable


def lobby_json(table: "HostedTable", language: str) -> JsonObject:
    """Return who sits where, and what the table is about."""
    prepared = table.session.prepared
    here = {guest.seat for guest in table.guests}
    return {
        "tell": "lobby",
        "code": table.code,
        "address": table.address,
        "map": visible_line(prepared.original.name),
        "game": prepared.scenario.game,
        "has_begun": table.file.has_begun,
        "seats": [
            _seat_json(table, seat, language, seat in here) for seat in range(len(table.levels))
        ],
        "notices": [table.language(language).sentence(each) for each in table.remarks],
    }


def _seat_json(table: "HostedTable", seat: int, language: str, is_here: bool) -> JsonObject:
    holder = table.file.holders.get(seat)
    level = table.levels[seat]
    return {
        "seat": seat,
        "name": holder.name if holder else "",
        "is_here": is_here,
        "can_sit": table.can_sit(seat),
        "bot": own_title(language, table.session.prepared.engine.name, level) or level,
    }
