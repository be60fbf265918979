"""The limits that protect a person's machine from hostile or mistaken files, all in one place."""

MAX_FILE_BYTES = 64 * 1024 * 1024
"""A map of a million sectors takes 1 MB; its export, which we also read back, about 90 MB."""

MAX_EXPORT_BYTES = 128 * 1024 * 1024
"""Exports carry a compiled board and may be larger than the maps they come from."""

MAX_VALUES = 2_000_000
"""Objects, lists and entries of them in a file, told by their signs: each takes up to a hundred bytes
of memory. The largest maze has 80,000; the rows of a million sectors may be made of such signs."""

MAX_EXPORT_VALUES = 16_000_000
"""Likewise in an export: that of a million sectors has 14 million."""

MAX_IMPORT_VALUES = 8_000_000
"""Likewise in a list of cells to import: a million cells have up to 6 million."""

MAX_MANIFEST_BYTES = 256 * 1024
"""A manifest takes 1 kB; reading TOML takes seconds a megabyte."""

MAX_NAME = 200
"""Characters of what a document is called, as the JSON Schemas have it."""

MAX_DEPTH = 32
"""Objects inside objects. Our own documents go nine deep."""

MAX_NUMBER = 2**53
"""Whole numbers beyond this are not exact in every language that reads our exports."""

MAX_COMPLAINTS = 100
"""A file with more faults than this is reported with its first ones and a count."""

MAX_FAULTS = 1_000
"""Faults of a file that are looked for at all; beyond them nobody counts on."""

MAX_ALIKE = 50
"""Problems alike that are listed one by one; of further ones only the number is told."""

MAX_COUNTED = 10_000
"""Problems alike that are counted beyond those; a check that finds more is not asked any further."""

MAX_GATHERED_CELLS = 1_000
"""Places that are marked for all the problems that are not listed."""

MAX_COMPARED = 1_000_000
"""Pairs that one check compares, such as starts and pods; beyond them it stops and says so."""

MAX_FIGURES = 100
"""Pods, cards or other things that a table of measurements has a row for."""

MAX_ENDS = 20_000
"""Starts and pods of a zone that are looked at one by one; a game has one start a side and four pods."""

MAX_COLUMNS = 1000
MAX_ROWS = 1000
"""The largest hex zone; the published schema states the same numbers."""

MAX_STATION_COLUMNS = 200
MAX_STATION_ROWS = 200
"""The largest station; the published schema states the same numbers."""

MAX_MAZE_SPACES = 50_000
"""Spaces on the table: 10,000 tiles of the house set, the most that can be laid, have 16,000."""

MAX_MAZE_INDICATORS = 400
"""Teleport indicators on the table: each white one leads to all the others."""

MAX_GALAXY_POSITIONS = 400
MAX_GALAXY_COLUMNS = 100
MAX_GALAXY_ROWS = 40
"""The largest galaxy; the published schema states the same numbers."""

MAX_PLAYED_SPACES = 10_000
"""Spaces of a map that games are played on: on so many, a bot that weighs all of them takes seconds a
game. The largest printed map has 276."""

MAX_RULE_BYTES = 256 * 1024
"""A rule of ours takes 2 kB."""

MAX_EXPANDED = 20_000
"""Letters, numbers and keys of what a rule sets, adds and asks for, with its parameters in place: texts
around parameters multiply. Rules of ours come to a few hundred."""

MAX_PARAMETER_STEPS = 100_000
"""Parts of a parameter's value times parts of its terms: so many comparisons tell whether it is possible."""

MAX_PACKED_ENTRIES = 5_000
MAX_PACKED_BYTES = 64 * 1024 * 1024
"""The largest plugin or pack, against folders that would keep us reading for ever."""

MAX_PACKED_RATIO = 200
"""How many times its own size the zip of a plugin or a pack may unfold to: a few bytes can unfold to gigabytes."""

MAX_SETTINGS_BYTES = 16 * 1024 * 1024
"""The largest file of plugin settings."""

MAX_CODE_LETTERS = 4_000_000
MAX_CODE_UNPACKED = 8 * 1024 * 1024
"""The largest zone takes 1 MB as rows; a share code of a few letters can unfold to gigabytes."""

MAX_PICTURE_PIXELS = 16_000_000
"""The largest picture an importer opens (a PNG of a few bytes can unfold to gigabytes)."""

MAX_INDEX_BYTES = 64 * 1024 * 1024
"""The largest index of a library: 10,000 packs take 15 MB."""

MAX_PREVIEW_BYTES = 2 * 1024 * 1024
MAX_PREVIEW_SIDE = 4096
"""The largest preview of a map; ours take 80 kB and have 480 pixels on the longer side."""
