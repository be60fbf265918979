"""The bar over the shared board: how the table is, and what its host can do about it."""

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..languages.words import tr
from ..play.pause_box import PauseBox
from ..shell.forms.labels import WrappedLabel
from .door_words import who_can_join
from .table_host import TableHost


class TableBar(QWidget):
    """Says how a table is, and lets its host begin, stop and go on."""

    def __init__(self, host: TableHost) -> None:
        super().__init__()
        self._host = host
        self.state = WrappedLabel(ink="text")
        self.state.setObjectName("table-state")
        self.remark = WrappedLabel(ink="error")
        self.who = WrappedLabel()
        self.begin = _button(tr("Begin the game"), "table-begin", is_primary=True)
        self.go_on = _button(tr("Go on with the game"), "table-go-on", is_primary=True)
        self.network = QCheckBox(tr("Let guests on the local network join"))
        self.network.setObjectName("table-network")
        self.network.setChecked(host.on_network)
        self.stop = _button(tr("Close the table"), "table-stop")
        self.stop.setToolTip(
            tr("Lets nobody in any more. The game is kept, and can be gone on with.")
        )
        self.pause = PauseBox(host.pause)
        self._lay_out()
        self.begin.clicked.connect(host.begin)
        self.go_on.clicked.connect(self._go_on)
        self.network.toggled.connect(lambda _: self.show_host())
        self.stop.clicked.connect(host.stop)
        self.pause.valueChanged.connect(host.set_pause)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.state, 1)
        for each in (self.begin, self.network, self.go_on, self.stop, self.pause):
            top.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        column.addLayout(top)
        column.addWidget(self.remark)
        column.addWidget(self.who)

    def _go_on(self) -> None:
        self._host.on_network = self.network.isChecked()
        self._host.go_on()

    def show_host(self) -> None:
        """Show how the table is now."""
        host, news = self._host, self._host.news
        is_open = host.door is not None
        can_go_on = not is_open and not host.is_opening and not host.is_over
        self.state.setText(self._state())
        self.begin.setVisible(is_open and news is not None and not news.has_begun)
        self.go_on.setVisible(can_go_on)
        self.network.setVisible(can_go_on)
        self.stop.setVisible(is_open)
        self.pause.setVisible(is_open)
        self.remark.tell("\n".join(tr(each) for each in news.remarks) if news else "")
        self.who.tell(who_can_join(on_network=self.network.isChecked()) if can_go_on else "")

    def _state(self) -> str:
        host, news = self._host, self._host.news
        if news is not None and news.desk.result is not None:
            return tr(news.desk.result.text)
        if host.has_died:
            return tr(
                "The table has ended unexpectedly. Every action is kept: go on with the game."
            )
        if host.is_opening or (host.door is not None and news is None):
            return tr("The table is being opened …")
        if host.door is None:
            return tr("The table is closed. The game is kept.")
        if news is not None and news.has_begun:
            turn = tr(news.desk.standings[news.desk.turn].name)
            return tr("Round {round} · {player}", round=news.desk.round, player=turn)
        return tr("Waiting for guests. Begin when everybody is there; bots play the empty seats.")


def _button(title: str, name: str, *, is_primary: bool = False) -> QPushButton:
    made = QPushButton(title)
    made.setObjectName(name)
    made.setProperty("primary", is_primary)
    return made
