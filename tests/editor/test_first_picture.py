"""What is loaded for the first picture of a map, and that what is left for later is there when somebody asks for it."""

import os
import subprocess
import sys
from pathlib import Path

from hullwright.samples import maps

LATER = (
    "hullwright.editor.drawing.thumbnails",
    "hullwright.editor.editing.resize_card",
    "hullwright.editor.editing.stamps_panel",
    "hullwright.editor.files.export_dialog",
    "hullwright.editor.files.new_map_dialog",
    "hullwright.editor.generate.page",
    "hullwright.editor.kinds.galaxy",
    "hullwright.editor.kinds.station",
    "hullwright.editor.kinds.tile_maze",
    "hullwright.editor.panels.lanes.panel",
    "hullwright.editor.panels.own_content_card",
    "hullwright.editor.panels.symmetry",
    "hullwright.editor.panels.tables.panel",
    "hullwright.editor.panels.tracing",
    "hullwright.editor.plugins.plugin_page",
    "hullwright.editor.scenarios.composer.view",
    "hullwright.editor.sheets.pages",
    "hullwright.editor.shell.command_palette",
    "hullwright.editor.shell.shortcut_sheet",
    "hullwright.editor.shell.welcome",
    "hullwright.editor.simulation.panel",
    "hullwright.engines.generation.generation",
    "hullwright.engines.generation.hex_zone",
    "hullwright.engines.loader",
    "hullwright.engines.rules.book",
    "hullwright.plugins.host.judgement",
    "importlib.metadata",
    "jsonschema",
    "networkx",
    "pyqtgraph",
    "scipy",
    "shapely",
)
SCRIPT = f"""
import builtins, gc, sys
looked = []
gc.callbacks.append(lambda phase, _: looked.append(phase))
# As the command line does before anything else.
gc.set_threshold(100_000, 50, 50)
from pathlib import Path
from hullwright.editor.cli.qt import qt_at_hand
with qt_at_hand():
    from hullwright.editor.program.start import opened
application, program = opened([Path(sys.argv[1])])
application.processEvents()
print([name for name in {LATER} if name in sys.modules])
print(builtins.__import__ is builtins.__orig_import__)
print(looked, gc.isenabled())
actions = program.frame.actions
at_hand = [each.name for each in actions.at_hand()]
print("tool.brush" in at_hand, "tool.creatures" in at_hand, "tool.creatures" in actions)
everything = [each.name for each in actions]
program.frame = program._framed()
print(everything == [each.name for each in program.frame.actions.at_hand()])
"""


def test_other_kinds_and_what_is_behind_come_later_and_are_complete_then(tmp_path: Path) -> None:
    sample = next(path for path in maps() if path.stem == "bellwether")
    done = subprocess.run(
        [sys.executable, "-P", "-c", SCRIPT, str(sample)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HULLWRIGHT_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.stdout.splitlines() == ["[]", "True", "[] True", "True False True", "True"]
