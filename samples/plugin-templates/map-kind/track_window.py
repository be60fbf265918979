"""Tracks in the window: what can be painted into them."""

from collections.abc import Mapping

from hullwright.editor.kinds.simple import SimpleContent, simple_kind
from hullwright.schema.messages import message

from .track_kind import KIND, ROLES, TrackLayout

SIGNS = {role: sign for sign, role in ROLES.items()}

CONTENTS = (
    SimpleContent("silent", message("Place"), message("One goes over it."), key="1"),
    SimpleContent("human", message("Start"), message("Players begin here."), "human", key="2"),
    SimpleContent("pod", message("Goal"), message("Players want to be here."), "pod", key="3"),
)


def painted(track: TrackLayout, words: Mapping[str, str]) -> TrackLayout:
    """Return a track with something else in some places, by their labels."""
    places = list(track.places)
    for label, word in words.items():
        places[int(label) - 1] = SIGNS[word]
    return TrackLayout(places="".join(places))


EDITOR = simple_kind(KIND, CONTENTS, painted)
