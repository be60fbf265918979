"""What is new, for the welcome page: templates of sentences, the newest first."""

from collections.abc import Sequence

NEWS: Sequence[str] = (
    "Hex zones are drawn here now: brushes, shapes, stamps and live symmetry, with every step undoable.",
    "Problems are found while you paint, and many can be put right with one press.",
    "Work is kept every few seconds: after a crash the next start offers what was open.",
    "Ctrl+Shift+P finds everything by name; ? shows all shortcuts.",
)
