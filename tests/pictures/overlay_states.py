"""Overlays: plus and minus in two colours, with a legend that hides nothing, and what is not found in words."""

from collections.abc import Callable, Mapping
from pathlib import Path

from hullwright.samples import maps
from tests.editor.window_session import WindowSession

SAMPLES = {path.stem: path for path in maps()}


def arrivals(person: WindowSession, path: Path) -> None:
    """By how many turns one side is in each sector before the other; all of it beside its legend."""
    laid_over(person, "long-vigil", "arrivals")
    person.picture(path)


def none_found(person: WindowSession, path: Path) -> None:
    """A zone without a chokepoint."""
    laid_over(person, "bellwether", "chokepoints.human")
    person.picture(path)


def laid_over(person: WindowSession, sample: str, overlay: str) -> None:
    """Open a sample, lay an overlay over it and show all of both."""
    person.program.open_sample(SAMPLES[sample])
    person.problems()
    person.command(f"overlay.{overlay}")
    person.wait(lambda: overlay in person.place.findings.shadings)
    person.command("view.fit")


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "arrivals": ("light", arrivals),
    "arrivals-dark": ("dark", arrivals),
    "none-found": ("dark", none_found),
}
