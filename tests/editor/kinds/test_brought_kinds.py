"""The window's half of a plugin's map kind: the toolkit is short, and whatever strangers' parts do, the window goes on."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from hullwright.editor.concepts.editor_kind import EditorKind
from hullwright.editor.concepts.surface import Box
from hullwright.editor.concepts.tool import ToolContext, ToolPointer
from hullwright.editor.games.brought import brought_words
from hullwright.editor.games.table import game_words
from hullwright.editor.games.terminal import terminal_of
from hullwright.editor.kinds.accepted_changes import accepted
from hullwright.editor.kinds.brought.calls import Calls, tell_failures
from hullwright.editor.kinds.brought.editor_kind import UNKNOWN
from hullwright.editor.kinds.brought.surface import BoundedSurface
from hullwright.editor.kinds.difference_words import DifferenceWords
from hullwright.editor.kinds.plain.surface import PlainSurface
from hullwright.editor.kinds.simple import Spot
from hullwright.editor.kinds.table import editor_kind_fault, editor_kind_of
from hullwright.plugins.doors import open_doors
from hullwright.plugins.host import Host
from hullwright.plugins.host.patience import PluginFailed
from hullwright.plugins.testing import faults
from hullwright.schema.extensible_table import source_in_use, use_source
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.processes.frames import Frames, framed

EXAMPLE = Path("samples/plugins/cold-climb")
KIND = "lift-tower"
OWN = """

from dataclasses import replace as _with
"""
POND = '''"""Ponds in the window."""

from hullwright.editor.kinds.simple import SimpleContent, simple_kind
from hullwright.schema.messages import message

from .kind import KIND
from .layout import SIGNS, Tower


def painted(tower, words):
    """Return a tower with other contents in some cells."""
    decks = [list(deck) for deck in tower.decks]
    for label, word in words.items():
        deck, column = map(int, label.split("."))
        decks[tower.height - deck][column - 1] = SIGNS[word]
    return Tower(decks=tuple("".join(deck) for deck in decks))


EDITOR = simple_kind(
    KIND,
    (
        SimpleContent("passage", message("Passage"), key="1"),
        SimpleContent("shaft", message("Shaft"), fill="dangerous", sign="H", key="2"),
        SimpleContent("locker", message("Locker"), fill="stranger", sign="S", key="3"),
        SimpleContent("berth", message("Berth"), fill="human", sign="@", key="4", once=True),
        SimpleContent("shuttle", message("Shuttle"), fill="pod", sign="^", key="5", once=True),
    ),
    painted,
)
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example in a home of its own, not trusted yet."""
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    before = source_in_use()
    open_doors()
    yield Path(copytree(EXAMPLE, tmp_path / "plugins" / EXAMPLE.name))
    use_source(before)
    tell_failures(lambda _calls, _fault: None)


def taken(folder: Path, code: str = "", *, instead: bool = False) -> EditorKind:
    """Return the kind that the window gets, with more code at the end of the plugin's, or with other code."""
    window = folder / "window.py"
    window.write_text(code if instead else window.read_text("utf-8") + OWN + code, "utf-8")
    Host(folder.parents[1]).trust(EXAMPLE.name)
    return editor_kind_of(KIND)


def heard() -> list[str]:
    told: list[str] = []
    tell_failures(lambda _calls, fault: told.append(str(fault)))
    return told


def blank() -> object:
    return map_kind(KIND).blank((5, 3))


def test_an_untrusted_kind_is_not_there_and_a_trusted_one_travels_and_has_words(
    folder: Path,
) -> None:
    assert editor_kind_of(KIND).tools == ()
    assert brought_words("cold_climb") is None
    kind = taken(folder)
    (overlay,) = kind.overlays
    assert overlay.name == "cold-climb/climbs"
    (question,) = Frames().taken(framed(overlay.question))
    assert question.options == {"kind": KIND, "overlay": "climbs"}
    (fixes,) = Frames().taken(framed(kind.fixes))
    assert fixes == kind.fixes
    words = game_words("cold_climb")
    assert words.title_in("de") == "Kalter Aufstieg"
    assert words.ruleset_title("en", "standard") == "Standard climb"
    assert "move" in terminal_of("cold_climb").offers


def test_a_simple_kind_takes_a_screenful_and_can_do_everything(folder: Path) -> None:
    assert len(POND.splitlines()) < 60
    kind, layout = taken(folder, POND, instead=True), blank()
    surface = kind.surface(layout)
    assert surface.content(Spot(0, 0)) == "shuttle"
    assert surface.label(Spot(1, 2)) == "1.02"
    painted = kind.painted(layout, {Spot(2, 2): "locker", Spot(9, 9): "locker"})
    assert painted.decks[2] == "-HS-@"
    assert {each.name for each in kind.tools} >= {"brush", "fill", "stamp", "select-lasso"}
    assert (
        len(kind.symmetries.images(kind.symmetries.usual("rotation 4", surface), Spot(0, 0))) == 4
    )
    both = kind.symmetries.usual("both mirrors", surface)
    corners = [Spot(0, 0), Spot(4, 0), Spot(0, 2), Spot(4, 2)]
    assert kind.symmetries.images(both, Spot(0, 0)) == corners
    # What there is once moves when it is painted elsewhere.
    context = ToolContext(kind, layout, surface, "berth", "passage")
    brush = next(each for each in kind.tools if each.name == "brush")
    proposal = next(brush.stroke(context, ToolPointer((3, 2), Spot(3, 2))))
    assert proposal.edit(layout).decks[2] == "-H-@-"


