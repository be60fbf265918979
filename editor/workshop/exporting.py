"""Exporting: the plugin of the own rules as a file that others can install."""

from pathlib import Path

from hullwright.plugins.workshop import USUAL_ID, packed
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.saving import save

from ..files.asker import Asker, Pattern
from ..shell.notices import Notices, Tone
from ..words import tr
from .bench import TOPIC, Bench


def export(bench: Bench, notices: Notices, asker: Asker) -> bool:
    """Write the plugin to a file that the person names; return False if its id has to change first."""
    about = bench.plugin.value
    if about["id"] == USUAL_ID:
        notices.tell(
            tr(
                "Give your plugin an id of its own first: “{id}” is what everybody's is called.",
                id=USUAL_ID,
            ),
            topic=TOPIC,
        )
        return False
    suggested = Path.home() / f"{about['id']}-{about['plugin_version']}.zip"
    path = asker.save_path(tr("Export your plugin"), suggested, [Pattern(tr("Plugins"), "*.zip")])
    if path is not None:
        _write(bench, notices, path)
    return True


def _write(bench: Bench, notices: Notices, path: Path) -> None:
    try:
        bench.describe()
        save(path, [packed(bench.workshop.folder)])
    except HullwrightError as fault:
        notices.tell(str(fault), Tone.ERROR, topic=TOPIC)
        return
    left = sum(not each.history.isClean() for each in bench.drafts)
    text = tr("Your plugin is in {path}. Others install it on their plugin page.", path=path)
    if left:
        text = tr("{text} What is not saved is not in it ({count}).", text=text, count=left)
    notices.tell(text, Tone.GOOD, topic=TOPIC)
