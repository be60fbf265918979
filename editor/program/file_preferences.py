"""Preferences about files: where unsaved work is kept, what is remembered, and how exports begin."""

from collections.abc import Iterator

from ..files.export_defaults import ExportDefaults
from ..files.export_format import plain_formats
from ..files.file_services import FileServices
from ..languages.words import tr
from ..shell.preference import ActPreference, ChoicePreference, Preference


def file_preferences(files: FileServices) -> Iterator[Preference]:
    """Yield what people may set about files."""
    folder, recent = files.recovery_folder, files.context.recent
    yield ActPreference(
        "recovery-folder",
        tr("Folder for recovery files"),
        tr("Unsaved work is kept here a second after every change, and offered at the next start."),
        tr("Choose another folder…"),
        folder.choose,
        lambda: str(folder.place),
        folder.choose_usual,
        lambda: folder.is_usual,
        tr("autosave, backup, crash"),
    )
    yield ActPreference(
        "recent-files",
        tr("Recent files"),
        tr("Empties the list of files that were open lately; the files themselves stay."),
        tr("Empty the list"),
        recent.clear,
        words=tr("history, privacy"),
    )
    yield from _exports(files.exporting.defaults)


def _exports(defaults: ExportDefaults) -> Iterator[Preference]:
    yield ChoicePreference(
        "export-format",
        tr("Format of exports"),
        tr("What the export dialog begins with for a map that was never exported before."),
        lambda: defaults.format,
        defaults.choose_format,
        lambda: {
            "": tr("As for the last export"),
            **{each.name: each.title for each in plain_formats()},
        },
        "",
        tr("png, svg, pdf, picture"),
    )
    yield ActPreference(
        "export-folder",
        tr("Folder for exports"),
        tr("Where a map goes that was never exported before."),
        tr("Choose another folder…"),
        defaults.choose_folder,
        lambda: str(defaults.folder or tr("The folder of the map")),
        defaults.forget_folder,
        lambda: defaults.folder is None,
        tr("place, directory"),
    )
