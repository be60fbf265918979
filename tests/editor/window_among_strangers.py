"""The real window in a folder of strangers: opens, checks, exports, recovers, lets bots play, tries a plugin.

Run as a program, with the folder as its working folder; everything is done in the processes in which
large maps are worked on.
"""

import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QSpinBox

from hullwright.editor.files.job_queue import FileJob
from hullwright.samples import HERE

from .finishing import exported
from .window_session import LEFT, WindowSession


def main() -> None:
    """Do everything once, and say what was done."""
    application = QApplication([])
    person = WindowSession(Path(sys.argv[1]))
    try:
        work(person)
    finally:
        person.leave()
        application.quit()


def work(person: WindowSession) -> None:
    """Do everything once."""
    services = person.program.services
    found: list[object] = []
    path = Path("bellwether.json").absolute()
    reading = FileJob("read", {"path": str(path)}, "", found.append, found.append, is_apart=True)
    services.files.context.jobs.run(reading)
    person.wait(lambda: found)
    person.program.open([path])
    print("problems", len(person.problems()))
    services.host.install(HERE / "plugins" / "tally-panel")
    # With a plugin of a stranger, exports are made in a process of their own.
    print("exported", exported(person, path.with_name("out.json")).name)
    person.place.document.apply("Rename", lambda value: replace(value, name="Changed"))
    person.wait(lambda: list((services.settings.folder / "recovery").glob("*/*.json")))
    print("recovery file written")
    print("played", played(person))
    tried(person)


def played(person: WindowSession) -> int:
    """Let bots play in the panel for that, and return how many games there were."""
    person.command("map.simulate")
    panel = person.program.frame.panels.bots.panel
    start = panel.findChild(QPushButton, "simulating.start")
    person.wait(start.isEnabled)
    number = panel.findChild(QSpinBox, "simulating.games")
    number.selectAll()
    QTest.keyClicks(number, "5")
    QTest.mouseClick(start, LEFT)
    play_outs, place = person.program.services.play_outs, person.place
    person.wait(lambda: play_outs.of(place).summary.games == 5)
    return play_outs.of(place).summary.games


def tried(person: WindowSession) -> None:
    """Trust a plugin on its page and wait until its code was tried."""
    from hullwright.editor.plugins.plugin_actions import PluginActions

    services = person.program.services
    acts = PluginActions(services.host, services.notices, services.asker)
    told: list[str] = []
    services.notices.told.connect(lambda notice: told.append(notice.text))
    acts.trust(services.host.plugin("tally-panel"))
    person.wait(lambda: told)
    print(told[-1])


if __name__ == "__main__":
    main()
