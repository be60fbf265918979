"""The question how symmetric a map is, asked beside the window like the other measurements."""

from collections.abc import Sequence

from hullwright.schema.kinds.examination import Examination

from ..concepts.editor_kind import NO_SYMMETRY, EditorKind, Symmetry
from ..concepts.question import Question
from ..concepts.symmetry_report import SymmetryReport
from ..kinds.table import editor_kind_of
from ..tools.symmetry_score import single_report, symmetry_report

NAME = "symmetry"
LARGE, HUGE = 5_000, 100_000
"""Spaces from which only the chosen symmetry is looked at, and from which none is: checks would have to wait."""


def symmetry(examination: Examination, name: str, centre: Sequence[float]) -> SymmetryReport:
    """Return how symmetric a map is under a symmetry, or under the one that suits it best."""
    document = examination.document
    kind = editor_kind_of(document.kind)
    chosen = Symmetry(name, (centre[0], centre[1])) if name != NO_SYMMETRY.name else None
    if len(examination.board) > HUGE:
        return SymmetryReport(NO_SYMMETRY)
    surface = kind.surface(document.layout)
    if len(examination.board) > LARGE:
        return single_report(kind, surface, chosen)
    return symmetry_report(kind, surface, chosen)


def symmetry_question(kind: EditorKind, now: Symmetry) -> Question | None:
    """Return what is asked about the symmetry of a map; None if maps of its kind have none."""
    if len(kind.symmetries.choices) < 2:
        return None
    return Question(NAME, symmetry, {"name": now.name, "centre": list(now.centre)})
