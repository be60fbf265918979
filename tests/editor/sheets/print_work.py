"""Printing for tests: everything real but the person and the printer."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from hullwright.editor.sheets.commands import commands
from hullwright.editor.sheets.preview import SheetPreview
from hullwright.editor.sheets.print_service import PrintContext, PrintService
from hullwright.editor.shell.pages import Pages
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.tabs import Tabs
from hullwright.plugins.sheets import PluginSheet

from ..files.file_work import FileWork
from .making import book, scenario


class PrintWork:
    """A desk with printing on it, and a printer that writes files."""

    def __init__(
        self, home: Path, extras: Callable[[str], Sequence[PluginSheet]] = lambda _: ()
    ) -> None:
        self.extras = extras
        self.desk = FileWork(home)
        self.tabs = Tabs(self.desk.workplaces, lambda _: QWidget(), QWidget)
        self.tabs.resize(1000, 700)
        self.tabs.show()
        self.pages = Pages(self.tabs)
        self.paper = home / "printed.pdf"
        self.settings = ProgramSettings(home)
        self.printing = self.set_up()

    def leave(self) -> None:
        """Close everything, as the program does at its end."""
        self.printing.close()
        self.tabs.deleteLater()
        self.desk.files.closing.may_quit()

    def set_up(self) -> PrintService:
        around = PrintContext(
            context=self.desk.files.context,
            settings=self.settings,
            book=book,
            scenarios=lambda: [scenario("arena"), scenario("infection")],
            pages=self.pages,
            ask_printer=self._print,
            extras=self.extras,
        )
        return PrintService(around)

    def _print(self, printer: QPrinter) -> bool:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(self.paper))
        return True

    def run(self, name: str) -> None:
        command = next(each for each in commands(self.printing) if each.name == name)
        assert command.hindered() == ""
        command.run()

    @property
    def preview(self) -> SheetPreview:
        assert self.printing.preview is not None
        return self.printing.preview

    def choose(self, field: str, text: str) -> None:
        """Choose an entry of the form with the keyboard."""
        box = self.preview.findChild(QComboBox, field)
        box.setFocus()
        places = [each for each in range(box.count()) if text in box.itemText(each)]
        while box.currentIndex() != places[0]:
            down = places[0] > box.currentIndex()
            QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
        self.preview.refresh()

    def press(self, name: str) -> None:
        QTest.mouseClick(self.preview.findChild(QPushButton, name), Qt.MouseButton.LeftButton)
