"""Bots as people name them in options and experiments: one kind for all, or one for each side."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

if TYPE_CHECKING:
    from hullwright.engines.contract import AnyBot
    from hullwright.engines.preparation import Prepared
    from hullwright.engines.simulation import BotKind
    from hullwright.schema.extensible_table import ExtensibleTable


def _unheard(_name: str, _now: str) -> None:
    """Tell nobody."""


def bot_kinds(
    text: str | None, prepared: "Prepared", tell: Callable[[str, str], object] = _unheard
) -> "tuple[BotKind, ...]":
    """Return the kinds of bots that a text names: one for all, or several; or the game's best.

    Whoever wants to know of bots that have another name now is told the old and the new one.
    """
    from hullwright.engines.bot_table import bots, present_name, usual_bot
    from hullwright.engines.simulation import BotKind

    chosen = prepared.engine
    known = bots(chosen.name)
    names = [name.strip() for name in text.split(",")] if text else [usual_bot(chosen.name)]
    if len(names) > (len(chosen.sides) or max(prepared.game.seats)):
        raise HullwrightError(
            message(
                "“{text}” names {number} kinds of bots; use one for all, or at most {most}.",
                text=text,
                number=len(names),
                most=len(chosen.sides) or max(prepared.game.seats),
            )
        )
    for place, name in enumerate(names):
        if name not in known:
            names[place] = _renamed(name, present_name(chosen.name, name), known)
            tell(name, names[place])
    return tuple(BotKind(name, known[name]) for name in names)


def _renamed(name: str, now: str, known: "ExtensibleTable[Callable[[int], AnyBot]]") -> str:
    """Return what a bot is called now; an error for one that never was."""
    if now not in known:
        raise HullwrightError(known.refusal(name) or _unknown_bot(name, list(known)))
    return now


def _unknown_bot(name: str, known: list[str]) -> Message:
    meant = closest(name, known)
    if meant:
        return message(
            "There is no bot “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    return message(
        "There is no bot “{name}”; there are {known}.", name=name, known=", ".join(known)
    )
