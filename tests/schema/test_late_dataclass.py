"""Dataclasses whose methods are made late are used like any other, whatever is asked of them first."""

import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace

import pytest

from hullwright.schema.late_dataclass import late_dataclass


@late_dataclass
class Crate:
    """Something that is sent before anybody here has made one."""

    name: str
    weight: int = field(default=1, compare=False)
    marks: list[str] = field(default_factory=list, repr=False, hash=False)


def crate_class() -> type[Crate]:
    """Return a class like the one above of which nothing was asked yet."""

    @late_dataclass
    class Fresh(Crate):
        label: str = ""

    return Fresh


def usual_class() -> type[Crate]:
    """Return the same class as dataclasses make it at once."""

    @dataclass(frozen=True)
    class Fresh(Crate):
        label: str = ""

    return Fresh


def bare(kind: type[Crate]) -> Crate:
    """Return a value as unpickling makes it: without calling the class."""
    made = object.__new__(kind)
    made.__dict__.update(name="A", weight=2, marks=[], label="x")
    return made


def positions(crate: Crate) -> str:
    match crate:
        case Crate(name, weight):
            return f"{name} {weight}"


QUESTIONS: dict[str, Callable[[type[Crate]], object]] = {
    "a new one": lambda kind: vars(kind("A", 3)),
    "one by names": lambda kind: vars(kind(name="A")),
    "equality": lambda kind: (bare(kind) == bare(kind), bare(kind) == kind("B")),
    "weights are not compared": lambda kind: bare(kind) == replace(bare(kind), weight=5),
    "hash": lambda kind: hash(bare(kind)),
    "text": lambda kind: repr(bare(kind)).rpartition(".")[2],
    "fields": lambda kind: [each.name for each in fields(kind)],
    "sort": is_dataclass,
    "pattern": lambda kind: positions(bare(kind)),
    "default": lambda kind: (kind("A"), kind.weight)[1],
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_fresh_class_answers_like_one_that_was_made_at_once(question: str) -> None:
    ask = QUESTIONS[question]
    assert ask(crate_class()) == ask(usual_class())


def test_values_cannot_be_changed_even_before_the_class_was_ever_called() -> None:
    crate = bare(crate_class())
    with pytest.raises(FrozenInstanceError):
        crate.name = "B"
    with pytest.raises(FrozenInstanceError):
        del crate.name


def test_a_value_comes_back_equal_from_another_process() -> None:
    crate = Crate("A", marks=["fragile"])
    assert pickle.loads(pickle.dumps(crate)) == crate


def test_nothing_is_compiled_until_somebody_asks() -> None:
    kind = crate_class()
    assert not any(callable(each) for name, each in vars(kind).items() if name == "__init__")
    kind("A")
    assert callable(vars(kind)["__init__"])


def test_methods_that_a_class_brings_itself_are_kept() -> None:
    @late_dataclass(eq=False)
    class Named:
        name: str

        def __repr__(self) -> str:
            return self.name

    one, other = Named("A"), Named("A")
    assert repr(one) == "A"
    assert one != other
    assert hash(one) != hash(other)
