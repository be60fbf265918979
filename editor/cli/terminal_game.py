"""One game at the terminal: who sits where, what is asked of the person, and what is kept of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.engines.events import NOBODY
from hullwright.engines.seats.session import GameSession
from hullwright.engines.simulation import BotKind, seated
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.journal import JournalFault
from hullwright.schema.records import Json, JsonObject

from ..games.terminal import terminal_of
from ..languages.words import error_text, tr
from .bot_reasons import BotReasons
from .files import keep_what_is_there, output_writer
from .printing import echo, echo_lines
from .terminal_journal import go_without, keep
from .terminal_player import Left, TerminalPlayer

if TYPE_CHECKING:
    from hullwright.engines.contract import State
    from hullwright.engines.preparation import Prepared


@dataclass
class TerminalGame:
    """A game in the terminal."""

    session: GameSession
    person: int = NOBODY
    reasons: BotReasons | None = None
    """What bots say of their decisions, if somebody wants to know."""
    heard_out: bool = False
    """Whether there is nobody at the keyboard any more."""

    @classmethod
    def of(
        cls, prepared: "Prepared", players: int, kinds: tuple[BotKind, ...], seed: int
    ) -> "TerminalGame":
        """Return a game that begins, with a bot at every seat."""
        dealt = prepared.game.new_state(players, seed)
        seats = [
            Seat(name=f"Player {number + 1}", bot=each.kind)
            for number, each in enumerate(seated(kinds, dealt, seed))
        ]
        return cls(GameSession(prepared, seats, seed))

    @property
    def prepared(self) -> "Prepared":
        """The map and the rules that are played."""
        return self.session.prepared

    @property
    def state(self) -> "State":
        """How the game stands."""
        return self.session.state

    def watch(self) -> bool:
        """Let the bots play, and print everything; tell whether the game came to its end."""
        terminal, told = terminal_of(self.prepared.scenario.game)(self.prepared, None), 0
        while not self.session.is_over:
            self._let_bot_decide()
            self._print(terminal.lines(self.state.events[told:]))
            told = len(self.state.events)
        echo_lines(f"\n{self.state.to_text(tr)}")
        return True

    def play(self, seat: int) -> bool:
        """Play with a person at a seat; tell whether the game came to its end.

        Every action is on the disk before the next.
        """
        self.person = seat
        self.session.seat_person(seat)
        if self.session.journal is None:
            keep(self.session)
        table = TerminalPlayer(self, seat)
        try:
            while not self.session.is_over:
                if self.state.to_move == seat:
                    table.decide()
                else:
                    self._let_bot_decide()
        except Left:
            return False
        table.catch_up()
        # The game is over: all cards are laid open.
        echo_lines(f"\n{self.state.to_text(tr)}")
        return True

    def stop(self) -> None:
        """Go back to the last action that was done wholly: somebody has stopped the game in the midst of one."""
        self.heard_out = True
        self.session.go_over()

    def _let_bot_decide(self) -> None:
        """Do what the bot decides whose turn it is."""
        action = self.session.bots_choice()
        if self.reasons is not None:
            self.reasons.note(self.session.bot(self.state.to_move), self.state)
        self.apply(action)

    def apply(self, action: Json) -> None:
        """Do what was decided by whoever is asked; without a journal where it can't be written any more."""
        seat = self.state.to_move
        try:
            self.session.apply(seat, action)
        except JournalFault as fault:
            go_without(self.session, fault)
            self.session.apply(seat, action)

    def explain(self) -> None:
        """Print why the bots did what they did, if somebody wanted to know."""
        if self.reasons is not None:
            echo()
            self._print(self.reasons.lines(self.prepared, self.state))

    @staticmethod
    def _print(lines: Iterable[str]) -> None:
        for line in lines:
            echo(line)

    def write(self, path: Path, *, forced: bool) -> None:
        """Write what has been played so far."""
        from hullwright.schema.files.writer import text_of

        played = self.session.recording()
        output_writer(forced=forced)(path, [text_of(played)])
        echo(tr("{path}: {count} actions", path=path, count=len(self.session.actions)), err=True)

    def outcome(self) -> JsonObject:
        """Return how the game ended, for programs."""
        result = self.state.result()
        ended = {"winners": list(result.winners), "reason": result.reason} if result else {}
        return {"games": 1, "seed": self.state.seed, "players": len(self.session.seats), **ended}

    def offer(self) -> None:
        """Ask a person who leaves for a file of their own for the game; nothing typed, none written."""
        while not self.heard_out:
            question = tr("Keep the game so far in a file? Type its name, or press Enter:")
            name = self.ask(f"{question} ")
            if not name:
                return
            try:
                keep_what_is_there(Path(name), forced=False)
                self.write(Path(name), forced=False)
            except HullwrightError as fault:
                echo_lines(error_text(fault))
            else:
                return

    def ask(self, prompt: str) -> str:
        """Return what the person types; nothing once the input has ended."""
        try:
            return input(prompt).strip()
        except EOFError:
            echo()
            self.heard_out = True
            return ""
