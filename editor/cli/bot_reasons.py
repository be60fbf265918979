"""Why bots did what they did, kept during a game and told after it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hullwright.engines.simulation.seats import Seated, reason_of
from hullwright.schema.messages import Message

from ..drawing.terminal_style import style
from ..games.table import game_words
from ..games.terminal import terminal_of
from ..languages.words import language_in_use, tr

if TYPE_CHECKING:
    from hullwright.engines.contract import State
    from hullwright.engines.preparation import Prepared


@dataclass(frozen=True)
class _Decision:
    """What a bot had to say of a decision, and from where on events tell what came of it."""

    seat: int
    kind: str
    reason: Message
    since: int


class BotReasons:
    """The reasons of the bots of one game, in the order of their decisions."""

    def __init__(self) -> None:
        self._decisions: list[_Decision] = []

    def note(self, each: Seated, state: "State") -> None:
        """Keep why a bot has just decided as it did, before that is done; those without reasons say nothing."""
        reason = reason_of(each)
        if reason is not None:
            found = _Decision(state.to_move, each.kind, reason, len(state.events))
            self._decisions.append(found)

    def lines(self, prepared: "Prepared", state: "State") -> Iterator[str]:
        """Yield each decision that has a reason, and what came of it, secrets included: the game is over."""
        if not self._decisions:
            yield tr("The bots of this game give no reasons.")
            return
        yield style(tr("Why the bots did what they did"), bold=True)
        words, language = game_words(prepared.scenario.game), language_in_use()
        terminal = terminal_of(prepared.scenario.game)(prepared, None)
        ends = [*(each.since for each in self._decisions[1:]), len(state.events)]
        for each, end in zip(self._decisions, ends, strict=True):
            bot = words.bot_title(language, each.kind)
            told = tr(
                "Player {number} ({bot}): {reason}",
                number=each.seat + 1,
                bot=bot,
                reason=each.reason,
            )
            yield told
            for line in terminal.lines(state.events[each.since : end]):
                yield style(f"  {line}", dim=True)
