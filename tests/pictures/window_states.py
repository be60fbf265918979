"""The window's main states, for the README and the pages of documentation."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from hullwright.editor.files.picture_options import PictureOptions
from hullwright.editor.files.picture_order import PictureOrder, write_picture
from hullwright.editor.scenarios.composer.view import ComposerView
from hullwright.editor.scenarios.workshop.page import WorkshopPage
from hullwright.samples import maps, scenarios
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.tile_maze.action_effects import EFFECTS, NEAR
from tests.editor.piece_making import PieceMaker
from tests.editor.special_zone import draw_a_special_zone
from tests.editor.test_walkthrough import draw_a_trefoil
from tests.editor.test_walkthrough_maze import choose, draw_crossroads
from tests.editor.window_session import WindowSession

SAMPLES = {path.stem: path for path in maps()}


def window(person: WindowSession, path: Path) -> None:
    """A sample, with its measurements."""
    person.program.open_sample(SAMPLES["bellwether"])
    person.program.frame.window.show_dock("metrics")
    person.problems()
    person.wait(lambda: person.place.findings.figures)
    person.picture(path)


def symmetry(person: WindowSession, path: Path) -> None:
    """A stroke under three-fold symmetry, its images shown before the click."""
    person.new_map("Trefoil")
    draw_a_trefoil(person)
    person.key("b")
    person.key("2")
    person.key("]")
    person.problems()
    person.point_at("G04")
    person.picture(path)


def problems(person: WindowSession, path: Path) -> None:
    """A problem with its explanation and ways to put it right."""
    person.program.open_sample(SAMPLES["bramble-lock"])
    person.key("b")
    person.drag("B02", "C02", button=Qt.MouseButton.RightButton)
    person.problems()
    person.key(Qt.Key.Key_F8)
    person.pause(0.5)
    person.wait(lambda: person.program.services.inspector.is_idle)
    person.pause(1.0)
    person.picture(path)


def distances(person: WindowSession, path: Path) -> None:
    """How far every sector is from the Humans' start."""
    person.program.open_sample(SAMPLES["long-vigil"])
    person.command("overlay.distance.human")
    person.wait(lambda: person.place.findings.shadings)
    person.picture(path)


def special(person: WindowSession, path: Path) -> None:
    """A zone with sector kinds of its own, walls, doors and a hatch."""
    draw_a_special_zone(person)
    person.canvas.zoom_by(1.5)
    person.problems()
    person.pause(0.5)
    person.picture(path)


def scenario(person: WindowSession, path: Path) -> None:
    """A ready scenario: a rule with its parameters, and what all rules together change."""
    ready = next(each for each in scenarios() if each.stem == "arena")
    # Wide enough for the rule beside what it changes.
    person.program.frame.window.resize(1440, 800)
    person.program.open_sample(SAMPLES["bellwether"])
    person.program.open([ready])
    person.wait(lambda: person.program.services.workplaces.current is None)
    view = person.program.frame.tabs.canvas()
    assert isinstance(view, ComposerView)
    person.pause(2.0)
    view.look_at("C.6")
    person.pause(1.0)
    person.picture(path)


def sheet(person: WindowSession, path: Path) -> None:
    """A map sheet before it is printed."""
    person.program.open_sample(SAMPLES["bellwether"])
    person.problems()
    person.command("file.print")
    person.pause(2.0)
    person.picture(path)


def workshop(person: WindowSession, path: Path) -> None:
    """The rule workshop with a rule that is being made."""
    person.command("rules.workshop")
    person.pause(1.5)
    page = person.program.frame.window.findChild(WorkshopPage)
    QTest.mouseClick(page.findChild(QPushButton, "make-rule"), Qt.MouseButton.LeftButton)
    person.pause(1.0)
    person.picture(path)


def plugin_page(person: WindowSession, path: Path) -> None:
    """What is installed, and what each plugin adds."""
    person.command("plugins.page")
    person.pause(2.0)
    for label in person.program.frame.window.findChildren(QLabel):
        # Where this machine keeps its files is nobody's business.
        label.setText(label.text().replace(str(Path(__file__).parents[2]), "…"))
    person.picture(path)


