"""How often a process looks for objects that only hold each other.

Documents, boards and tables are values without cycles, which Python gives back as soon as nobody holds them. Looking for
cycles among them finds nothing, makes strokes stutter and guests wait, and took a fifth of the games of Escape Earth.
"""

import gc

RARELY = (100_000, 50, 50)


def look_rarely() -> None:
    """Look for cycles rarely, in this process."""
    gc.set_threshold(*RARELY)
