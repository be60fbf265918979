"""The pane of a generator: its options, a seed, and the map that a process of its own makes of them."""

from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from hullwright.plugins.generators import LARGEST_SEED, SECONDS, MapGenerator, read_again
from hullwright.plugins.option_schema import OptionSchema
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.processes.tasks import Reply, TaskDone

from ..languages.words import error_text, language_in_use, tr
from ..shell.forms.form import Form
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel
from ..workers.faults import fault_of
from ..workers.worker import Worker
from .jobs import do_job

PAUSE = 250
"""Milliseconds after the last change until a map is made."""
LIMIT = round(2 * SECONDS * 1000)
"""Milliseconds after which the process is stopped, if the plugin can't be stopped in it."""
NAME = "–"
"""What a map is called before the person's own name is put to it."""


class GeneratorPane(QWidget):
    """Has maps made by one generator at a time; the newest options and seed count."""

    changed = Signal()
    """There is another map, or something else is to be said."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._generator: MapGenerator | None = None
        self._options = OptionSchema()
        self._form: Form | None = None
        self._map: MapDocument | None = None
        self._worker: Worker | None = None
        self.told: Message | str = ""
        """Why there is no map, or nothing if there is one."""
        self._soon = QTimer(self, singleShot=True, interval=PAUSE)
        self._soon.timeout.connect(self._begin)
        self._help = WrappedLabel()
        self._seed = QSpinBox(maximum=LARGEST_SEED)
        self._seed.setObjectName("seed")
        self._seed.setAccessibleName(tr("Seed"))
        self._seed.setToolTip(tr("The same seed gives the same map."))
        self._seed.valueChanged.connect(lambda _: self._wait())
        self._button = QPushButton()
        self._button.setObjectName("another-map")
        self._button.clicked.connect(self._press)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(PlainLabel(tr("Seed")))
        row.addWidget(self._seed, 1)
        row.addWidget(self._button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._help)
        self._column.addLayout(row)
        self._show_state()

    def show_generator(self, generator: MapGenerator | None) -> None:
        """Have maps made by another generator, or by none."""
        self.stop()
        self._generator, self._map = generator, None
        self._take_form_away()
        self.setVisible(generator is not None)
        if generator is None:
            return
        self._help.tell(generator.help(language_in_use()))
        try:
            self._options = generator.options()
        except HullwrightError as fault:
            self._end(error_text(fault))
            return
        self._show_form()
        self._seed.setValue(SystemRandom().randint(0, LARGEST_SEED))
        self._wait()

    def _show_form(self) -> None:
        options = self._options
        if not options.properties:
            return
        form = Form(options.to_json(), options.defaults(), options.faults, language_in_use())
        form.changed.connect(lambda _: self._wait())
        form.finished.connect(self._wait)
        self._column.insertWidget(1, form)
        self._form = form

    def _take_form_away(self) -> None:
        if self._form is not None:
            form, self._form = self._form, None
            self._column.removeWidget(form)
            form.deleteLater()

    def named(self, name: str) -> MapDocument:
        """Return the map under a name; HullwrightError says why there is none."""
        if self._map is None:
            raise HullwrightError(self.told)
        return replace(self._map, name=name)

    def stop(self) -> None:
        """Make no map any more: the process that does is ended."""
        self._soon.stop()
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stop()
            worker.close()
            worker.deleteLater()
        self._show_state()

    def _press(self) -> None:
        if self._is_busy():
            self.stop()
            self._end(message("Stopped. Choose another seed to have a map made."))
        else:
            self._seed.setValue(SystemRandom().randint(0, LARGEST_SEED))

    def _is_busy(self) -> bool:
        return self._worker is not None or self._soon.isActive()

    def _wait(self) -> None:
        """Have a map made before long, instead of the one that is being made."""
        if self._generator is None:
            return
        self.stop()
        self._map, self.told = None, message("The map is being made …")
        self._soon.start()
        self._show_state()
        self.changed.emit()

    def _begin(self) -> None:
        if self._generator is None:
            return
        asked = {
            "generator": self._generator.name,
            "name": NAME,
            "seed": self._seed.value(),
            "options": self._form.value() if self._form else {},
        }
        self._worker = Worker(self, limit=LIMIT)
        self._worker.run(do_job, "generate", asked, then=self._take)

    def _take(self, reply: Reply) -> None:
        if self._worker is None:
            return
        title = self._generator.title(language_in_use()) if self._generator else ""
        self.stop()
        if not isinstance(reply, TaskDone):
            self._end(error_text(fault_of(reply, title)))
            return
        try:
            self._map = read_again(reply.value, NAME)
        except HullwrightError as fault:
            self._end(error_text(fault))
        else:
            self._end("")

    def _end(self, told: Message | str) -> None:
        self.told = told
        self._show_state()
        self.changed.emit()

    def _show_state(self) -> None:
        self._button.setText(tr("Stop") if self._is_busy() else tr("Another map"))
