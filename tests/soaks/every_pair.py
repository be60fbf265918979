"""Every engine and every sample: a hundred games of each pair at random, or the sentence against it.

Run by `make soak`.
"""

from collections import Counter

from hullwright.engines.loader import ENGINES
from hullwright.schema.files.reader import read_map

from ..engines.test_every_pair import SAMPLES, offered, played

GAMES = 100


def main() -> None:
    """Play every pair, and print what became of it."""
    for game in ENGINES:
        for name, path in SAMPLES.items():
            _, found = offered(game, read_map(path))
            if isinstance(found, str):
                print(f"{game:<13} {name:<18} refused: {found}")
                continue
            seats = list(found.seats)
            ends = Counter(
                played(found, seats[seed % len(seats)], seed).reason for seed in range(GAMES)
            )
            print(f"{game:<13} {name:<18} {GAMES} games: {dict(ends.most_common())}")


if __name__ == "__main__":
    main()
