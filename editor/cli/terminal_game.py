"""One game at the terminal: who sits where, what is asked of the person, and what is kept of it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hullwright.engines.events import BEGINNING, NOBODY
from hullwright.engines.recordings import record
from hullwright.engines.simulation import BotKind, decision, seated
from hullwright.engines.simulation.seats import Seated
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.errors import HullwrightError
from hullwright.schema.records import JsonObject

from ..games.terminal import terminal_of
from ..languages.words import error_text, tr
from .files import keep_what_is_there, output_writer
from .play_choices import TypedChoices
from .printing import echo, echo_lines

if TYPE_CHECKING:
    from hullwright.engines.contract import Action, State
    from hullwright.engines.preparation import Prepared

LEAVE = ("q", "quit", "exit")


class Left(Exception):
    """The person has left the game."""


@dataclass
class TerminalGame:
    """A game in the terminal."""

    prepared: "Prepared"
    state: "State"
    bots: tuple[Seated, ...]
    actions: list["Action"] = field(default_factory=list)
    person: int = NOBODY
    heard_out: bool = False
    """Whether there is nobody at the keyboard any more."""

    @classmethod
    def of(
        cls, prepared: "Prepared", players: int, kinds: tuple[BotKind, ...], seed: int
    ) -> "TerminalGame":
        """Return a game that begins, with a bot at every seat."""
        state = prepared.game.new_state(players, seed)
        return cls(prepared, state, seated(kinds, state, seed))

    def watch(self) -> bool:
        """Let the bots play, and print everything; tell whether the game came to its end."""
        terminal, told = terminal_of(self.prepared.scenario.game)(self.prepared, None), 0
        while self.state.result() is None:
            self._apply(decision(self.bots[self.state.to_move], self.state))
            self._print(terminal.lines(self.state.events[told:]))
            told = len(self.state.events)
        echo_lines(f"\n{self.state.to_text(tr)}")
        return True

    def play(self, seat: int) -> bool:
        """Play with a person at a seat; tell whether the game came to its end."""
        self.person = seat
        table = _Player(self, seat)
        try:
            while self.state.result() is None:
                if self.state.to_move == seat:
                    self._apply(table.choice())
                else:
                    self._apply(decision(self.bots[self.state.to_move], self.state))
        except Left:
            return False
        table.catch_up()
        # The game is over: all cards are laid open.
        echo_lines(f"\n{self.state.to_text(tr)}")
        return True

    def stop(self) -> None:
        """Go back to the last action that was done wholly: somebody has stopped the game in the midst of one."""
        self.heard_out = True
        self.state = self.prepared.game.new_state(len(self.bots), self.state.seed)
        for action in self.actions:
            self.state.apply(action)

    def _apply(self, action: "Action") -> None:
        self.state.apply(action)
        self.actions.append(action)

    @staticmethod
    def _print(lines: Iterable[str]) -> None:
        for line in lines:
            echo(line)

    def write(self, path: Path, *, forced: bool) -> None:
        """Write what has been played so far."""
        from hullwright.schema.files.writer import text_of

        seats = [
            Seat(name=f"Player {number + 1}", bot="" if number == self.person else each.kind)
            for number, each in enumerate(self.bots)
        ]
        played = record(self.prepared, seats, self.state.seed, self.actions, self.state)
        output_writer(forced=forced)(path, [text_of(played)])
        echo(tr("{path}: {count} actions", path=path, count=len(self.actions)), err=True)

    def outcome(self) -> JsonObject:
        """Return how the game ended, for programs."""
        result = self.state.result()
        ended = {"winners": list(result.winners), "reason": result.reason} if result else {}
        return {"games": 1, "seed": self.state.seed, "players": len(self.bots), **ended}

    def offer(self) -> None:
        """Ask a person who leaves for a file to keep the game in; nothing typed, nothing kept."""
        while not self.heard_out:
            question = tr("Keep the game so far? Type a file name, or press Enter to discard it:")
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


class _Player:
    """The person: told what their view says, asked for what is theirs to decide."""

    def __init__(self, terminal_game: TerminalGame, seat: int) -> None:
        self._terminal_game = terminal_game
        self._seat = seat
        self._terminal = terminal_of(terminal_game.prepared.scenario.game)(
            terminal_game.prepared, seat
        )
        self._told = BEGINNING
        self._notes: list[str] = []
        """What the person has written down."""
        # From the very beginning, so that nothing is missed in the notes.
        self._terminal.follow(self._view())

    # Any: the terminal of a game reads more of a view than all views have in common.
    def _view(self) -> Any:
        return self._terminal_game.state.view(self._seat)

    def catch_up(self) -> None:
        """Tell the person what has happened since they last decided."""
        view = self._view()
        self._terminal.follow(view)
        for line in self._terminal.lines(view.events(self._told)):
            echo(line)
        self._told = view.bookmark

    def choice(self) -> "Action":
        """Return what the person decides; raise Left if they leave."""
        self.catch_up()
        view = self._view()
        choices = TypedChoices(view.legal(), self._terminal)
        if self._terminal.redraws(view.phase):
            self._draw()
        self._list(choices)
        while True:
            text = self._terminal_game.ask("> ")
            if self._terminal_game.heard_out or text.casefold() in LEAVE:
                raise Left
            action = choices.find(text)
            if action is not None:
                return action
            self._answer(text, choices)

    def _answer(self, text: str, choices: TypedChoices) -> None:
        """Do what was asked for instead of a decision, or say that it is not possible."""
        if text in {"", "?", "help"}:
            self._list(choices)
        elif text == "map":
            self._draw()
        elif text == "log":
            for line in self._terminal.lines(self._view().events()):
                echo(line)
        elif text == "notes" or text.startswith("note "):
            self._note(text.removeprefix("notes").removeprefix("note ").strip())
        else:
            echo(tr(choices.refusal(text)))

    def _note(self, text: str) -> None:
        """Write something down for the person, and show all that they have written down."""
        if text:
            self._notes.append(text)
        if not self._notes:
            echo(tr("You have no notes yet. Type “note” and your own words."))
        self._show_notes()

    def _show_notes(self) -> None:
        for note in self._notes:
            echo(tr("Your note: {note}", note=note))

    @staticmethod
    def _list(choices: TypedChoices) -> None:
        for line in choices.lines():
            echo(f"· {tr(line)}")

    def _draw(self) -> None:
        echo()
        for line in self._terminal.screen(self._view()):
            echo(line)
        self._show_notes()
