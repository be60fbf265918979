"""What the window and the answering process say to each other."""

from dataclasses import dataclass

from hullwright.schema.documents.maps import MapDocument

from .question import Answer, Question


@dataclass(frozen=True)
class Sent:
    """The map that the next questions of an asker are about."""

    asker: int
    document: MapDocument


@dataclass(frozen=True)
class Asked:
    """A question about the map that was sent last."""

    asker: int
    ticket: int
    """Says which question an answer belongs to."""
    question: Question


@dataclass(frozen=True)
class Forget:
    """Nothing more will be asked by an asker."""

    asker: int


@dataclass(frozen=True)
class Answered:
    """An answer, and how long it took."""

    ticket: int
    answer: Answer
    seconds: float


@dataclass(frozen=True)
class Raised:
    """What went wrong while an answer was worked out; a bug of ours or of a plugin."""

    ticket: int
    detail: str
