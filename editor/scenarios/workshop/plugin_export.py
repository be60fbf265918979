"""Exporting: the plugin of the own rules as a file that others can install."""

from pathlib import Path

from hullwright.plugins.workshop import USUAL_ID, packed
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save

from ...files.asker import Asker, Pattern
from ...files.file_context import with_notes
from ...languages.words import tr
from ...shell.notices import Notices, Tone
from .own_rules import TOPIC, OwnRules


def export(own_rules: OwnRules, notices: Notices, asker: Asker) -> bool:
    """Write the plugin to a file that the person names; return False if its id has to change first."""
    about = own_rules.plugin.value
    if about["id"] == USUAL_ID:
        notices.tell(
            tr(
                "First give your plugin an id of its own: “{id}” is what everybody's is called.",
                id=USUAL_ID,
            ),
            topic=TOPIC,
        )
        return False
    suggested = Path.home() / f"{about['id']}-{about['plugin_version']}.zip"
    path = asker.save_path(tr("Export your plugin"), suggested, [Pattern(tr("Plugins"), "*.zip")])
    if path is not None:
        _write(own_rules, notices, path)
    return True


def _write(own_rules: OwnRules, notices: Notices, path: Path) -> None:
    try:
        own_rules.describe()
        saved = save(path, [packed(own_rules.workshop.folder)])
    except HullwrightError as fault:
        notices.tell(str(fault), Tone.ERROR, topic=TOPIC)
        return
    left = sum(not each.history.isClean() for each in own_rules.drafts)
    text = tr("Your plugin is in {path}. Others install it on their plugin page.", path=path)
    text = with_notes(text, saved)
    if left:
        text = tr("{text} Unsaved rules are not in it ({count}).", text=text, count=left)
    notices.tell(text, Tone.GOOD, topic=TOPIC)
