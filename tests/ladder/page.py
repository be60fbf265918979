"""The page docs/bots.md: the ladder, habits, styles and speed as tables."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from hullwright.engines.lab.mixture import mixture
from hullwright.engines.loader import engine
from hullwright.engines.statistics import running

from .cells import Cell, Played, samples_of
from .habits import MAY_USE, USED
from .questions import OTHERS, Rung, expert_cells, rungs, scenario_cells, style_cells
from .store import Store

ENOUGH = 1000
HABITS = (
    ("kills by Aliens that hit their own side", "own kills", "alien kills"),
    ("attacks that hit nobody", "missed", "attacks"),
    ("moves of Humans into another Human's sector", "moves to another", "human moves"),
    ("noises that may be anywhere and are in the true sector", "true bluffs", "bluffs"),
)
"""What is told of habits: in words, what is counted, and of what."""
KEPT = "<!-- What follows is written by hand, and stays when the page is written anew. -->\n"
HEAD = """# What the bots are worth

Written by `make ladder` on {date}, at commit `{commit}`. Shares have 95 % intervals (Wilson). A share is that of the
*seats* of a side or level that won: the chance of a player who is dealt it. Aliens are
judged by the seats of Humans that did not win ("humans held"). Their own wins are told beside it, in brackets, and judge nothing:
by the rules Aliens win as soon as the last Human aboard is lost, however many have escaped before, and who lets Humans out
leaves fewer pods for the last of them. So Aliens who hardly stop anybody win more games than experts on some zones.
Levels of a side are compared against the same opponents
(Humans against {human_foes} Aliens, Aliens against {alien_foes} Humans); where everybody plays alone, both levels sit
at one table. Seeds are fresh: nothing was trained on them. Cells with fewer than {enough} games are marked with their number.
All cells were played by the bots of this commit, also those that were played before it: what changes a game, its bots or a map makes `make ladder` forget its games.
"""


def page(store: Store, games: Sequence[str], speeds: Mapping[str, float], date: str) -> str:
    """Return the page with everything that is known so far."""
    foes = {f"{side}_foes": level.capitalize() for side, level in OTHERS.items()}
    parts = [HEAD.format(date=date, commit=store.commit, enough=f"{ENOUGH:,}", **foes)]
    for game in games:
        parts.append(f"\n## {engine(game).title}\n")
        parts += _ladder(store, game)
        parts += _habits(store, game)
        parts += _styles(store, game)
        parts += _speed(game, speeds)
    return "\n".join(parts) + "\n"


def kept(path: Path) -> str:
    """Return what somebody has written at the end of a page, which stays when it is written anew."""
    if not path.exists():
        return ""
    _, mark, text = path.read_text("utf-8").partition(KEPT)
    return f"\n{mark}{text}" if mark else ""


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield "| " + " | ".join(heads) + " |"
    yield "|" + " --- |" * len(heads)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def _ladder(store: Store, game: str) -> Iterator[str]:
    """Yield each level against the one below, by map and side."""
    rows, apart, known = [], Counter[str](), Counter[str]()
    for rung in rungs(game):
        upper, lower = store.of(rung.upper), store.of(rung.lower)
        if not upper or not lower:
            continue
        is_apart = stands_above(rung, upper, lower)
        if rung.judges:
            known[_judged(rung)] += 1
            apart[_judged(rung)] += is_apart
        won, lost = rung.counts
        verdict = ("**no**", "yes")[is_apart] if rung.judges else ("(no)", "(yes)")[is_apart]
        rows.append(
            (
                *(rung.map, _judged(rung), f"{rung.level} / {rung.below}"),
                *(_share(upper, *won), _share(lower, *lost), verdict),
            )
        )
    if known:
        counts = (
            f"{apart[each]} of {known[each]} rungs" + (f" ({each})" if len(known) > 1 else "")
            for each in known
        )
        yield f"Each level against the one below: intervals are apart on {', '.join(counts)}.\n"
        heads = ("map", "side", "level / below", "level", "below", "apart")
        yield from _table(heads, rows)


def _judged(rung: Rung) -> str:
    """Return which side a rung is about, and by what it is judged."""
    if rung.hinders:
        return f"{rung.side}, {rung.hinders}s held"
    return (rung.side or "–") if rung.judges else f"({rung.side}, own wins)"


def stands_above(rung: Rung, upper: Played, lower: Played) -> bool:
    """Tell whether a level wins more often than the one below, with intervals apart."""
    won, lost = rung.counts
    return upper.bounds(*won).low > lower.bounds(*lost).high


def is_settled(rung: Rung, upper: Played, lower: Played) -> bool:
    """Tell the same by intervals that hold however often one looks: who looks after a few games may go on elsewhere."""
    (won, seats), (lost, others) = rung.counts
    low = running(upper[won], upper[seats]).low
    return low > running(lower[lost], lower[others]).high


def _share(found: Played, wins: str, chances: str) -> str:
    low, high = found.bounds(wins, chances)
    text = f"{100 * found.share(wins, chances):.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    return text if found["games"] >= ENOUGH else f"{text}, {found['games']} games"


def _habits(store: Store, game: str) -> Iterator[str]:
    """Yield what became of attacks between the best bots, and how many games of some scenarios are decided."""
    total = Played()
    for cell in expert_cells(game):
        total.update(store.of(cell))
    rows = [
        (words, _share(total, part, whole), f"{total[whole]:,}")
        for words, part, whole in HABITS
        if total[whole]
    ]
    if rows:
        yield from _table(
            (f"habit of the experts in {total['games']:,} games", "share", "of"), rows
        )
        yield from _uses(total)
    rows = [
        (cell.scenario, cell.map, _share(store.of(cell), "decided", "games"))
        for cell in scenario_cells(game)
        if store.of(cell)
    ]
    if rows:
        yield from _table(("scenario", "map", "games with a winner"), rows)


def _uses(total: Played) -> Iterator[str]:
    """Yield for each item and ability how many of those who could use it in a game did."""
    rows = [
        (name, _share(total, USED + name, MAY_USE + name), f"{total[MAY_USE + name]:,}")
        for name in sorted(key.removeprefix(MAY_USE) for key in total if key.startswith(MAY_USE))
    ]
    yield "How many of the players who could use something in a game did so:\n"
    yield from _table(("item or ability", "used by", "of players"), rows)


def _styles(store: Store, game: str) -> Iterator[str]:
    """Yield between which bounds the share of the first side lies over styles, and at the mixture."""
    rows = []
    for name in samples_of(game):
        cells = style_cells(game, name)
        if cells and all(store.of(cell) for row in cells for cell in row):
            rows.append((name, *_over_styles(store, game, cells)))
    if rows:
        side = engine(game).sides[0]
        yield f"What a seat of the {side} side wins over all pairs of styles, and where neither side gains by changing."
        yield "After few games a pair, chance alone puts low and high farther apart than they are:\n"
        yield from _table(("map", "low", "high", "mixture", "games a pair"), rows)


def _over_styles(store: Store, game: str, cells: Sequence[Sequence[Cell]]) -> tuple[str, ...]:
    side = engine(game).sides[0]
    payoffs = [
        [store.of(each).share(f"wins {side}", f"seats {side}") for each in row] for row in cells
    ]
    every = [each for row in payoffs for each in row]
    fewest = min(store.of(each)["games"] for row in cells for each in row)
    shares = (min(every), max(every), mixture(payoffs).value)
    return (*(f"{100 * each:.1f} %" for each in shares), str(fewest))


def _speed(game: str, speeds: Mapping[str, float]) -> Iterator[str]:
    rows = [
        (key.partition(" ")[2], f"{speed:.1f}")
        for key, speed in speeds.items()
        if key.startswith(f"{game} ")
    ]
    if rows:
        yield from _table(("bots at all seats, first map", "games a second and core"), rows)
