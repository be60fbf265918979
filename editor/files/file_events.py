"""What happened to files, for whoever wants to know afterwards."""

from PySide6.QtCore import QObject, Signal


class FileEvents(QObject):
    """Tells of files that were written; nobody who hears of it can hold it up."""

    saved = Signal(str, object)
    """The file, and the map or scenario that it holds by now."""
    exported = Signal(str, object, str)
    """The file, the map or scenario that it was made from, and the format, such as "png"."""
