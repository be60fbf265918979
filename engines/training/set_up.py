"""Setting up a training of one of our games: which maps, against whom, and from where to begin."""

from collections.abc import Iterable, Mapping, Sequence

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..bot_table import bots, present_name, styles
from ..loader import engine, plain_scenario, prepared
from ..rules.book import RuleBook
from ..styles import LEVELS, Style, Trainable, level_and_style
from .course import LoadedMap, Maker, TrainingGround
from .trainables import trainables
from .training import TrainingRoom

BEST = LEVELS[-1]
EXAM = 3
"""Every third map is kept for the exam, unless maps for it are named."""


def training_room(
    game: str,
    side: str | None,
    maps: Sequence[MapDocument],
    exam_maps: Sequence[MapDocument] = (),
    against: Sequence[str] = (),
    start: Mapping[str, Style] | None = None,
) -> TrainingRoom:
    """Return who trains where: one side or all of them; HullwrightError for what can't be."""
    chosen = _chosen(game, side)
    practice, exam = (maps, exam_maps) if exam_maps else _split(maps)
    begun = {name: _start(each, (start or {}).get(name)) for name, each in chosen.items()}
    return TrainingRoom(
        sides=engine(game).sides,
        trainables=chosen,
        start=begun,
        grounds=tuple(map(_ground, practice)),
        exam_grounds=tuple(map(_ground, exam)),
        opponents={name: _opponents(game, name, against) for name in chosen},
    )


def _chosen(game: str, side: str | None) -> Mapping[str, Trainable]:
    known = trainables(game)
    if side is None:
        return known
    if side not in known:
        raise HullwrightError(
            message(
                "There is no side “{side}” to train; there are {known}.",
                side=side,
                known=", ".join(known),
            )
        )
    return {side: known[side]}


def _split(maps: Sequence[MapDocument]) -> tuple[list[MapDocument], list[MapDocument]]:
    """Return maps to train on, and maps for the exam; a single one has to do for both."""
    exam = list(maps[EXAM - 1 :: EXAM]) or list(maps[-1:])
    return [each for each in maps if each not in exam] or list(maps), exam


def _ground(document: MapDocument) -> TrainingGround:
    scenario = plain_scenario(document, name=document.name)
    found = prepared(document, scenario, RuleBook())
    return TrainingGround(document.name, LoadedMap(document, scenario), found.players())


def _start(trainable: Trainable, style: Style | None) -> Mapping[str, float]:
    given = style.weights if style else {}
    return {name: given.get(name, scale.start) for name, scale in trainable.scales.items()}


def _opponents(game: str, side: str, against: Sequence[str]) -> Mapping[str, Maker]:
    """Return the bots that a side trains against: those that are named, or all experts that the others can be."""
    known = bots(game)
    names = [present_name(game, each) for each in against] or list(_experts(game, side, known))
    for name in names:
        if name not in known:
            raise HullwrightError(
                message(
                    "There is no bot “{name}”; there are {known}.",
                    name=name,
                    known=", ".join(known),
                )
            )
    return {name: known[name] for name in names}


def _experts(game: str, side: str, known: Iterable[str]) -> Iterable[str]:
    described = styles(game)
    for name in known:
        level, style = level_and_style(name)
        is_ours = bool(side) and style in described and described[style].side == side
        if level == BEST and not is_ours:
            yield name
