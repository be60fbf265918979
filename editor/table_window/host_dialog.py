"""The question before a table: which seats are for guests and which for bots, and who may join from where."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QComboBox

from hullwright.engines.bot_table import usual_bot
from hullwright.schema.documents.maps import MapDocument

from ..languages.words import tr
from ..play.new_game_dialog import NewGameDialog, seat_box
from ..shell.forms.labels import WrappedLabel
from ..table.table_news import TableOrder
from .door_words import who_can_join

if TYPE_CHECKING:
    from hullwright.engines.preparation import Prepared


class HostDialog(NewGameDialog):
    """Asks what is played around the table, and by whom; `made` brings a TableOrder."""

    @property
    def is_on_network(self) -> bool:
        """Whether guests on the local network may join."""
        return self.network.isChecked()

    def _title(self, document: MapDocument) -> str:
        return tr("Play {map} around the table", map=document.name)

    def _start_title(self) -> str:
        return tr("Open the table")

    def _offer_more(self) -> None:
        """Ask who may join from where."""
        self.setObjectName("host-table")
        self.network = QCheckBox(tr("Let guests on the local network join"))
        self.network.setObjectName("host-table.network")
        self.who = WrappedLabel(who_can_join(on_network=False))
        self.network.toggled.connect(lambda is_on: self.who.tell(who_can_join(on_network=is_on)))

    def _lay_out(self) -> None:
        super()._lay_out()
        about = tr("Guests choose among the seats that are theirs; bots play the empty ones.")
        self.below_seats.addWidget(WrappedLabel(about))
        self.below_seats.addWidget(self.network)
        self.below_seats.addWidget(self.who)

    def _seat_box(self, game: str, _: int, /) -> QComboBox:
        """Return a list of who can sit at a seat, a guest unless somebody says otherwise."""
        return seat_box(game, tr("Guest"))

    def _start(self, played: "Prepared", seats: Sequence[str], seed: int) -> None:
        # Or every reason against it, while it can still be put right here.
        _ = played.game
        usual = usual_bot(played.scenario.game)
        order = TableOrder(
            document=played.original,
            scenario=played.scenario,
            bots=tuple(each or usual for each in seats),
            kept_for_bots=frozenset(number for number, each in enumerate(seats) if each),
            seed=seed,
        )
        self.accept()
        self.made.emit(order)