def maze(person: WindowSession, path: Path) -> None:
    """A maze with a tile kind of its own about to be laid, and the lanes of that kind."""
    draw_crossroads(person)
    person.command("deed.grow-20")
    choose(person, "Fork")
    person.program.frame.window.show_dock("lanes")
    person.problems()
    person.point_at("2,3")
    person.picture(path)


def effects(person: WindowSession, path: Path) -> None:
    """An action tile of one's own, with the card in which its effects are put together."""
    draw_crossroads(person)
    maker = PieceMaker(person, "Action tiles")
    leak = maker.add("Vent leak")
    near = str(EFFECTS["push"].parameters["who"].words[NEAR])
    maker.give(leak, ("Push meeples", {"who": near}), ("Fill energy tokens", {}))
    maker.open(leak, "effects")
    person.problems()
    person.picture(path)
    maker.panel.finish()


def station(person: WindowSession, path: Path) -> None:
    """A station, with how far every tile is from a gate."""
    person.program.open_sample(SAMPLES["heron-liner"])
    person.program.frame.window.show_dock("tables")
    person.problems()
    person.picture(path)


def galaxy(person: WindowSession, path: Path) -> None:
    """A galaxy, with a table of what is in the box."""
    person.program.open_sample(SAMPLES["asteroid-belt"])
    person.program.frame.window.show_dock("tables")
    person.problems()
    person.picture(path)


def pieces(person: WindowSession, path: Path) -> None:
    """The pieces of a maze, to be printed and cut out."""
    person.program.open_sample(SAMPLES["quarantine-ring"])
    person.problems()
    person.command("file.pieces")
    person.pause(3.0)
    person.picture(path)


def bots(person: WindowSession, path: Path) -> None:
    """Two hundred games on a zone, and where the players went, laid over the map."""
    person.program.open_sample(SAMPLES["bellwether"])
    person.command("map.simulate")
    panel = person.program.frame.panels.bots.panel
    assert panel is not None
    # The field says how many can play once the map has been looked at.
    person.wait(panel.form.players.toolTip)
    QTest.mouseClick(panel.findChild(QPushButton, "simulating.start"), Qt.MouseButton.LeftButton)
    play_outs, place = person.program.services.play_outs, person.place
    person.wait(lambda: play_outs.of(place).summary.games == 200)
    switch = panel.findChild(QCheckBox, "simulating.heat")
    if switch is not None and switch.isEnabled() and not switch.isChecked():
        switch.click()
    person.pause(1.5)
    person.picture(path)


def drawn(sample: str, path: Path) -> None:
    """A map of a kind as it is printed, for the page about files."""
    order = PictureOrder(read_map(SAMPLES[sample]), PictureOptions(theme="light", size=720))
    write_picture(order, path)


KIND_SAMPLES: Mapping[str, str] = {
    "hex-zone": "thimble",
    "tile-maze": "quarantine-ring",
    "station": "standard",
    "galaxy": "first-light",
}
"""The map that stands for its kind."""

PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "window-dark": ("dark", window),
    "window-light": ("light", window),
    "symmetry": ("dark", symmetry),
    "problems": ("dark", problems),
    "distances": ("light", distances),
    "special-sectors": ("dark", special),
    "scenario": ("dark", scenario),
    "scenario-light": ("light", scenario),
    "workshop": ("dark", workshop),
    "workshop-light": ("light", workshop),
    "plugins": ("dark", plugin_page),
    "plugins-light": ("light", plugin_page),
    "sheet": ("light", sheet),
    "sheet-dark": ("dark", sheet),
    "maze": ("light", maze),
    "maze-dark": ("dark", maze),
    "effects": ("light", effects),
    "station": ("dark", station),
    "galaxy": ("light", galaxy),
    "pieces": ("light", pieces),
    "bots": ("dark", bots),
    **{
        f"map-{kind}": ("light", lambda _, path, sample=sample: drawn(sample, path))
        for kind, sample in KIND_SAMPLES.items()
    },
}
