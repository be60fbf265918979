"""Complaints: what is wrong with a file, all at once, each with its place in the person's words."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

from .errors import HullwrightError
from .limits import MAX_COMPLAINTS, MAX_FAULTS
from .messages import Message, message
from .records import JsonObject

JsonPath: TypeAlias = tuple[str | int, ...]
"""The keys and indices that lead from the top of a document to a place in it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong at a place of a document, before the place has a name."""

    path: JsonPath
    message: Message


@dataclass(frozen=True, slots=True)
class Complaint:
    """Something wrong with a file, with the place both for programs and for people."""

    path: JsonPath
    place: Message | str
    """The place in the person's words, or nothing for the file as a whole."""
    message: Message

    @property
    def json_path(self) -> str:
        """The place as a JSONPath expression.

        >>> Complaint(("layout", "rows", 4), "row 5", message("")).json_path
        '$.layout.rows[4]'
        """
        return "$" + "".join(map(_step, self.path))

    def __str__(self) -> str:
        return str(self.sentence)

    @property
    def sentence(self) -> Message:
        """What is wrong and where, as part of what is said of the file as a whole."""
        if not self.path and not self.place:
            return self.message
        # Nothing in it is to be translated but what fills it.
        template = "{place} ({path}): {what}" if self.path else "{place}: {what}"
        values = {"place": self.place, "path": self.json_path, "what": self.message}
        return Message(template, values)

    def to_json(self) -> JsonObject:
        """Return the complaint as the command line prints it."""
        return {"path": self.json_path, "place": str(self.place), "text": str(self.message)}


def within(place: Message | str, path: Iterable[str | int]) -> Message | str:
    """Return the words for a place farther in, by the names and numbers that lead there.

    >>> str(within("players", ["min"])), str(within("", ["rules", 0, "code"]))
    ('players, min', 'rules, no. 1, code')
    """
    for step in path:
        if isinstance(step, int):
            numbered = message("no. {number}", number=step + 1)
            place = message("{place}, {part}", place=place, part=numbered) if place else numbered
        else:
            place = message("{place}, {part}", place=place, part=step) if place else step
    return place


def _step(part: str | int) -> str:
    if isinstance(part, int):
        return f"[{part}]"
    return f".{part}" if part.isidentifier() else f"[{part!r}]"


class Unreadable(HullwrightError):
    """A file that can't be used as it is, with every reason."""

    def __init__(self, source: str, complaints: Sequence[Complaint]) -> None:
        self.source = source
        self.complaints = tuple(complaints[:MAX_COMPLAINTS])
        self.left_out = len(complaints) - len(self.complaints)
        super().__init__(message("{source} can't be used as it is.", source=source))

    def __reduce__(
        self,
    ) -> tuple[type["Unreadable"], tuple[str, tuple[Complaint, ...]], JsonObject]:
        return Unreadable, (self.source, self.complaints), {"left_out": self.left_out}

    def __str__(self) -> str:
        lines = [str(self.args[0]), *(f"  {each}" for each in self.complaints)]
        if self.left_out:
            lines.append(f"  … ({self.rest})")
        return "\n".join(lines)

    @property
    def rest(self) -> str:
        """How many complaints are left out, in signs: at least so many, where nobody counted on.

        >>> Unreadable("a.json", [Complaint((), "", message(""))] * 103).rest
        '+3'
        """
        is_cut_short = len(self.complaints) + self.left_out >= MAX_FAULTS
        return f"≥ {self.left_out}" if is_cut_short else f"+{self.left_out}"


def unreadable(source: str, template: str, /, **values: object) -> Unreadable:
    """Return the error for a file that fails as a whole, at no particular place."""
    return Unreadable(source, [Complaint((), "", message(template, **values))])


class Unexamined(Unreadable):
    """A file over which the program itself stumbled: a bug of ours, told as the verdict of that file."""


@contextmanager
def own_faults(source: str) -> Iterator[None]:
    """Raise Unexamined for whatever goes wrong inside that nobody foresaw, so that other files get their verdict."""
    try:
        yield
    except HullwrightError:
        raise
    except Exception as bug:
        told = f"{type(bug).__name__}: {bug}".splitlines()[0][:200]
        said = message(
            "It could not be examined because of a fault in Hullwright itself ({fault}). Please "
            "report it, and send the file along if you can.",
            fault=told,
        )
        raise Unexamined(source, [Complaint((), "", said)]) from bug
