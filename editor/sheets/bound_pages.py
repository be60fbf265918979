"""Binding: all pages that a person asked for, and what is to be said of them before they are printed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import Message, message

from ..languages.words import tr_in
from .booklet_parts import BookletPart, numbered
from .contents_sheet import ContentsSheet
from .letters import TextMeasure
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


def bound(occasion: SheetSubject, options: SheetOptions, measure: TextMeasure) -> Bound:
    """Return the pages that are asked for; HullwrightError if they can't be made."""
    warnings: list[Message] = list(_of_rules(occasion, options))
    parts = list(_parts(occasion, options, measure, warnings))
    if options.what in {What.BOOKLET, What.PIECES}:
        # Behind the rules, which are read first.
        at = 1 if options.what is What.BOOKLET else 0
        parts.insert(at, _contents(ContentsSheet(occasion, options, measure), parts, at))
    # What has no back goes first: then no white page is needed for a back to come out behind its front.
    parts.sort(key=lambda each: each.is_two_sided)
    warnings += _of_sides(parts)
    pages = tuple(numbered(parts, occasion.document.name, options.language, measure))
    return Bound(_title(occasion, options), pages, tuple(warnings))


def _parts(
    occasion: SheetSubject, options: SheetOptions, measure: TextMeasure, warnings: list[Message]
) -> Iterator[BookletPart]:
    if options.what in {What.SCENARIO, What.BOTH, What.BOOKLET}:
        rules = tuple(_scenario_pages(occasion, options, measure))
        yield BookletPart(message("Rules"), rules)
    if options.what in {What.MAP, What.BOTH, What.BOOKLET}:
        sheets = tuple(_all_map_pages(occasion, options, measure, warnings))
        yield BookletPart(message("Map"), sheets)
    if options.what is What.PIECES or _is_boxed(occasion, options):
        pieces = PieceSheet(occasion, options, measure)
        plain, backed = tuple(pieces.one_sided()), tuple(pieces.two_sided())
        warnings += pieces.warnings(len(plain) + len(backed))
        yield BookletPart(message("Pieces"), plain, is_cut=True)
        if backed:
            yield BookletPart(message("Pieces with backs"), backed, is_two_sided=True, is_cut=True)


def _contents(sheet: ContentsSheet, parts: Sequence[BookletPart], at: int) -> BookletPart:
    """Return the contents; they are made twice, for they count their own pages."""
    made = BookletPart(message("Contents and set-up"), ())
    for _ in range(2):
        order = sorted((*parts[:at], made, *parts[at:]), key=lambda each: each.is_two_sided)
        made = replace(made, pages=tuple(sheet.pages(order)))
    return made


def _of_sides(parts: Sequence[BookletPart]) -> Iterator[Message]:
    """Yield on how many sides of the paper pages are printed, where that matters."""
    if not any(each.is_cut for each in parts):
        return
    first = 1 + sum(len(each.pages) for each in parts if not each.is_two_sided)
    last = sum(len(each.pages) for each in parts)
    if first > last:
        yield message("Print them on one side of the paper, at 100 %.")
    else:
        yield message(
            "Print pages {first} to {last} on both sides of the paper, turned over the long edge, and "
            "the others on one side, all at 100 %: each back then lies behind its front.",
            first=first,
            last=last,
        )


def _is_boxed(occasion: SheetSubject, options: SheetOptions) -> bool:
    """Tell whether a booklet holds a whole box: one map for all, and the pieces."""
    return options.what is What.BOOKLET and has_pieces(occasion.document)


def _title(occasion: SheetSubject, options: SheetOptions) -> str:
    game, name = occasion.game, occasion.document.name
    if not game or not game.scenario.name:
        return name
    return tr_in(options.language, "{name}: {scenario}", name=name, scenario=game.scenario.name)


def _scenario_pages(
    occasion: SheetSubject, options: SheetOptions, measure: TextMeasure
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
    occasion: SheetSubject, options: SheetOptions, measure: TextMeasure, warnings: list[Message]
) -> list[Page]:
    drawing = MapDrawing.of(occasion.document, options.language, options.hull)
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
