"""A person at the terminal: told what their view says, asked for what is theirs to decide, helped with words."""

from typing import TYPE_CHECKING, Any

from hullwright.engines.events import BEGINNING
from hullwright.engines.seats.desk import SeatDesk

from ..games.terminal import terminal_of
from ..languages.words import language_in_use, tr
from .choice_menu import ChoiceMenu, explained
from .play_choices import TypedChoices
from .printing import echo

if TYPE_CHECKING:
    from .terminal_game import TerminalGame

NOTES = "lines"
"""What the game keeps of the person's notes is called so."""
LEAVE = ("q", "quit", "exit")


class Left(Exception):
    """The person has left the game."""


class TerminalPlayer:
    """The person at one seat."""

    def __init__(self, terminal_game: "TerminalGame", seat: int) -> None:
        self._terminal_game = terminal_game
        self._session = terminal_game.session
        self._seat = seat
        self._terminal = terminal_of(terminal_game.prepared.scenario.game)(
            terminal_game.prepared, seat
        )
        self._told = BEGINNING
        self._notes: list[str] = list(self._session.notes.get(seat, {}).get(NOTES, ()))
        """What the person has written down."""
        # From the very beginning, so that nothing is missed in the notes.
        self._terminal.follow(self._view())

    # Any: the terminal of a game reads more of a view than all views have in common.
    def _view(self) -> Any:
        return self._terminal_game.state.view(self._seat)

    def _desk(self) -> SeatDesk:
        return self._session.desk(self._seat, language_in_use())

    def catch_up(self) -> None:
        """Tell the person what has happened since they last decided."""
        view = self._view()
        self._terminal.follow(view)
        for line in self._terminal.lines(view.events(self._told)):
            echo(line)
        self._told = view.bookmark

    def decide(self) -> None:
        """Ask the person until something is decided, and do it; raise Left if they leave."""
        self.catch_up()
        view = self._view()
        choices = TypedChoices(view.legal(), self._terminal)
        menu = ChoiceMenu(self._desk(), self._terminal.offers)
        if self._terminal.redraws(view.phase):
            self._draw()
        self._list(menu)
        while (chosen := menu.choice) is None:
            text = self._terminal_game.ask("> ")
            if self._terminal_game.heard_out or text.casefold() in LEAVE:
                raise Left
            action = choices.find(text)
            if action is not None and not menu.path:
                self._terminal_game.apply(self._session.prepared.game.action_to_json(action))
                return
            if menu.point(text):
                if menu.choice is None:
                    self._list(menu)
            elif self._answer(text, choices, menu):
                return
        self._terminal_game.apply(list(chosen.action))

    def _answer(self, text: str, choices: TypedChoices, menu: ChoiceMenu) -> bool:
        """Do what was asked for instead of a decision, or say that it is not possible; tell whether all is new."""
        word = text.casefold()
        if word in {"", "?"}:
            self._list(menu)
        elif word == "undo" and self._session.can_undo(self._seat):
            self._session.undo(self._seat)
            echo(tr("Your last action is taken back."))
            return True
        elif word == "help" or word.startswith("help "):
            self._help(text[len("help") :].strip(), menu)
        elif word in {"map", "log", "hand"}:
            {"map": self._draw, "log": self._log, "hand": self._hand}[word]()
        elif word == "notes" or word.startswith("note "):
            self._note(text.removeprefix("notes").removeprefix("note ").strip())
        else:
            self._refuse(text, choices, menu)
        return False

    def _refuse(self, text: str, choices: TypedChoices, menu: ChoiceMenu) -> None:
        """Say why something is not possible, if it is anything on the desk."""
        target = menu.somewhere(text)
        if target is None:
            echo(tr(choices.refusal(text)))
        else:
            path = (*menu.path, target)
            echo(tr(self._session.why_not(self._seat, path, language_in_use())))

    def _help(self, word: str, menu: ChoiceMenu) -> None:
        """Explain a word, or what can be typed."""
        if not word:
            echo(
                tr(
                    "Type a number or a name of the list, or a place. ? lists the choices again, map draws the "
                    "map, hand shows what you hold, log tells what happened, note and your own words writes "
                    "something down, undo takes back, help and a word explains it, q leaves."
                )
            )
            self._list(menu)
            return
        layout = self._session.layout(self._seat, language_in_use())
        desk = self._desk()
        entries = [
            *layout.glossary(),
            *((each.title, each.about) for each in desk.pieces if each.about is not None),
        ]
        found = dict.fromkeys(explained(word, iter(entries)))
        for line in found:
            echo(f"  {line}")
        if not found:
            echo(tr("Nothing is known of “{word}”.", word=word[:40]))

    def _hand(self) -> None:
        desk = self._desk()
        for fact in desk.about_you:
            echo(f"  {tr(fact)}")
        for card in desk.hand:
            count = f" × {card.count}" if card.count > 1 else ""
            about = f": {tr(card.about)}" if card.about else ""
            echo(f"  {tr(card.title)}{count}{about}")
        if not desk.hand:
            echo(tr("You hold nothing."))

    def _log(self) -> None:
        for line in self._terminal.lines(self._view().events()):
            echo(line)

    def _note(self, text: str) -> None:
        """Write something down for the person, and show all that they have written down."""
        if text:
            self._notes.append(text)
            self._session.note(self._seat, NOTES, self._notes)
        if not self._notes:
            echo(tr("You have no notes yet. Type “note” and your own words."))
        self._show_notes()

    def _show_notes(self) -> None:
        for note in self._notes:
            echo(tr("Your note: {note}", note=note))

    @staticmethod
    def _list(menu: ChoiceMenu) -> None:
        for line in menu.lines():
            echo(line)

    def _draw(self) -> None:
        echo()
        for line in self._terminal.screen(self._view()):
            echo(line)
        self._show_notes()
