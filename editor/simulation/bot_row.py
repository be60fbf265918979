"""A row of the form in which one bot is chosen: its level, and its style or how long it searches."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QWidget

from hullwright.engines.bot_table import styles, usual_bot
from hullwright.engines.search.budget import MOST, SEARCH, USUAL, Budget
from hullwright.engines.styles import level_and_style, styled

from ..games.bot_titles import style_title
from ..languages.words import language_in_use, tr
from .names import bot_title

GAP = 8
NOBODY = ""
"""In place of a level: nobody sits there."""


class BotRow(QWidget):
    """Asks for a bot of a game; of its styles those are offered that the side can have."""

    def __init__(self, game: str, names: Sequence[str], side: str, title: str) -> None:
        super().__init__()
        self._game = game
        self._styles: dict[str, list[str]] = {}
        """By level the styles that can be chosen; nothing for the usual one."""
        for level, style in map(level_and_style, names):
            offered = self._styles.setdefault(level, [])
            if not style or _is_for(game, style, side):
                offered.append(style)
        self.level = _box(title, tr("The strongest come last."))
        for level in self._styles:
            self.level.addItem(bot_title(game, level), level)
        self.style_box = _box(tr("{bot}: style", bot=title), tr("How the bot likes to play."))
        self.playouts = _playouts(title)
        # Before any of them is shown: what stands nowhere would be a window of its own for a moment.
        self._arrange()
        self.level.currentIndexChanged.connect(self._offer_more)
        self._choose(level_and_style(usual_bot(game))[0])

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for field in self.fields:
            row.addWidget(field, 1)
        self.setFocusProxy(self.level)

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """What is asked, in order."""
        return self.level, self.style_box, self.playouts

    def allow_nobody(self, title: str) -> None:
        """Let the seat be left to the other bot, as it is at first."""
        self.level.insertItem(0, title, NOBODY)
        self.level.setCurrentIndex(0)

    def name(self) -> str:
        """Return the name of the bot that was chosen; nothing for nobody."""
        level = str(self.level.currentData())
        if level == SEARCH:
            self.playouts.interpretText()
            return Budget(self.playouts.value()).name
        return styled(level, str(self.style_box.currentData() or "")) if level else NOBODY

    def _choose(self, level: str) -> None:
        self.level.setCurrentIndex(self.level.findData(level))
        self._offer_more()

    def _offer_more(self) -> None:
        """Offer the styles of the chosen level, the usual one first, or ask how much it may search."""
        self.playouts.setVisible(self.level.currentData() == SEARCH)
        offered = sorted(self._styles.get(str(self.level.currentData()), ()), key=bool)
        self.style_box.clear()
        for style in offered:
            shown = (
                style_title(language_in_use(), self._game, style) if style else tr("usual style")
            )
            self.style_box.addItem(shown, style)
        self.style_box.setVisible(len(offered) > 1)


def _is_for(game: str, style: str, side: str) -> bool:
    """Tell whether bots of a side can play in a style; of styles that nobody describes all can."""
    known = styles(game)
    return style not in known or known[style].side in {"", side}


def _playouts(title: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(1, MOST)
    box.setValue(USUAL)
    box.setSingleStep(50)
    box.setAccessibleName(tr("{bot}: playouts", bot=title))
    box.setToolTip(tr("How many games it plays out in its mind for each decision."))
    return box


def _box(title: str, hint: str) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(title)
    box.setToolTip(hint)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(8)
    return box
