"""Conditions: what somebody looks for, as the local index is asked for it."""

import re
from datetime import UTC, datetime, timedelta

from hullwright.schema.documents.verdicts import FAIR

from .query import NEW_DAYS, SMALL, SYMMETRIC, LibraryQuery


def words_asked(text: str) -> str:
    """Return the words that somebody has typed, the beginnings of words each, as the search wants them."""
    words = re.findall(r"\w+", text)[:12]
    return " ".join(f'"{each}"*' for each in words)


def conditions_of(query: LibraryQuery) -> tuple[list[str], list[object]]:
    """Return what packs have to fulfil, with the values for the question marks in it."""
    conditions = ["p.is_withdrawn = 0"]
    values: list[object] = []
    if query.language:
        conditions.append("instr(p.languages, ?)")
        values.append(f" {query.language} ")
    if query.new:
        conditions.append("p.published >= ?")
        values.append((datetime.now(UTC) - timedelta(days=NEW_DAYS)).date().isoformat())
    of_map, map_values = _map_conditions(query)
    if of_map:
        conditions.append(f"p.id in (select m.pack from maps m where {' and '.join(of_map)})")
        values += map_values
    return conditions, values


def _map_conditions(query: LibraryQuery) -> tuple[list[str], list[object]]:
    """Return what one and the same map has to fulfil."""
    told = {
        "m.game = ?": query.game,
        "? between m.least and m.most": query.players,
        "m.symmetry >= ?": query.symmetric and SYMMETRIC,
        "m.spaces between 1 and ?": query.small and SMALL,
    }
    wanted = {condition: value for condition, value in told.items() if value}
    of_verdict: dict[str, object] = {}
    if query.fair:
        of_verdict["v.fairness = ?"] = FAIR
    if query.minutes:
        of_verdict["v.minutes between 1 and ?"] = query.minutes
    if of_verdict:
        if query.players:
            of_verdict["v.players = ?"] = query.players
        inner = " and ".join(of_verdict)
        wanted[f"m.id in (select v.map from verdicts v where {inner})"] = None
    values = [each for each in wanted.values() if each is not None]
    return list(wanted), [*values, *of_verdict.values()]
