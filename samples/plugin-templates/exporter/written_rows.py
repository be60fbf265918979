"""Maps as rows of letters: the name of the map, then a line for each row of sectors."""

from typing import Any

FIRST = "my-plugin rows 1"


def exported(document: Any, options: Any) -> bytes:
    """Return a zone as the bytes of a file."""
    del options  # what the person has said about the file; ours needs nothing
    lines = [FIRST, document.name, *document.layout.rows, ""]
    return "\n".join(lines).encode()
