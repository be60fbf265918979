"""Maps from version 1 to version 2, which adds effects of pieces, sector kinds with rules, and edges.

Whatever version 1 could say, version 2 says in the same words, so that nothing has to be changed.
"""

from ...records import JsonObject


def migrate(document: JsonObject) -> JsonObject:
    """Return a map of version 1 as version 2 has it."""
    return document
