"""The limits that protect a person's machine from hostile or mistaken files, all in one place."""

MAX_FILE_BYTES = 64 * 1024 * 1024
"""A map of a million sectors takes 1 MB; its export, which we also read back, about 110 MB."""

MAX_EXPORT_BYTES = 256 * 1024 * 1024
"""Exports carry a compiled board and may be larger than the maps they come from."""

MAX_DEPTH = 32
"""Objects inside objects. Our own documents go nine deep."""

MAX_NUMBER = 2**53
"""Whole numbers beyond this are not exact in every language that reads our exports."""

MAX_COMPLAINTS = 100
"""A file with more faults than this is reported with its first ones and a count."""

MAX_COLUMNS = 1000
MAX_ROWS = 1000
"""The largest hex zone; the published schema states the same numbers."""

MAX_PICTURE_PIXELS = 16_000_000
"""The largest picture an importer opens (a PNG of a few bytes can unfold to gigabytes)."""
