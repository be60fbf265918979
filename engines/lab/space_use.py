"""Is everything used? Spaces nobody enters and spaces that carry everything, by side and phase, and every piece."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import Message, in_a_row, joined, message, some_of

from ..phases import PHASES
from ..statistics import Interval, running
from .answer_words import cell_title, percent
from .bottlenecks import bottlenecks
from .cell_results import CellResults
from .piece_use import piece_rows, piece_sentences
from .question import AnswerRow, CellMaker, Group, GroupResults, LabAnswer

CROWDED = 5
"""So many spaces are looked at together for whether everything happens there."""
OVERLOADED = 4
"""A space that is entered so many times as often as the mean one carries too much."""
RULE_OF_THREE = 3
"""What was not seen in n games happens in fewer than 3 of n, with 95 % confidence."""
RARE = 0.2
"""How much of what is asked for counts as hardly ever."""
MOST_TOLD = 8

PHASE_TITLES = {
    "early": message("first third"),
    "middle": message("second third"),
    "late": message("last third"),
}


class SpaceUse:
    """The question whether every part of a map matters."""

    @property
    def title(self) -> Message:
        """The question as a person asks it."""
        return message("Is everything used?")

    def groups(self, maker: CellMaker) -> Sequence[Group]:
        """Return each cell by itself."""
        return [(each,) for each in maker.typical()]

    def doubt(self, results: GroupResults, certainty: Certainty) -> float:
        """Return how often something could still happen that was never seen, while that is too often."""
        unseen = RULE_OF_THREE / results[0].games
        return unseen if unseen > RARE * certainty.within else 0.0

    def answer(self, results: Sequence[GroupResults], certainty: Certainty) -> LabAnswer:
        """Return which spaces and pieces nobody uses, and which carry everything."""
        cells = [each[0].cell for each in results]
        rows, told = [], []
        for (each,) in results:
            title = cell_title(each.cell, cells)
            told.append(message("{title}: {told}", title=title, told=in_a_row(_sentences(each))))
            found = [
                *_space_rows(each, certainty),
                *_layer_rows(each),
                *_tallies(each, certainty),
                *piece_rows(each, certainty),
            ]
            rows += [_named(title, row) for row in found] if len(cells) > 1 else found
        return LabAnswer(in_a_row(told), tuple(rows))


def _named(title: Message, row: AnswerRow) -> AnswerRow:
    return replace(row, title=joined([title, row.title], " · "))


def visits(results: CellResults, layer: str = "") -> Mapping[str, int]:
    """Return how often each space was entered that can be stood on; by one side in one phase if asked for."""
    figures, prepared = results.cell.figures, results.cell.prepared
    if figures.heat is None:
        return {}
    counted = results.summary.places.get(layer or figures.heat[0], {})
    board, ground = prepared.board, prepared.engine.ground
    spaces = [board.ids[each] for role in ground for each in board.with_role(role)]
    return {each: counted.get(each, 0) for each in (*spaces, *counted)}


def dead_spaces(results: CellResults) -> Sequence[str]:
    """Return the spaces that nobody ever enters."""
    return sorted(each for each, count in visits(results).items() if not count)


def overloaded_spaces(results: CellResults) -> Sequence[str]:
    """Return the spaces that carry far more than the mean one, the busiest first."""
    found = visits(results)
    mean = sum(found.values()) / max(len(found), 1)
    busy = [each for each, count in found.items() if count > OVERLOADED * mean]
    return sorted(busy, key=lambda each: -found[each])


def _sentences(results: CellResults) -> Iterator[Message]:
    found = visits(results)
    if not found:
        yield message("Nothing is counted by places in this game.")
        return
    dead, overloaded = dead_spaces(results), overloaded_spaces(results)
    busiest = sorted(found, key=lambda each: -found[each])[:CROWDED]
    share = sum(found[each] for each in busiest) / max(sum(found.values()), 1)
    yield (
        message("Nobody ever enters {spaces}.", spaces=some_of(list(dead), MOST_TOLD))
        if dead
        else message("Every space is entered.")
    )
    yield message(
        "The busiest are {spaces}, with {share} % of all moves.",
        spaces=", ".join(busiest),
        share=percent(share),
    )
    if overloaded:
        yield message("Overloaded: {spaces}.", spaces=some_of(list(overloaded), MOST_TOLD))
    narrow = bottlenecks(results.cell.prepared, found)
    if narrow:
        yield message(
            "Bottlenecks that everybody on the other side has to pass: {spaces}.",
            spaces=some_of(list(narrow), MOST_TOLD),
        )
    yield from piece_sentences(results)


def _space_rows(results: CellResults, certainty: Certainty) -> Iterator[AnswerRow]:
    """Yield a row for what is dead, overloaded and narrow, each with its share of all moves."""
    found = visits(results)
    whole = sum(found.values())
    groups = (
        (message("Never entered"), dead_spaces(results)),
        (message("Overloaded"), overloaded_spaces(results)),
        (message("Bottlenecks"), bottlenecks(results.cell.prepared, found)),
    )
    for title, spaces in groups:
        if not spaces:
            continue
        count = sum(found.get(each, 0) for each in spaces)
        bounds = running(count, whole, certainty.confidence)
        told = message("{spaces}", spaces=some_of(list(spaces), MOST_TOLD))
        yield AnswerRow(
            *(title, count / whole if whole else 0.0, bounds, results.games, told),
            cell=results.cell,
            places=tuple(spaces),
        )


def _layer_rows(results: CellResults) -> Iterator[AnswerRow]:
    """Yield how much of the map each side uses in each phase of the game, and where most happens."""
    figures, words = results.cell.figures, results.cell.prepared.ruleset.words
    for name, layer in figures.layers.items():
        found = visits(results, name)
        used = [each for each in found if found[each]]
        if not used or layer.phase not in PHASES:
            continue
        busiest = sorted(used, key=lambda each: -found[each])[:CROWDED]
        phase = PHASE_TITLES[layer.phase]
        title = (
            message("{side}, {phase} of the game", side=words.of(layer.side), phase=phase)
            if layer.side
            else message("Everybody, {phase} of the game", phase=phase)
        )
        share = len(used) / len(found)
        told = message("of the spaces; most at {spaces}", spaces=", ".join(busiest))
        yield AnswerRow(
            *(title, share, Interval(share, share), results.games, told),
            cell=results.cell,
            places=tuple(busiest),
        )


def _tallies(results: CellResults, certainty: Certainty) -> Iterator[AnswerRow]:
    """Yield a row for each place of which the game keeps a tally, such as pods."""
    for name, tally in results.cell.figures.tallies.items():
        counts = results.summary.places.get(name, {})
        whole = sum(counts.values())
        for label, title in tally.labels.items():
            count = counts.get(label, 0)
            bounds = running(count, whole, certainty.confidence)
            told = (
                _against_the_others(bounds, len(tally.labels)) if count else message("never used")
            )
            place = message("{tally}: {title}", tally=Message(tally.title, {}), title=title)
            yield AnswerRow(
                *(place, count / whole if whole else 0.0, bounds, results.games, told),
                cell=results.cell,
                places=(label,),
            )


def _against_the_others(bounds: Interval, places: int) -> Message:
    """Return whether a place is used as often as each of them would be if they were all alike."""
    even = 1 / places
    if places == 1:
        return message("used")
    if bounds.low > even:
        return message("used more often than the others")
    if bounds.high < even:
        return message("used less often than the others")
    return message("used, with no visible difference from the others")
