"""What a training has found for a side, as a style with its origin."""

from ..styles import Style
from .training import Training


def found_style(training: Training, game: str, side: str, name: str) -> Style:
    """Return the best weights of a side as a style that says how they were found."""
    room, plan = training.room, training.plan
    exams = [each.exam for each in training.bouts if each.side == side and each.exam]
    kept = [each for each in exams if each.is_better]
    return Style(
        game=game,
        side=side,
        name=name,
        titles={"en": name},
        weights=training.found(side),
        origin={
            "method": "CMA-ES",
            "seed": plan.seed,
            "games": sum(
                plan.games * len(worths)
                for each in training.bouts
                if each.side == side
                for worths in each.worths
            ),
            "maps": [each.name for each in room.grounds],
            "exam_maps": [each.name for each in room.exam_grounds],
            "against": list(room.opponents[side]),
            "gains": [round(100 * each.gain, 2) for each in kept],
            "last_gain": round(100 * exams[-1].gain, 2) if exams else None,
            "is_finished": training.is_over,
        },
    )
