"""What is said of a run: how far it is, and how many maps meet what is wished."""

from collections.abc import Mapping, Sequence

from hullwright.engines.generation.candidate import Candidate
from hullwright.engines.generation.contract import Measure
from hullwright.engines.generation.taste import Taste

from ..languages.words import number, tr
from .generation_session import GenerationSession, GenerationStage


def run_words(session: GenerationSession, taste: Taste, measures: Mapping[str, Measure]) -> str:
    """Return how far a run is, or what to do to begin one."""
    if session.stage is GenerationStage.IDLE:
        return tr(
            "Say on the left what you wish for, and start: maps appear here and get better as you watch."
        )
    if not session.news.moves:
        return tr("The first maps are being built …") if session.is_running else ""
    return " ".join(filter(None, [_pace(session), _standing(session, measures), _steered(taste)]))


def _steered(taste: Taste) -> str:
    if not taste:
        return ""
    return tr(
        "Steered by what you liked ({liked}) and disliked ({disliked}).",
        liked=len(taste.liked),
        disliked=len(taste.disliked),
    )


def _pace(session: GenerationSession) -> str:
    moves = number(session.news.moves)
    match session.stage:
        case GenerationStage.RUNNING:
            speed = number(round(session.speed))
            return tr("{moves} moves, {speed} a second.", moves=moves, speed=speed)
        case GenerationStage.PAUSED:
            return tr("Paused after {moves} moves.", moves=moves)
        case GenerationStage.RESTING:
            return tr("Resting after {moves} moves; there is little more to gain.", moves=moves)
        case _:
            return tr("Ended after {moves} moves.", moves=moves)


def _standing(session: GenerationSession, measures: Mapping[str, Measure]) -> str:
    """Return how many maps meet everything, or that none has what is required."""
    shown = session.news.shown
    if any(each.score.is_fit for each in shown):
        met = sum(all(mark.is_met for mark in each.score.marks) for each in shown)
        return tr("{met} of {count} maps meet every wish.", met=met, count=len(shown))
    missed = _missed_by_all(shown)
    titles = [tr(measures[each].title) for each in missed if each in measures]
    if titles:
        return tr(
            "No map has everything that is required yet. All of them miss: {wishes}. Allow more there, or wait.",
            wishes=", ".join(titles),
        )
    return tr("No map has everything that is required yet; these are the nearest.")


def _missed_by_all(shown: Sequence[Candidate]) -> list[str]:
    """Return the measures of the required wishes that no map meets."""
    missed = [[mark.wish.measure for mark in each.score.failed] for each in shown]
    return [name for name in missed[0] if all(name in each for each in missed)] if missed else []
