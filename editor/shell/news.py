"""What is new, for the welcome page: templates of sentences, the newest first."""

from collections.abc import Sequence

from hullwright.schema.messages import english

NEWS: Sequence[str] = (
    english(
        "Hex zones are drawn here now: brushes, shapes, stamps and live symmetry, with every step undoable."
    ),
    english("Problems are found while you paint, and many can be put right with one press."),
    english("Work is kept every few seconds: after a crash the next start offers what was open."),
    english("Ctrl+Shift+P finds everything by name; ? shows all shortcuts."),
)
