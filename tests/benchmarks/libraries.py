"""How long a library of 10,000 packs takes: to take in, to open, and to search, as the window does it.

Run by `make bench`. Figures are medians of the processor's time; searching is set beside a bare pass of SQLite over the same rows.
"""

import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from hullwright.plugins.library.local_index import LocalIndex
from hullwright.plugins.library.query import LibraryQuery
from hullwright.schema.documents.libraries import (
    LibraryIndex,
    LibraryPack,
    OfferedMap,
    PackCounts,
    PackVersion,
)
from hullwright.schema.documents.maps import Players
from hullwright.schema.documents.packs import PackAuthor
from hullwright.schema.documents.verdicts import VerdictRow

PACKS, ROUNDS = 10_000, 15
WORDS = [
    "harbour",
    "lantern",
    "rib",
    "galley",
    "spoke",
    "anchor",
    "drift",
    "cinder",
    "weir",
    "latch",
    "moss",
]
QUERIES = {
    "nothing in particular": LibraryQuery(),
    "one letter": LibraryQuery(text="h"),
    "a word": LibraryQuery(text="lantern"),
    "two beginnings": LibraryQuery(text="lant har"),
    "tonight": LibraryQuery(game="eftaios", players=5, minutes=60, fair=True),
    "a word and tonight": LibraryQuery(text="weir", players=4, fair=True, small=True),
}


def pack(number: int, chance: random.Random) -> LibraryPack:
    """Return a pack as people would make it."""
    words = chance.sample(WORDS, 3)
    least = chance.randint(1, 4)
    rows = tuple(
        VerdictRow(
            players=n, games=400, fairness=chance.choice(["fair", "aliens", ""]), minutes=9 * n
        )
        for n in range(least, least + 4)
    )
    facts = OfferedMap(
        file="maps/map.json",
        name=" ".join(words),
        kind="hex-zone",
        game=chance.choice(["eftaios", "no_escape", "space_attack"]),
        players=Players(min=least, max=least + 4),
        spaces=chance.randint(40, 400),
        symmetry=chance.random(),
        verdicts=rows,
        preview=f"previews/{number}.png",
    )
    version = PackVersion(
        pack_version="1.0",
        file=f"packs/pack-{number}-1.0.hullpack",
        size=100_000,
        sha256=f"{number:064x}",
        published=f"2026-{number % 12 + 1:02d}-{number % 28 + 1:02d}",
        counts=PackCounts(maps=1),
        maps=(facts,),
    )
    return LibraryPack(
        id=f"pack-{number}",
        title=f"{words[0].capitalize()} {number}",
        description=" ".join(chance.choices(WORDS, k=40)),
        authors=(PackAuthor(name=chance.choice(["Ada", "Bo", "Cy"])),),
        license="CC-BY-4.0",
        languages=(chance.choice(["en", "de"]),),
        versions=(version,),
    )


def median(act: Callable[[], object]) -> float:
    """Return the median of how many milliseconds of the processor something takes."""
    taken = []
    for _ in range(ROUNDS):
        start = time.process_time()
        act()
        taken.append(1000 * (time.process_time() - start))
    return statistics.median(taken)


def main() -> None:
    """Print what was measured."""
    chance = random.Random(1)
    offered = LibraryIndex(title="Yard", packs=tuple(pack(n, chance) for n in range(PACKS)))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "library.sqlite"
        index = LocalIndex(path)
        start = time.perf_counter()
        index.take_in("file:///yard/", offered)
        print(f"taken in: {PACKS} packs in {time.perf_counter() - start:.1f} s")
        index.close()

        def opened() -> None:
            made = LocalIndex(path)
            made.cards(made.search(LibraryQuery())[:64])
            made.games()
            made.titles()
            made.close()

        print(f"opened, with the first page of cards: {median(opened):.1f} ms (to reach: 300)")
        bare = median(
            lambda: index._database.execute("select pack, stated from statements").fetchall()
        )
        for name, query in QUERIES.items():
            found = len(index.search(query))
            taken = median(lambda query=query: index.cards(index.search(query)[:64]))
            print(
                f"{name}: {found} found in {taken:.1f} ms, {taken / bare:.2f} of a bare pass (to reach: 50 ms)"
            )
        index.close()


if __name__ == "__main__":
    main()
