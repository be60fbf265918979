"""A session: one game with people and bots at its seats, whose every action is on the disk before the next."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from hullwright.schema.documents.recordings import Recording, Seat
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.journal import END, NOTE, UNDO, Journal, is_journal, journal_content
from hullwright.schema.files.reader import build
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ..base_state import insist
from ..contract import Action, Illegal, State
from ..preparation import Prepared
from ..recordings import prepared_again, record, replay_as_far
from ..rules.book import RuleBook
from ..simulation.seats import Seated
from .desk import DeskTarget, Eyes, SeatDesk
from .event_text import player_name
from .game_desk import GameDesk
from .honesty import BeforeAction
from .refusals import why_not
from .seat_bots import SeatBots
from .seat_notes import SeatNotes
from .session_desks import SessionDesks


class NotYourTurn(HullwrightError):
    """Somebody wants to decide who is not asked."""


class GameSession:
    """A game with people and bots at its seats.

    It knows everything, and gives each seat its desk. A seat whose `bot` is empty is a person's.
    """

    def __init__(
        self, prepared: Prepared, seats: Sequence[Seat], seed: int, actions: Iterable[Json] = ()
    ) -> None:
        self.prepared = prepared
        self.seats = tuple(seats)
        self.seed = seed
        self.journal: Journal | None = None
        self.notes = SeatNotes()
        self.state: State = prepared.game.new_state(len(self.seats), seed)
        self.actions: list[Action] = []
        self._honest: list[bool] = []
        """For each action whether it told nobody anything hidden, so that it can be taken back."""
        self._by: list[int] = []
        self._desks = SessionDesks(prepared)
        self._bots = SeatBots(prepared.engine.name, seed)
        for value in actions:
            self._do(self._legal(value))

    # -- from and to the disk -------------------------------------------------------------------

    def keep(self, path: Path) -> None:
        """Write the game to a journal from now on, with everything that was played already."""
        self.journal = Journal.begin(path, self.recording())

    @classmethod
    def resumed(cls, path: Path, book: RuleBook) -> "GameSession":
        """Return the game of a journal, which goes on where it was; raises what reading a recording raises."""
        text = path.read_text("utf-8", errors="replace")
        if not is_journal(text):
            raise HullwrightError(message("{path} is not the journal of a game.", path=path))
        content = journal_content(text, str(path))
        recording = build(content.recording, str(path))
        if not isinstance(recording, Recording):
            raise HullwrightError(message("{path} is not the journal of a game.", path=path))
        session = cls.of_recording(recording, book)
        for note in content.notes:
            session.notes.take(note)
        session.journal = Journal.resume(path)
        return session

    @classmethod
    def of_recording(
        cls, recording: Recording, book: RuleBook, to: int | None = None
    ) -> "GameSession":
        """Return the game of a recording after its actions, or the first few of them: a branch of its own."""
        prepared = prepared_again(recording, book)
        legal = replay_as_far(prepared, recording, to).done
        return cls(prepared, recording.seats, recording.seed, recording.actions[:legal])

    def recording(self) -> Recording:
        """Return the game so far as a recording."""
        return record(self.prepared, self.seats, self.seed, self.actions, self.state)

    def close(self) -> None:
        """Let go of the journal."""
        if self.journal is not None:
            self.journal.close()

    # -- who decides ----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result() is not None

    @property
    def bot_due(self) -> bool:
        """Whether a bot has to decide."""
        return not self.is_over and bool(self.seats[self.state.to_move].bot)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, each in enumerate(self.seats) if not each.bot)

    def apply(self, seat: int, value: Json) -> None:
        """Do what a seat has decided, after it is on the disk; NotYourTurn or Illegal say why it can't be."""
        if not self.is_asked(seat):
            raise NotYourTurn(
                message("It is not {player} who decides now.", player=player_name(seat))
            )
        action = self._legal(value)
        if self.journal is not None:
            self.journal.append(list(self.prepared.game.action_to_json(action)))
        self._do(action)
        self._close_book()

    def _legal(self, value: Json) -> Action:
        """Return an action as the game offers it; Illegal says why it can't be done."""
        action = self.prepared.game.action_from_json(value)
        # What was read from a line or a file is made of texts of its own, which would be kept as long as the game.
        offered = () if self.is_over else self.state.legal()
        found = next((each for each in offered if each == action), None)
        if found is None:
            insist(self.state, action)
        return found or action

    def is_legal(self, seat: int, value: Json) -> bool:
        """Tell whether something, as it stands in recordings, is what a seat may do now."""
        if not isinstance(value, list) or not self.is_asked(seat):
            return False
        game = self.prepared.game
        return any(list(game.action_to_json(each)) == value for each in self.state.legal())

    def has_decided(self, seat: int) -> bool:
        """Tell whether a seat has done anything that was not taken back."""
        return seat in self._by

    def is_asked(self, seat: int) -> bool:
        """Tell whether a seat has to decide now."""
        return not self.is_over and seat == self.state.to_move

    def _close_book(self) -> None:
        """Write to the journal of a game that is over what recordings say of one."""
        if self.journal is not None and self.is_over:
            self.journal.append(self.ending())

    def ending(self) -> Json:
        """Return the last entry of the journal of a game that is over."""
        told = self.recording().to_json()
        return {END: {name: told[name] for name in ("outcome", "notes")}}

    def _do(self, action: Action) -> None:
        seat, before = self.state.to_move, BeforeAction(self.state)
        self._desks.renew()
        self.state.apply(action)
        honest = before.told_nothing(self.state, self.layout(seat).harmless)
        self.actions.append(action)
        self._by.append(seat)
        self._honest.append(honest and self.is_asked(seat))

    def bot(self, seat: int) -> Seated:
        """Return the bot at a seat, made when it is first asked."""
        return self._bots.at(seat, self.seats)

    def bots_choice(self) -> Json:
        """Return what the bot decides that is asked, as JSON; it may take a while."""
        return self.prepared.game.action_to_json(self._bots.choice(self.state, self.seats))

    def forget_bot(self, seat: int) -> None:
        """Have a new bot decide at a seat from now on, of the kind that the seat names then."""
        self._bots.forget(seat)

    def let_bots_play(self) -> int:
        """Let bots decide until a person is asked or the game is over; return how often they did."""
        count = 0
        while self.bot_due:
            self.apply(self.state.to_move, self.bots_choice())
            count += 1
        return count

    def seat_person(self, seat: int) -> None:
        """Let a person play a seat from now on."""
        self.seats = tuple(
            replace(each, bot="") if number == seat else each
            for number, each in enumerate(self.seats)
        )

    def go_over(self) -> None:
        """Play all actions again from the beginning: somebody has stopped in the midst of one."""
        self._play_again(self.actions)

    def _play_again(self, actions: Sequence[Action]) -> None:
        kept = list(actions)
        self.state = self.prepared.game.new_state(len(self.seats), self.seed)
        self.actions, self._by, self._honest = [], [], []
        self._bots.forget_all()
        self._desks.renew()
        for action in kept:
            self._do(action)

    # -- taking back ----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat's last action can be taken back: nothing hidden was told since to anybody."""
        return bool(self._honest) and self._honest[-1] and self._by[-1] == seat

    def undo(self, seat: int) -> None:
        """Take back a seat's last action; Illegal if anything hidden was told by it."""
        if not self.can_undo(seat):
            raise Illegal(
                message("This can't be taken back: something hidden has become known by it.")
            )
        if self.journal is not None:
            self.journal.append({UNDO: 1})
        self._play_again(self.actions[:-1])

    # -- notes ----------------------------------------------------------------------------------

    def note(self, seat: int, name: str, value: Json) -> None:
        """Keep something that a seat has written down, by a name of its own; None forgets it."""
        entry = {"seat": seat, "name": name, "value": value}
        if self.journal is not None:
            self.journal.append({NOTE: entry})
        self.notes.take(entry)

    # -- what each sees -------------------------------------------------------------------------

    def layout(self, eyes: Eyes, language: str = "en") -> GameDesk:
        """Return what lays the game out for some eyes, made once."""
        return self._desks.layout(eyes, language)

    def desk(self, eyes: Eyes, language: str = "en") -> SeatDesk:
        """Return what some eyes see and may do now."""
        return self._desks.desk(self.state, eyes, language)

    def put_away(self) -> None:
        """Forget what can be made again, because nobody looks any more: desks, and the bots of a game that is over."""
        self._desks.put_away()
        if self.is_over:
            self._bots.forget_all()

    def could_be(self, seat: int) -> Mapping[int, frozenset[str]]:
        """Return for other players the spaces where they could be, by all that a seat was told."""
        return self.layout(seat).could_be(self.state.view(seat))

    def why_not(self, seat: int, path: Sequence[DeskTarget], language: str = "en") -> Message:
        """Return why nothing can be done with what a seat points at."""
        desk = self.desk(seat, language)
        return why_not(self.layout(seat, language), self.state, desk, path)
