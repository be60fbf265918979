"""Exporting in the formats of plugins: entries of the menu “Export as”, made anew whenever it opens."""

from collections.abc import Sequence
from functools import partial

from hullwright.plugins.contributions_exporters import Exporter, exporters
from hullwright.plugins.host import Host
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save

from ..files.asker import Pattern
from ..files.file_context import FileContext, file_name, with_notes
from ..languages.words import language_in_use, tr
from ..shell.commands import Command
from ..shell.notices import Tone

MENU = "File/Export as"
_TOPIC = "export"


class ExportAs:
    """Writes the map in front in a format that a plugin knows."""

    def __init__(self, host: Host, context: FileContext) -> None:
        self._host = host
        self._context = context

    def commands(self) -> Sequence[Command]:
        """Return a command for each format that fits the map in front."""
        current = self._context.workplaces.current
        if current is None:
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
            for each in exporters(self._host, current.map.kind)
        ]

    def export(self, exporter: Exporter) -> None:
        """Ask for a file and write the map in front to it."""
        context, current = self._context, self._context.workplaces.current
        if current is None:
            return
        value, title = current.map, exporter.title(language_in_use())
        usual = context.recent.folder() / file_name(value, exporter.suffix)
        path = context.asker.save_path(title, usual, [Pattern(title, f"*{exporter.suffix}")])
        if path is None:
            return
        try:
            saved = save(path, [exporter.exported(value)])
        except HullwrightError as fault:
            context.tell_fault(fault, _TOPIC)
        else:
            context.events.exported.emit(str(path), value, exporter.name)
            text = with_notes(tr("Exported to {path}.", path=path), saved)
            context.notices.tell(text, Tone.GOOD, topic=_TOPIC)


def _plugin(exporter: Exporter) -> str:
    return exporter.contributed.plugin.name
