"""The method of an experiment in sentences, the same in the window and in reports."""

from collections.abc import Iterator

from hullwright.engines.lab.rounds import LabRun

from ..languages.words import number, tr


def method_of(laboratory: LabRun) -> Iterator[str]:
    """Yield what was played, by whom, and how sure it is."""
    experiment = laboratory.experiment
    yield tr(
        "{games} games between bots, with the seed {seed}. Intervals hold {confidence} % of the time, "
        "however often one looks.",
        games=number(laboratory.games),
        seed=str(experiment.seed),
        confidence=number(100 * experiment.certainty.confidence),
    )
    cells = [each for group in laboratory.groups for each in group]
    engines = {f"{each.prepared.engine.title} {each.prepared.engine.version}" for each in cells}
    bots = sorted({name for each in cells for name in each.bot_names})
    yield tr(
        "Engine: {engines}. Bots: {bots}.", engines=", ".join(sorted(engines)), bots=", ".join(bots)
    )
    if any(each.prepared.engine.sides for each in cells):
        yield tr(
            "Who has won is counted as the rules say: a side wins when one of its players does, a Human who was killed "
            "has lost, and both sides can win the same game."
        )
