"""A history panel with all it needs."""

from pathlib import Path

from hullwright.editor.files.snapshot_folder import SnapshotFolder
from hullwright.editor.files.snapshots import Snapshots
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.panels.history import History
from hullwright.editor.shell.notices import Notices


def snapshots_in(folder: Path) -> Snapshots:
    """Return snapshots that are kept in a folder."""
    told: list[object] = []
    return Snapshots(Notices(), SnapshotFolder(folder, lambda _: "unsaved.json", told.append))


def history_in(folder: Path, inspector: Inspector | None = None) -> History:
    """Return a history panel whose snapshots are kept in a folder."""
    return History(inspector or Inspector(), snapshots_in(folder))
