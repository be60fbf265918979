"""The card that asks for a content of a map's own: its title, what it counts as, its looks, what it does."""

import re
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.messages import message
from hullwright.schema.records import JsonObject

from ..concepts.own_contents import OwnContent, OwnContents, PictureChoice
from ..documents.workplace import Workplace
from ..drawing.icon import icon
from ..drawing.painter import marks_icon
from ..languages.words import tr
from ..shell.effects_editor import EffectsEditor
from ..shell.forms.form import Form
from ..shell.forms.labels import Heading, WrappedLabel
from ..shell.forms.picture_choices import ICON, PictureChoices
from ..shell.plain_text import PlainLabel, window_title

WIDTH, HEIGHT = 460, 600
PICTURE = 72
"""How large the cell is shown, in pixels."""
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_SAID = "en"
"""The key under which a form finds a text; ours are in the person's language already."""


class OwnContentCard(QDialog):
    """Asks about a new content, or about one that is there; the window stays usable meanwhile."""

    def __init__(
        self, place: Workplace, own: OwnContents, content: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._place = place
        self._own = own
        self._content = content
        """The word for what is changed; nothing for a new one."""
        known = own.found(place.map.layout, content) if content else None
        self._said = known or OwnContent(like=own.likenesses[0][0])
        self.setObjectName("own-content")
        self.setWindowTitle(window_title(tr(own.words.edit if content else own.words.new)))
        self.setAccessibleName(self.windowTitle())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._make_fields()
        self._lay_out()
        self._connect()
        self._show_choices()
        self.resize(WIDTH, HEIGHT)
        self.form.setFocus()

    # What it is made of.

    def _make_fields(self) -> None:
        own = self._own
        self.form = Form(self._schema(), {"title": self._said.title, "like": self._said.like})
        self.picture = PlainLabel()
        self.picture.setFixedSize(QSize(PICTURE, PICTURE))
        self.colours = PictureChoices(
            "own-content.colours",
            tr("Colour"),
            tr("the colour of the kind it counts as"),
            icon("close"),
        )
        _offer(self.colours, own.colours)
        self.colour_line = QLineEdit(self._said.colour)
        self.colour_line.setObjectName("own-content.colour")
        self.colour_line.setPlaceholderText(tr("another colour, such as #7a5c2e"))
        self.colour_line.setAccessibleName(tr("Colour"))
        self.symbols = PictureChoices(
            "own-content.symbols", tr("Symbol"), tr("no symbol"), icon("close")
        )
        _offer(self.symbols, own.symbols)
        self.effects = EffectsEditor(own.vocabulary, self._said.title)
        self.effects.show_effects(self._said.effects)
        self.told = WrappedLabel()
        self.buttons = QDialogButtonBox()
        self.take = QPushButton(tr("Change it") if self._content else tr("Add it"))
        self.take.setObjectName("own-content.done")
        self.take.setProperty("primary", True)
        self.drop = QPushButton(tr("Cancel"))
        self.drop.setObjectName("own-content.cancel")
        for button, role in (
            (self.take, QDialogButtonBox.ButtonRole.AcceptRole),
            (self.drop, QDialogButtonBox.ButtonRole.RejectRole),
        ):
            button.setAutoDefault(False)
            self.buttons.addButton(button, role)

    def _schema(self) -> JsonObject:
        """Return what the form asks for, in the person's language."""
        likenesses = self._own.likenesses
        return {
            "type": "object",
            "properties": {
                "title": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 200,
                    "titles": {_SAID: tr("Title")},
                },
                "like": {
                    "enum": [value for value, _ in likenesses],
                    "titles": {_SAID: tr("Counts as")},
                    "labels": {value: {_SAID: tr(name)} for value, name in likenesses},
                },
            },
            "required": ["title", "like"],
        }

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.form, 1)
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(12)
        column.addLayout(head)
        for part in (self.colours, self.colour_line, self.symbols, Heading(tr("What it does"))):
            column.addWidget(part)
        column.addWidget(self.effects)
        column.addStretch()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(sheet)
        card = QVBoxLayout(self)
        card.setContentsMargins(16, 16, 16, 16)
        card.setSpacing(12)
        card.addWidget(self._scroll, 1)
        card.addWidget(self.told)
        card.addWidget(self.buttons)

    def _connect(self) -> None:
        self.form.edited.connect(self._take_form)
        self.form.changed.connect(lambda _: self._take_form())
        self.colours.chosen.connect(self._choose_colour)
        self.colour_line.textEdited.connect(self._type_colour)
        self.symbols.chosen.connect(lambda symbol: self._say(replace(self._said, symbol=symbol)))
        self.effects.changed.connect(lambda found: self._say(replace(self._said, effects=found)))
        self.effects.reached.connect(self._scroll_to)
        self.buttons.accepted.connect(self._carry_out)
        self.buttons.rejected.connect(self.close)

    # What a person says.

    def _take_form(self) -> None:
        shown = self.form.value()
        self._say(replace(self._said, title=shown.get("title", ""), like=shown["like"]))

    def _choose_colour(self, colour: str) -> None:
        self.colour_line.setText(colour)
        self._say(replace(self._said, colour=colour))

    def _type_colour(self, text: str) -> None:
        typed = text.strip().lower()
        if not typed or _COLOUR.fullmatch(typed):
            self._say(replace(self._said, colour=typed))
        else:
            self._show_choices()

    def _say(self, said: OwnContent) -> None:
        self._said = said
        self._show_choices()

    def _show_choices(self) -> None:
        said = self._said
        self.colours.show_choice(said.colour)
        self.symbols.show_choice(said.symbol)
        marks = self._place.editor_kind.marks(self._own.look(said))
        self.picture.setPixmap(marks_icon(marks, PICTURE).pixmap(PICTURE, PICTURE))
        reason = self._reason()
        self.told.tell(reason)
        self.take.setEnabled(not reason)
        self.take.setToolTip(reason)

    def _reason(self) -> str:
        """Return why it can't be taken over as it is, or nothing if it can."""
        if not self._said.title.strip():
            return tr("Give it a title first.")
        typed = self.colour_line.text().strip()
        if typed and not _COLOUR.fullmatch(typed):
            return tr("A colour is written as # and six digits from 0 to f, such as #7a5c2e.")
        return ""

    def _scroll_to(self, part: QWidget) -> None:
        # The part has its place only when the layout has been done.
        QTimer.singleShot(0, part, lambda: self._scroll.ensureWidgetVisible(part, 0, 16))

    def _carry_out(self) -> None:
        self.form.finish()
        self.effects.finish()
        if self._reason():
            return
        said, own, place = self._said, self._own, self._place
        if self._content:
            title = message("Change the kind “{title}”", title=said.title)
            content = self._content
            place.document.apply_to_layout(
                title, lambda layout: own.changed(layout, content, said), "palette"
            )
        else:
            title = message("New kind “{title}”", title=said.title)
            content = own.added(place.map.layout, said)[1]
            place.document.apply_to_layout(
                title, lambda layout: own.added(layout, said)[0], "palette"
            )
            place.choices.choose(first=content)
        self.close()


def _offer(choices: PictureChoices, offered: Sequence[PictureChoice]) -> None:
    pictures = {each.value: each.marks for each in offered}
    choices.offer(
        [(each.value, tr(each.title)) for each in offered],
        lambda value: marks_icon(pictures[value], ICON, keeps_colours=True),
    )
