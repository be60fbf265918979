"""Binding: all pages that a person asked for, and what is to be said of them before they are printed."""

from collections.abc import Iterator
from dataclasses import dataclass

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import Message, message

from ..languages.words import tr_in
from .letters import Measure
from .map_drawing import MapDrawing
from .map_sheet import SMALL_SECTOR, TINY_SECTOR, Arrangement, MapSheet
from .options import MOST_ROUNDS, SheetOptions, What
from .pages import Page
from .piece_sheet import PieceSheet
from .scenario_sheet import ScenarioSheet
from .subject import SheetSubject, has_pieces
from .tiles import PageTiles, refuse_endless


@dataclass(frozen=True)
class Bound:
    """Pages in order, and warnings about them."""

    title: str
    pages: tuple[Page, ...]
    warnings: tuple[Message, ...]


def bound(occasion: SheetSubject, options: SheetOptions, measure: Measure) -> Bound:
    """Return the pages that are asked for; HullwrightError if they can't be made."""
    warnings: list[Message] = list(_of_rules(occasion, options))
    parts: list[list[Page]] = []
    if options.what in {What.SCENARIO, What.BOTH, What.BOOKLET}:
        parts.append(list(_scenario_pages(occasion, options, measure)))
    if options.what in {What.MAP, What.BOTH, What.BOOKLET}:
        parts.append(_all_map_pages(occasion, options, measure, warnings))
    if options.what is What.PIECES or _is_boxed(occasion, options):
        pieces = PieceSheet(occasion, options, measure)
        parts.append(pieces.pages())
        warnings += pieces.warnings(len(parts[-1]))
        if pieces.has_backs:
            parts[:-1] = [_even(each, options.paper) for each in parts[:-1]]
    pages = tuple(page for part in parts for page in part)
    return Bound(_title(occasion, options), pages, tuple(warnings))


def _is_boxed(occasion: SheetSubject, options: SheetOptions) -> bool:
    """Tell whether a booklet holds a whole box: one map for all, and the pieces."""
    return options.what is What.BOOKLET and has_pieces(occasion.document)


def _even(pages: list[Page], paper: str) -> list[Page]:
    """Return pages with a white one after an odd number: what follows begins on a sheet of its own."""
    return [*pages, *[Page(paper, landscape=False, items=())] * (len(pages) % 2)]


def _title(occasion: SheetSubject, options: SheetOptions) -> str:
    game, name = occasion.game, occasion.document.name
    if not game or not game.scenario.name:
        return name
    return tr_in(options.language, "{name}: {scenario}", name=name, scenario=game.scenario.name)


def _scenario_pages(
    occasion: SheetSubject, options: SheetOptions, measure: Measure
) -> Iterator[Page]:
    if occasion.game is None and options.what is not What.BOOKLET:
        raise HullwrightError(
            message(
                "There are no rules to print for a {kind}: no engine knows its game yet. Print the "
                "map instead.",
                kind=map_kind(occasion.document.kind).title,
            )
        )
    yield from ScenarioSheet(occasion, options, measure).pages()


def _all_map_pages(
    occasion: SheetSubject, options: SheetOptions, measure: Measure, warnings: list[Message]
) -> list[Page]:
    drawing = MapDrawing.of(occasion.document, options.language)
    refuse_endless(drawing, options.paper)
    sheet = MapSheet(occasion, options, measure, drawing)
    best = sheet.best()
    warnings += _of_size(sheet, best)
    return list(_map_pages(sheet, best, warnings))


def _map_pages(sheet: MapSheet, best: Arrangement, warnings: list[Message]) -> Iterator[Page]:
    options = sheet.options
    is_booklet = options.what is What.BOOKLET and not has_pieces(sheet.occasion.document)
    copies = sheet.occasion.players(options) if is_booklet else options.per_page
    if sheet.sector(best) >= TINY_SECTOR:
        yield from sheet.pages(best, _notes(copies, options) if is_booklet else [""] * copies)
        return
    tiles = PageTiles.of(sheet.drawing, options.paper)
    warnings.append(
        message(
            "{name} is too large for one page: it is spread over {count} pages, which overlap by "
            "a sector.",
            name=sheet.occasion.document.name,
            count=tiles.count,
        )
    )
    yield from tiles.pages(options.language, sheet.measure)
    yield from sheet.record_pages(_notes(copies, options) if is_booklet else [""] * copies)


def _notes(copies: int, options: SheetOptions) -> list[str]:
    return [
        tr_in(options.language, "Sheet {number} of {count}", number=number, count=copies)
        for number in range(1, copies + 1)
    ]


def _of_size(sheet: MapSheet, best: Arrangement) -> Iterator[Message]:
    size = round(sheet.sector(best), 1)
    if not TINY_SECTOR <= sheet.sector(best) < SMALL_SECTOR:
        return
    if sheet.options.per_page == 1:
        yield message(
            "Cells are only {size} mm high, which is hard to read and to write in.", size=size
        )
    else:
        yield message(
            "Cells are only {size} mm high, which is hard to read. Print one sheet on a page.",
            size=size,
        )


def _of_rules(occasion: SheetSubject, options: SheetOptions) -> Iterator[Message]:
    """Yield what there is to say of the rules, and of a record that is cut short."""
    game = occasion.game
    if game is None:
        return
    yield from (each.message for each in game.composition.findings)
    rounds = (options.rounds or game.rounds or 0) if game.words.has_record else 0
    if rounds > MOST_ROUNDS and options.what is not What.SCENARIO:
        yield message(
            "The record has room for the first {most} of {rounds} rounds.",
            most=MOST_ROUNDS,
            rounds=rounds,
        )
