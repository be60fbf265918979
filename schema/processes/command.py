"""How a process of ours is started."""

CAREFUL = "careful"
"""Said to a process that writes files: it does all it was given, also when the program is gone."""


def child_arguments(*, is_careful: bool = False) -> list[str]:
    """Return what Python is told to start a process that does tasks."""
    # -P: a file in the folder somebody works in must not pass for a library.
    start = ["-P", "-m", "hullwright.schema.processes.child"]
    return [*start, CAREFUL] if is_careful else start
