"""Par as a search: it tells how far it is, and can be stopped."""

from itertools import pairwise

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy.par import par
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey

from .arrange import layout


def short() -> GalaxySurvey:
    """Return a galaxy that is crossed soon, under examination."""
    document = MapDocument(kind="galaxy", name="Short", layout=layout("EPsFssPsO"))
    return GalaxySurvey.of(document)


def test_the_search_for_par_tells_its_progress_and_finds_the_same():
    survey = short()
    shares: list[float] = []

    def following(share: float) -> bool:
        shares.append(share)
        return True

    found = par(survey, following)
    assert found == par(survey)
    assert found is not None
    assert found.median > 4
    assert shares[0] == 0
    assert all(a < b for a, b in pairwise(shares))
    assert 0.8 <= shares[-1] < 1


def test_the_search_for_par_stops_when_it_is_told_to():
    survey = short()
    asked: list[float] = []

    def enough(share: float) -> bool:
        asked.append(share)
        return share < 0.25

    assert par(survey, enough) is None
    assert asked[-2] < 0.25 <= asked[-1]
    assert len(asked) < 60
