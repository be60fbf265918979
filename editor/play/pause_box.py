"""How long bots take for a decision, in seconds that can be set."""

from PySide6.QtWidgets import QDoubleSpinBox

from ..languages.words import tr

MOST_PAUSE = 10.0


class PauseBox(QDoubleSpinBox):
    """Asks how long bots take for a decision."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.setRange(0, MOST_PAUSE)
        self.setDecimals(1)
        self.setSingleStep(0.1)
        self.setValue(seconds)
        self.setSuffix(tr(" s"))
        self.setAccessibleName(tr("How long bots take for a decision"))
        self.setToolTip(tr("How long bots take for a decision"))
