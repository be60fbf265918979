"""The page that makes maps: what is asked for on the left, a live wall of maps, and why each scores as it does."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.generation.candidate import Candidate
from hullwright.engines.generation.play.wished_play import is_played
from hullwright.engines.generation.taste import Taste
from hullwright.schema.documents.targets import Target

from ..languages.words import tr
from ..shell.tab_page import PageCommand, TabPage
from .generation_session import MOST_SHOWN, GenerationSession
from .generation_task import GenerationOrder
from .kept_generation import KeptGeneration
from .proof_session import ProofSession
from .reasons_pane import INTO, TAKE, ReasonsPane
from .run_bar import RunBar
from .run_words import run_words
from .target_column import TargetColumn
from .target_form import TargetForm
from .wall_model import WallModel
from .wall_pictures import WallPictures
from .wall_proof import WallProof
from .wall_view import LESS, MAIN, MORE, PIN, WallView

GAP = 8
REASONS_WIDTH = 272
SETTLED = 400
"""Milliseconds after the last change of a target until a run that is under way begins anew."""
CALM = 4_000
"""Milliseconds after which the wall is put in order, if nobody is at it."""


class GeneratePage(TabPage):
    """Has maps made for a target, shows the best of them as they come, and lets them be steered and taken over."""

    take_wanted = Signal(object, object)
    """A card whose map is to be opened as a new one, and the target that it was made for."""
    into_wanted = Signal(object, object)
    """A candidate that is to be put into an open map, and that map."""
    save_wanted = Signal(object)
    open_wanted = Signal(object)
    """The page whose target is to be kept in a file, or to be read from one."""

    def __init__(self, kept: KeptGeneration, results: Path) -> None:
        super().__init__(tr("Generate maps"), "generate")
        self.setObjectName("generate-page")
        self.form = TargetForm(kept.target, kept.seed, kept.open_map)
        self.session = GenerationSession(self)
        self._folder = kept.folder
        self.proof = WallProof(ProofSession(self), results, kept.folder)
        self.model = WallModel(MOST_SHOWN, self)
        self.pictures = WallPictures(self)
        self.wall = WallView(self.model, self.pictures)
        self.reasons = ReasonsPane(self.act)
        self.taste = Taste()
        self._is_steered = False
        self.bar = RunBar(self.session)
        self.column = TargetColumn(self.form)
        self._made_for, self._seed, self._used = kept.target, kept.seed, kept.open_map
        self._soon = QTimer(self, singleShot=True, interval=SETTLED)
        self._calm = QTimer(self, singleShot=True, interval=CALM)
        self._lay_out()
        self._connect()
        self._follow_form()
        # Of runs that no number of this page's stands for.
        self.model.show_cards([replace(each, run=-abs(each.run)) for each in kept.cards])
        self.setFocusProxy(self.bar.start)
        self._refresh()

    def _lay_out(self) -> None:
        parts = QSplitter()
        parts.setChildrenCollapsible(False)
        parts.addWidget(self._middle())
        parts.addWidget(self.reasons)
        self.reasons.setMinimumWidth(224)
        parts.setStretchFactor(0, 1)
        parts.setSizes([600, REASONS_WIDTH])
        across = QHBoxLayout(self)
        across.setContentsMargins(GAP, GAP, GAP, GAP)
        across.setSpacing(GAP)
        across.addWidget(self.column)
        across.addWidget(parts, 1)

    def _middle(self) -> QWidget:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.bar)
        column.addWidget(self.proof.bar)
        column.addWidget(self.wall, 1)
        return middle

    def _connect(self) -> None:
        self.session.changed.connect(self._refresh)
        self.session.learnt.connect(self._take_in)
        self.proof.session.changed.connect(self._follow_proof)
        self.proof.bar.wanted.connect(self.prove)
        self.column.open_wanted.connect(lambda: self.open_wanted.emit(self))
        self.column.save_wanted.connect(lambda: self.save_wanted.emit(self))
        self.bar.started.connect(self.begin)
        self.bar.order_wanted.connect(self.put_in_order)
        self.bar.sheet_wanted.connect(self.back_to_sheet)
        self.form.changed.connect(self._follow_form)
        self._soon.timeout.connect(self._begin_anew)
        self.wall.looked_at.connect(self._show_reasons)
        self.wall.wanted.connect(self.act)
        self.wall.menu_wanted.connect(self._show_menu)
        self.wall.proof_wanted.connect(self.prove)

    # What the person does.

    def show_target(self, target: Target, folder: Path) -> None:
        """Show a target that lies in a folder."""
        self._folder = self.proof.folder = folder
        self.form.show_target(target)

    def begin(self) -> None:
        """Begin a run for what is asked for now; pinned maps stay."""
        self.form.finish()
        self._soon.stop()
        used = self._used = self.form.used_map
        self._made_for, self._seed = self.form.target(), self.form.seed.value()
        order = GenerationOrder(self._made_for, self._seed, used.fixed if used else None)
        # Of maps that go from the wall nobody wants to know any more how they are played.
        self.proof.session.cancel()
        self.session.start(order, self.taste)
        self.model.show_cards([each for each in self.model.cards if each.is_pinned])
        self._calm.start()

    def _begin_anew(self) -> None:
        if self.session.is_running:
            self.begin()

    def prove(self) -> None:
        """Let bots play the maps on the wall, or pause that, or go on with it."""
        playing = self.proof.session
        if playing.is_running:
            playing.pause()
        elif playing.is_under_way:
            playing.go_on()
        elif not self._no_proof():
            self.form.finish()
            # Maps that are being proven stay as they are, and the processors are the bots'.
            self.session.pause()
            self._made_for = self.form.target()
            self.proof.start(self.model.cards, self._made_for, self.form.seed.value())

    def _no_proof(self) -> str:
        """Return why nothing can be proven now, or nothing if it can."""
        return self.proof.hindrance(self.model.cards, self.form.target())

    def act(self, what: str) -> None:
        """Do something with the chosen card."""
        card, used = self.wall.chosen, self.form.used_map
        if card is None:
            return
        if what == MAIN:
            what = TAKE if used is None else INTO
        if what == TAKE:
            self.take_wanted.emit(card, self._made_for)
        elif what == INTO:
            self.into_wanted.emit(card.candidate, used)
        elif what == PIN:
            self.model.pin(self.model.place_of(card.key))
        elif what == MORE:
            self._steer(self.taste.more_like(card.candidate.measures))
        elif what == LESS:
            self._steer(self.taste.less_like(card.candidate.measures))
        self._refresh()

    def _steer(self, taste: Taste) -> None:
        self.taste = taste
        # Who steers wants to see where it leads, so the wall is put in order this once.
        self._calm.stop()
        self._is_steered = True
        self.session.steer(taste)

    def back_to_sheet(self) -> None:
        """Forget the taste and take off all pins."""
        self.model.unpin_all()
        self._steer(Taste())
        self._refresh()

    def put_in_order(self) -> None:
        """Show the best first, and those that found no place so far."""
        self.model.put_in_order(self.session.news.shown, self.session.run, self._held)
        self._calm.start()

    @property
    def _held(self) -> frozenset[tuple[int, int]]:
        """The cards that must not become others now."""
        return self.wall.held | self.proof.keys

    def _show_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, button in self.reasons.buttons.items():
            if not button.isHidden():
                entry = menu.addAction(button.icon(), button.text())
                entry.triggered.connect(lambda _=False, name=name: self.act(name))
        menu.popup(at)

    # What is shown.

    def _take_in(self, shown: Sequence[Candidate]) -> None:
        """Hang what the run has found, without moving anything while somebody looks."""
        is_calm = not (self._calm.isActive() or self.wall.is_watched)
        if is_calm or self._is_steered or self.model.is_outdated(shown):
            self._is_steered = False
            self.put_in_order()
        else:
            self.model.renew(shown, self.session.run, self._held)

    def _follow_proof(self) -> None:
        """Let the cards tell what bots have found out."""
        self.model.show_standings(self.proof.standings())
        self._refresh()

    def _follow_form(self) -> None:
        measures = self.form.draft_kind.measures
        if measures is not self.model.measures:
            # What somebody likes of one kind says nothing about another.
            self.taste = Taste()
        self.model.measures = self.reasons.measures = measures
        used = self.form.used_map
        self.reasons.offer_into(used.name if used else "")
        if self._is_same_run():
            # What is wished of games changes no map: whoever is proven from now on is held against it.
            self._made_for = self.form.target()
        elif self.session.is_running:
            self._soon.start()

    def _is_same_run(self) -> bool:
        """Tell whether the form asks for the maps that are being made, whatever it wishes of games."""
        asked, made = (
            replace(each, wishes=tuple(wish for wish in each.wishes if not is_played(wish)))
            for each in (self.form.target(), self._made_for)
        )
        is_same_start = self.form.seed.value() == self._seed and self.form.used_map is self._used
        return asked == made and is_same_start

    def _show_reasons(self) -> None:
        self.reasons.show_card(self.wall.shown, self.wall.chosen)

    def _refresh(self) -> None:
        told = run_words(self.session, self.taste, self.model.measures)
        is_steered = bool(self.taste) or any(each.is_pinned for each in self.model.cards)
        # Where there is room for it, it is said on the wall itself.
        self.bar.refresh(told if self.model.cards else "", is_steered=is_steered)
        self.proof.bar.refresh(self._no_proof())
        self.wall.say("" if self.model.cards else told)
        self._show_reasons()
        self.restated.emit()

    # What the window asks of a page.

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window mean here."""
        return {
            "file.save": PageCommand(
                lambda: self.save_wanted.emit(self), tr("Saves the target in a file.")
            ),
            "generate.prove": PageCommand(
                self.prove,
                hindered=lambda: "" if self.proof.session.is_under_way else self._no_proof(),
            ),
        }

    def finish(self) -> None:
        """Take over what is half typed."""
        self.form.finish()

    def kept(self) -> object:
        """Return what is asked for and what hangs on the wall, for a window of another language."""
        return KeptGeneration(
            *(self.form.target(), self.form.seed.value(), self.form.open_map, self.model.cards),
            folder=self._folder,
        )

    def leave(self) -> None:
        """End the run with the page."""
        self._soon.stop()
        self.session.close()
        self.proof.session.close()
