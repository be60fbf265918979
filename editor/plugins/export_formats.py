"""Exporting in the formats of plugins: entries of the menu “Export as”, made anew whenever it opens."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ..files.asker import Pattern
from ..files.export_format import ExportFormat, ExportSubject, FormatSort, export_subject
from ..files.file_services import FileServices
from ..languages.words import language_in_use, tr
from ..shell.commands import Command

if TYPE_CHECKING:
    from hullwright.plugins.contributions_exporters import Exporter
    from hullwright.plugins.host import Host

MENU = "File/Export as"


class ExportAs:
    """Writes what is in front in a format that a plugin knows."""

    def __init__(self, host: "Host", files: FileServices) -> None:
        self._host = host
        self._files = files
        files.exporting.sources["plugins"] = self.formats

    def formats(self, subject: ExportSubject) -> list[ExportFormat]:
        """Return the formats of plugins that fit a map, for the dialog that asks for one."""
        from hullwright.plugins.contributions_exporters import exporters

        return [format_of(each) for each in exporters(self._host, subject.map.kind)]

    def commands(self) -> Sequence[Command]:
        """Return a command for each format that fits the map in front, or that of the scenario in front."""
        from hullwright.plugins.contributions_exporters import exporters

        subject = export_subject(self._files.context.workplaces.front)
        if subject is None:
            return []
        language = language_in_use()
        return [
            Command(
                name=f"export {each.name}",
                title=tr("{format}…", format=each.title(language)),
                run=partial(self.export, each),
                menu=MENU,
                help=tr("Writes the map in a format of the plugin {name}.", name=_plugin(each)),
            )
            for each in exporters(self._host, subject.map.kind)
        ]

    def export(self, exporter: "Exporter") -> None:
        """Open the dialog at a format of a plugin."""
        front = self._files.context.workplaces.front
        if front is not None:
            self._files.exporting.open(front, exporter.name)


def format_of(exporter: "Exporter") -> ExportFormat:
    """Return a format of a plugin as the dialog shows it."""
    title = exporter.title(language_in_use())
    return ExportFormat(
        exporter.name,
        title,
        tr("Writes the map in a format of the plugin {name}.", name=_plugin(exporter)),
        FormatSort.BOARD,
        exporter.suffix,
        (Pattern(title, f"*{exporter.suffix}"),),
        of_plugin=True,
        options=exporter.options,
    )


def _plugin(exporter: "Exporter") -> str:
    return exporter.contributed.plugin.name
