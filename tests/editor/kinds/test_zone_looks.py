"""How sectors look: told apart by shape, drawn with inks that every theme has."""

import pytest

from hullwright.editor.concepts.marks import Shape, Text
from hullwright.editor.drawing.inks import THEMES
from hullwright.editor.drawing.painter import ground_ink, reach_of
from hullwright.editor.kinds.hex_zone.looks import SectorLook, look_of, marks
from hullwright.editor.kinds.hex_zone.swatches import SWATCHES, swatches
from hullwright.editor.kinds.table import EDITOR_KINDS, editor_kind_of
from hullwright.editor.languages.words import tr
from hullwright.schema.kinds import KINDS, map_kind
from hullwright.schema.kinds.hex_zone.layout import KNOWN, LEGEND, HexZone, SectorKind

from ..workplaces import zone

pytestmark = pytest.mark.usefixtures("qapp")  # letters have no size without an application

LOOKS = [
    *(SectorLook(role, None, stranger) for role in KNOWN for stranger in (False, True)),
    *(SectorLook("pod", number) for number in (1, 12, 345, 9999)),
]


@pytest.mark.parametrize("look", LOOKS)
def test_every_look_is_drawn_with_inks_of_every_theme_inside_its_hex(look: SectorLook) -> None:
    inks = {
        ink
        for mark in marks(look)
        for ink in ((mark.fill, mark.stroke) if isinstance(mark, Shape) else (mark.ink,))
        if ink
    }
    assert all(inks <= theme.keys() for theme in THEMES.values())
    assert reach_of(marks(look)) <= 1.02


def test_kinds_differ_by_shape_and_not_by_colour_alone() -> None:
    drawn = {
        role: tuple(getattr(mark, "path", "") for mark in marks(SectorLook(role))) for role in KNOWN
    }
    assert len(set(drawn.values())) == len(KNOWN)


def test_from_far_away_each_kind_has_the_ink_of_its_ground() -> None:
    assert {role: ground_ink(marks(SectorLook(role))) for role in KNOWN} == {
        role: role for role in KNOWN
    }


def test_pods_show_their_number_and_strangers_a_question_mark() -> None:
    def texts(look: SectorLook) -> list[str]:
        return [mark.text for mark in marks(look) if isinstance(mark, Text)]

    assert texts(SectorLook("pod", 12)) == ["12"]
    assert texts(SectorLook("pod", 7, stranger=True)) == ["7", "?"]
    assert texts(SectorLook("pod")) == []


def test_swatches_paint_what_they_show() -> None:
    for swatch in SWATCHES:
        word, _, number = swatch.content.partition(" ")
        assert swatch.look == look_of(SectorKind(kind=word, number=int(number) if number else None))
    keys = [swatch.key for swatch in SWATCHES]
    assert len(set(keys)) == len(keys)


def test_kinds_of_the_zones_own_are_offered_too() -> None:
    vent = SectorKind(kind="vent", like="silent", title="Vent {big}")
    own = HexZone(legend={**LEGEND, "v": vent, "w": vent}, rows=("vs",))
    added = swatches(own)[len(SWATCHES) :]
    assert [each.content for each in added] == ["vent"]
    assert tr(added[0].title) == "Vent {big}"
    assert "silent" in tr(added[0].help)
    assert swatches(zone("s")) == SWATCHES


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_craft(kind: str) -> None:
    editor_kind = editor_kind_of(kind)
    assert editor_kind.kind == kind
    assert editor_kind_of(kind) is editor_kind
    swatches = editor_kind.swatches(map_kind(kind).blank(None))
    contents = {each.content for each in swatches}
    assert all(set(filling.contents) <= contents for filling in editor_kind.fillings)


def test_the_crafts_are_named_as_their_kinds() -> None:
    assert {kind: editor_kind.kind for kind, editor_kind in EDITOR_KINDS.items()} == {
        kind: kind for kind in EDITOR_KINDS
    }
    assert all(editor_kind_of("hex-zone").marks(swatch.look) for swatch in SWATCHES)
