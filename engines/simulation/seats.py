"""The seats of one game between bots: seeds, bots, and decisions that are checked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message

from ..contract import Action, AnyBot, State


class BotFault(HullwrightError):
    """A bot that failed or chose what is not legal, with the seed that shows it again."""


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its name, and what makes one from a seed."""

    name: str
    make: Callable[[int], AnyBot]


@dataclass(frozen=True)
class Seated:
    """A bot at its seat."""

    kind: str
    bot: AnyBot


def mixed(*numbers: int) -> int:
    """Return a seed that any change of the numbers changes, the same on every machine.

    It has 52 bits, so that programs that know no larger whole numbers can read it from a file.

    >>> mixed(7, 1) != mixed(7, 2) != mixed(72,)
    True
    """
    text = ",".join(map(str, numbers)).encode()
    return int.from_bytes(sha256(text).digest()[:8], "big") >> 12


def seated(bots: Sequence[BotKind], state: State, seed: int) -> tuple[Seated, ...]:
    """Return a bot for each seat: of the one kind there is, or of the kind for the side dealt to it.

    Where everybody plays alone, every seat is a side of its own, and the kinds take turns. The side only
    picks the kind; the bot learns of it from its view like everything else. Bots have chances of their
    own, so that what they draw does not change what the game draws.
    """
    kinds = (bots[side % len(bots)] for side in state.sides)
    return tuple(Seated(kind.name, kind.make(mixed(seed, seat))) for seat, kind in enumerate(kinds))


def decision(each: Seated, state: State) -> Action:
    """Return what a bot chooses for the player to move, after making sure that it is legal."""
    legal = state.legal()
    try:
        action = each.bot.choose(state.view(state.to_move), legal)
    except Exception as fault:
        raise BotFault(
            message(
                "The bot “{bot}” at seat {seat} failed in round {round} of the game with seed {seed}: "
                "{kind}: {fault}",
                bot=each.kind,
                seat=state.to_move + 1,
                round=state.round,
                seed=state.seed,
                kind=type(fault).__name__,
                fault=fault,
            )
        ) from fault
    if action not in legal:
        raise BotFault(
            message(
                "The bot “{bot}” at seat {seat} chose {action} in round {round} of the game with seed "
                "{seed}, which is not legal: {reason}",
                bot=each.kind,
                seat=state.to_move + 1,
                action=action,
                round=state.round,
                seed=state.seed,
                reason=_reason(state, action),
            )
        )
    return action


def reason_of(each: Seated) -> Message | None:
    """Return why a bot chose last what it chose, if it is one that says so."""
    reason = getattr(each.bot, "reason", None)
    return reason if isinstance(reason, Message) else None


def _reason(state: State, action: object) -> str:
    """Return why an action is not legal, even if it is no action at all."""
    if not isinstance(action, tuple):
        return type(action).__name__
    return str(state.explain(action))
