"""A zone with vents, a sealed door with a switch and a one-way hatch, made by a person at the window."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton

from hullwright.editor.kinds.hexes.edges import line_between
from hullwright.editor.panels.own_content_card import OwnContentCard
from hullwright.schema.boards.hexes import hex_of

from .window_session import LEFT, WindowSession


def make_kind(person: WindowSession, title: str, symbol: str, colour: str, *effects: str) -> None:
    """Make a sector kind with the palette's form; it is chosen afterwards."""
    own = person.program.frame.panels.palette.own
    QTest.mouseClick(own.new, LEFT)
    card = own.card
    assert isinstance(card, OwnContentCard)
    QTest.keyClicks(card.form.findChild(QLineEdit), title)
    for name in (f"symbols.{symbol}", f"colours.{colour}"):
        QTest.mouseClick(card.findChild(QToolButton, f"own-content.{name}"), LEFT)
    for words in effects:
        QTest.mouseClick(card.effects.picker.button, LEFT)
        QTest.keyClicks(card.effects.picker.line, words)
        QTest.keyClick(card.effects.picker.line, Qt.Key.Key_Return)
    QTest.mouseClick(card.take, LEFT)
    QApplication.processEvents()


def paint(person: WindowSession, *labels: str) -> None:
    person.key("b")
    for each in labels:
        person.click(each)


def line_at(person: WindowSession, start: str, to: str) -> QPoint:
    """Return a place at the line between two sectors, on the side of the first."""
    (ax, ay), (bx, by) = line_between((hex_of(start), hex_of(to)))
    x, y = person.place.surface.centre(hex_of(start))
    point = (0.45 * (ax + bx) + 0.1 * x, 0.45 * (ay + by) + 0.1 * y)
    return person.canvas.camera.on_screen(point).toPoint()


def draw_edge(person: WindowSession, sort: str, start: str, to: str) -> None:
    """Choose a sort of edge in the palette and click at the line between two sectors."""
    edges = person.program.frame.panels.palette.options.edges
    QTest.mouseClick(edges.findChild(QToolButton, f"palette.edges.{sort}"), LEFT)
    none = Qt.KeyboardModifier.NoModifier
    QTest.mouseMove(person.canvas, line_at(person, start, to))
    QApplication.processEvents()
    QTest.mouseClick(person.canvas, LEFT, none, line_at(person, start, to))
    QApplication.processEvents()


def draw_a_special_zone(person: WindowSession) -> None:
    """Paint a hall with both starts and pods, vents, a seal with its switch, and edges of every sort."""
    person.new_map("Airways")
    person.key("2")
    person.key("u")
    person.drag("G05", "Q09")
    person.key("p")
    for digit, label in (("3", "L06"), ("4", "L08"), ("5", "H06"), ("5", "P08")):
        person.key(digit)
        person.click(label)
    make_kind(person, "Vent", "fan", "#56b4e9", "vent")
    paint(person, "H08", "P06")
    make_kind(person, "Bulkhead", "lock", "#d55e00", "sealed until a switch")
    paint(person, "J07")
    make_kind(person, "Switch", "lever", "#f0e442", "switch")
    paint(person, "N07")
    person.key("z")
    draw_edge(person, "one_way", "K06", "K07")
    draw_edge(person, "wall", "M06", "M07")
    draw_edge(person, "noisy_door", "I07", "I08")
