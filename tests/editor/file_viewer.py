"""A program of the desktop that shows files and folders, and notes which."""

from PySide6.QtCore import QObject, QUrl, Slot


class FileViewer(QObject):
    """Stands for the file manager."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    @Slot(QUrl)
    def show(self, url: QUrl) -> None:
        self.shown.append(url.toLocalFile())
