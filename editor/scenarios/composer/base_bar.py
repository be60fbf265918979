"""The bar above a scenario: which game and which ruleset its rules are laid on."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from hullwright.engines.loader import ENGINES, engine, rulesets

from ...games.table import game_words
from ...languages.words import tr
from ...shell.plain_text import PlainLabel
from .composer import Composer


class BaseBar(QWidget):
    """Asks for the game and the ruleset."""

    def __init__(self, composer: Composer) -> None:
        super().__init__()
        self._composer = composer
        self.game, self.ruleset = QComboBox(), QComboBox()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        for box, name, title in (
            (self.game, "composer-game", tr("Game")),
            (self.ruleset, "composer-ruleset", tr("Ruleset")),
        ):
            box.setObjectName(name)
            box.setAccessibleName(title)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(8)
            label = PlainLabel(title)
            label.setBuddy(box)
            row.addWidget(label)
            row.addWidget(box, 1)
        self.game.activated.connect(self._choose_game)
        self.ruleset.activated.connect(self._choose)

    def show_base(self) -> None:
        """Show what the scenario is laid on."""
        scenario = self._composer.scenario
        language = self._composer.language
        games = {name: game_words(name).title_in(language) for name in ENGINES}
        _offer(self.game, games, scenario.game)
        words = self._composer.words
        titles = {
            name: words.ruleset_title(language, name)
            for name in _rulesets(scenario.game, scenario.ruleset)
        }
        _offer(self.ruleset, titles, scenario.ruleset)

    def _choose_game(self) -> None:
        game = str(self.game.currentData())
        if game != self._composer.scenario.game:
            self._composer.play(game, next(iter(rulesets(game))))

    def _choose(self) -> None:
        self._composer.play(str(self.game.currentData()), str(self.ruleset.currentData()))


def _rulesets(game: str, chosen: str) -> list[str]:
    """Return the rulesets of a game; one that only old scenarios name is among them if it is chosen."""
    if game not in ENGINES:
        return []
    old = [name for name in engine(game).old_rulesets if name == chosen]
    return [*rulesets(game), *old]


def _offer(box: QComboBox, titles: dict[str, str], chosen: str) -> None:
    """Offer titles by name; one that is chosen but not known is kept as it is."""
    offered = (
        titles if chosen in titles else {**titles, chosen: tr("{name} (unknown)", name=chosen)}
    )
    with QSignalBlocker(box):
        box.clear()
        for name, title in offered.items():
            box.addItem(title, name)
        box.setCurrentIndex(list(offered).index(chosen))