FAILING = """
from hullwright.editor.concepts.marks import Shape

_left = [1]


def _marks(look):
    return (Shape("Q;<"),)


def _swatches(_):
    raise SystemExit


def _name(_):
    return 5


def _counts(_):
    return _left.pop() and 1 / 0 if _left else ()


def _forever(*_):
    while True:
        pass


EDITOR = _with(
    EDITOR, marks=_marks, swatches=_swatches, content_name=_name, counts=_counts, painted=_forever
)
"""


def test_parts_that_fail_are_told_once_and_answered_plainly(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hullwright.editor.kinds.brought.calls.SECONDS", 0.2)
    failing: list[Calls] = []
    told: list[str] = []
    kind = taken(folder, FAILING)

    def hear(calls: Calls, fault: PluginFailed) -> None:
        failing.append(calls)
        told.append(str(fault))

    tell_failures(hear)
    assert kind.marks("x") == kind.marks("y") == UNKNOWN
    assert kind.swatches(blank()) == kind.swatches(blank()) == ()
    assert str(kind.content_name("ice")) == "ice"
    assert str(*kind.counts({"spaces": 3})) == "3 spaces"
    for _ in range(2):
        with pytest.raises(PluginFailed, match="longer than"):
            kind.painted(blank(), {Spot(0, 0): "locker"})
    reasons = ("not what is needed", "end the program", "type int", "ZeroDivision", "longer than")
    assert len(told) == len(reasons)
    assert all(reason in each for reason, each in zip(reasons, told, strict=True))
    # Somebody wants it tried again, and this one can by now.
    failing[0].wake()
    assert kind.counts({"spaces": 3}) == ()


def test_a_surface_that_fails_becomes_a_plain_one(folder: Path) -> None:
    told = heard()
    kind = taken(folder, "EDITOR = _with(EDITOR, surface=lambda _: 1 / 0)\n")
    assert isinstance(kind.surface(blank()), PlainSurface)
    assert "ZeroDivisionError" in told[0]


def test_a_surface_of_a_plugins_own_class_is_asked_within_bounds(folder: Path) -> None:
    told = heard()
    code = (
        "class Own:\n"
        "    bounds, spacing = 'everywhere', -1\n"
        "    def placed(self, box):\n        raise SystemExit\n"
        "    def cells(self):\n        yield from (1, 2)\n"
        "    def content(self, cell):\n        return [][cell]\n\n\n"
        "EDITOR = _with(EDITOR, surface=lambda _: Own())\n"
    )
    surface = taken(folder, code).surface(blank())
    assert isinstance(surface, BoundedSurface)
    assert surface.bounds == Box(0.0, 0.0, 1.0, 1.0)
    assert surface.spacing == 1.0
    assert list(surface.placed(surface.bounds)) == []
    assert list(surface.cells()) == [1, 2]
    assert surface.content(1) == ""
    assert surface.cell_at((0.0, 0.0)) is None
    assert len(told) == 3


def test_a_half_that_is_none_leaves_maps_to_be_looked_at_and_is_told(folder: Path) -> None:
    kind = taken(folder, "EDITOR = 'nothing'\n", instead=True)
    assert kind.tools == ()
    assert "EditorKind is needed" in str(editor_kind_fault(KIND))
    assert any("EditorKind" in str(each) for each in faults(folder, run_code=True))


def test_a_content_that_is_not_painted_is_a_mistake(folder: Path) -> None:
    window = folder / "window.py"
    code = "EDITOR = _with(EDITOR, painted=lambda layout, _: layout)\n"
    window.write_text(window.read_text("utf-8") + OWN + code, "utf-8")
    assert any("was painted" in str(each) for each in faults(folder, run_code=True))


def test_differences_of_its_maps_are_told_and_taken_over(folder: Path) -> None:
    kind = taken(folder)
    mine = map_kind(KIND).new("Mine", blank())
    cell = next(iter(kind.surface(mine.layout).cells()))
    other = replace(mine, layout=kind.painted(mine.layout, {cell: "locker"}), name="Other")
    found = compare(other, mine)
    ((group, (change,)), *_) = found.groups().items()
    told = DifferenceWords(other, mine).told(group, change)
    assert str(told.before) == str(kind.content_name("locker"))
    assert accepted(mine, other, group, [change]).layout == other.layout
