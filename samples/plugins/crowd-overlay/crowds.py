"""Crowds and corners: how much danger touches each sector, and what sort of place it is."""

from collections.abc import Mapping

from hullwright.plugins.overlays import CellValues
from hullwright.plugins.settings import own_settings
from hullwright.schema.kinds.hex_zone.survey import ZoneSurvey

CORNER, CORRIDOR, ROOM, HALL = "corner", "corridor", "room", "hall"

LEGEND: Mapping[str, Mapping[str, str]] = {
    CORNER: {"en": "Corner", "es": "Rincón", "pt": "Canto", "de": "Winkel"},
    CORRIDOR: {"en": "Corridor", "es": "Pasillo", "pt": "Corredor", "de": "Gang"},
    ROOM: {"en": "Room", "es": "Sala pequeña", "pt": "Sala", "de": "Raum"},
    HALL: {"en": "Hall", "es": "Sala", "pt": "Salão", "de": "Halle"},
}


def danger_near(survey: ZoneSurvey) -> CellValues:
    """Return how many dangerous sectors touch each sector."""
    board = survey.board
    dangerous = set(board.with_role("dangerous"))
    values = {
        survey.labels([space])[0]: len(dangerous.intersection(survey.touching(space)))
        for space in range(len(board))
    }
    legend = {
        "least": {"en": "calm", "es": "tranquilo", "pt": "calmo", "de": "ruhig"},
        "most": {
            "en": "in the thick of it",
            "es": "en pleno peligro",
            "pt": "no meio dele",
            "de": "mittendrin",
        },
    }
    return CellValues(values, legend)


def places(survey: ZoneSurvey) -> CellValues:
    """Return what sort of place each sector is, by how many others it touches."""
    hall_from = own_settings(__package__)["hall_from"]
    values = {}
    for space in range(len(survey.board)):
        touching = len(list(survey.touching(space)))
        word = (
            HALL
            if touching >= hall_from
            else (CORNER, CORNER, CORRIDOR)[touching]
            if touching < 3
            else ROOM
        )
        values[survey.labels([space])[0]] = word
    return CellValues(values, LEGEND)
