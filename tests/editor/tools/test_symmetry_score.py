"""How symmetric a map is."""

from dataclasses import replace

from hullwright.editor.concepts.editor_kind import NO_SYMMETRY
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.tools.symmetry_score import symmetry_report, symmetry_score
from hullwright.schema.boards.hexes import label

from ..workplaces import zone

KIND = editor_kind_of("hex-zone")


def _score(name: str, *rows: str) -> tuple[float, str]:
    surface = KIND.surface(zone(*rows))
    score = symmetry_score(KIND, surface, KIND.symmetries.usual(name, surface))
    return round(score.share, 3), " ".join(sorted(map(label, score.odd)))


def test_cells_that_differ_from_their_image_are_odd() -> None:
    assert _score("mirror left-right", "sd.ds") == (1.0, "")
    assert _score("mirror left-right", "sd.ss") == (0.5, "B01 D01")


def test_empty_cells_do_not_count_but_an_empty_image_does() -> None:
    assert _score("mirror left-right", "s....") == (0.0, "A01 E01")
    assert _score("mirror left-right", ".....") == (1.0, "")


def test_pods_agree_whatever_their_numbers_and_a_start_with_any_ground() -> None:
    assert _score("mirror left-right", "1H.A2") == (1.0, "")
    assert _score("mirror left-right", "1H.s2") == (1.0, "")
    assert _score("mirror left-right", "1H..2") == (0.5, "B01 D01")


def test_without_a_chosen_symmetry_the_best_one_is_looked_at() -> None:
    surface = KIND.surface(zone("sd.ds", "ds.sd", "s...s"))
    report = symmetry_report(KIND, surface, None)
    assert report.symmetry.name == "mirror left-right"
    assert report.share == 1.0
    assert len(report.shares) == len(KIND.symmetries.choices) - 1


def test_a_chosen_symmetry_is_looked_at_where_its_centre_lies() -> None:
    surface = KIND.surface(zone("sds.."))
    usual = KIND.symmetries.usual("mirror left-right", surface)
    moved = KIND.symmetries.moved(usual, surface.centre(surface.cell_of("B01")))
    assert symmetry_report(KIND, surface, usual).share < 1.0
    assert symmetry_report(KIND, surface, moved).share == 1.0


def test_kinds_without_symmetries_have_nothing_to_tell() -> None:
    kind = editor_kind_of("galaxy")
    assert symmetry_report(replace(kind, copies=None), KIND.surface(zone("s")), None).symmetry == (
        NO_SYMMETRY
    )
