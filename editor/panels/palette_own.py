"""The part of the palette that makes, changes and deletes contents of a map's own."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..concepts.offered_piece import OfferedPiece, OfferedPieces, none_offered
from ..concepts.own_contents import OwnContents
from ..documents.workplace import Workplace
from ..drawing.icon import icon
from ..languages.words import error_text, tr
from ..shell.forms.flow import Flow
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import button_title
from .piece_picker import PiecePicker, adopted

if TYPE_CHECKING:
    from .own_content_card import OwnContentCard


class OwnContentsBar(QWidget):
    """Buttons for contents of a map's own, below the swatches."""

    def __init__(
        self, offered: OfferedPieces = none_offered, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("palette.own")
        self._offered = offered
        self.adopt = PiecePicker("palette.adopt")
        self._workplace: Workplace | None = None
        self.card: OwnContentCard | None = None
        """The card that is open, if one is."""
        self.new, self.edit, self.delete = (
            self._button(name, drawing)
            for name, drawing in (("new", "plus"), ("edit", "properties"), ("delete", "delete"))
        )
        self.told = WrappedLabel()
        self.told.setObjectName("palette.own.told")
        row = QWidget()
        flow = Flow(row)
        for button in (self.new, self.edit, self.delete):
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(row)
        column.addWidget(self.adopt)
        column.addWidget(self.told)
        self.new.clicked.connect(lambda: self.open_card(""))
        self.edit.clicked.connect(lambda: self.open_card(self._chosen()))
        self.delete.clicked.connect(self._delete)
        self.adopt.chosen.connect(self._adopt)

    def _button(self, name: str, drawing: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"palette.own.{name}")
        button.setIcon(icon(drawing))
        return button

    @property
    def _own(self) -> OwnContents | None:
        return self._workplace.editor_kind.own_contents if self._workplace else None

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Speak of another map, or of none."""
        if workplace is not self._workplace:
            self.told.tell("")
            if self.card is not None:
                self.card.close()
        self._workplace = workplace
        own = self._own
        if own is not None:
            self.new.setText(button_title(tr(own.words.new)))
            self.edit.setText(button_title(tr(own.words.edit)))
            self.delete.setText(button_title(tr(own.words.delete)))
        self.offer_pieces()
        self.show_choice()

    def offer_pieces(self) -> None:
        """Offer what plugins bring for maps like the one in front, as when others have come."""
        own, place = self._own, self._workplace
        offered = self._offered(place.editor_kind.kind) if own and place else ()
        self.adopt.offer_pieces([each for each in offered if own and each.part == own.part])

    def show_choice(self) -> None:
        """Offer what can be done with the content that is chosen."""
        own, place = self._own, self._workplace
        if own is None or place is None:
            return
        chosen = self._chosen()
        found = own.found(place.map.layout, chosen) if chosen else None
        for button in (self.edit, self.delete):
            button.setEnabled(found is not None)
            button.setToolTip("" if found else tr(own.words.none))
        if found is not None:
            count = own.uses(place.map.layout, chosen)
            self.delete.setToolTip(
                tr("{count} sectors of this map are “{title}”.", count=count, title=found.title)
            )

    def _chosen(self) -> str:
        return self._workplace.choices.now.first if self._workplace else ""

    def open_card(self, content: str) -> None:
        """Ask about a content, or about a new one."""
        from .own_content_card import OwnContentCard

        own, place = self._own, self._workplace
        if own is None or place is None:
            return
        if self.card is not None:
            self.card.close()
        self.told.tell("")
        self.card = card = OwnContentCard(place, own, content, self.window())
        card.destroyed.connect(lambda: self._forget(card))
        card.show()

    def _forget(self, card: "OwnContentCard") -> None:
        if self.card is card:
            self.card = None

    def _adopt(self, piece: OfferedPiece) -> None:
        if self._workplace is None:
            return
        try:
            content = adopted(self._workplace, piece)
        except HullwrightError as reason:
            self.told.tell(error_text(reason))
            return
        self.told.tell("")
        self._workplace.choices.choose(first=content)

    def _delete(self) -> None:
        own, place, chosen = self._own, self._workplace, self._chosen()
        found = own.found(place.map.layout, chosen) if own and place else None
        if own is None or place is None or found is None:
            return
        count = own.uses(place.map.layout, chosen)
        title = message("Delete the kind “{title}”", title=found.title)
        place.document.apply_to_layout(title, lambda layout: own.removed(layout, chosen), "palette")
        place.choices.choose(first=found.like)
        likeness = place.editor_kind.content_name(found.like)
        self.told.tell(
            tr(
                "“{title}” was deleted: {count} sectors became {likeness}. Undo brings it back.",
                title=found.title,
                count=count,
                likeness=likeness,
            )
        )
