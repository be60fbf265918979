"""The form of a target: kind, preset, what maps begin with, a row for each measure, and the seed."""

from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.generation.contract import DraftKind
from hullwright.engines.generation.draft_kinds import DRAFT_KINDS, draft_kind
from hullwright.engines.generation.play.wishable_measures import wishable_measures
from hullwright.plugins.option_schema import OptionSchema
from hullwright.schema.documents.targets import Target
from hullwright.schema.records import JsonObject

from ..drawing.icon import icon
from ..games.kind_titles import kind_title
from ..languages.words import language_in_use, tr
from ..shell.forms.form import Form
from ..shell.forms.labels import Heading, WrappedLabel
from .open_map import OpenMap
from .presets import first_target, presets_of
from .wish_row import WishRow

GAP = 8
LARGEST_SEED = 2**31 - 1
NARROW = 10
"""Letters that a list insists on; what is longer is cut."""


class TargetForm(QWidget):
    """Asks for everything that a target says."""

    changed = Signal()
    """Something else is asked for."""

    def __init__(self, target: Target, seed: int, open_map: OpenMap | None) -> None:
        super().__init__()
        self.open_map = open_map
        self._target = target
        self._presets = presets_of(target.kind)
        self.rows: list[WishRow] = []
        self._shown_kind: DraftKind | None = None
        """The kind whose options and measures are shown."""
        self.kind = _box("generate.kind", tr("Kind of map"))
        self.preset = _box("generate.preset", tr("Preset"))
        self.source = _box("generate.source", tr("Begin with"))
        self.seed = QSpinBox(maximum=LARGEST_SEED, value=seed)
        self.roll = QToolButton()
        self.told = WrappedLabel()
        self.options: Form | None = None
        self.fold = QToolButton(autoRaise=True, arrowType=Qt.ArrowType.RightArrow)
        self._body = QVBoxLayout()
        self._set_up()
        self._lay_out()
        self._fill()
        self._show(target)
        self._connect()

    def _set_up(self) -> None:
        self.seed.setObjectName("generate.seed")
        self.seed.setAccessibleName(tr("Seed"))
        self.seed.setToolTip(tr("The same seed gives the same maps, as long as nobody steers."))
        self.seed.setKeyboardTracking(False)
        self.roll.setIcon(icon("dice"))
        self.roll.setObjectName("generate.roll")
        self.roll.setAccessibleName(tr("Another seed"))
        self.roll.setToolTip(tr("Another seed"))
        self.fold.setText(tr("How maps begin"))
        self.fold.setObjectName("generate.fold")
        self.fold.setCheckable(True)
        self.fold.setAccessibleName(self.fold.text())
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def _lay_out(self) -> None:
        seeds = QHBoxLayout()
        seeds.addWidget(self.seed, 1)
        seeds.addWidget(self.roll)
        form = QFormLayout()
        form.setSpacing(GAP)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("Kind of map"), self.kind)
        form.addRow(tr("Preset"), self.preset)
        form.addRow(self.told)
        form.addRow(tr("Begin with"), self.source)
        form.addRow(tr("Seed"), seeds)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addLayout(form)
        column.addWidget(self.fold)
        column.addLayout(self._body)
        self._body.setSpacing(GAP // 2)

    def _fill(self) -> None:
        for kind in DRAFT_KINDS:
            self.kind.addItem(kind_title(kind), kind)
        self.source.addItem(tr("a blank sheet"))
        if self.open_map is not None:
            told = tr(
                "{count} free cells of {name}", count=self.open_map.free, name=self.open_map.name
            )
            self.source.setToolTip(told)
            self.source.addItem(told, self.open_map.name)
            self.source.setCurrentIndex(1)

    def _connect(self) -> None:
        self.kind.activated.connect(lambda _: self._take_kind())
        self.preset.activated.connect(lambda _: self._take_preset())
        self.source.activated.connect(lambda _: self.changed.emit())
        self.fold.toggled.connect(self._unfold)
        self.seed.valueChanged.connect(lambda _: self.changed.emit())
        self.roll.clicked.connect(
            lambda _: self.seed.setValue(SystemRandom().randint(0, LARGEST_SEED))
        )

    def _unfold(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.fold.setArrowType(arrow)
        if self.options is not None:
            self.options.setVisible(is_open)

    @property
    def draft_kind(self) -> DraftKind:
        """How maps of the chosen kind are made."""
        return draft_kind(self._target.kind)

    @property
    def used_map(self) -> OpenMap | None:
        """The open map of which a part is to be made, or None if maps begin on a blank sheet."""
        is_used = self.source.currentIndex() == 1
        return self.open_map if is_used and self.source.isEnabled() else None

    def target(self) -> Target:
        """Return the target as it is asked for now; wishes that the form has no row for are kept."""
        shown = {each.name for each in self.rows}
        further = tuple(each for each in self._target.wishes if each.measure not in shown)
        wishes = tuple(filter(None, (each.wish() for each in self.rows)))
        return replace(self._target, options=self._options(), wishes=(*wishes, *further))

    def _options(self) -> JsonObject:
        """Return what maps begin with; what a map that is there says itself is left to it."""
        # What a generator of a plugin is built with is the plugin's own.
        if self.options is None or self._target.generator:
            return self._target.options
        shown = self.options.value()
        if self.used_map is None:
            return shown
        usual = OptionSchema(self.draft_kind.options["properties"]).defaults()
        return {
            name: value
            for name, value in shown.items()
            if name in self._target.options or value != usual.get(name)
        }

    def show_target(self, target: Target) -> None:
        """Show another target, as from a file."""
        self._show(target)
        self.changed.emit()

    def finish(self) -> None:
        """Take over what is half typed."""
        if self.options is not None:
            self.options.finish()
        self.seed.interpretText()

    def _take_kind(self) -> None:
        self._show(first_target(str(self.kind.currentData())))
        self.changed.emit()

    def _take_preset(self) -> None:
        place = self.preset.currentData()
        if place is not None:
            self.show_target(self._presets[int(place)])

    def _show(self, target: Target) -> None:
        self._target = target
        with QSignalBlocker(self):
            self.kind.setCurrentIndex(max(self.kind.findData(target.kind), 0))
            self._show_presets(target)
            self.told.tell(target.description)
            suits = self.open_map is not None and self.open_map.fixed.document.kind == target.kind
            self.source.setEnabled(suits)
            self.source.setCurrentIndex(1 if suits else 0)
            self._show_body(target)

    def _show_presets(self, target: Target) -> None:
        self._presets = presets_of(target.kind)
        self.preset.clear()
        for place, each in enumerate(self._presets):
            self.preset.addItem(each.name, place)
        if all(each.name != target.name for each in self._presets):
            self.preset.insertItem(0, target.name)
        self.preset.setCurrentIndex(self.preset.findText(target.name))

    def _show_body(self, target: Target) -> None:
        """Show options and wishes; another kind has others."""
        kind = draft_kind(target.kind)
        if self._shown_kind is not kind:
            self._shown_kind = kind
            self._make_body(kind)
        has_options = self.options is not None and not target.generator
        self.fold.setVisible(has_options)
        self._unfold(has_options and self.fold.isChecked())
        if self.options is not None and not target.generator:
            known = OptionSchema(kind.options["properties"])
            self.options.show_value({**known.defaults(), **target.options})
        wishes = {each.measure: each for each in target.wishes}
        for row in self.rows:
            row.show_wish(wishes.get(row.name))

    def _make_body(self, kind: DraftKind) -> None:
        while item := self._body.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self.options = self._options_form(kind.options)
        if self.options is not None:
            self._body.addWidget(self.options)
        self._body.addWidget(Heading(tr("Wishes")))
        self.rows = [WishRow(name, measure) for name, measure in kind.measures.items()]
        played = wishable_measures(kind).items()
        of_games = [WishRow(name, measure, is_played=True) for name, measure in played]
        for row in (*self.rows, Heading(tr("Wishes of games")), *of_games):
            self._body.addWidget(row)
        self.rows += of_games
        for row in self.rows:
            row.changed.connect(self.changed)

    def _options_form(self, schema: JsonObject) -> Form | None:
        known = OptionSchema(schema.get("properties", {}))
        if not known.properties:
            return None
        form = Form(known.to_json(), known.defaults(), known.faults, language_in_use())
        form.changed.connect(lambda _: self.changed.emit())
        return form


def _box(name: str, title: str) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    box.setAccessibleName(title)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(NARROW)
    return box
