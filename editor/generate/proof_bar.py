"""The bar that has the maps on the wall proven by play: start, pause, cancel, and how far the games are."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDoubleSpinBox, QVBoxLayout, QWidget

from hullwright.engines.generation.play.proof import CHOOSING, JUDGING, PACING
from hullwright.engines.generation.play.standings import JUDGED
from hullwright.engines.generation.play.wish_verdict import MET
from hullwright.schema.messages import filled, message

from ..languages.words import number, tr
from ..shell.forms.flow import Flow
from ..shell.forms.labels import WrappedLabel
from ..shell.notice_progress import progress
from ..shell.notice_progress_bar import NoticeProgressBar
from .proof_session import ProofSession, ProofStage
from .run_bar import plain_button

GAP = 8
USUAL, LEAST, MOST = 5.0, 0.5, 600.0
"""Minutes."""
UNIT = " min"
"""The sign of minutes, which is that of all languages."""
STAGES = {
    PACING: message("Finding out how fast games are played …"),
    CHOOSING: message("Choosing by play: {done} of about {games} games."),
    JUDGING: message("Judging the best on fresh seeds: {done} of about {games} games."),
}


class ProofBar(QWidget):
    """Buttons for a proof, and what is said of it."""

    wanted = Signal()
    """Maps are to be proven, or a proof is to pause or go on."""

    def __init__(self, session: ProofSession) -> None:
        super().__init__()
        self._session = session
        self.start = plain_button("generate.prove", tr("Prove by play"), self.wanted.emit, "bots")
        self.minutes = QDoubleSpinBox(decimals=1, minimum=LEAST, maximum=MOST, value=USUAL)
        self.minutes.setObjectName("generate.minutes")
        self.minutes.setSuffix(UNIT)
        self.minutes.setAccessibleName(tr("How many minutes games are played for"))
        self.minutes.setToolTip(self.minutes.accessibleName())
        self.cancel = plain_button(
            "generate.cancel", tr("Cancel the proof"), session.cancel, "close"
        )
        self.cancel.setToolTip(tr("Stops at once. Games that are finished are kept."))
        self.bar = NoticeProgressBar()
        self.state = WrappedLabel(ink="text")
        self.state.setObjectName("generate.proof")
        self.fault = WrappedLabel(ink="error")
        self.fault.setObjectName("generate.proof-fault")
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QWidget()
        flow = Flow(buttons, GAP)
        for each in (self.start, self.minutes, self.cancel):
            flow.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        for part in (buttons, self.bar, self.state, self.fault):
            column.addWidget(part)

    def refresh(self, hindrance: str) -> None:
        """Show what can be done now and how far the proof is."""
        session = self._session
        title = tr("Prove by play")
        if session.is_running:
            title = tr("Pause the proof")
        elif session.is_under_way:
            title = tr("Go on with the proof")
        had_focus = self.cancel.hasFocus()
        self.start.setText(title)
        self.start.setAccessibleName(title)
        self.start.setEnabled(session.is_under_way or not hindrance)
        self.start.setToolTip(
            hindrance
            or tr(
                "Bots play the maps on the wall, half of them on each time; the last few are judged on fresh seeds (B)."
            )
        )
        self.minutes.setEnabled(not session.is_under_way)
        self.cancel.setVisible(session.is_under_way)
        if had_focus and not session.is_under_way:
            # A button that has gone hands the keyboard on to the one that is left.
            self.start.setFocus()
        self.bar.setVisible(session.is_under_way)
        self.bar.show_progress(progress(session.news.share or None, session.seconds))
        self.fault.tell(session.fault)
        self.state.tell(proof_state(session))


def proof_state(session: ProofSession) -> str:
    """Return how far a proof is, or what came of it, in a sentence."""
    news = session.news
    games = {"done": number(news.done), "games": number(news.games)}
    match session.stage:
        case ProofStage.RUNNING:
            return " ".join(filter(None, [tr(filled(STAGES[news.stage], games)), _order(session)]))
        case ProofStage.PAUSED:
            return tr("The proof is paused after {done} games.", done=games["done"])
        case ProofStage.CANCELLED:
            return tr(
                "Cancelled after {done} games, which are kept for the next time. Nothing was judged.",
                done=games["done"],
            )
        case ProofStage.DONE:
            return _outcome(session)
    return ""


def _order(session: ProofSession) -> str:
    """Return by what it was decided who plays first, as long as maps are chosen."""
    order = session.news.order
    return tr(order) if order is not None and session.news.stage != JUDGING else ""


def _outcome(session: ProofSession) -> str:
    judged = [each for each in session.news.standings if each and each.state == JUDGED]
    return tr(
        "{met} of {judged} maps that were judged on fresh seeds are as wished, by {done} games in all.",
        met=sum(each.verdict == MET for each in judged),
        judged=len(judged),
        done=number(session.news.done),
    )
