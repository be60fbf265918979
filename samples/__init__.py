"""Original maps and scenarios, as data."""

from pathlib import Path

HERE = Path(__file__).parent


def maps() -> list[Path]:
    """Return the files of the sample maps."""
    return sorted(path for path in HERE.glob("*/*.json") if path.parent.name != "scenarios")


def scenarios() -> list[Path]:
    """Return the files of the sample scenarios."""
    return sorted(HERE.glob("scenarios/*.json"))
