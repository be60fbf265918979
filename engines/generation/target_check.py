"""Whether a target can be met: what it wishes for must be something that maps of its kind have."""

from collections.abc import Iterator, Mapping

from hullwright.schema.complaints import Complaint, Fault, Unreadable, within
from hullwright.schema.documents.targets import PLAYED, Target
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from ..rules.parameters import is_possible, possible, shown
from .contract import DraftKind


def insist_on_known(target: Target, kind: DraftKind, source: str) -> None:
    """Raise Unreadable with everything that a target asks for and maps of a kind don't have."""
    found = tuple(target_faults(target, kind))
    if found:
        complaints = [Complaint(each.path, within("", each.path), each.message) for each in found]
        raise Unreadable(source, complaints)


def target_faults(target: Target, kind: DraftKind) -> Iterator[Fault]:
    """Yield what a target asks for that maps of a kind don't have."""
    if target.kind != kind.kind:
        told = message(
            "It is for maps of the kind “{kind}”, not “{wanted}”.",
            kind=target.kind,
            wanted=kind.kind,
        )
        yield Fault(("kind",), told)
        return
    for number, wish in enumerate(target.wishes):
        if wish.measure not in kind.measures and not wish.measure.startswith(PLAYED):
            yield Fault(
                ("wishes", number, "measure"), _unknown_measure(wish.measure, kind.measures)
            )
    # What a generator of a plugin is built with is the plugin's own.
    if not target.generator:
        yield from _option_faults(target, kind)


def _option_faults(target: Target, kind: DraftKind) -> Iterator[Fault]:
    known = kind.options.get("properties", {})
    for name, value in target.options.items():
        if name not in known:
            yield Fault(("options", name), _unknown_option(name, known))
        elif not is_possible(value, known[name]):
            told = message(
                "“{name}” can't be {value}. Possible: {possible}.",
                name=name,
                value=shown(value)[:60],
                possible=possible(known[name]),
            )
            yield Fault(("options", name), told)


def _unknown_measure(name: str, known: Mapping[str, object]) -> Message:
    meant = closest(name, known)
    if meant:
        return message(
            "There is no measure “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    return message(
        "There is no measure “{name}”; there are {known}.", name=name, known=", ".join(known)
    )


def _unknown_option(name: str, known: Mapping[str, object]) -> Message:
    meant = closest(name, known)
    if meant:
        return message(
            "There is no option “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    return message(
        "There is no option “{name}”; there are {known}.", name=name, known=", ".join(known)
    )
