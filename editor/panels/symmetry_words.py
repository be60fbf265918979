"""What is said about the symmetry of a map."""

from math import floor

from ..concepts.editor_kind import NO_SYMMETRY, SymmetryChoice
from ..concepts.symmetry_report import SymmetryReport
from ..documents.workplace import Workplace
from ..languages.words import tr


def percent(share: float) -> str:
    """Return a share as per cent; only what is whole is called so."""
    return tr("{percent} %", percent=floor(100 * share))


def choice_of(place: Workplace, report: SymmetryReport) -> SymmetryChoice | None:
    """Return which symmetry a report is about."""
    choices = place.editor_kind.symmetries.choices
    return next((each for each in choices[1:] if each.name == report.symmetry.name), None)


def verdict(place: Workplace | None) -> str:
    """Return how symmetric a map is, in a sentence or two."""
    if place is None:
        return tr("How symmetric a map is, and which cells are odd. Open a map to begin.")
    if len(place.editor_kind.symmetries.choices) < 2:
        return tr("Maps of this kind have no symmetries.")
    report = place.findings.symmetry
    choice = choice_of(place, report) if report else None
    if report is None or choice is None:
        return _no_verdict(is_chosen=report is not None and place.symmetry != NO_SYMMETRY)
    return _compared(tr(choice.title), report)


def _no_verdict(*, is_chosen: bool) -> str:
    if is_chosen:
        return tr("This map is too large to be compared with its images while you paint.")
    return tr("Choose a symmetry to see how well the map keeps to it.")


def _compared(title: str, report: SymmetryReport) -> str:
    gaps = {"symmetry": title, "percent": percent(report.share)}
    if not report.odd_count:
        return tr("{symmetry}: every cell agrees with its image.", **gaps)
    if report.odd_count == 1:
        return tr("{symmetry}: {percent} of the cells agree; 1 is odd.", **gaps)
    return tr(
        "{symmetry}: {percent} of the cells agree; {count} are odd.", **gaps, count=report.odd_count
    )
