"""What is kept of a training in a file: enough to go on later as if nothing had happened."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

from .course import Wins

SURE = 1.96
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True)
class ExamResult:
    """By how much a challenger is better than the champion, as shares of seats that win."""

    gain: float
    low: float
    high: float

    @classmethod
    def of(cls, challenger: Sequence[Wins], champion: Sequence[Wins]) -> "ExamResult":
        """Return the difference on common games, with its 95 % interval."""
        pairs = zip(challenger, champion, strict=True)
        gains = [ours.won / ours.seats - theirs.won / theirs.seats for ours, theirs in pairs]
        gain = fmean(gains)
        margin = SURE * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 1.0
        return cls(gain, gain - margin, gain + margin)

    @property
    def is_better(self) -> bool:
        """Whether the challenger is surely better."""
        return self.low > 0


@dataclass
class Bout:
    """One challenger of one side: what its candidates were worth, and what became of it."""

    side: str
    worths: list[list[float]] = field(default_factory=list)
    """For each generation what each candidate was worth."""
    exam: ExamResult | None = None
    """None while it is being bred."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """What it came to."""

    def to_json(self) -> JsonObject:
        """Return what stands in the file."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: Mapping[str, Json]) -> "Bout":
        """Return a bout that a file holds; TypeError, KeyError or ValueError for any other content."""
        worths, exam, weights = value["worths"], value["exam"], value["weights"]
        if not isinstance(worths, list) or not isinstance(weights, dict):
            raise TypeError("worths are a list, weights an object")
        if exam is not None and not isinstance(exam, dict):
            raise TypeError("a exam is an object")
        return cls(
            side=str(value["side"]),
            worths=[[_number(each) for each in _items(generation)] for generation in worths],
            exam=ExamResult(*(_number(exam[each]) for each in ("gain", "low", "high")))
            if exam
            else None,
            weights={name: _number(weight) for name, weight in weights.items()},
        )


def _items(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError("a generation is a list")
    return value


def _number(value: Json) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{value!r} is no number")
    return float(value)


def kept_bouts(path: Path, asked: JsonObject) -> list[Bout]:
    """Return what a file has kept of a training; nothing if there is no file.

    HullwrightError if the training was another one, or the file holds something else.
    """
    try:
        value = json.loads(path.read_bytes())
        if value["asked"] != asked:
            raise HullwrightError(
                message(
                    "{path} keeps a training in which something else was asked for: other maps, opponents or "
                    "numbers. Ask for the same, or remove the file to begin anew.",
                    path=path,
                )
            )
        return [Bout.from_json(each) for each in value["bouts"]]
    except FileNotFoundError:
        return []
    except (OSError, ValueError, TypeError, KeyError) as fault:
        raise HullwrightError(
            message("{path} keeps no training that could go on: {fault}", path=path, fault=fault)
        ) from fault


def keep_bouts(path: Path, asked: JsonObject, bouts: Sequence[Bout]) -> None:
    """Write down a training, whole or not at all."""
    value = {"asked": asked, "bouts": [each.to_json() for each in bouts]}
    save(path, [json.dumps(value)])
