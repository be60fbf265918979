"""The form for a picture, made from the tables of its options."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QVBoxLayout, QWidget

from ..concepts.editor_kind import OverlayChoice
from ..languages.words import tr
from ..shell.forms.labelled_box import labelled_box
from .export_request import ExportOffer
from .picture_options import (
    CHOICES,
    LARGEST,
    LONGEST,
    SHORTEST,
    SMALLEST,
    SWITCHES,
    PictureOptions,
)


class PictureForm(QWidget):
    """Asks how a picture is to be drawn."""

    changed = Signal()

    def __init__(self, options: PictureOptions, offer: ExportOffer) -> None:
        super().__init__()
        self._fields: dict[str, QWidget] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._choices = {each.name: self._choice(each.name, tr(each.title)) for each in CHOICES}
        for each in CHOICES:
            for value, title in each.values.items():
                self._choices[each.name].addItem(tr(title), value)
        self._size = self._number("size", tr("Longer side"), (SMALLEST, LARGEST), tr(" px"))
        self._size.setSingleStep(256)
        self._length = self._number("length", tr("Longer side"), (SHORTEST, LONGEST), tr(" mm"))
        self._overlay = self._choice("overlay", tr("Overlay"))
        # A long title has no room in the box.
        self._overlay.currentTextChanged.connect(self._overlay.setToolTip)
        self._fill_overlays(offer)
        self._switches = {each.name: QCheckBox(tr(each.title)) for each in SWITCHES}
        for switch in SWITCHES:
            self._put_switch(switch.name, tr(switch.help))
        self._allow_selection(offer)
        self._fields["hull"].setVisible(offer.has_hull)
        self.show_options(options)

    def _choice(self, name: str, title: str) -> QComboBox:
        box = QComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(12)
        box.currentIndexChanged.connect(self.changed)
        self._put(box, name, title)
        return box

    def _number(self, name: str, title: str, ends: tuple[int, int], unit: str) -> QSpinBox:
        box = QSpinBox(minimum=ends[0], maximum=ends[1])
        box.setSuffix(unit)
        # A picture for each digit that is typed would only be in the way.
        box.setKeyboardTracking(False)
        box.valueChanged.connect(self.changed)
        self._put(box, name, title)
        return box

    def _put(self, box: QWidget, name: str, title: str) -> None:
        self._fields[name] = labelled_box(box, name, title)
        self._column.addWidget(self._fields[name])

    def _put_switch(self, name: str, about: str) -> None:
        box = self._switches[name]
        box.setObjectName(name)
        box.setToolTip(about)
        box.toggled.connect(self.changed)
        self._column.addWidget(box)

    def _fill_overlays(self, offer: ExportOffer) -> None:
        with QSignalBlocker(self._overlay):
            self._overlay.addItem(tr("None"), ())
            if offer.shown:
                shown = [each for each in offer.overlays if each.name in offer.shown]
                self._overlay.addItem(_titles(shown), offer.shown)
            for each in offer.overlays:
                if offer.shown != (each.name,):
                    self._overlay.addItem(tr(each.title), (each.name,))
        self._fields["overlay"].setVisible(bool(offer.overlays))

    def _allow_selection(self, offer: ExportOffer) -> None:
        box = self._switches["selected"]
        box.setEnabled(bool(offer.selection))
        if not offer.selection:
            box.setToolTip(tr("Nothing is selected on the map."))

    def show_format(self, suffix: str) -> None:
        """Show what a format has to choose, and nothing else."""
        self._fields["size"].setVisible(suffix == ".png")
        self._fields["length"].setVisible(suffix == ".pdf")

    def show_options(self, options: PictureOptions) -> None:
        """Show how a picture is drawn."""
        with QSignalBlocker(self):
            for name, choice in self._choices.items():
                choice.setCurrentIndex(max(choice.findData(getattr(options, name)), 0))
            for name, switch in self._switches.items():
                switch.setChecked(getattr(options, name) and switch.isEnabled())
            self._size.setValue(options.size)
            self._length.setValue(options.length)
            self._overlay.setCurrentIndex(self._place_of(options.overlays))
        self.changed.emit()

    def _place_of(self, names: tuple[str, ...]) -> int:
        kept = [tuple(self._overlay.itemData(at)) for at in range(self._overlay.count())]
        return kept.index(names) if names in kept else 0

    def options(self) -> PictureOptions:
        """Return what the form says."""
        # Any: whatever the tables name is a field of the options, of one type or another.
        said: dict[str, Any] = {name: box.currentData() for name, box in self._choices.items()}
        said |= {name: box.isChecked() for name, box in self._switches.items()}
        overlays = tuple(self._overlay.currentData() or ())
        size, length = self._size.value(), self._length.value()
        return PictureOptions(**said, size=size, length=length, overlays=overlays)


def _titles(choices: Sequence[OverlayChoice]) -> str:
    titles = ", ".join(tr(each.title) for each in choices)
    return tr("Shown now: {overlays}", overlays=titles)
