"""The place of the panel about bots: engines are loaded when somebody looks at it, not with the window."""

from typing import TYPE_CHECKING

from ..documents.workplace import Workplace
from ..inspection.inspector import Inspector
from ..languages.words import tr
from ..shell.late_panel import LatePanel
from .play_outs import PlayOuts

if TYPE_CHECKING:
    from .panel import BotsPanel


class BotsDock(LatePanel["BotsPanel"]):
    """Makes the panel when it is first shown, with the map and the colours of that moment."""

    def __init__(self, play_outs: PlayOuts, inspector: Inspector) -> None:
        def make() -> "BotsPanel":
            from .panel import BotsPanel

            return BotsPanel(play_outs, inspector)

        super().__init__(tr("Bots"), make, _show)
        self.setObjectName("bots-dock")


def _show(panel: "BotsPanel", workplace: Workplace | None) -> None:
    panel.show_workplace(workplace)
