"""The commands of file work, for the menus, the toolbar and the command palette."""

from ..languages.words import tr
from ..shell.commands import Command
from .file_services import FileServices
from .front_document import FrontDocument


def commands(files: FileServices) -> list[Command]:
    """Return the commands of file work; those for a new map and for recent files are the window's."""
    front = FrontDocument(files)
    return [
        *_opening(files, front),
        *_saving(files, front),
        *_sharing(files, front),
        *_closing(files, front),
    ]


def _opening(files: FileServices, front: FrontDocument) -> list[Command]:
    return [
        Command(
            name="file.open",
            title=tr("Open…"),
            run=files.opening.ask,
            menu="File",
            key="Ctrl+O",
            icon="open",
            help=tr("Opens maps from files, each in a tab."),
        ),
        Command(
            name="file.reopen",
            title=tr("Reopen closed tab"),
            run=files.closing.reopen,
            menu="File",
            key="Ctrl+Shift+T",
            help=tr("Brings back the tab that was closed last, a map with its history."),
            hindered=lambda: "" if files.closing.can_reopen else tr("No tab has been closed yet."),
        ),
        Command(
            name="file.import",
            title=tr("Import…"),
            run=files.importing.ask,
            menu="File",
            group=2,
            icon="import",
            help=tr("Imports maps from other programs' formats, and from pictures."),
        ),
        Command(
            name="file.import-clipboard",
            title=tr("Import from clipboard"),
            run=files.importing.import_clipboard,
            menu="File",
            group=2,
            help=tr("Makes a map from the share code or rows of text you copied."),
        ),
        Command(
            name="file.compare",
            title=tr("Compare with file…"),
            run=front.do_map(files.comparing.ask_file),
            menu="Map",
            group=8,
            icon="compare",
            help=tr("Marks what differs from a map in a file."),
            hindered=front.missing_map,
        ),
        Command(
            name="file.compare-open",
            title=tr("Compare with open map…"),
            run=front.do_map(files.comparing.ask_open),
            menu="Map",
            group=8,
            help=tr("Marks what differs from a map in another tab."),
            hindered=front.open_hindered,
        ),
    ]


def _saving(files: FileServices, front: FrontDocument) -> list[Command]:
    saving = files.saving
    return [
        Command(
            name="file.save",
            title=tr("Save"),
            run=front.do(lambda workplace: saving.save(workplace.document)),
            menu="File",
            group=1,
            key="Ctrl+S",
            icon="save",
            help=tr("Writes the map to its file."),
            hindered=front.missing,
        ),
        Command(
            name="file.save-as",
            title=tr("Save as…"),
            run=front.do(lambda workplace: saving.save_as(workplace.document)),
            menu="File",
            group=1,
            key="Ctrl+Shift+S",
            icon="save-as",
            help=tr("Writes the map to another file and continues there."),
            hindered=front.missing,
        ),
        Command(
            name="file.save-copy",
            title=tr("Save a copy…"),
            run=front.do(lambda workplace: saving.save_copy(workplace.document)),
            menu="File",
            group=1,
            help=tr("Writes a copy to another file and continues with this one."),
            hindered=front.missing,
        ),
        Command(
            name="file.save-all",
            title=tr("Save all"),
            run=saving.save_all,
            menu="File",
            group=1,
            key="Ctrl+Alt+S",
            help=tr("Writes every changed map to its file."),
            hindered=front.all_hindered,
        ),
        Command(
            name="file.revert",
            title=tr("Revert to saved"),
            run=front.do(lambda workplace: saving.revert(workplace.document)),
            menu="File",
            group=1,
            icon="revert",
            help=tr("Returns the map to what its file holds, as a step that can be undone."),
            hindered=front.revert_hindered,
        ),
    ]


def _sharing(files: FileServices, front: FrontDocument) -> list[Command]:
    exporting = files.exporting
    return [
        Command(
            name="file.export",
            title=tr("Export…"),
            run=front.do(exporting.open),
            menu="File",
            group=2,
            key="Ctrl+E",
            icon="export",
            help=tr(
                "Writes the map as a picture, for engines or in another format, with a preview."
            ),
            hindered=front.export_hindered,
        ),
        Command(
            name="file.export-again",
            title=tr("Export again"),
            run=front.do(exporting.again),
            menu="File",
            group=2,
            key="Ctrl+Shift+E",
            help=tr(
                "Exports the map as it was exported last, to the same place, without a question."
            ),
            hindered=front.export_hindered,
        ),
        Command(
            name="file.picture-png",
            title=tr("PNG picture…"),
            run=front.do(lambda place: exporting.open(place, "png")),
            menu="File/Picture",
            icon="picture",
            help=tr("Writes a picture of the map with pixels."),
            hindered=front.export_hindered,
        ),
        Command(
            name="file.picture-svg",
            title=tr("SVG picture…"),
            run=front.do(lambda place: exporting.open(place, "svg")),
            menu="File/Picture",
            help=tr("Writes a picture of the map that stays sharp at any size."),
            hindered=front.export_hindered,
        ),
        Command(
            name="file.picture-pdf",
            title=tr("PDF picture…"),
            run=front.do(lambda place: exporting.open(place, "pdf")),
            menu="File/Picture",
            help=tr(
                "Writes a picture of the map to a page that stays sharp, to print or to hang up."
            ),
            hindered=front.export_hindered,
        ),
        Command(
            name="file.share",
            title=tr("Share code…"),
            run=front.do(lambda place: exporting.open(place, "share")),
            menu="File",
            group=2,
            icon="share",
            help=tr("Copies the map as a short text that fits into a message."),
            hindered=front.share_hindered,
            is_elsewhere=front.is_without_share_codes,
        ),
    ]


def _closing(files: FileServices, front: FrontDocument) -> list[Command]:
    return [
        Command(
            name="file.close",
            title=tr("Close"),
            run=front.do(files.closing.close),
            menu="File",
            group=9,
            key="Ctrl+W",
            icon="close",
            help=tr("Closes the map in front; it can be reopened, even with unsaved changes."),
            hindered=front.missing,
        ),
        Command(
            name="file.quit",
            title=tr("Quit"),
            run=files.closing.quit,
            menu="File",
            group=9,
            key="Ctrl+Q",
            help=tr("Quits the program; unsaved work is kept and offered at the next start."),
        ),
    ]
